/**
 * `npm run bench:figures`: what the figures of the lesson ask of a slow machine, as Markdown tables. Opens dist/ from
 * file: in Chromium. Options:
 *   --slowdown=4    of the processor, as Chromium's developer tools make it
 *   --only=lookup   only figures whose name contains this
 *   --moves=60      of the pointer in each drag
 *   --page=…        another page, in which % is the name of the figure
 * Of a move the answer is by the clock, at that slowdown: from the event to the end of all that the main thread does
 * for the frame that shows it. What else the machine does adds to it, and the emulated slowdown multiplies that. The
 * work is what the thread does without a slowdown, times the slowdown: on a machine that is busy, believe this one.
 * Both include the tracing. Coming alive is by the clock, the best of several visits.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { answersTo, kinds, traced } from './trace.mjs';
import { launch } from '../web/lib/engines.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { values: options } = parseArgs({
  options: {
    slowdown: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    moves: { type: 'string', default: '60' },
    page: { type: 'string', default: join(root, 'dist', 'attention.html') },
  },
});
const addressFor = (/** @type {string} */ slug) => pathToFileURL(options.page.replace('%', slug)).href;
const slowdown = Number(options.slowdown);
const moves = Number(options.moves);

/** What a hand takes hold of, by figure; where nothing can be dragged, what it clicks. */
const HANDS = [
  { slug: 'lookup', what: 'the query', find: '[aria-label="Query"] .dot' },
  { slug: 'lookup', what: 'a value', find: '[aria-label="Value of cat"] .dot' },
  { slug: 'lookup', what: 'the temperature', find: 'input[type=range]' },
  { slug: 'matrix', what: 'a value', find: '[aria-label="Value of cat"] .dot' },
  { slug: 'matrix', what: 'the scale', find: 'input[type=range]' },
  { slug: 'scaling', what: 'the head size', find: 'input[type=range]' },
  { slug: 'masks', what: 'a cell (click)', find: '.toggle-cell .ground', click: true },
].filter(({ slug }) => slug.includes(options.only));
const slugs = [...new Set(HANDS.map(({ slug }) => slug))];

/** Visits to see how fast a figure comes alive. */
const VISITS = 3;
/** A pause that lets the page do all that it has to do, in ms; and how long rest is watched. */
const PAUSE = 700;
const REST = 2000;
/** The hand moves on when the page has had time to draw at this slowdown. */
const BEAT = 40;

const wait = (/** @type {number} */ ms) => new Promise((done) => { setTimeout(done, ms); });

/** @param {number[]} numbers @param {number} share 0.5 for the median */
const quantile = (numbers, share) => [...numbers].sort((a, b) => a - b)[Math.floor(share * (numbers.length - 1))];

const page = await launch('chromium');
const slow = await page.page.createCDPSession();

/** @param {string} slug */
async function open(slug, rate = slowdown) {
  await page.open(addressFor(slug));
  await slow.send('Emulation.setCPUThrottlingRate', { rate });
  await wait(PAUSE);
}

/** Jumps to a figure, and tells after how long its numbers were on the screen, in ms. @param {string} slug */
const jump = (slug) => page.evaluate(async (tag) => {
  const element = document.querySelector(tag);
  const start = performance.now();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const frame = () => new Promise((done) => { requestAnimationFrame(done); });
  while (!element.shadowRoot?.querySelector('svg [data-value]')) await frame();
  await frame();
  return performance.now() - start;
}, `attn-${slug}`);

/** The middle of a part of a figure, and its size. @param {string} slug @param {string} find */
const place = (slug, find) => page.evaluate((tag, selector) => {
  const part = document.querySelector(tag).shadowRoot.querySelector(selector);
  part.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = part.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}, `attn-${slug}`, find);

/** A drag round and round, so that every move changes something. @param {(typeof HANDS)[number]} hand */
async function drag({ slug, find, click = false }) {
  const { x, y, width } = await place(slug, find);
  const { mouse } = page.page;
  const wide = Math.max(40, width / 2.5);
  await mouse.move(x, y);
  if (!click) await mouse.down();
  await wait(PAUSE);
  const trace = await traced(page, async () => {
    for (let n = 1; n <= moves; n++) {
      const angle = (2 * Math.PI * n) / 29;
      if (click) await mouse.click(x, y);
      else await mouse.move(x + wide * Math.sin(angle), y + 30 * Math.sin(2 * angle));
      await wait(BEAT);
    }
  });
  if (!click) await mouse.up();
  return answersTo(trace, click ? 'pointerdown' : 'pointermove');
}

/** ms of work a second while nobody does anything, and random draws that were asked for are done. */
async function rest() {
  const done = () => page.evaluate(() => document.querySelector('attn-scaling')?.shadowRoot
    ?.querySelector('progress')?.value);
  for (let before; before !== (before = await done());) await wait(PAUSE);
  const { tasks } = await traced(page, () => wait(REST));
  return tasks.reduce((all, { total }) => all + total, 0) / (REST / 1000);
}

/** A long run of random draws: the longest task of the thread, and the longest time from one frame to the next. */
async function draws() {
  await jump('scaling');
  const { tasks, result } = await traced(page, () => page.evaluate(async () => {
    const element = document.querySelector('attn-scaling');
    element.state = { draws: 5000, keys: 128 };
    const gaps = [];
    let last = performance.now();
    for (const start = last; last - start < 4000;) {
      await new Promise((done) => { requestAnimationFrame(done); });
      gaps.push(performance.now() - last);
      last += gaps[gaps.length - 1];
    }
    return gaps;
  }));
  return { task: Math.max(...tasks.map(({ total }) => total)), gaps: /** @type {number[]} */ (result) };
}

const print = (/** @type {string[]} */ ...rows) => {
  console.log(rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
};
const ms = (/** @type {number} */ number) => number.toFixed(1);

console.log(`\n### One move of the hand, in ms at ${slowdown} × slowdown\n`);
const columns = ['figure', 'moved', 'answer', '95 %', 'work', '95 %', ...kinds];
print(columns, columns.map((_, at) => (at < 2 ? '---' : '--:')));
for (const hand of HANDS) {
  const [slowly, freely] = [[], []];
  for (const [rate, answers] of /** @type {const} */ ([[slowdown, slowly], [1, freely]])) {
    await open(hand.slug, rate);
    await jump(hand.slug);
    answers.push(...await drag(hand));
  }
  const work = (/** @type {string} */ kind, share = 0.5) => (
    ms(slowdown * quantile(freely.map((answer) => answer[kind]), share)));
  const answer = (/** @type {number} */ share) => ms(quantile(slowly.map((each) => each.answer), share));
  print([hand.slug, hand.what, answer(0.5), answer(0.95), work('total'), work('total', 0.95),
    ...kinds.map((kind) => work(kind))]);
}

console.log('\n### From in sight to alive in ms, and work at rest in ms a second\n');
print(['figure', 'alive', 'at rest', 'out of sight'], ['---', '--:', '--:', '--:']);
for (const slug of slugs) {
  const times = [];
  for (let visit = 0; visit < VISITS; visit++) {
    await open(slug);
    times.push(await jump(slug));
  }
  const seen = await rest();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  print([slug, ms(Math.min(...times)), ms(seen), ms(await rest())]);
}

if (slugs.includes('scaling')) {
  const { task, gaps } = await draws();
  const late = gaps.filter((gap) => gap > 25).length;
  console.log(`\nThousands of draws: the longest task takes ${ms(task)} ms; the longest time between two frames is ${
    ms(Math.max(...gaps))} ms, ${late} of ${gaps.length} frames come late.`);
}
await page.close();
