// What one move of the hand writes into the page: few marks of one picture, each only where it changes, and nothing for a
// screen reader, which hears all of it when the hand rests.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { serveBench } from './lib/bench.mjs';
import { ENGINES, launch } from './lib/engines.mjs';

/**
 * What is moved, where that may show, and how many writes a move may take: one for each attribute and each text. A
 * place takes two.
 */
const MOVES = [
  // 4 items with score, weight, lines, ring and bar are 32 of them.
  { tag: 'attn-lookup', what: 'Query', inside: '.picture', most: 60 },
  { tag: 'attn-lookup', what: 'Value of cat', inside: '.picture', most: 36 },
  { tag: 'attn-lookup', what: 'Temperature, slider', inside: '.picture, .controls', most: 45 },
  { tag: 'attn-matrix', what: 'Value of cat', inside: '.picture', most: 36 },
  // 36 scores and 36 weights, each with its colour.
  { tag: 'attn-matrix', what: 'Scale, slider', inside: '.picture, .controls', most: 160 },
  // Its axis may grow, and have other ticks then.
  { tag: 'attn-scaling', what: 'Head size, slider', inside: '.picture, .controls', most: 120, ticks: true },
];

/** Handles of the first of several points, and the parameter that holds all of them. */
const HELD = [
  ['attn-lookup', 'Key of cat', 'keys'],
  ['attn-lookup', 'Value of cat', 'values'],
  ['attn-matrix', 'Value of my', 'values'],
];

for (const engine of ENGINES) {
  describe(engine, () => {
    let page;
    let site;
    before(async () => {
      page = await launch(engine);
      site = await serveBench({ collect: engine === 'webkit' });
      await page.open(`${site.url}bench.html`);
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    for (const { tag, what, inside, most, ticks = false } of MOVES) {
      test(`${tag}: a move of “${what}” writes little, nothing twice, and only what shows`, async () => {
        await page.evaluate((name) => {
          bench.clear();
          return bench.make(name, name === 'attn-scaling' ? { draws: '20' } : {});
        }, tag);
        await page.until('nothing is left to draw', () => (
          bench.all[0].shadowRoot.querySelector('.work button:not([aria-disabled])') === null));
        const { moves, told, fresh } = await page.evaluate(writesOfMoves, what);
        assert.equal(moves.length, 6);
        for (const writes of moves) {
          assert.ok(writes.length > 2 && writes.length <= most, `${writes.length} writes in one move`);
          const bad = writes.filter(({ places, same, children }) => (
            !inside.split(', ').some((place) => places.includes(place)) || same || (children && !ticks)));
          assert.deepEqual(bad, []);
          const early = writes.filter(({ mark, places }) => places.includes('.picture') && / (data-value|aria-)/.test(mark));
          assert.deepEqual(early, []);
        }
        assert.ok(told.length > 0);
        assert.deepEqual(told, fresh);
      });
    }

    test('a move changes what the hand holds, and keeps what a program sets meanwhile', async () => {
      for (const [tag, label, rows] of HELD) {
        const { before, set, after } = await page.evaluate(setInMidMove, tag, label, rows);
        assert.notDeepEqual(set[1], before[1], label);
        assert.deepEqual(after.slice(1), set.slice(1), `${tag}, ${label}`);
        assert.notDeepEqual(after[0], before[0], label);
      }
    });

    test('however a move ends, a screen reader finds what is shown, and “Undo” where it does something', async () => {
      const ends = await page.evaluate(endsOfMoves);
      assert.equal(ends.length, 6);
      for (const { end, told, fresh, offered, undoes } of ends) {
        assert.deepEqual(told, fresh, end);
        assert.equal(offered, undoes, `${end}: “Undo” is there where there is something to undo`);
      }
    });
  });
}

/**
 * In the page: moves a handle or a slider by events of its own, and notes what each drawing writes. The first move is
 * left out: with it there is something to undo.
 * @param {string} label
 */
async function writesOfMoves(label) {
  const element = bench.all[0];
  const { hold, move, rest } = bench.mover(element, label);
  /** @type {MutationRecord[]} */
  const heard = [];
  const watcher = new MutationObserver((records) => heard.push(...records));
  const all = { attributes: true, attributeOldValue: true, characterData: true, childList: true, subtree: true };
  const places = (node) => ['.picture', '.controls'].filter((place) => node.closest(place));
  const note = ({ type, target, attributeName, oldValue }) => {
    const mark = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    return {
      mark: `${mark.localName}.${mark.getAttribute('class')} ${attributeName ?? ''}`, places: places(mark),
      same: type === 'attributes' && mark.getAttribute(attributeName) === oldValue, children: type === 'childList',
    };
  };
  hold();
  const moves = [];
  for (let n = 1; n <= 7; n++) {
    move(n);
    await element.updateComplete;
    const records = [...heard.splice(0), ...watcher.takeRecords()];
    if (n > 1) moves.push(records.map(note));
    else for (const root of [element.shadowRoot, document]) watcher.observe(root, all);
  }
  watcher.disconnect();
  rest(7);
  return { moves, told: await bench.told(element), fresh: await bench.toldAnew(element) };
}

/**
 * In the page: a program sets the points that the hand does not hold, between two moves of one drag.
 * @param {string} tag @param {string} label @param {string} rows
 */
async function setInMidMove(tag, label, rows) {
  bench.clear();
  await bench.make(tag);
  const element = bench.all[0];
  const point = bench.pointer(element, label);
  const before = element.state[rows];
  await point('pointerdown', 0);
  await point('pointermove', 9);
  element.state = { [rows]: element.state[rows].map((row, at) => (at ? [-0.5, 0.25] : row)) };
  const set = element.state[rows];
  await point('pointermove', 18);
  await point('pointerup', 18);
  return { before, set, after: element.state[rows] };
}

/** In the page: presses a handle, lets a move go on in each of several ways, and lets go. */
async function endsOfMoves() {
  const far = { query: [-1, 1.5] };
  /** @type {Record<string, (element: any, move: (by: number) => Promise<void>) => unknown>} */
  const ways = {
    'a page sets the state while the pointer is down': (element) => { element.state = far; },
    'back to where it began': async (_, move) => {
      await move(20);
      await move(0);
    },
    'an example is chosen meanwhile': async (element, move) => {
      await move(20);
      element.preset(element.presets[1]);
    },
    'undone meanwhile': async (element, move) => {
      await move(20);
      element.undo();
    },
    'a page puts it back at each move': async (element, move) => {
      const { state } = element;
      element.addEventListener('attn-input', () => { element.state = state; });
      await move(20);
    },
    'a page goes elsewhere at a move': async (element, move) => {
      element.addEventListener('attn-input', () => { element.state = far; }, { once: true });
      await move(20);
    },
  };
  const ends = [];
  for (const [end, go] of Object.entries(ways)) {
    bench.clear();
    await bench.make('attn-lookup');
    const element = bench.all[0];
    const point = bench.pointer(element, 'Query');
    await point('pointerdown', 0);
    await go(element, (by) => point('pointermove', by));
    await element.updateComplete;
    await point('pointerup', 0);
    const told = await bench.told(element);
    const fresh = await bench.toldAnew(element);
    const named = ({ textContent }) => textContent.trim() === 'Undo';
    const button = [...element.shadowRoot.querySelectorAll('button')].find(named);
    const offered = !button.hasAttribute('aria-disabled');
    const { state } = element;
    element.undo();
    const undoes = JSON.stringify(element.state) !== JSON.stringify(state);
    ends.push({ end, told, fresh, offered, undoes });
  }
  return ends;
}
