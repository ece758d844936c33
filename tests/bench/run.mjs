/**
 * `npm run bench`: how fast the core is, as Markdown tables. Options:
 *   --images=simd128,relaxed   which images (scalar too); each must be built (npm run build)
 *   --only=attention           only operations whose name contains this
 *   --seconds=0.5              time spent on each number
 * GFLOP/s count a multiplication and an addition as two. Shares are of the peak that the same process measured
 * between the numbers: best against best, in the process's own time, since other work on the machine only ever makes
 * things slower.
 */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { operations } from './operations.mjs';
import { Image, loadPeak } from './image.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const relaxedFlag = '--experimental-wasm-relaxed-simd';

const { values: options } = parseArgs({
  options: {
    images: { type: 'string', default: 'simd128,relaxed' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '0.5' },
  },
});
const seconds = Number(options.seconds);

/** This process's own time in ms: what other programs on the machine take does not count. */
function ownTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Best and median time of a call, in seconds, over at least five samples of half a millisecond or more. */
function time(/** @type {() => void} */ call, /** @type {number} */ budget) {
  call();
  const warm = ownTime();
  let count = 0;
  while (count++ < 1 || ownTime() - warm < 20) call();
  const calls = Math.max(1, Math.ceil((0.5 * count) / (ownTime() - warm)));
  /** @type {number[]} */
  const times = [];
  const start = performance.now();
  while (times.length < 5 || performance.now() - start < 1000 * budget) {
    const before = ownTime();
    for (let i = 0; i < calls; i++) call();
    times.push((ownTime() - before) / 1000 / calls);
  }
  times.sort((a, b) => a - b);
  return { best: times[0], median: times[times.length >> 1] };
}

/** The machine's limits, raised whenever a later sample is better. */
function makePeak(/** @type {string} */ image) {
  const peak = loadPeak(root, image);
  peak.peak_fill();
  const steps = 50000;
  const limits = { gflops: 0, copy: 0 };
  const sample = () => {
    for (let i = 0; i < 20; i++) {
      const { best } = time(() => peak.peak_muladd(steps, 0.999, 0.001), 0.001);
      limits.gflops = Math.max(limits.gflops, peak.peak_operations(steps) / best / 1e9);
    }
    const { best } = time(() => peak.peak_copy(1 << 26), 0.1);
    limits.copy = Math.max(limits.copy, 2 ** 26 / best / 1e9);
  };
  return { limits, sample };
}

function measure(/** @type {string} */ name) {
  const image = new Image(root, name);
  const { limits, sample } = makePeak(name);
  const rows = [];
  sample();
  for (const operation of operations.filter((o) => o.name.includes(options.only))) {
    const mark = image.c.attn_mark();
    const { call, flops, bytes } = operation.prepare(image);
    const found = time(call, seconds);
    rows.push({ name: operation.name, flops, bytes, ...found });
    image.c.attn_release(mark);
    sample();
  }
  console.log(`\n### ${name}: peak ${limits.gflops.toFixed(1)} GFLOP/s, copying ${limits.copy.toFixed(1)} GB/s\n`);
  console.log('| operation | best ms | median ms | GFLOP/s | of peak | GB/s | of copying |');
  console.log('|---|--:|--:|--:|--:|--:|--:|');
  for (const { name: operation, flops, bytes, best, median } of rows) {
    const rate = flops / best / 1e9;
    const stream = bytes / best / 1e9;
    const cells = [operation, (1e3 * best).toFixed(3), (1e3 * median).toFixed(3)];
    cells.push(flops ? rate.toFixed(1) : '', flops ? `${((100 * rate) / limits.gflops).toFixed(0)} %` : '');
    cells.push(bytes ? stream.toFixed(1) : '', bytes ? `${((100 * stream) / limits.copy).toFixed(0)} %` : '');
    console.log(`| ${cells.join(' | ')} |`);
  }
}

const images = options.images.split(',');
if (images.length === 1) {
  measure(images[0]);
} else {
  console.log(`Node ${process.version}, one thread.`);
  for (const image of images) {
    const flags = image === 'relaxed' ? [relaxedFlag] : [];
    const own = process.argv.slice(2).filter((argument) => !argument.startsWith('--images'));
    const script = fileURLToPath(import.meta.url);
    const { status } = spawnSync(process.execPath, [...flags, script, `--images=${image}`, ...own], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
