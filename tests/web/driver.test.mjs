// The drivers themselves, on a page of their own: what the other suites rely on works in each engine, and is not blind.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ENGINES, launch } from './lib/engines.mjs';
import { POLICIES, serve } from './lib/serve.mjs';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Driver</title></head>
<body><p id="pad">pad</p><input id="field"><script src="page.js"></script></body></html>`;

const SCRIPT = `
window.events = [];
const keep = (e) => events.push({ type: e.type, pointer: e.pointerType, key: e.key, shift: e.shiftKey, x: e.clientX });
for (const type of ['pointerdown', 'pointermove', 'pointerup', 'keydown', 'click']) addEventListener(type, keep);
try { localStorage.setItem('a', 'b'); window.stored = true; } catch { window.stored = false; }`;

const NOISY = PAGE.replace('</body>', '<img src="missing.png"><img src="http://example.invalid/x.png">'
  + '<p style="color:red">x</p><script src="noise.js"></script></body>');

const NOISE = `console.warn('said aloud'); Promise.reject(new Error('let down'));
setTimeout(() => { throw new Error('thrown'); });
WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))
  .then(() => { window.wasm = true; }, () => { window.wasm = false; });`;

const folder = mkdtempSync(join(tmpdir(), 'driver-'));
const files = { 'index.html': PAGE, 'page.js': SCRIPT, 'noisy.html': NOISY, 'noise.js': NOISE };
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
after(() => rmSync(folder, { recursive: true, force: true }));

for (const engine of ENGINES) {
  describe(engine, () => {
    let page;
    let site;
    before(async () => {
      page = await launch(engine, { dark: true });
      site = await serve(folder, { collect: engine === 'webkit' });
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    test('a quiet page has no messages and asks for nothing else', async () => {
      await page.open(site.url);
      assert.deepEqual(await page.messages(), []);
      assert.deepEqual(page.requests.filter((url) => !url.startsWith(site.url)), []);
      assert.deepEqual(await page.evaluate((a) => ({ a, title: document.title, stored: window.stored }), [1, 'x']),
        { a: [1, 'x'], title: 'Driver', stored: true });
      assert.equal(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches), true);
    });

    test('the viewport, pointer, touch and keys arrive', async () => {
      await page.size(700, 600);
      assert.deepEqual(await page.evaluate(() => [innerWidth, innerHeight]), [700, 600]);
      await page.drag([{ x: 30, y: 30 }, { x: 60, y: 40 }, { x: 90, y: 40 }]);
      const drag = await page.evaluate(() => events.splice(0));
      const ends = drag.map(({ type }) => type).filter((type) => type === 'pointerdown' || type === 'pointerup');
      assert.deepEqual(ends, ['pointerdown', 'pointerup']);
      assert.ok(drag.some(({ type, x }) => type === 'pointermove' && Math.abs(x - 60) <= 1));
      await page.drag([{ x: 30, y: 30 }, { x: 60, y: 40 }], { touch: true });
      const touch = await page.evaluate(() => events.splice(0));
      const touched = touch.some(({ type, pointer }) => type === 'pointerdown' && pointer === 'touch');
      assert.ok(touched, JSON.stringify(touch));
      await page.press('ArrowRight', { shift: true });
      const keys = await page.evaluate(() => events.splice(0));
      assert.ok(keys.some(({ key, shift }) => key === 'ArrowRight' && shift), JSON.stringify(keys));
      await page.evaluate(() => document.querySelector('#field').focus());
      await page.type('a b1');
      assert.equal(await page.evaluate(() => document.querySelector('#field').value), 'a b1');
    });

    test('a screenshot is a picture', async () => {
      assert.equal(Buffer.from(await page.screenshot()).subarray(1, 4).toString(), 'PNG');
    });

    test('nothing that goes wrong in a page is missed', async () => {
      const strict = await serve(folder, { csp: POLICIES.noWasm, collect: engine === 'webkit' });
      try {
        await page.open(`${strict.url}noisy.html`);
        await page.until('all noise', () => ['said aloud', 'let down', 'thrown', 'missing.png', 'img-src', 'style-src']
          .every((what) => JSON.stringify(window.__seen).includes(what)));
        // This WebKit compiles WebAssembly under any policy.
        assert.equal(await page.evaluate(() => window.wasm), engine === 'webkit');
        assert.ok((await page.messages()).length >= 5);
        assert.ok(strict.requests.some(({ path, status }) => path === '/missing.png' && status === 404));
      } finally {
        await strict.close();
      }
    });

    test('a call to another host is seen', async () => {
      const open = await serve(folder, { csp: '', collect: engine === 'webkit' });
      try {
        await page.open(`${open.url}noisy.html`);
        await page.until('the call', () => JSON.stringify(window.__seen).includes('example.invalid'));
        assert.ok(page.requests.some((url) => url.includes('example.invalid')), JSON.stringify(page.requests));
      } finally {
        await open.close();
      }
    });
  });
}

for (const engine of ENGINES) {
  test(`${engine} without WebAssembly and storage is what it says`, async () => {
    const page = await launch(engine, { wasm: false, storage: false });
    const site = await serve(folder, { collect: engine === 'webkit' });
    try {
      await page.open(site.url);
      const kind = await page.evaluate(() => typeof WebAssembly);
      assert.deepEqual([kind, await page.evaluate(() => window.stored)], ['undefined', false]);
    } finally {
      await page.close();
      await site.close();
    }
  });
}
