/**
 * The review page where storage fails, in three engines from file:. Each fault is a script that runs before the page's
 * own.
 */
import { after, before, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfDist, dist } from './lib/copies.mjs';
import { ENGINES, launch } from './lib/engines.mjs';
import { serve } from './lib/serve.mjs';

const OPEN = 'const open = IDBFactory.prototype.open;';

/** name → the script, what the notice must say, and whether a deck is stored all the same. */
const FAULTS = {
  // First, while there is no sound database of ours yet.
  'a broken database': {
    // Another schema under our name, with a row that must survive.
    script: `${OPEN} let first = true; IDBFactory.prototype.open = function (name, version) {
      const request = open.call(this, name, version);
      if (first && name === 'attention-figures-deck') request.addEventListener('upgradeneeded', (event) => {
        event.stopImmediatePropagation();
        first = false;
        request.result.createObjectStore('old').put('kept', 1);
      });
      return request;
    };`,
    says: /set aside under the name “attention-figures-deck-broken-\d{4}-\d\d-\d\d”/,
    stored: 'attention-figures-deck',
  },
  'one that cannot be read': {
    script: `for (const method of ['getAll', 'openCursor']) {
      const real = IDBObjectStore.prototype[method];
      IDBObjectStore.prototype[method] = function (...rest) {
        if (this.name === 'log' && this.transaction.db.name === 'attention-figures-deck')
          throw new DOMException('damaged', 'UnknownError');
        return real.apply(this, rest);
      };
    }`,
    says: /left as it is under the name “attention-figures-deck”/,
    stored: 'attention-figures-deck-2',
  },
  'none at all': {
    script: "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });",
    says: /does not let the page store/,
  },
  'one that is forbidden': {
    script: "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };",
    says: /does not let the page store/,
  },
  'one that never answers': {
    script: `IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype, {
      addEventListener: { value() {} },
    });`,
    says: /does not answer/,
  },
  'one that cannot be opened': {
    script: "IDBFactory.prototype.open = () => { throw new DOMException('broken', 'UnknownError'); };",
    says: /could not be opened or written/,
  },
  'one that is full': {
    // Under a name of its own, since a deck is stored already.
    script: `${OPEN} IDBFactory.prototype.open = function (name, version) {
      return open.call(this, name + '-fresh', version);
    };
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
    says: /is full/,
  },
};

const page = (fault) =>
  readFileSync(join(dist, 'review.html'), 'utf8').replace(
    '<script src="./theme.js">',
    `<script src="./${fault}.js"></script><script src="./theme.js">`,
  );
const slug = (name) => name.replaceAll(' ', '-');

const files = Object.fromEntries(
  Object.entries(FAULTS).flatMap(([name, { script }]) => [
    [`${slug(name)}.html`, page(slug(name))],
    [`${slug(name)}.js`, script],
  ]),
);
// A frame without an origin of its own may store nothing; it tells its parent what it shows.
files['sandbox.html'] =
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox</title><link rel="icon" href="data:,"></head><body>
<iframe title="Review" sandbox="allow-scripts" src="framed.html" width="700" height="700"></iframe>
<script src="parent.js"></script></body></html>`;
files['parent.js'] = "addEventListener('message', ({ data }) => { globalThis.framed = data; });";
files['framed.html'] = page('framed');
files['framed.js'] = `setInterval(() => {
  const root = document.querySelector('attn-review')?.shadowRoot;
  const add = [...root?.querySelectorAll('button') ?? []].find((button) => button.textContent.includes('Add all'));
  add?.click();
  parent.postMessage(root?.textContent ?? '', '*');
}, 200);`;

// The lesson in such a frame, which goes to its cards by itself.
files['sandbox-lesson.html'] = files['sandbox.html'].replace('framed.html', 'framed-lesson.html');
files['framed-lesson.html'] = readFileSync(join(dist, 'attention.html'), 'utf8').replace(
  '<script src="./theme.js">',
  '<script src="./framed-lesson.js"></script><script src="./theme.js">',
);
files['framed-lesson.js'] = `setInterval(() => {
  const card = document.querySelector('attn-card');
  card?.scrollIntoView({ behavior: 'instant' });
  parent.postMessage({ card: card?.shadowRoot?.textContent ?? '', seen: globalThis.__seen ?? [] }, '*');
}, 200);`;

for (const engine of ENGINES) {
  describe(`the deck in ${engine}, with a storage that fails:`, () => {
    let browser;
    let copy;
    before(async () => {
      copy = copyOfDist({ files, collect: engine === 'webkit' });
      browser = await launch(engine);
    });
    after(async () => {
      await browser?.close();
      copy?.remove();
    });

    const root = (run) =>
      browser.evaluate(
        (source) => new Function(`return (${source})`)()(document.querySelector('attn-review')),
        run.toString(),
      );

    const rows = (database, store) =>
      browser.evaluate(
        async (name, of) => {
          // The window of a frame has its own IndexedDB, without the fault.
          const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
          return new Promise((resolve, reject) => {
            contentWindow.indexedDB.open(name).onsuccess = ({ target: { result } }) => {
              if (!result.objectStoreNames.contains(of)) reject(new Error(`${name} has no ${of}`));
              result.transaction(of).objectStore(of).getAll().onsuccess = (event) => {
                result.close();
                resolve(event.target.result);
              };
            };
          });
        },
        database,
        store,
      );

    for (const [name, { says, stored }] of Object.entries(FAULTS)) {
      it(`${name}: the cards work, a plain notice says so, a copy is offered`, async () => {
        await browser.open(copy.url(`${slug(name)}.html`));
        await browser.until('the deck is there', () => {
          const shadow = document.querySelector('attn-review')?.shadowRoot;
          return Boolean(shadow?.querySelector('.today')) && !shadow.textContent.includes('Opening your deck');
        });
        const due = await root(async (review) => {
          [...review.shadowRoot.querySelectorAll('button')]
            .find(({ textContent }) => textContent.includes('Add all'))
            .click();
          review.start();
          await review.updateComplete;
          const card = review.shadowRoot.querySelector('attn-card');
          card.reveal();
          await card.updateComplete;
          card.grade(4);
          await new Promise((resolve) => {
            setTimeout(resolve, 300);
          });
          review.reset();
          await review.updateComplete;
          return review.state.due;
        });
        assert.equal(due, 9);
        await browser.until(
          'the notice is there',
          () => document.querySelector('attn-review').shadowRoot.querySelector('.notice') != null,
        );
        const notice = await root((review) => ({
          text: review.shadowRoot.querySelector('.notice').textContent.replace(/\s+/g, ' '),
          copy: review.shadowRoot.querySelector('.notice textarea')?.value ?? null,
        }));
        assert.match(notice.text, says);
        if (!stored) {
          assert.match(notice.text, /Save a copy/);
          assert.equal(JSON.parse(notice.copy).log.length, 11);
          return;
        }
        assert.match(notice.text, /Save what can be read of it/);
        assert.equal((await rows(stored, 'log')).length, 11);
      });
    }

    it('what was set aside is still there, and what could not be read is as it was', async () => {
      await browser.open(copy.url('none-at-all.html'));
      const day = new Date().toISOString().slice(0, 10);
      assert.deepEqual(await rows(`attention-figures-deck-broken-${day}`, 'old'), ['kept']);
      assert.equal((await rows('attention-figures-deck', 'log')).length, 11);
    });

    // Over http, since Chromium loads no script into a sandboxed frame from file:.
    it('a sandboxed frame: the same', async () => {
      const site = await serve(copy.folder, { csp: '' });
      try {
        await browser.open(`${site.url}sandbox.html`);
        await browser.until(
          'the frame has spoken',
          () => /is not stored/.test(globalThis.framed ?? '') && /10 cards are due/.test(globalThis.framed),
        );
        assert.match(await browser.evaluate(() => globalThis.framed), /does not let the page store/);
        assert.deepEqual(await browser.messages(), []);
      } finally {
        await site.close();
      }
    });

    it('the lesson in a sandboxed frame: its cards live, and nothing is said on the console', async () => {
      const site = await serve(copy.folder, { csp: '' });
      try {
        await browser.open(`${site.url}sandbox-lesson.html`);
        await browser.until('its first card lives', () => /Show the answer/.test(globalThis.framed?.card));
        // A refusal that none can catch is said a little later.
        await browser.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 500); }));
        assert.deepEqual(await browser.evaluate(() => globalThis.framed.seen), []);
        assert.deepEqual(await browser.messages(), []);
        assert.ok(site.requests.some(({ path }) => path.endsWith('lesson-deck.js')));
      } finally {
        await site.close();
      }
    });

    it('a script that does not come: the page says so, and brings it when asked again', async () => {
      // A folder of its own: WebKit keeps a file that it has read.
      const bare = copyOfDist({ collect: engine === 'webkit' });
      const script = join(bare.folder, 'lesson-deck.js');
      rmSync(script);
      await browser.open(bare.url('review.html'));
      await browser.until('the page says so', () =>
        /does not load.*Your deck is untouched.*Try again/.test(document.querySelector('attn-review [role=alert]')?.textContent ?? ''));
      await browser.evaluate(() => document.querySelector('attn-review button').click());
      await browser.until('it says so again, and the button keeps the focus', () =>
        document.activeElement.textContent === 'Try again' && document.activeElement.closest('[role=alert]') !== null);
      copyFileSync(join(dist, 'lesson-deck.js'), script);
      await browser.evaluate(() => document.querySelector('attn-review button').click());
      await browser.until('the deck is there', () =>
        Boolean(document.querySelector('attn-review')?.shadowRoot?.querySelector('.today')));
      bare.remove();
    });

    it('and no page has thrown', async () => {
      await browser.open(copy.url('none-at-all.html'));
      await browser.until('the deck is there', () =>
        Boolean(document.querySelector('attn-review')?.shadowRoot?.querySelector('.today')),
      );
      assert.deepEqual(await browser.messages(), []);
    });
  });
}
