/** The review page under a finger, in two tabs at once, and still while it opens: in three engines from file:. */
import { after, before, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { address, card, press, ready, review, state } from './deck-support.mjs';
import { copyOfDist } from './lib/copies.mjs';
import { ENGINES, launch } from './lib/engines.mjs';

/** Where the button with these words is, once it is there and stands still. */
async function placeOf(words) {
  const { shadowRoot } = document.querySelector('attn-review');
  const inner = shadowRoot.querySelector('attn-card')?.shadowRoot;
  const button = [shadowRoot, ...(inner ? [inner] : [])]
    .flatMap((root) => [...root.querySelectorAll('button:enabled')])
    .find(({ textContent, offsetParent }) => offsetParent && textContent.trim().startsWith(words));
  button?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = button?.getBoundingClientRect() ?? {};
  for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const still = button?.isConnected && button.getBoundingClientRect().top === top;
  return still ? { x: left + width / 2, y: top + height / 2 } : null;
}

/** A finger on that button. WebKit's driver has a mouse only: there it is a click. */
async function tap(page, words) {
  let point;
  for (let tries = 0; !point && tries < 100; tries++) point = await page.evaluate(placeOf, words);
  assert.ok(point, `no button “${words}” to be touched`);
  await page.click(point, { touch: page.engine !== 'webkit' });
}

for (const engine of ENGINES) {
  describe(`the review page in ${engine}`, () => {
    let page;
    let copy;
    before(async () => {
      copy = copyOfDist({ collect: engine === 'webkit' });
      page = await launch(engine, { width: 480, height: 800 });
      await page.open(copy.url('review.html'));
      await ready(page);
    });
    after(async () => {
      await page?.close();
      copy?.remove();
    });
    const session = async (wanted) =>
      page.until(
        `the session is at ${JSON.stringify(wanted)}`,
        (expected) => {
          const { session: now } = document.querySelector('attn-review').state;
          return JSON.stringify(now?.grades ?? null) === expected;
        },
        JSON.stringify(wanted),
      );

    it('goes through a session by touch alone', async () => {
      await tap(page, 'Add all 10 cards');
      await page.until('they are added', () => document.querySelector('attn-review').state.due === 10);
      await tap(page, 'Begin');
      await session([0, 0, 0, 0]);
      const first = (await card(page)).name;
      await tap(page, 'Show the answer');
      await tap(page, 'Again');
      await session([1, 0, 0, 0]);
      assert.notEqual((await card(page)).name, first);
      await tap(page, 'Show the answer');
      await tap(page, 'Easy');
      await session([1, 0, 0, 1]);
      await tap(page, 'Take back');
      await session([1, 0, 0, 0]);
      for (let easy = 1; easy <= 10; easy++) {
        await tap(page, 'Show the answer');
        await tap(page, 'Easy');
        await session([1, 0, 0, easy]);
      }
      assert.ok(!(await card(page)), 'the forgotten card came back, and was the last');
      await tap(page, 'Take back');
      await session([1, 0, 0, 9]);
      await tap(page, 'End');
      await tap(page, 'Back to the deck');
      await page.until('the deck is shown', () => document.querySelector('attn-review').state.session === null);
      const words = await review(page, (element) => element.shadowRoot.querySelector('.stands').textContent);
      assert.match(words, /^Learning, again in/);
    });

    it('in two tabs in turn loses nothing and doubles nothing, and each follows the other live', async () => {
      const other = await page.tab();
      const tabs = [page, other];
      await other.open(copy.url('review.html'));
      await ready(other);
      const settle = async (due) => {
        for (const tab of tabs)
          await tab.until(`${due} are due`, (n) => document.querySelector('attn-review').state.due === n, due);
      };
      await review(page, async (element) => {
        element.reset();
        await element.updateComplete;
        const buttons = [...element.shadowRoot.querySelectorAll('.card-row button')];
        for (const button of buttons.filter(({ textContent }) => textContent === 'Reset')) button.click();
      });
      await settle(10);
      for (let i = 0; i < 10; i++) {
        const tab = tabs[i % 2];
        await press(tab, 'Begin');
        await review(tab, async (element) => {
          await element.updateComplete;
          const shown = element.shadowRoot.querySelector('attn-card');
          await shown.updateComplete;
          shown.reveal();
          await shown.updateComplete;
          shown.shadowRoot.querySelector('[data-grade="4"]').click();
          await element.updateComplete;
          element.reset();
        });
        await settle(9 - i);
      }
      await review(page, (element) => element.undo());
      await settle(1);
      const log = await page.evaluate(
        () =>
          new Promise((resolve) => {
            indexedDB.open('attention-figures-deck').onsuccess = ({ target: { result } }) => {
              result.transaction('log').objectStore('log').getAll().onsuccess = (event) => {
                result.close();
                resolve(event.target.result.sort((a, b) => a.tick - b.tick));
              };
            };
          }),
      );
      assert.deepEqual(
        log.slice(-21).map(({ type }) => type),
        [...Array(10).fill('reset'), ...Array(10).fill('grade'), 'undo'],
      );
      assert.equal(new Set(log.map(({ id }) => id)).size, log.length);
      await other.open(copy.url('review.html'));
      await ready(other);
      assert.equal((await state(other)).due, 1, 'and the same after a reload');
    });
  });
}

describe('while it opens in chromium', { skip: !ENGINES.includes('chromium') }, () => {
  for (const width of [320, 1280]) {
    it(`nothing on the review page moves, ${width} pixels wide`, async () => {
      const driver = await launch('chromium', { width, height: 800 });
      try {
        const { page } = driver;
        await page.evaluateOnNewDocument(() => {
          globalThis.moved = [];
          new PerformanceObserver((list) => globalThis.moved.push(...list.getEntries())).observe({
            type: 'layout-shift',
            buffered: true,
          });
        });
        // The bar on top is not the deck's.
        const shift = () =>
          page.evaluate(() =>
            globalThis.moved
              .filter(({ sources }) => !sources.every(({ node }) => node?.parentElement?.closest('.bar')))
              .reduce((sum, { value }) => sum + value, 0),
          );
        for (const cards of ['an empty deck', 'ten cards']) {
          await page.goto(address('review.html'));
          await ready(driver);
          await driver.until('it has been painted', () => new Promise((done) => {
            requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
          }));
          assert.equal(await shift(), 0, cards);
          if (cards === 'an empty deck') await press(driver, 'Add all');
        }
      } finally {
        await driver.close();
      }
    });
  }
});
