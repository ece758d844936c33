/**
 * What the tests of the deck share: a Chromium with a clock and a time zone of its own, and hands for the review
 * page.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dist } from './lib/copies.mjs';

export const address = (file) => pathToFileURL(join(dist, file)).href;

/** What a page says or asks for that it should not: to be empty at the end. */
export function overhear(page) {
  const heard = [];
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) heard.push(`request: ${request.url()}`);
  });
  return heard;
}

/**
 * Gives a page a clock that stands where the test puts it, also across reloads. @param {import('puppeteer-
 * core').Page} page
 */
export async function clockPage(page, at, zone) {
  const heard = overhear(page);
  let script;
  const zoneIs = (name) => page.emulateTimezone(name);
  const set = async (moment) => {
    if (script) await page.removeScriptToEvaluateOnNewDocument(script.identifier);
    script = await page.evaluateOnNewDocument(fakeClock, moment);
    await page.evaluate((to) => globalThis.setClock?.(to), moment);
  };
  await zoneIs(zone);
  await set(at);
  return { page, heard, set, zoneIs };
}

function fakeClock(start) {
  const RealDate = Date;
  let now = start;
  globalThis.setClock = (to) => {
    now = to;
  };
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length ? parts : [now]));
    }

    static now() {
      return now;
    }
  };
}

/** Runs `call(review, ...args)` with the `<attn-review>` of the page. */
export const onReview = (page, call, ...args) =>
  page.evaluate(
    (source, rest) => new Function(`return (${source})`)()(document.querySelector('attn-review'), ...rest),
    call.toString(),
    args,
  );

export const rendered = (page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) {
      await document.querySelector('attn-review')?.updateComplete;
      for (const card of document.querySelectorAll('attn-card')) await card.updateComplete;
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  });

/** Opens the review and waits until its deck has been read. */
export async function openReview(page, file = 'review.html') {
  await page.goto(address(file));
  await page.waitForFunction(
    () => {
      const root = document.querySelector('attn-review')?.shadowRoot;
      return root?.querySelector('.today, .session') && !root.textContent.includes('Opening your deck');
    },
    { polling: 50 },
  );
  await rendered(page);
}

/** What the list of cards says: name of the card → its state and the day of its next review, as a reader sees them. */
export const listed = (page) =>
  onReview(page, (review) =>
    Object.fromEntries(
      [...review.shadowRoot.querySelectorAll('.card-row')].map((row) => [
        row.querySelector('h3').textContent,
        {
          words: row.querySelector('.stands').textContent.trim(),
          next: row.querySelector('.card-head time')?.getAttribute('datetime') ?? null,
        },
      ]),
    ),
  );

/** The log as it is stored. */
export const storedLog = (page, name = 'attention-figures-deck') =>
  page.evaluate(
    (database) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(database);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const rows = request.result.transaction('log').objectStore('log').getAll();
          rows.onsuccess = () => {
            request.result.close();
            resolve(rows.result.sort((a, b) => a.tick - b.tick));
          };
        };
      }),
    name,
  );

export const pressButton = async (page, label) => {
  const found = await onReview(
    page,
    (review, text) => {
      const button = [...review.shadowRoot.querySelectorAll('button')].find(({ textContent }) =>
        textContent.trim().startsWith(text),
      );
      button?.click();
      return Boolean(button);
    },
    label,
  );
  if (!found) throw new Error(`the review has no button “${label}”`);
  await rendered(page);
};

/** A folder that receives what the page saves; `next` gives the text of the file that the action brings. */
export async function downloads(page) {
  const folder = mkdtempSync(join(tmpdir(), 'attn-deck-'));
  const session = await page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  return {
    folder,
    async next(action) {
      const before = new Set(readdirSync(folder));
      await action();
      for (let i = 0; i < 100; i++) {
        const file = readdirSync(folder).find((name) => !before.has(name) && !name.endsWith('.crdownload'));
        if (file) return { name: file, path: join(folder, file), text: readFileSync(join(folder, file), 'utf8') };
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      }
      throw new Error('nothing was saved');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Hands a file to “Bring back a copy”. */
export async function choose(page, path) {
  const input = await page.evaluateHandle(() =>
    document.querySelector('attn-review').shadowRoot.querySelector('input[type=file]'),
  );
  await input.uploadFile(path);
  await page.waitForFunction(
    () => document.querySelector('attn-review').shadowRoot.querySelector('.incoming, [aria-live] .notice'),
    { polling: 50 },
  );
  await rendered(page);
}

/** Hands for the review page in any engine: `page` as in lib/engines.mjs. */
export const review = (page, run, ...rest) =>
  page.evaluate(
    (source, values) => new Function(`return (${source})`)()(document.querySelector('attn-review'), ...values),
    run.toString(),
    rest,
  );

export const ready = (page) =>
  page.until('the deck is open', () => {
    const root = document.querySelector('attn-review')?.shadowRoot;
    return Boolean(root?.querySelector('.today, .session')) && !root.textContent.includes('Opening your deck');
  });

export const press = (page, label) =>
  review(
    page,
    (element, text) => {
      [...element.shadowRoot.querySelectorAll('button')]
        .find(({ textContent }) => textContent.trim().startsWith(text))
        .click();
      return element.updateComplete.then(() => true);
    },
    label,
  );

export const state = (page) => review(page, (element) => element.updateComplete.then(() => element.state));

export const card = (page) =>
  review(page, async (element) => {
    await element.updateComplete;
    const inner = element.shadowRoot.querySelector('attn-card');
    await inner?.updateComplete;
    return (
      inner && {
        name: inner.name,
        revealed: inner.revealed,
        waits: [...inner.shadowRoot.querySelectorAll('.grade')].map(({ textContent }) =>
          textContent.trim().replace(/\s+/g, ' '),
        ),
      }
    );
  });
