/**
 * `npm test`: sets up, builds and runs every test, one step after another, and fails when any of them does.
 * `node tests/run.mjs --only=c,js` runs the named steps alone. Each step's full output is kept in build/logs/.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const logs = join(root, 'build', 'logs');

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {() => string[]} command
 * @property {string[]} [needs] steps without whose success this one has nothing to work on
 * @property {Runner} [runner] reads the counts of a test runner; a step that has one fails when it ran no test
 * @property {number} [minutes] the longest it may take
 */

/**
 * @typedef {object} Runner
 * @property {RegExp} closing where the runner's closing lines begin
 * @property {(output: string) => Counts | null} counts
 */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Runner} */
const ctest = {
  closing: /^\d+% tests passed/m,
  counts(output) {
    const line = /^\d+% tests passed, (\d+) tests? failed out of (\d+)/m.exec(output);
    return line && { passed: Number(line[2]) - Number(line[1]), failed: Number(line[1]), skipped: 0 };
  },
};

/** @type {Runner} */
const nodeTest = {
  closing: /^ℹ tests \d+/m,
  counts(output) {
    /** @param {string} word */
    const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)`, 'm').exec(output)?.[1] ?? NaN);
    const passed = count('pass');
    // A cancelled test (its file died, its time ran out) is not among Node's failures.
    const counts = { passed, failed: count('fail') + count('cancelled'), skipped: count('skipped') + count('todo') };
    return Number.isNaN(passed) ? null : counts;
  },
};

/** Node's own flags differ from version to version: `flag` where this one takes it, else nothing. */
function nodeFlag(/** @type {string} */ flag) {
  return spawnSync(process.execPath, [flag, '-e', '0'], { stdio: 'ignore' }).status === 0 ? [flag] : [];
}

function suites(/** @type {string} */ folder, /** @type {string[]} */ ...flags) {
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.test.mjs')).sort();
  if (files.length === 0) throw new Error(`${folder} has no *.test.mjs`);
  const paths = files.map((name) => `${folder}/${name}`);
  return [process.execPath, ...flags, '--test', '--test-reporter=spec', ...paths];
}

/** To add a step: one row. They run in this order. @type {Step[]} */
const steps = [
  { name: 'setup', title: 'toolchain, browsers and packages', command: () => ['.ci/setup'], minutes: 30 },
  { name: 'build', title: 'images, package and pages', command: () => ['npm', 'run', '--silent', 'build'] },
  {
    name: 'c',
    title: 'C core, native',
    command: () => ['cmake', '--workflow', '--preset', 'native'],
    runner: ctest,
  },
  {
    name: 'sanitize',
    title: 'C core under ASan and UBSan',
    command: () => ['cmake', '--workflow', '--preset', 'sanitize'],
    runner: ctest,
    minutes: 25,
  },
  ...['scalar', 'simd128', ...nodeFlag('--experimental-wasm-relaxed-simd').map(() => 'relaxed')].map((image) => ({
    name: image,
    title: `C core as the ${image} image, in Node`,
    command: () => ['sh', '-c', `cmake --build --preset ${image} --target tests && ctest --preset ${image}`],
    needs: ['build'],
    runner: ctest,
  })),
  {
    name: 'js',
    title: 'package in Node',
    command: () => suites('tests/js', ...nodeFlag('--experimental-wasm-relaxed-simd')),
    needs: ['build'],
    runner: nodeTest,
  },
  { name: 'types', title: 'types', command: () => ['npm', 'run', '--silent', 'types'], needs: ['build'] },
  {
    name: 'web',
    title: 'pages in Chromium, Firefox and WebKit',
    command: () => suites('tests/web', ...nodeFlag('--test-concurrency=1')),
    needs: ['build'],
    runner: nodeTest,
    minutes: 30,
  },
  {
    name: 'dist',
    title: 'dist/ equals a rebuild',
    command: () => [process.execPath, 'tests/rebuild.mjs'],
    needs: ['build'],
  },
];

/** The steps asked for, or all. */
function chosen(/** @type {string[]} */ args) {
  const only = args.find((arg) => arg.startsWith('--only='));
  const stray = args.find((arg) => arg !== only);
  if (stray) throw new Error(`unknown argument ${stray}`);
  if (!only) return steps;
  const names = only.slice('--only='.length).split(',');
  const known = steps.map((step) => step.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`no step "${unknown}"; there are ${known.join(', ')}`);
  return steps.filter((step) => names.includes(step.name));
}

/** Runs a command with the toolchain on PATH, into a log. Its whole process group ends with it or with us. */
function execute(/** @type {string[]} */ command, /** @type {string} */ log, /** @type {number} */ minutes) {
  return new Promise((resolve) => {
    const file = createWriteStream(log);
    const child = spawn('sh', ['-c', '. ./.ci/env && exec "$@"', 'sh', ...command], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let reason = '';
    const end = (/** @type {string} */ why) => {
      reason = why;
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      } catch {
        // The group is gone already.
      }
    };
    const interrupted = () => {
      end('interrupted');
      process.exit(130);
    };
    const timer = setTimeout(() => end(`stopped after ${minutes} minutes`), minutes * 60_000);
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    child.stdout.pipe(file, { end: false });
    child.stderr.pipe(file, { end: false });
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      file.end(() => resolve(reason || (code === 0 ? '' : `exit code ${code}`)));
    });
  });
}

/**
 * What a person needs to see of an output: the runner's closing lines, or on failure also what led to them.
 * @param {string} output @param {Runner | undefined} runner @param {boolean} failed
 */
function excerpt(output, runner, failed) {
  const lines = output.trimEnd().split('\n');
  const closing = runner?.closing.exec(output);
  if (runner === nodeTest && closing) return output.slice(closing.index).trimEnd();
  if (failed) return lines.slice(-100).join('\n');
  return closing ? output.slice(closing.index).trimEnd() : lines.slice(-1).join('\n');
}

/** @returns {Promise<{ failure: string, counts: Counts | null }>} */
async function runStep(/** @type {Step} */ step) {
  const log = join(logs, `${step.name}.log`);
  let failure;
  try {
    failure = await execute(step.command(), log, step.minutes ?? 15);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.log(message);
    return { failure: message, counts: null };
  }
  const output = readFileSync(log, 'utf8');
  const counts = step.runner?.counts(output) ?? null;
  if (!failure && counts && counts.failed > 0) failure = `${counts.failed} failed`;
  if (!failure && step.runner && !(counts && counts.passed > 0)) failure = 'no test ran';
  console.log(excerpt(output, step.runner, failure !== ''));
  return { failure, counts };
}

async function main() {
  mkdirSync(logs, { recursive: true });
  const rows = [];
  const broken = new Set();
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const step of chosen(process.argv.slice(2))) {
    console.log(`\n── ${step.name}: ${step.title}`);
    const missing = (step.needs ?? []).find((name) => broken.has(name));
    const start = performance.now();
    const { failure, counts } = missing
      ? { failure: `not run, since ${missing} failed`, counts: null }
      : await runStep(step);
    const seconds = (performance.now() - start) / 1000;
    if (failure) broken.add(step.name);
    if (counts) for (const key of /** @type {(keyof Counts)[]} */ (Object.keys(total))) total[key] += counts[key];
    rows.push({ step: step.name, tests: counts ? counts.passed + counts.failed : '', seconds, failure });
    // Without the toolchain every later failure would only repeat this one.
    if (failure && step.name === 'setup') break;
  }
  console.log('\n── summary');
  for (const { step, tests, seconds, failure } of rows) {
    const cells = [step.padEnd(9), String(tests).padStart(6), `${seconds.toFixed(1)} s`.padStart(9)];
    console.log(`${cells.join(' ')}  ${failure ? `FAILED: ${failure}` : 'ok'}`);
  }
  console.log(`tests: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  if (broken.size > 0) process.exitCode = 1;
}

await main();
