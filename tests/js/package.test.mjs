// The package as it is published: packed, unpacked into an empty project, and used by import, by require, from
// TypeScript and through a bundler.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { build } from 'esbuild';
import { near, root } from './support.mjs';

const project = mkdtempSync(join(tmpdir(), 'attention project #é '));
after(() => rmSync(project, { recursive: true, force: true }));

const packed = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
)[0];
mkdirSync(join(project, 'node_modules/attention-figures'), { recursive: true });
execFileSync('tar', [
  '-xzf',
  join(project, packed.filename),
  '-C',
  join(project, 'node_modules/attention-figures'),
  '--strip-components=1',
]);
writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true }');

/** Runs a file of the project and gives what it prints as JSON. */
function runs(name, code) {
  writeFileSync(join(project, name), code);
  return JSON.parse(execFileSync(process.execPath, [name], { cwd: project, encoding: 'utf8' }));
}

/** The worked example of the lesson, X = [[1, 0], [0, 1], [1, 1]], in float64. */
function worked(causal) {
  const x = [
    [1, 0],
    [0, 1],
    [1, 1],
  ];
  return x.flatMap((q, i) => {
    const weights = x.map((k, j) => (causal && j > i ? 0 : Math.exp((q[0] * k[0] + q[1] * k[1]) / Math.SQRT2)));
    const sum = weights.reduce((a, b) => a + b, 0);
    return [0, 1].map((c) => weights.reduce((a, w, j) => a + (w / sum) * x[j][c], 0));
  });
}

const EXAMPLE = `load().then((attn) => {
  const x = [1, 0, 0, 1, 1, 1];
  const run = (causal) => [...attn.attention({ q: x, k: x, v: x, shape: { Tq: 3, dk: 2 }, causal }).output];
  console.log(JSON.stringify([run(false), run(true), new AttnError('c', 'a', 'b', 'm') instanceof Error]));
});`;
const holds = ([open, causal, error]) => {
  near(open, worked(false), 1e-7);
  near(causal, worked(true), 1e-7);
  assert.ok(error);
};

test('the worked example to seven digits by import', () => {
  holds(runs('example.mjs', `import { load, AttnError } from 'attention-figures';\n${EXAMPLE}`));
});

test('the worked example to seven digits by require', () => {
  holds(runs('example.cjs', `const { load, AttnError } = require('attention-figures');\n${EXAMPLE}`));
});

test('the core in JavaScript by import and by require, in the packed files', () => {
  const without = EXAMPLE.replace('load()', "load({ image: 'js' })");
  holds(runs('js.mjs', `import { load, AttnError } from 'attention-figures';\n${without}`));
  holds(runs('js.cjs', `const { load, AttnError } = require('attention-figures');\n${without}`));
});

test('the figures can be imported where there is no page, and are defined there', () => {
  const text = `import { figures, load } from 'attention-figures/figures';
import { load as same } from 'attention-figures';
const tags = Object.keys(figures).map((name) => 'attn-' + name);
console.log(JSON.stringify([typeof document, load === same, ...tags, ...tags.map((tag) => typeof customElements.get(tag))]));`;
  const [page, oneCore, ...found] = runs('server.mjs', text);
  assert.equal(page, 'undefined');
  assert.ok(oneCore);
  assert.equal(found.length, 10);
  assert.ok(found.slice(5).every((kind) => kind === 'function'), found.join());
});

test('the package holds its files and nothing of the workshop', () => {
  const files = packed.files.map(({ path }) => path);
  for (const file of [
    'index.mjs',
    'index.cjs',
    'index.node.mjs',
    'index.node.cjs',
    'figures.node.mjs',
    'attention-images.mjs',
    'attention-images.cjs',
    'attention-scalar.wasm',
    'attention-simd128.wasm',
    'attention-relaxed.wasm',
    'index.d.ts',
    'index.d.cts',
    'attention-js.mjs',
    'attention-js.cjs',
    'attention-js.js',
    'attention-parallel.mjs',
    'attention-parallel.cjs',
    'attention-parallel.js',
    'BUILD.txt',
  ])
    assert.ok(files.includes(`dist/${file}`), file);
  for (const file of files) assert.match(file, /^(dist\/|package\.json$|README\.md$|CHANGELOG\.md$|LICENSE$)/);
  for (const file of files.filter((name) => /\.(m?js|cjs|txt)$/.test(name))) {
    const text = readFileSync(join(project, 'node_modules/attention-figures', file), 'utf8');
    assert.ok(!text.includes(root), `${file} names this folder`);
  }
});

/** Every entry, by the file that it is: those for pages run in Node too. */
const ENTRIES = ['index.mjs', 'index.cjs', 'index.node.mjs', 'index.node.cjs'];
const IMAGES = ['relaxed', 'simd128', 'scalar', 'js'];

/** Loads each image by an entry and runs the example; gives which ran and what else the code printed. */
const everyImage = (entry, before = '') => `import { createRequire } from 'node:module';
import v8 from 'node:v8';
try { v8.setFlagsFromString('--experimental-wasm-relaxed-simd'); } catch {}
${before}
const entry = ${JSON.stringify(entry)};
const { load } = entry.endsWith('.cjs') ? createRequire(import.meta.url)(entry) : await import(entry);
const x = [1, 0, 0, 1, 1, 1], ran = {};
for (const image of ${JSON.stringify(IMAGES)}) {
  try {
    const attn = await load({ image });
    ran[attn.image] = [...attn.attention({ q: x, k: x, v: x, shape: { Tq: 3, dk: 2 } }).output];
  } catch (error) {
    if (error.code !== 'ATTN_UNSUPPORTED' || image !== 'relaxed') throw error;
  }
}
console.log(JSON.stringify(ran));`;
const allRan = (ran) => {
  for (const image of IMAGES.slice(1)) assert.ok(image in ran, `${image} did not run`);
  for (const output of Object.values(ran)) near(output, worked(false), 1e-7);
};

for (const entry of ENTRIES) {
  test(`every image by ${entry}`, () => {
    allRan(runs('every.mjs', everyImage(`./node_modules/attention-figures/dist/${entry}`)));
  });
}

test('what CommonJS exports can be imported by name', () => {
  for (const entry of ENTRIES.filter((name) => name.endsWith('.cjs'))) {
    const code = `import { AttnError, load } from './node_modules/attention-figures/dist/${entry}';
      console.log(JSON.stringify([typeof AttnError, typeof load]));`;
    assert.deepEqual(runs('named.mjs', code), ['function', 'function']);
  }
});

/** The package alone in a folder, without some of its files. */
function folderWithout(name, ...missing) {
  const folder = join(project, name);
  cpSync(join(project, 'node_modules/attention-figures/dist'), folder, { recursive: true });
  for (const file of missing) rmSync(join(folder, file));
  return folder;
}

test('in Node an image is read as a file, without the text of all', () => {
  folderWithout('files', 'attention-images.mjs', 'attention-images.cjs', 'index.mjs', 'index.cjs');
  for (const entry of ['index.node.mjs', 'index.node.cjs']) allRan(runs('files.mjs', everyImage(`./files/${entry}`)));
});

test('in Node the text of the images stands in for files that are missing, unreadable or of another version', () => {
  const folder = folderWithout('text', 'attention-simd128.wasm');
  writeFileSync(join(folder, 'attention-scalar.wasm'), 'another');
  rmSync(join(folder, 'attention-relaxed.wasm'));
  mkdirSync(join(folder, 'attention-relaxed.wasm'));
  for (const entry of ['index.node.mjs', 'index.node.cjs']) {
    allRan(runs('text.mjs', everyImage(`./text/${entry}`)));
  }
});

test('in Node the text stands in for a file of the right length that is damaged', () => {
  const folder = folderWithout('damaged');
  const file = join(folder, 'attention-simd128.wasm');
  writeFileSync(file, readFileSync(file).fill(255, 2000, 2100));
  for (const entry of ['index.node.mjs', 'index.node.cjs']) {
    allRan(runs('damaged.mjs', everyImage(`./damaged/${entry}`)));
  }
});

test('the files are read in older versions of Node too', () => {
  const folder = folderWithout('older', 'attention-images.mjs', 'attention-images.cjs');
  const esm = join(folder, 'index.node.mjs');
  const text = readFileSync(esm, 'utf8');
  const without = text.replaceAll('import.meta.dirname', 'undefined');
  assert.notEqual(without, text);
  writeFileSync(esm, without);
  for (const entry of ['index.node.mjs', 'index.node.cjs']) {
    allRan(runs('older.mjs', everyImage(`./older/${entry}`, 'delete process.getBuiltinModule;')));
  }
});

for (const format of ['esm', 'cjs']) {
  test(`a bundle for Node, as ${format}, holds all that it needs wherever it lies`, async () => {
    const file = `./bundle-${format}/all.${format === 'esm' ? 'mjs' : 'cjs'}`;
    await build({
      stdin: { contents: "export * from 'attention-figures';", resolveDir: project },
      absWorkingDir: project,
      bundle: true,
      format,
      platform: 'node',
      outfile: join(project, file),
      logLevel: 'error',
      logOverride: { 'empty-import-meta': 'silent' },
    });
    assert.equal(readdirSync(join(project, `bundle-${format}`)).length, 1);
    allRan(runs('bundle.mjs', everyImage(file)));
  });
}

test('a bundler takes the core and leaves the fallback for later', async () => {
  writeFileSync(join(project, 'entry.mjs'), `import { load, AttnError } from 'attention-figures';\n${EXAMPLE}`);
  const outdir = join(project, 'bundled');
  await build({
    entryPoints: [join(project, 'entry.mjs')],
    absWorkingDir: project,
    bundle: true,
    format: 'esm',
    splitting: true,
    platform: 'browser',
    outdir,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  });
  holds(JSON.parse(execFileSync(process.execPath, [join(outdir, 'entry.mjs')], { encoding: 'utf8' })));
  const sizes = readdirSync(outdir).map((name) => statSync(join(outdir, name)).size);
  assert.ok(sizes.length >= 2, 'the fallback is a chunk of its own');
});

const CONSUMER = `
const attn = await load({ image: 'scalar' });
const result = attn.attention({
  q: new Float32Array(6), k: [1, 2, 3, 4, 5, 6] as const, v: new Float64Array(6), shape: { Tq: 3, dk: 2 },
  causal: { offset: [0] }, window: { left: 1 }, mask: [{ attend: [true, false], shape: [1, 2] }, { bias: [0, 1] }],
  emptyRows: 'zero', returns: { weights: true, scores: 'masked' },
});
const output: Float32Array = result.output;
const count: number = result.emptyRows;
const weights: Float32Array = result.weights;
// @ts-expect-error: not asked for
const logSumExp: Float32Array = result.logSumExp;
const { xGrad, params } = attn.multiHeadGrad({
  x: output, shape: { Tq: 3, D: 2, H: 1 }, outputGrad: output,
  params: { wq: output, wk: output, wv: output, wo: output },
});
const wq: Float32Array = params.wq;
const cache = attn.cache({ Hkv: 1, capacity: 2, dk: 2 });
cache.append({ k: xGrad, v: xGrad });
const size: number = cache.length;
const draw: Int32Array = attn.random(1n).permutation(3);
const image: 'relaxed' | 'simd128' | 'scalar' | 'js' = attn.image;
const code: AttnErrorCode = new AttnError('ATTN_FULL', '', '', '').code;
const options: AttentionOptions = { q: [], k: [], v: [], shape: { Tq: 1, dk: 1 } };
const { parallel } = await load({ image: 'simd128', threads: 2 });
const many = await parallel.attention({ ...options, returns: { weights: true } });
const manyWeights: Float32Array = many.weights;
const { queryGrad } = await parallel.multiHeadGrad({
  query: [], key: [], value: [], shape: { Tq: 1, D: 1, H: 1 }, params, outputGrad: [],
});
const threads: number = queryGrad.length + manyWeights.length + parallel.threads;
parallel.close();
const perhaps = (options: { threads?: number }) => load(options);
perhaps({}).then((attn) => 'parallel' in attn ? attn.parallel.threads : attn.softmax([1]).length);
// @ts-expect-error: without threads there is nothing parallel
attn.parallel;
// @ts-expect-error: a number of threads
load({ threads: 'auto' });
// @ts-expect-error: nested arrays
attn.softmax([[1, 2], [3, 4]]);
// @ts-expect-error: a mask without a convention
attn.attention({ ...options, mask: [true, false] });
// @ts-expect-error: two conventions in one mask
attn.attention({ ...options, mask: { attend: [1], blocked: [1] } });
// @ts-expect-error: an unknown option
attn.attention({ ...options, sacle: 1 });
// @ts-expect-error: no shape
attn.attention({ q: [], k: [], v: [] });
// @ts-expect-error: an unknown image
load({ image: 'avx' });
// @ts-expect-error: self- and cross-attention at once
attn.multiHead({ x: [], query: [], key: [], value: [], shape: { Tq: 1, D: 1, H: 1 }, params });
// @ts-expect-error: results are not to be written into the core
attn.image = 'js';
export { count, weights, wq, size, draw, image, code, threads };
`;
const IMPORT = "import { load, AttnError, type AttentionOptions, type AttnErrorCode } from 'attention-figures';";
const compiles = (folder, files, options) => {
  mkdirSync(join(project, folder), { recursive: true });
  for (const [name, code] of Object.entries(files)) writeFileSync(join(project, folder, name), code);
  const strict = {
    strict: true,
    noEmit: true,
    types: [],
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
  };
  writeFileSync(
    join(project, folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...strict, ...options } }),
  );
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder],
    { cwd: project, encoding: 'utf8' },
  );
  assert.equal(status, 0, stdout);
};

test('tsc --strict accepts the types from node16 resolution, as module and as CommonJS', () => {
  const body = CONSUMER.replace(/^export .*$/m, 'return [count, weights, wq, size, draw, image, code, threads];');
  const inFunction = `async function main() {${body}}\nmain();`;
  compiles(
    'node16',
    { 'esm.mts': IMPORT + CONSUMER, 'common.cts': IMPORT + inFunction },
    { module: 'node16', moduleResolution: 'node16', target: 'es2022' },
  );
});

test('tsc --strict accepts the types from bundler resolution', () => {
  compiles(
    'bundler',
    { 'main.ts': IMPORT + CONSUMER },
    { module: 'esnext', moduleResolution: 'bundler', target: 'es2022' },
  );
});
