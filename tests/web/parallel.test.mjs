// load({ threads }) in pages: workers from file: and under a strict policy, with the same bits and without a message;
// one thread where a policy refuses workers, with no more said than the engine itself says; a worker that dies.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { copyOfDist, dist } from './lib/copies.mjs';
import { ENGINES, launch } from './lib/engines.mjs';
import { POLICIES, serve } from './lib/serve.mjs';

const page = (body) => '<!doctype html><meta charset="utf-8"><title>Threads</title><link rel="icon" href="data:,">'
  + `<script src="attention-figures.js"></script>${body}`;
const FILES = {
  'threads.html': page(''),
  'framed.html': page('<iframe sandbox="allow-scripts" src="frame.html"></iframe>'),
};

/** Runs in the page. */
async function compute() {
  const attn = await window.AttentionFigures.load({ threads: 2 });
  const draw = attn.random(5);
  const n = 5 * 70 * 16;
  const given = {
    q: draw.normal(n), k: draw.normal(n), v: draw.normal(n), shape: { H: 5, Tq: 70, dk: 16 }, causal: true,
    returns: { weights: true },
  };
  const expected = { ...attn.attention(given), ...attn.attentionGrad({ ...given, outputGrad: given.q }) };
  const promises = [attn.parallel.attention(given), attn.parallel.attentionGrad({ ...given, outputGrad: given.q })];
  given.q.fill(0);
  const result = Object.assign({}, ...await Promise.all(promises));
  const { threads } = attn.parallel;
  attn.parallel.close();
  return {
    threads,
    parts: Object.keys(result),
    same: Object.keys(expected).every((key) => String(result[key]) === String(expected[key])),
    closed: await attn.parallel.attention(given).then(() => 'computed', ({ code }) => code),
  };
}
const computed = (threads) => ({
  threads, parts: ['output', 'emptyRows', 'weights', 'qGrad', 'kGrad', 'vGrad'], same: true, closed: 'ATTN_CLOSED',
});

/** Runs in the page: the first worker dies of its first piece. */
async function die() {
  const { Blob: Original } = window;
  window.Blob = class extends Original {
    constructor([text], options) {
      super([`${text};const run = onmessage;
        onmessage = (event) => { if (event.data.args) throw new Error('dies'); run(event); };`], options);
    }
  };
  const attn = await window.AttentionFigures.load({ threads: 1 });
  window.Blob = Original;
  const x = [1, 0, 0, 1, 1, 1];
  const call = () => attn.parallel.attention({ q: x, k: x, v: x, shape: { Tq: 3, dk: 2 } });
  const first = await call().then(() => 'computed', ({ code, message }) => `${code} ${message}`);
  const { output } = await call();
  attn.parallel.close();
  return { first, output: Math.round(output[0] * 1e4) };
}

for (const engine of ENGINES) {
  describe(engine, () => {
    const collect = engine === 'webkit';
    let browser;
    before(async () => {
      browser = await launch(engine);
    });
    after(() => browser?.close());
    const served = async (csp, run) => {
      const extra = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`/${name}`, text]));
      extra['/frame.html'] = page('<script src="frame.js"></script>');
      extra['/frame.js'] = `(${compute})().then((result) => parent.postMessage(result, '*'));`;
      const site = await serve(dist, { collect, csp, extra });
      try {
        await run(site.url);
      } finally {
        await site.close();
      }
    };

    test('two workers from file:', async () => {
      const copy = copyOfDist({ files: FILES, collect });
      try {
        await browser.open(copy.url('threads.html'));
        assert.deepEqual(await browser.evaluate(compute), computed(2));
        assert.deepEqual(await browser.messages(), []);
      } finally {
        copy.remove();
      }
    });

    test('two workers under a strict policy that names them', () => served(POLICIES.strict, async (url) => {
      await browser.open(`${url}threads.html`);
      assert.deepEqual(await browser.evaluate(compute), computed(2));
      assert.deepEqual(await browser.messages(), []);
    }));

    test('a worker that dies takes one call with it', () => served(POLICIES.strict, async (url) => {
      await browser.open(`${url}threads.html`);
      const { first, output } = await browser.evaluate(die);
      assert.match(first, /^ATTN_UNSUPPORTED attention: a worker died \(.*dies/);
      assert.equal(output, 8022);
    }));

    for (const [why, csp] of [
      ['names no workers', "script-src 'self' 'wasm-unsafe-eval'"],
      ['refuses them', POLICIES.strict.replace('worker-src blob:', "worker-src 'none'")],
    ]) {
      test(`one thread under a policy that ${why}`, () => served(csp, async (url) => {
        await browser.open(`${url}threads.html`);
        assert.deepEqual(await browser.evaluate(compute), computed(1));
        const planned = ({ text }) => /worker|Content.Security.Policy/i.test(text);
        assert.deepEqual((await browser.messages()).filter((message) => !planned(message)), []);
      }));
    }

    test('in a sandboxed frame', () => served('', async (url) => {
      await browser.open(`${url}framed.html`);
      const result = await browser.evaluate(() => new Promise((resolve) => {
        window.onmessage = ({ data }) => resolve(data);
        // It may have been done before anybody listened.
        const frame = document.querySelector('iframe');
        frame.src = frame.getAttribute('src');
      }));
      assert.deepEqual(result, computed(result.threads));
      assert.ok(result.threads >= 1);
    }));
  });
}
