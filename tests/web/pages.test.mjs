// Every page of dist/ from file: (in a folder with a difficult name) and over http under a strict policy, in each
// engine: no message, no request beyond its own files, every figure alive.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { after, before, describe, test } from 'node:test';
import { copyOfDist, dist } from './lib/copies.mjs';
import { ENGINES, launch } from './lib/engines.mjs';
import { POLICIES, serve } from './lib/serve.mjs';
import { pages, strangers, wake } from './lib/visit.mjs';

/** Figures that the lesson must hold; other pages may have any number of them. */
const LESSON = ['attn-lookup', 'attn-matrix', 'attn-masks', 'attn-heads'];

function checkFigures(name, tags) {
  if (name === 'attention.html') for (const tag of LESSON) assert.ok(tags.includes(tag), `${name} has no ${tag}`);
}

for (const engine of ENGINES) {
  describe(engine, () => {
    const collect = engine === 'webkit';
    let page;
    before(async () => {
      page = await launch(engine);
    });
    after(() => page?.close());

    const quiet = async (base) => {
      assert.deepEqual(await page.messages(), []);
      assert.deepEqual(strangers(page.requests, base), []);
      const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
      assert.deepEqual(strangers(loaded, base), []);
    };

    for (const name of pages()) {
      test(`${name} opens from file:`, async () => {
        const copy = copyOfDist({ collect });
        try {
          await page.open(copy.url(name));
          checkFigures(name, await wake(page));
          await quiet(pathToFileURL(copy.folder).href);
        } finally {
          copy.remove();
        }
      });

      test(`${name} opens over http under a strict policy`, async () => {
        const site = await serve(dist, { collect });
        try {
          await page.open(site.url + name);
          checkFigures(name, await wake(page));
          await quiet(site.url);
          assert.deepEqual(site.requests.filter(({ status }) => status !== 200), []);
        } finally {
          await site.close();
        }
      });
    }
  });
}

// Where WebAssembly is refused, the core in JavaScript takes over: by a policy in Chromium and Firefox, by switching
// it off in WebKit, which knows no such policy (its Lockdown Mode does the like).
for (const engine of ENGINES) {
  test(`${engine}: without WebAssembly the lesson's figures live on the core in JavaScript`, async () => {
    const byPolicy = engine !== 'webkit';
    const page = await launch(engine, { wasm: byPolicy });
    const site = await serve(dist, { csp: byPolicy ? POLICIES.noWasm : POLICIES.strict, collect: !byPolicy });
    try {
      await page.open(`${site.url}attention.html`);
      checkFigures('attention.html', await wake(page));
      assert.ok(site.requests.some(({ path }) => path === '/attention-js.js'), 'attention-js.js was not asked for');
      // The engine itself reports the refusal that the page has planned for.
      const planned = ({ text }) => /wasm|WebAssembly/i.test(text);
      assert.deepEqual((await page.messages()).filter((message) => !planned(message)), []);
      assert.deepEqual(site.requests.filter(({ status }) => status !== 200), []);
    } finally {
      await page.close();
      await site.close();
    }
  });
}

test('with WebAssembly nobody asks for the core in JavaScript', async () => {
  const page = await launch(ENGINES[0]);
  const site = await serve(dist, { collect: ENGINES[0] === 'webkit' });
  try {
    await page.open(`${site.url}attention.html`);
    await wake(page);
    assert.ok(!site.requests.some(({ path }) => path.includes('attention-js')));
  } finally {
    await page.close();
    await site.close();
  }
});
