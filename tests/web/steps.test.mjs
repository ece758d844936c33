// On a slow machine a hand's move is drawn in two steps: first its marks, then what is read. Here the page's clock
// makes every machine slow.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { serveBench } from './lib/bench.mjs';
import { ENGINES, launch } from './lib/engines.mjs';

/** What is moved, and a mark that has to follow in the first step. */
const MOVES = [
  { tag: 'attn-lookup', what: 'Query', follows: '.dot.output' },
  { tag: 'attn-lookup', what: 'Value of cat', follows: '.dot.output' },
  { tag: 'attn-lookup', what: 'Temperature, slider', follows: '.dot.output' },
  // No number of this picture is a value or an output.
  { tag: 'attn-matrix', what: 'Value of cat', follows: '.dot.output', same: true },
  { tag: 'attn-matrix', what: 'Scale, slider', follows: '.dot.output' },
  { tag: 'attn-scaling', what: 'Head size, slider', follows: '.present' },
];

for (const engine of ENGINES) {
  describe(engine, () => {
    let page;
    let site;
    before(async () => {
      page = await launch(engine);
      site = await serveBench({ collect: engine === 'webkit' });
      await page.open(`${site.url}bench.html`);
      await page.evaluate(slowDown);
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    for (const { tag, what, follows, same = false } of MOVES) {
      test(`${tag}: the marks follow “${what}” at once, the numbers soon, and nothing stays behind`, async () => {
        await page.evaluate((name) => {
          bench.clear();
          return bench.make(name, name === 'attn-scaling' ? { draws: '20' } : {});
        }, tag);
        await page.until('nothing is left to draw', () => (
          bench.all[0].shadowRoot.querySelector('.work button:not([aria-disabled])') === null));
        const seen = await page.evaluate(twoSteps, what, follows);
        const { before: first, marks, whole, fresh, now, then, late, left, end, anew } = seen;
        assert.notDeepEqual(marks.place, first.place, 'the mark has moved');
        assert.deepEqual(marks.texts, first.texts, 'the numbers have not changed yet');
        assert.deepEqual(whole.place, marks.place);
        if (!same) assert.notDeepEqual(whole.texts, first.texts);
        assert.deepEqual(whole.texts, fresh, 'while the hand is still down, the numbers are those of the state');
        assert.deepEqual(now, then, 'and so is every mark, to its last line');
        assert.ok(late || same, 'a hand that moves in every frame leaves the numbers behind for a while only');
        assert.deepEqual(left, [], 'no mark is held by its style');
        assert.equal(end, anew, 'the picture is that of a figure that never moved');
      });
    }

    test('no step of a held arrow key is lost while only the marks are drawn', async () => {
      const [before, after, typed] = await page.evaluate(async () => {
        bench.clear();
        await bench.make('attn-matrix');
        const [element] = bench.all;
        const press = async (label, key) => {
          element.shadowRoot.querySelector(label).dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
          await new Promise((done) => { queueMicrotask(() => queueMicrotask(() => queueMicrotask(done))); });
        };
        const seen = [element.state.beta];
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
          await press('[aria-label="Scale, slider"]', key);
          seen.push(element.state.beta);
        }
        for (let n = 0; n < 3; n++) await press('#field-beta', 'ArrowUp');
        return [seen.slice(0, 3), seen.slice(4).reverse(), element.state.beta - seen[6]];
      });
      assert.equal(new Set(before).size, 3);
      assert.deepEqual(after, before);
      assert.ok(Math.abs(typed - 0.3) <= 1e-9, `${typed}`);
    });
  });
}

/** In the page: each look at the clock finds it 5 ms further. */
function slowDown() {
  const now = performance.now.bind(performance);
  let extra = 0;
  performance.now = () => now() + (extra += 5);
}

/** In the page: one move with a look at each step, then moves in every frame, then many without any. */
async function twoSteps(label, follows) {
  const element = bench.all[0];
  const { shadowRoot } = element;
  shadowRoot.querySelector(`[aria-label="${label}"]`).scrollIntoView({ block: 'center', behavior: 'instant' });
  const { hold, move, rest } = bench.mover(element, label);
  const texts = (figure) => [...figure.shadowRoot.querySelectorAll('.picture .number')].map(({ textContent }) => (
    textContent.trim()));
  const look = () => {
    const { x, y } = shadowRoot.querySelector(follows).getBoundingClientRect();
    return { place: [x, y], texts: texts(element) };
  };
  // As drawn, whether an attribute or a style says so.
  const drawn = ({ shadowRoot: root }) => [...root.querySelectorAll('.picture :is(path, rect, circle)')].map((part) => {
    const { x, y, width, height } = part.getBBox();
    const { fillOpacity, strokeWidth } = getComputedStyle(part);
    const box = [x, y, width, height].map((length) => Math.round(length * 10) / 10);
    const paint = [Number(fillOpacity).toFixed(3), parseFloat(strokeWidth).toFixed(2)];
    return `${part.getAttribute('class')} ${box} ${paint}`;
  });
  const still = async () => {
    const other = document.createElement(element.localName);
    if (element.hasAttribute('draws')) other.setAttribute('draws', '20');
    other.state = element.state;
    document.querySelector('#other').replaceChildren(other);
    while (!other.shadowRoot?.querySelector('svg [data-value]') || other.shadowRoot.querySelector(
      '.work button:not([aria-disabled])')) await new Promise((done) => { setTimeout(done, 30); });
    await other.updateComplete;
    return other;
  };
  const markup = (figure) => figure.shadowRoot.querySelector('.picture').innerHTML.replace(/<!--.*?-->/gs, '')
    .replace(/ tabindex="-?\d"/g, '').replace(/ style=""/g, '');
  const before = look();
  hold();
  move(2);
  // The first step is drawn in a microtask, the second one needs frames.
  await new Promise((done) => { queueMicrotask(() => queueMicrotask(() => queueMicrotask(done))); });
  const marks = look();
  await element.updateComplete;
  const whole = look();
  const other = await still();
  const [fresh, now, then] = [texts(other), drawn(element), drawn(other)];
  let late = false;
  for (let n = 3; n < 40; n++) {
    const last = texts(element).join();
    move(n % 13);
    await new Promise(requestAnimationFrame);
    late ||= texts(element).join() !== last;
  }
  for (let n = 0; n < 9; n++) move(n);
  rest(9);
  await element.updateComplete;
  const held = [...shadowRoot.querySelectorAll('.picture [style]')].filter(({ style }) => style.length);
  const leftovers = held.map(({ outerHTML }) => outerHTML);
  const end = markup(element);
  const anew = markup(await still());
  return { before, marks, whole, fresh, now, then, late, left: leftovers, end, anew };
}
