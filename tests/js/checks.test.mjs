// The checks' other numbers: every one that can be drawn, against float64; what a reader may type, and how it is read.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { dist, root } from '../web/lib/copies.mjs';
import { drawn, fresh, lnWhole } from '../../web/checks/fresh.js';
import { understand } from '../../web/checks/typed.js';
import { isRight } from '../../web/deck/answer.js';
import { fill } from '../../web/deck/numbers.js';
import { elementData } from '../../web/build/lesson.mjs';
import { readQuestions } from '../../web/build/questions.mjs';

const { load } = await import(pathToFileURL(join(dist, 'index.mjs')).href);
const attn = await load({ image: 'scalar' });
const { fresh: texts } = elementData({ root, attn });

/** Every check's answers worked out here. */
const PLAIN = {
  q1: ({ n, m }) => [n / (n + m + 1), m / (n + m + 1)],
  q2: ({ T, d }) => [T, T, T, d],
  q3: ({ dk, v }) => [dk * v * v, v * v],
  q4: ({ T, i }) => [i / T, 1],
  q5: ({ D }) => [4 * D * D + 4 * D, 4 * D * D + 4 * D],
};

const combinations = ({ choices }) => Object.entries(choices).reduce(
  (all, [input, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [input]: value }))), [{}]);

test('every check can be asked again, and says so in its own words', () => {
  assert.deepEqual(Object.keys(fresh), Object.keys(readQuestions(root).checks));
  assert.deepEqual(Object.keys(PLAIN), Object.keys(fresh));
  for (const [name, { asks, question, answer }] of Object.entries(texts)) {
    assert.equal(new Set(asks).size, PLAIN[name]({}).length, name);
    assert.match(question, /\[\[\w+\]\]/);
    assert.match(answer, /\[\[\w+\]\]/);
  }
});

for (const name of Object.keys(fresh)) {
  test(`${name}: all numbers that may be drawn are right, and fill the text`, () => {
    const all = combinations(fresh[name]);
    assert.ok(all.length >= 12, `${all.length} combinations`);
    for (const inputs of all) {
      const { shown, answers } = fresh[name].solve(attn, inputs);
      const expected = PLAIN[name](inputs);
      assert.equal(answers.length, expected.length);
      answers.forEach(({ value, tolerance }, i) => {
        // A few operations in float32, each 2⁻²⁴ relative; sums of up to 256 equal terms are whole numbers and exact.
        assert.ok(Math.abs(value - expected[i]) <= 1e-6 * Math.abs(expected[i]), `${JSON.stringify(inputs)}: ${value}`);
        assert.ok(isRight(expected[i], { value, tolerance: Math.max(tolerance, 1e-9) }));
        assert.ok(!isRight(expected[i] + 0.02, { value, tolerance }), 'a wrong answer passes');
      });
      for (const text of [texts[name].question, texts[name].answer]) {
        const filled = fill(text, shown);
        assert.doesNotMatch(filled, /\[\[|NaN|Infinity|undefined/);
      }
    }
  });

  test(`${name}: no numbers come again before all have come`, () => {
    const count = combinations(fresh[name]).length;
    const round = (seed, at) => JSON.stringify(drawn(name, attn, { seed, round: at }).shown);
    assert.equal(new Set(Array.from({ length: count }, (_, at) => round(7, at))).size, count);
    assert.equal(round(7, 0), round(7, count));
    assert.notDeepEqual([0, 1, 2, 3].map((at) => round(7, at)), [0, 1, 2, 3].map((at) => round(8, at)));
  });
}

test('the core\'s ln', () => {
  for (const n of [1, 2, 3, 10, 97, 1000, 10_000]) {
    assert.ok(Math.abs(lnWhole(attn, n) - Math.log(n)) <= 4 * 2 ** -24 * Math.max(1, Math.log(n)), `ln ${n}`);
  }
});

const READ = {
  '0.4': 0.4, '0,4': 0.4, '0,429': 0.429, '.4': 0.4, '2/5': 0.4, ' 2 / 5 ': 0.4, '40%': 0.4, '40 %': 0.4, '−3': -3,
  '-1/4': -0.25, '+7': 7, '1,050,624': 1050624, '1 050 624': 1050624, 'ln 1': 0, 'ln 3': Math.log(3), 'ln3': Math.log(3),
  'LN(3)': Math.log(3), '-ln 3': -Math.log(3), 'ln 3/2': Math.log(3) / 2, 'ln(3)/2': Math.log(3) / 2,
  '√2': Math.SQRT2, 'sqrt(2)': Math.SQRT2, '-√ 2': -Math.SQRT2, '√2/2': Math.SQRT1_2, '1/√2': Math.SQRT1_2,
  '8√2': 8 * Math.SQRT2, '0.5*√(3/4)': Math.sqrt(3) / 4, '1,050': 1050, '1,05': 1.05,
  'ln(3/2)': Math.log(1.5), 'ln 1.5': Math.log(1.5), 'ln(0,25)': Math.log(0.25),
};
test('numbers, fractions, per cent and logarithms are read, and what is not plain is told back', () => {
  for (const [typed, value] of Object.entries(READ)) {
    const read = understand(typed, attn);
    assert.ok(Math.abs(read.value - value) <= 1e-6 * Math.max(1, Math.abs(value)), `${typed}: ${JSON.stringify(read)}`);
  }
  assert.equal(understand('0.4', attn).said, '');
  assert.match(understand('√2', attn).said, /√2 was read as 1\.4142$/);
  assert.match(understand('1,050', attn).said, /1,050 was read as 1050$/);
  assert.match(understand('1,05', attn).said, /1,05 was read as 1\.05$/);
  assert.match(understand('2/5', attn).said, /2\/5 was read as 0\.4$/);
  assert.match(understand('ln 3', attn).said, /ln 3 was read as 1\.0986$/);
  assert.match(understand('-ln 3', attn).said, /^−ln 3 was read as −1\.0986$/);
});

test('what is no number is refused with a sentence, never guessed', () => {
  for (const typed of ['', ' ', 'three', '1/0', '1/2/3', '√', '√-2', '√1.5', '/√2', '√2/0', '2^√2', '√√2', '√99999999', 'ln', 'ln 0', 'ln -3', 'ln(3', 'ln 3)', 'ln ln 3', 'ln 1e9',
    'ln 99999999', 'ln(1/0)', 'ln 3/0', 'ln(1/2/3)', '1e5', 'NaN', 'Infinity', '0x10', '2^3', '<b>', '1'.repeat(400),
    'ln '.repeat(999)]) {
    const read = understand(typed, attn);
    assert.equal(read.value, undefined, typed);
    assert.match(read.problem, /\.$/);
  }
});
