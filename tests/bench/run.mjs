/**
 * `npm run bench`: how fast the core is, as Markdown tables. The images must be built (npm run build). Options:
 *   --in=node,firefox          engines: node, chromium, firefox, webkit; all of them unless said
 *   --images=simd128,relaxed   which images (scalar too), where the engine runs them
 *   --only=causal              only operations whose name contains this ("threads", "binding", "start": that table)
 *   --seconds=0.5              time spent on each number
 * GFLOP/s count a multiplication and an addition as two. Shares are of the peak of the same kind of instructions, or of
 * copying 64 MiB, measured by turns with the operation: best against best. `ref` is the plain C beside the kernels.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureBinding } from './binding.mjs';
import { Bench } from './measure.mjs';
import { operations } from './operations.mjs';
import { measureStart } from './start.mjs';
import { measureThreads } from './threads.mjs';
import { launch } from '../web/lib/engines.mjs';
import { serve } from '../web/lib/serve.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const relaxedFlag = '--experimental-wasm-relaxed-simd';

const { values: options } = parseArgs({
  options: {
    in: { type: 'string', default: 'node,chromium,firefox,webkit' },
    images: { type: 'string', default: 'simd128,relaxed' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '0.5' },
  },
});
const seconds = Number(options.seconds);
const names = operations.map(({ name }) => name).filter((name) => name.includes(options.only));
const files = (/** @type {string} */ image) => [`build/${image}/attention.wasm`, `build/bench/peak-${image}.wasm`];

/** Builds peak.c for the image's instructions. */
function buildPeak(/** @type {string} */ image) {
  mkdirSync(join(root, 'build', 'bench'), { recursive: true });
  const flags = image === 'relaxed' ? '-msimd128 -mrelaxed-simd' : '-msimd128';
  const command = `. ./.ci/env && emcc -std=c11 -O3 -ffp-contract=off ${flags} -mbulk-memory --no-entry \
    -sSTANDALONE_WASM -sINITIAL_MEMORY=160MB tests/bench/peak.c -o ${files(image)[1]}`;
  const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`peak.c does not build:\n${stderr}`);
}

/** This process's own time in ms: what other programs on the machine take does not count. */
function ownTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function* measureHere(/** @type {string} */ image) {
  const [core, limits] = files(image).map((file) => readFileSync(join(root, file)));
  const bench = new Bench(core, limits, ownTime);
  for (const name of names) yield bench.run(name, seconds);
}

const PAGE = `<!doctype html><meta charset="utf-8"><title>Bench</title><script type="module">
import { Bench } from '/tests/bench/measure.mjs';
const bytes = async (file) => (await fetch('/' + file)).arrayBuffer();
window.start = async ([core, limits]) => {
  const image = await bytes(core);
  if (!WebAssembly.validate(image)) return false;
  window.bench = new Bench(image, await bytes(limits));
  return true;
};
</script>`;

async function* measureInPage(/** @type {string} */ engine, /** @type {string} */ image) {
  const site = await serve(root, { csp: '', extra: { '/bench.html': PAGE } });
  const page = await launch(/** @type {any} */ (engine));
  try {
    await page.open(`${site.url}bench.html`);
    if (!await page.evaluate('window.start(' + JSON.stringify(files(image)) + ')')) return;
    for (const name of names) yield page.evaluate((one, time) => window.bench.run(one, time), name, seconds);
  } finally {
    await page.close();
    await site.close();
  }
}

function print(/** @type {string} */ title, /** @type {import('./measure.mjs').Row[]} */ rows) {
  const peak = Math.max(...rows.map((row) => row.gflops));
  const copy = Math.max(...rows.map((row) => row.copy));
  const limits = [peak > 0 ? `peak ${peak.toFixed(1)} GFLOP/s` : '', copy > 0 ? `copying ${copy.toFixed(1)} GB/s` : ''];
  console.log(`\n### ${title}: ${limits.filter(Boolean).join(', ')}\n`);
  console.log('| operation | best ms | median ms | GFLOP/s | of peak | GB/s | of copying | times `ref` |');
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|');
  for (const row of rows) {
    const cells = [row.name, row.best.toFixed(3), row.median.toFixed(3)];
    for (const [amount, limit] of [[row.flops, row.gflops], [row.bytes, row.copy]]) {
      const rate = amount / row.best / 1e6;
      cells.push(amount ? rate.toFixed(1) : '', amount ? `${((100 * rate) / limit).toFixed(0)} %` : '');
    }
    cells.push(row.ref > 0 ? (row.ref / row.best).toFixed(1) : '');
    console.log(`| ${cells.join(' | ')} |`);
  }
}

async function printThreads(/** @type {string} */ image) {
  const rows = [];
  for await (const row of measureThreads(image, options.only, 8 * seconds)) rows.push(row);
  if (rows.length === 0) return;
  console.log(`\n### Node ${process.version}, ${image}: workers, by the clock\n`);
  console.log('| operation | best ms on one thread | best ms by workers | times as fast |\n|---|--:|--:|--:|');
  for (const { name, alone, together } of rows) {
    console.log(`| ${name} | ${alone.toFixed(1)} | ${together.toFixed(1)} | ${(alone / together).toFixed(2)} |`);
  }
}

async function printBinding(/** @type {string} */ image) {
  const bytes = readFileSync(join(root, files(image)[0]));
  const rows = [];
  for await (const row of measureBinding(bytes, image, options.only, seconds, ownTime)) rows.push(row);
  if (rows.length === 0) return;
  console.log(`\n### Node ${process.version}, ${image}: through the binding\n`);
  console.log('| operation | median ms inside | median ms through it | times as long |\n|---|--:|--:|--:|');
  for (const { name, inside, through } of rows) {
    console.log(`| ${name} | ${inside.toFixed(3)} | ${through.toFixed(3)} | ${(through / inside).toFixed(2)} |`);
  }
}

function printStart(/** @type {string} */ image) {
  const rows = measureStart(image, options.only, seconds);
  if (rows.length === 0) return;
  console.log(`\n### Node ${process.version}, ${image}: from nothing to a first result, by the clock\n`);
  console.log('| entry | best ms | median ms | import | load | first call |\n|---|--:|--:|--:|--:|--:|');
  for (const { name, best, median, parts } of rows) {
    console.log(`| ${name} | ${[best, median, ...parts].map((ms) => ms.toFixed(1)).join(' | ')} |`);
  }
}

const images = options.images.split(',');
for (const engine of options.in.split(',')) {
  for (const image of images) {
    const flag = engine === 'node' && image === 'relaxed' ? [relaxedFlag] : [];
    if (flag.length > 0 && !process.execArgv.includes(relaxedFlag)) {
      // A flag counts from the start of a process.
      const own = ['--in=node', `--images=${image}`, `--only=${options.only}`, `--seconds=${seconds}`];
      const script = fileURLToPath(import.meta.url);
      const { status } = spawnSync(process.execPath, [...flag, script, ...own], { stdio: 'inherit' });
      if (status !== 0) process.exitCode = 1;
      continue;
    }
    if (engine === 'node') await printThreads(image);
    if (engine === 'node') await printBinding(image);
    if (engine === 'node') printStart(image);
    if (names.length === 0) continue;
    buildPeak(image);
    const rows = [];
    for await (const row of engine === 'node' ? measureHere(image) : measureInPage(engine, image)) rows.push(row);
    if (rows.length > 0) print(`${engine === 'node' ? `Node ${process.version}` : engine}, ${image}`, rows);
    else console.log(`\n${engine} does not run the ${image} image.`);
  }
}
