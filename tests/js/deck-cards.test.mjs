import { before, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRight, readAnswer } from '../../web/deck/answer.js';
import { readCards, scriptCards } from '../../web/deck/build/cards.mjs';
import { draw, fill, numbered, seedOf, shown } from '../../web/deck/numbers.js';
import { load } from '../../dist/index.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const cards = readCards(root);
let attn;
let texts;
before(async () => {
  attn = await load();
  texts = scriptCards(cards, attn);
});

/** What each card asks for, worked out in float64 by the formulas of the lesson. */
const truth = {
  c2: ({ n }) => [1 / (1 + n), n / (1 + n)],
  c4({ n }) {
    const p = [1 / (1 + n), n / (1 + n)];
    return [p[0] - p[0] * p[0], -p[0] * p[1]];
  },
  c7: ({ D }) => [4 * D * D + 4 * D],
  c8: ({ B, T, D, H, c }) => [B, H, T, D / H, Math.ceil(c / (D / H))],
  c9({ D, T: [T1, T2] }) {
    const projections = (T) => 8 * T * D * D;
    const attention = (T) => 4 * T * T * D;
    return [projections(T2) / projections(T1), attention(T2) / attention(T1)];
  },
};

describe('the cards', () => {
  it('are the ten of the lesson, in order', () => {
    assert.deepEqual(
      cards.map(({ name }) => name),
      ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10'],
    );
    assert.equal(new Set(cards.map(({ title }) => title)).size, 10);
  });

  it('have a question and an answer for the element, for Anki and as Markdown', () => {
    for (const { front, back, anki, source } of texts) {
      for (const text of [front, back, anki.front, anki.back, source.front, source.back]) assert.ok(text.length > 20);
      assert.doesNotMatch(front + back, /\sstyle=|<script|\son\w+=/);
      assert.doesNotMatch(anki.front + anki.back, /\$|\[\[|<math|class="katex/);
      assert.doesNotMatch(source.front + source.back, /\[\[|\\(dk|softmax|Attn|Var|diag|T)(?![a-zA-Z])/);
      // Anki's marks come in pairs.
      for (const [open, close] of [
        ['\\\\\\(', '\\\\\\)'],
        ['\\\\\\[', '\\\\\\]'],
      ]) {
        const all = anki.front + anki.back;
        assert.equal(all.match(new RegExp(open, 'g'))?.length, all.match(new RegExp(close, 'g'))?.length);
      }
    }
  });

  it('state the facts of the lesson', () => {
    const back = Object.fromEntries(texts.map(({ name, source }) => [name, source.back]));
    for (const [name, ...facts] of [
      ['c1', '\\frac{QK^{\\top}}{\\sqrt{d_k}} + M'],
      ['c2', '(0.25,\\ 0.75)'],
      ['c3', '= d_k'],
      ['c4', '\\delta_{ij}', '0.1875', '0.1875'],
      ['c5', 'j \\le i', '-\\infty'],
      ['c6', 'NaN', '0/0', 'zeros'],
      ['c7', '4D^2 + 4D = 1{,}050{,}624'],
      ['c8', '(B, T, H, d_k) \\to (B, H, T, d_k)', '(2, 4, 5, 16)'],
      ['c9', '8TD^2', '4T^2D', 'T = 2D'],
      ['c10', 'P\\,', 'causal mask', 'positions'],
    ]) {
      for (const fact of facts) assert.ok(back[name].includes(fact), `${name} lacks ${fact}: ${back[name]}`);
    }
  });

  it('with changing numbers are at least five, and make every number that their text shows', () => {
    assert.ok(Object.keys(numbered).length >= 5);
    for (const { name, front, back, values } of texts) {
      const places = [...`${front}${back}`.matchAll(/\[\[(\w+)\]\]/g)].map(([, place]) => place);
      assert.equal(places.length > 0, name in numbered, name);
      for (const place of places) assert.ok(place in values, `${name}: ${place}`);
      assert.doesNotMatch(fill(front + back, values), /\[\[/);
    }
  });
});

describe('a card with changing numbers', () => {
  for (const name of Object.keys(numbered)) {
    it(`${name}: what the core works out is right for every draw`, () => {
      const seen = new Set();
      for (let grades = 0; grades < 200; grades++) {
        const inputs = draw(name, seedOf(name, grades), attn);
        const { asks } = numbered[name].solve(attn, inputs);
        const expected = truth[name](inputs);
        assert.equal(asks.length, expected.length);
        // float32 results of two or three operations on numbers below 1; whole numbers are exact.
        asks.forEach(({ value, tolerance }, i) =>
          assert.ok(
            Math.abs(value - expected[i]) <= (tolerance === 0 ? 0 : 5e-7),
            `${JSON.stringify(inputs)}: ${value} for ${expected[i]}`,
          ),
        );
        seen.add(JSON.stringify(inputs));
      }
      assert.ok(seen.size >= 4, `${seen.size} different draws`);
    });

    it(`${name}: the same review has the same numbers, the next one others`, () => {
      const first = [0, 1, 2, 3, 4, 5].map((grades) => JSON.stringify(draw(name, seedOf(name, grades), attn)));
      assert.deepEqual(
        [0, 1, 2, 3, 4, 5].map((grades) => JSON.stringify(draw(name, seedOf(name, grades), attn))),
        first,
      );
      assert.ok(new Set(first).size >= 3);
      for (let grades = 0; grades < 200; grades++) {
        const [now, next] = [grades, grades + 1].map((n) => draw(name, seedOf(name, n), attn));
        for (const input of Object.keys(now)) assert.notDeepEqual(now[input], next[input], input);
      }
    });

    it(`${name}: takes the right answer as it is shown, and not its neighbour`, () => {
      const { asks } = numbered[name].solve(attn, draw(name, seedOf(name, 3), attn));
      for (const ask of asks) {
        assert.ok(isRight(readAnswer(shown(ask.value)), ask), shown(ask.value));
        const off = ask.tolerance === 0 ? 1 : 2 * ask.tolerance;
        assert.ok(!isRight(readAnswer(String(ask.value + off)), ask));
        assert.ok(!isRight(readAnswer(''), ask));
        assert.ok(!isRight(NaN, ask));
      }
    });
  }
});

describe('readAnswer(text)', () => {
  for (const [text, value] of [
    ['0.25', 0.25],
    ['.25', 0.25],
    ['0,25', 0.25],
    ['1/4', 0.25],
    [' 1 / 4 ', 0.25],
    ['25 %', 0.25],
    ['25%', 0.25],
    ['-0.16', -0.16],
    ['−0.16', -0.16],
    ['1,050,624', 1050624],
    ['1 050 624', 1050624],
    ['1\u202f050\u202f624', 1050624],
    ["1'050'624", 1050624],
    ['1050624', 1050624],
    ['16', 16],
    ['+3', 3],
    ['7.', 7],
    ['', undefined],
    ['abc', undefined],
    ['1/0', undefined],
    ['1/2/3', undefined],
    ['1e3', undefined],
    ['Infinity', undefined],
    ['0x10', undefined],
    ['<b>1</b>', undefined],
    ['--1', undefined],
    ['1..2', undefined],
    ['%', undefined],
    ['/', undefined],
  ]) {
    it(`${JSON.stringify(text)} is ${value}`, () => assert.equal(readAnswer(text), value));
  }
});

describe('the wording file', () => {
  it('says how to add a card', () =>
    assert.match(readFileSync(join(root, 'web/lesson/cards.md'), 'utf8'), /To add a card/));
});
