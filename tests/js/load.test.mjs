// Choosing and starting an image: nothing on import, the best that the engine takes, JavaScript where it takes none.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';
import { relaxedSimd } from 'wasm-feature-detect';
import { Core } from '../../bindings/core.js';
import { unpack } from '../../bindings/unpack.js';
import { pack } from '../../bindings/pack.mjs';
import { translate } from '../../bindings/translate.mjs';
import { AttnError, dist, fails, load, loaded, near, same, works } from './support.mjs';

const rejects = async (promise, parts) => {
  const error = await promise.then(
    () => assert.fail('it loaded'),
    (thrown) => thrown,
  );
  return fails(
    () => {
      throw error;
    },
    { call: 'load', argument: 'image', ...parts },
  );
};

function caught(run) {
  try {
    run();
  } catch (error) {
    return error;
  }
  return assert.fail('nothing was thrown');
}

/** Runs a piece of code in a new Node and gives what it prints as JSON. */
const inNode = (code, ...flags) =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, '--input-type=module', '-e', code], {
      encoding: 'utf8',
      cwd: dist('.'),
    }),
  );

test('every image is there, and load tells which one runs', async () => {
  // Node 18 knows only drafts of relaxed SIMD.
  const best = (await relaxedSimd()) ? ['relaxed'] : [];
  assert.deepEqual(
    loaded.map(({ name }) => name),
    ['scalar', 'simd128', ...best, 'js'],
  );
  for (const { name, attn } of loaded) assert.equal(attn.image, name);
  assert.equal((await load()).image, best[0] ?? 'simd128');
  assert.equal((await load({})).image, best[0] ?? 'simd128');
  assert.equal((await load({ image: undefined })).image, best[0] ?? 'simd128');
});

test('load refuses what it does not know', async () => {
  await rejects(load({ image: 'avx' }), { code: 'ATTN_BAD_VALUE', message: /'relaxed', 'simd128', 'scalar', 'js'/ });
  await rejects(load({ image: 1 }), { code: 'ATTN_BAD_TYPE' });
  await rejects(load({ wasm: 1 }), { code: 'ATTN_UNKNOWN_OPTION', argument: 'wasm' });
  await rejects(load(null), { code: 'ATTN_BAD_TYPE', argument: '' });
  await rejects(load('js'), { code: 'ATTN_BAD_TYPE', argument: '' });
});

test('importing compiles nothing and touches no page', () => {
  const traps = `const no = () => { throw new Error('touched'); };
    for (const key of ['document', 'window', 'navigator', 'fetch', 'location', 'WebAssembly']) {
      Object.defineProperty(globalThis, key, { get: no, configurable: true });
    }`;
  for (const entry of ['./index', './index.node']) {
    assert.equal(inNode(`${traps} await import('${entry}.mjs'); console.log(1)`), 1);
    const cjs = `const { createRequire } = await import('node:module'); ${traps}
      createRequire(process.cwd() + '/x.js')('${entry}.cjs'); console.log(1)`;
    assert.equal(inNode(cjs), 1);
  }
});

test('the best image that the engine takes is chosen', () => {
  const print = "const { load } = await import('./index.mjs'); console.log(JSON.stringify((await load()).image))";
  const refusing = (most) => `const { Module, validate } = WebAssembly; const lacks = (bytes) => bytes.length > ${most};
    WebAssembly.Module = function (bytes) {
      if (lacks(bytes)) throw new WebAssembly.CompileError('unknown instruction');
      return new Module(bytes);
    };
    WebAssembly.validate = (bytes) => !lacks(bytes) && validate(bytes); ${print}`;
  const size = (image) => readFileSync(new URL(`../../build/${image}/attention.wasm`, import.meta.url)).length;
  assert.equal(inNode(refusing(size('simd128'))), 'simd128');
  assert.equal(inNode(refusing(size('scalar'))), 'scalar');
  assert.equal(inNode(refusing(0)), 'js');
});

test('where WebAssembly is missing, or a policy refuses to compile, the core in JavaScript takes over', () => {
  const run = `const x = [1, 0, 0, 1, 1, 1]; const attn = await load();
    console.log(JSON.stringify([attn.image, ...attn.attention({ q: x, k: x, v: x, shape: { Tq: 3, dk: 2 } }).output]))`;
  const ways = [
    'delete globalThis.WebAssembly;',
    "WebAssembly.Module = class { constructor() { throw new WebAssembly.CompileError('refused'); } };",
    'WebAssembly.Module = WebAssembly.validate = () => { throw new Error("no"); };',
  ];
  const imports = ['./index', './index.node'].flatMap((entry) => [
    `const { load } = await import('${entry}.mjs');`,
    `const { createRequire } = await import('node:module');
    const { load } = createRequire(process.cwd() + '/x.js')('${entry}.cjs');`,
  ]);
  for (const way of ways) {
    for (const how of imports) {
      const [image, ...output] = inNode(`${way} ${how} ${run}`);
      assert.equal(image, 'js');
      near(output, [0.80222, 0.59889, 0.59889, 0.80222, 0.75174, 0.75174], 5e-6);
    }
  }
});

test('a policy that refuses is asked once, not once for every image', () => {
  const code = `let asked = 0;
    WebAssembly.Module = class { constructor() { asked++; throw new WebAssembly.CompileError('refused'); } };
    const { load } = await import('./index.mjs'); await load(); console.log(asked)`;
  assert.equal(inNode(code), 1);
});

test('where the main thread may compile only little at once, the core is compiled in the background', () => {
  const code = `WebAssembly.Module = class { constructor() { throw new RangeError('too large'); } };
    const { load } = await import('./index.mjs'); console.log(JSON.stringify((await load({ image: 'scalar' })).image))`;
  assert.equal(inNode(code), 'scalar');
});

test('an image that was asked for and does not run is an error, not another image', () => {
  const code = `WebAssembly.validate = () => false; WebAssembly.Module = class { constructor() { throw new Error(); } };
    const { load } = await import('./index.mjs');
    const parts = (e) => [e.code, e.call, e.argument, e.message];
    console.log(JSON.stringify(await load({ image: 'scalar' }).then(() => 'loaded', parts)))`;
  const [status, call, argument, message] = inNode(code);
  assert.deepEqual([status, call, argument], ['ATTN_UNSUPPORTED', 'load', 'image']);
  assert.match(message, /'scalar' does not run/);
});

test('a refusal is not kept: the engine is asked again', () => {
  const code = `const { Module } = WebAssembly; WebAssembly.Module = class { constructor() { throw new Error('no'); } };
    const { load } = await import('./index.mjs');
    const first = await load({ image: 'scalar' }).then(() => 'loaded', (e) => e.code);
    WebAssembly.Module = Module; console.log(JSON.stringify([first, (await load({ image: 'scalar' })).image]))`;
  assert.deepEqual(inNode(code), ['ATTN_UNSUPPORTED', 'scalar']);
});

// Some other allocators never keep memory, so that only glibc is held to it.
const { glibcVersionRuntime } = process.report.getReport().header;
test('results lie in memory that earlier ones left, not in fresh pages', { skip: !glibcVersionRuntime }, () => {
  const code = `const { load } = await import('./index.mjs'); const attn = await load();
    const [q, v] = [new Float32Array(1024), new Float32Array(128)]; let faults = 0;
    for (let n = 0; n < 200; n++) {
      if (n === 60) faults = process.resourceUsage().minorPageFault;
      attn.attention({ q, k: [1], v, shape: { Tq: 1024, Tk: 1, dk: 1, dv: 128 } });
    }
    console.log((process.resourceUsage().minorPageFault - faults) / 140)`;
  assert.ok(inNode(code) < 10, 'of 128 pages in each result');
});

test('a module that fails becomes an error, and a fresh one takes the next call', async () => {
  const bytes = readFileSync(new URL('../../build/scalar/attention.wasm', import.meta.url));
  const module = new WebAssembly.Module(bytes);
  let broken = false;
  let started = 0;
  const instantiate = () => {
    started++;
    const { exports } = new WebAssembly.Instance(module, {});
    const trap = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    return { ...exports, attn_release: (mark) => (broken ? trap() : exports.attn_release(mark)) };
  };
  const core = new Core(instantiate(), instantiate);
  const call = (body) => core.run('attention', body);
  const { name, code, message } = caught(() =>
    call(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    }),
  );
  assert.deepEqual([name, code], ['AttnError', 'ATTN_UNSUPPORTED']);
  assert.match(message, /^attention: the module failed \(RuntimeError: unreachable\)/);
  assert.ok(core.broken);
  assert.equal(
    call((fresh) => fresh.generation),
    1,
  );
  assert.equal(started, 2);
  assert.equal(core.exports.attn_memory_used(), 0);

  // Where even the release fails, the result stands and the next call has a fresh module.
  broken = true;
  assert.equal(
    call((fresh) => fresh.generation),
    1,
  );
  assert.equal(
    call((fresh) => fresh.generation),
    2,
  );
});

test('the engine running out of stack inside a call leaves a core that works', async () => {
  const attn = await load({ image: 'scalar' });
  const cache = attn.cache({ Hkv: 1, capacity: 2, dk: 2 });
  const deep = () => {
    try {
      attn.softmax([1, 2, 3]);
    } catch {
      return;
    }
    deep();
  };
  for (let n = 0; n < 20; n++) {
    try {
      deep();
    } catch (error) {
      assert.ok(error instanceof RangeError || error instanceof AttnError);
    }
  }
  near(attn.softmax([0, Math.log(3)]), [0.25, 0.75], 1e-7);
  cache.close();
  works(attn);
});

test('images survive packing, whatever bytes they are made of and whatever they share', () => {
  const every = Uint8Array.from({ length: 1024 }, (_, n) => (n * 7 + (n >> 8)) & 255);
  const few = new Uint8Array(300).fill(255);
  const changed = Uint8Array.from([...few.slice(0, 50), ...every.slice(100), ...every]);
  for (let n = 70; n < changed.length; n += n) changed[n]++;
  const images = { every, few, none: new Uint8Array(0), changed, again: changed };
  const text = pack(images);
  assert.match(text, /^[\x20-\x7e\n]*$/);
  const { IMAGES } = vm.runInNewContext(`${text.replace('export const', 'var')}; ({ IMAGES })`);
  const unpacked = unpack(IMAGES);
  for (const [name, bytes] of Object.entries(images)) same(unpacked[name], bytes, name);
  assert.ok(IMAGES.text.length < 2 * every.length, 'what came before is not written again');
});

test('a translation that wasm2js writes in another way is refused by the build', () => {
  assert.throws(() => translate('var retasmFunc = asmFunc({});'), /no longer writes/);
  assert.throws(() => translate("import * as env from 'env';"), /imports/);
});

test('the core in JavaScript refuses memory past 2 GiB instead of pretending', async () => {
  const { attn } = loaded.find(({ name }) => name === 'js');
  assert.throws(
    () => attn.random(1).uniform(2 ** 29),
    (error) => error.code === 'ATTN_OUT_OF_MEMORY',
  );
  assert.throws(
    () => attn.random(1).uniform(2 ** 30 - 64),
    (error) => error.code === 'ATTN_OUT_OF_MEMORY',
  );
  works(attn);
});

test('every file that the fallback needs is in dist', () => {
  for (const file of ['attention-js.js', 'attention-js.mjs', 'attention-js.cjs'])
    assert.ok(existsSync(dist(file)), file);
  const context = vm.createContext({});
  vm.runInContext(readFileSync(dist('attention-js.js'), 'utf8'), context);
  assert.equal(vm.runInContext('typeof AttentionFiguresJs.instantiate', context), 'function');
});
