// Workers that are not to be had, that fail or die, and the end of them: a call ends with an AttnError, the next one
// works, and a program ends by itself.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import workerThreads from 'node:worker_threads';
import { build } from 'esbuild';
import { AttnError, dist, load, near, problem, same, works } from './support.mjs';

/** Every worker that the package starts, and what a test does to it and to what it is sent. */
let started = [];
let onStart = (source) => source;
let onPost = (message) => message;
const { Worker } = workerThreads;
workerThreads.Worker = class extends Worker {
  constructor(source, options) {
    super(onStart(source), options);
    started.push(this);
  }

  postMessage(message, transfer) {
    super.postMessage(onPost(message), transfer);
  }
};
module.syncBuiltinESMExports();
afterEach(() => {
  onStart = (source) => source;
  onPost = (message) => message;
  started = [];
});

const fails = (promise, code, message = /./) => assert.rejects(promise, (error) => {
  assert.ok(error instanceof AttnError, `${error?.stack}`);
  assert.deepEqual([error.code, error.call], [code, 'attention'], error.message);
  assert.match(error.message, message);
  return true;
});
const given = problem();
const agrees = async ({ attention, parallel }) => (
  same((await parallel.attention(given)).output, attention(given).output));
/** The next piece is changed on its way. */
const once = (change) => {
  onPost = (message) => {
    if (!message.args) return message;
    onPost = (next) => next;
    return change(message);
  };
};

test('workers that are refused, die as they start or cannot read the module: all is done on this thread', async () => {
  for (const refuse of [
    () => { throw new Error('refused'); },
    () => 'throw new Error("dies")',
    () => 'process.exit(1)',
    (source) => `WebAssembly.Instance = class { constructor() { throw new RangeError('no memory'); } };${source}`,
  ]) {
    onStart = refuse;
    const attn = await load({ threads: 2 });
    assert.equal(attn.parallel.threads, 1, `${refuse}`);
    await agrees(attn);
    works(attn);
    attn.parallel.close();
    await fails(attn.parallel.attention(given), 'ATTN_CLOSED');
  }
  onStart = (source) => source;
  onPost = () => { throw new DOMException('cannot be cloned', 'DataCloneError'); };
  started = [];
  const attn = await load({ threads: 2 });
  assert.equal(attn.parallel.threads, 1);
  await agrees(attn);
  const end = (worker) => new Promise((ended) => (worker.threadId < 0 ? ended() : worker.on('exit', ended)));
  await Promise.all(started.map(end));
});

test('where only some workers start, these do the work', async () => {
  let first = true;
  onStart = (source) => {
    const text = first ? 'process.exit()' : source;
    first = false;
    return text;
  };
  const attn = await load({ threads: 3 });
  assert.equal(attn.parallel.threads, 2);
  await agrees(attn);
  attn.parallel.close();
});

test('a worker that dies at work: that call fails, others and the next one do not', async () => {
  const attn = await load({ threads: 2 });
  const one = problem({ shape: { B: 1, H: 1, Hkv: 1, Tq: 900, Tk: 900, dk: 64, dv: 64 } });
  for (const die of [
    (worker) => worker.terminate(), (worker) => worker.emit('messageerror', new Error('unreadable')),
  ]) {
    const workers = started.slice(-2);
    const lost = attn.parallel.attention(one);
    const other = agrees(attn);
    die(workers[0]);
    await fails(lost, 'ATTN_UNSUPPORTED', /a worker died/);
    await other;
    await agrees(attn);
    assert.equal(attn.parallel.threads, 2);
    works(attn);
  }
  attn.parallel.close();
});

test('a worker that dies when idle is missed only at the next call', async () => {
  const attn = await load({ threads: 2 });
  await Promise.all(started.map((worker) => worker.terminate()));
  await agrees(attn);
  assert.equal(started.length, 4);
  attn.parallel.close();
});

test('where no fresh worker is to be had, what waits is done on this thread', async () => {
  const attn = await load({ threads: 2 });
  onStart = () => { throw new Error('refused'); };
  await Promise.all(started.map((worker) => worker.terminate()));
  await agrees(attn);
  assert.equal(attn.parallel.threads, 1);
  attn.parallel.close();
});

test('an error of the core in a worker, and a module that fails there, come back as AttnErrors', async () => {
  const attn = await load({ threads: 1 });
  once((message) => {
    message.args[0].sizes.Hkv = 3;
    return message;
  });
  await fails(attn.parallel.attention(given), 'ATTN_BAD_SHAPE', /^attention: k changed its length/);
  once((message) => ({ ...message, args: [null] }));
  await fails(attn.parallel.attention(given), 'ATTN_UNSUPPORTED', /the module failed/);
  assert.equal(started.length, 1, 'the worker lives');
  await agrees(attn);
  attn.parallel.close();
});

test('memory that a worker cannot have', async () => {
  const attn = await load({ threads: 1 });
  once((message) => {
    message.args[0].sizes.Tq = 2 ** 31 - 1;
    return message;
  });
  await fails(attn.parallel.attention(given), 'ATTN_OUT_OF_MEMORY');
  await agrees(attn);
  attn.parallel.close();
});

test('close: what waits and what comes later is refused, the synchronous calls work', async () => {
  const attn = await load({ threads: 2 });
  const promises = Array.from({ length: 5 }, () => fails(attn.parallel.attention(given), 'ATTN_CLOSED', /were closed/));
  attn.parallel.close();
  attn.parallel.close();
  await Promise.all(promises);
  await fails(attn.parallel.attention(given), 'ATTN_CLOSED');
  await fails(attn.parallel.attention(null), 'ATTN_CLOSED');
  assert.equal(attn.parallel.threads, 0);
  works(attn);
  const during = await load({ threads: 1 });
  const closes = { ...given, get q() { return during.parallel.close() ?? given.q; } };
  await fails(during.parallel.attention(closes), 'ATTN_CLOSED');
});

const folder = mkdtempSync(join(tmpdir(), 'attention parallel '));
after(() => rmSync(folder, { recursive: true, force: true }));
const file = (name, code) => {
  writeFileSync(join(folder, name), code);
  return join(folder, name);
};
const runs = (...args) => execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 }).trim();

const RUN = `load({ threads: 2 }).then(async (attn) => {
  const x = [1, 0, 0, 1, 1, 1];
  const { output } = await attn.parallel.attention({ q: x, k: x, v: x, shape: { Tq: 3, dk: 2 } });
  console.log(JSON.stringify([attn.parallel.threads, ...output]));
});`;
const holds = (text) => {
  const [threads, ...output] = JSON.parse(text);
  assert.equal(threads, 2);
  near(output, [0.80222, 0.59889, 0.59889, 0.80222, 0.75174, 0.75174], 5e-6);
};

test('a program ends by itself, in modules and CommonJS, with flags and preloads of its own', () => {
  const esm = `import { load } from ${JSON.stringify(new URL(`file://${dist('index.mjs')}`))};\n`;
  const esmFile = file('run.mjs', `${esm}await ${RUN}`);
  holds(runs(esmFile));
  holds(runs(file('run.cjs', `const { load } = require(${JSON.stringify(dist('index.cjs'))});\n${RUN}`)));
  holds(runs('--input-type=module', '-e', `${esm}await ${RUN}`));
  const preload = file('preload.cjs', "if (!require('worker_threads').isMainThread) throw new Error('preloaded');");
  holds(runs('--require', preload, esmFile));
});

const BUNDLE = { bundle: true, minify: true, logLevel: 'silent' };

test('bundled for Node as a module and as CommonJS, and for a page without a word', async () => {
  const entry = file('entry.mjs', `import { load } from ${JSON.stringify(dist('index.mjs'))};\n${RUN}`);
  for (const [format, extension] of [['esm', 'mjs'], ['cjs', 'cjs']]) {
    const outfile = join(folder, `bundle.${extension}`);
    await build({ ...BUNDLE, entryPoints: [entry], platform: 'node', format, outfile });
    holds(runs(outfile));
  }
  const page = await build({ ...BUNDLE, entryPoints: [entry], platform: 'browser', write: false });
  assert.deepEqual([page.warnings, page.errors], [[], []]);
});
