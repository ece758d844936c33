/**
 * What a page's main thread did, by Chromium's own trace. Times of work are those of the thread: what other programs
 * take of the machine meanwhile does not count. That holds without a slowdown only: the emulated one keeps the thread
 * busy for a multiple of the time by the clock, that of the other programs included.
 */

/** @typedef {{ start: number, end: number, total: number, [kind: string]: number }} Task between two microseconds */

/** The lightest that tell tasks and the kinds of work in them. */
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
/** Kinds of work by the names of their events; what has another name counts to the work it happens in. */
const KINDS = {
  script: ['EventDispatch', 'FunctionCall', 'FireAnimationFrame', 'FireIdleCallback', 'TimerFire', 'RunMicrotasks',
    'EvaluateScript', 'v8.callFunction', 'MinorGC', 'MajorGC'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'UpdateLayer'],
  composite: ['Layerize', 'Commit'],
};
const KIND = new Map(Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind])));
export const kinds = [...Object.keys(KINDS), 'other'];

const MARK = 'bench';

/**
 * Traces what happens meanwhile.
 * @param {any} page of engines.mjs, in Chromium
 * @param {() => Promise<any>} act
 */
export async function traced(page, act) {
  const session = await page.page.createCDPSession();
  /** @type {any[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((done) => { session.once('Tracing.tracingComplete', done); });
  const traceConfig = { includedCategories: CATEGORIES };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.evaluate((name) => { performance.mark(name); }, MARK);
  const result = await act();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const { pid, tid } = events.find(({ name }) => name === MARK);
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
  return { result, tasks: tasksOf(own), events: own };
}

/** The tasks of a thread, in order, each split into kinds of work. @param {any[]} events @returns {Task[]} */
function tasksOf(events) {
  const spans = events.filter(({ tdur }) => tdur !== undefined).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  /** @type {Task[]} */
  const tasks = [];
  /** What encloses the present one. @type {{ end: number, kind: string }[]} */
  const open = [];
  for (const { name, ts, dur, tdur } of spans) {
    while (open.length && ts >= open[open.length - 1].end) open.pop();
    const ms = tdur / 1000;
    const outer = open[open.length - 1]?.kind;
    const kind = KIND.get(name) ?? outer ?? 'other';
    if (outer) {
      const task = tasks[tasks.length - 1];
      task[outer] -= ms;
      task[kind] += ms;
    } else {
      const none = Object.fromEntries(kinds.map((each) => [each, 0]));
      tasks.push({ start: ts, end: ts + dur, total: ms, ...none, [kind]: ms });
    }
    open.push({ end: ts + dur, kind });
  }
  return tasks;
}

/**
 * What each event of the reader's hand but the last leads to, in ms: `answer` is the time by the clock from the event
 * to the end of all that the main thread does for the frame that shows it; the others are the work until the next one.
 * @param {{ tasks: Task[], events: any[] }} trace @param {string} type such as `pointermove`
 */
export function answersTo({ tasks, events }, type) {
  const starts = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === type)
    .map(({ ts }) => ts).sort((a, b) => a - b);
  return starts.slice(0, -1).map((start, at) => {
    const own = tasks.filter(({ end }) => end > start && end <= starts[at + 1]);
    const sum = (/** @type {string} */ kind) => own.reduce((all, task) => all + task[kind], 0);
    const frame = own.find(({ composite }) => composite > 0);
    const answer = frame ? (frame.end - start) / 1000 : NaN;
    return { answer, ...Object.fromEntries(['total', ...kinds].map((kind) => [kind, sum(kind)])) };
  }).filter(({ answer }) => answer > 0);
}
