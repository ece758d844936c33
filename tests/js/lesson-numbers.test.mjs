// Every number that the lesson's text shows: against float64 worked out here, against the kept vectors, and to the
// digits that the specification prints.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { cases } from '../golden/read.mjs';
import { dist, root } from '../web/lib/copies.mjs';
import { Numbers, formatNumber } from '../../web/build/numbers.mjs';
import { numberCalls } from '../../web/lesson/numbers.js';

const { load } = await import(pathToFileURL(join(dist, 'index.mjs')).href);
const FILES = ['attention.md', 'attention-results.md', 'attention-practice.md', 'checks.md', 'predictions.md'];
const text = FILES.map((file) => readFileSync(join(root, 'web/lesson', file), 'utf8')).join('\n');
const sources = new Set([...text.matchAll(/@\{([^{}]*)\}/g)].map(([, source]) => source.trim()));

function softmax(scores) {
  const exponentials = scores.map((s) => Math.exp(s - Math.max(...scores)));
  const sum = exponentials.reduce((a, b) => a + b);
  return exponentials.map((x) => x / sum);
}
const jacobian = (p) => p.map((a, i) => p.map((b, j) => a * (Number(i === j) - b)));
const largest = (scores) => Math.max(...jacobian(softmax(scores)).flat().map(Math.abs));

const X = [[1, 0], [0, 1], [1, 1]];
function worked(causal) {
  const scores = X.map((q) => X.map((k) => (q[0] * k[0] + q[1] * k[1]) / Math.SQRT2));
  const weights = scores.map((row, i) => softmax(causal ? row.map((s, j) => (j > i ? -Infinity : s)) : row));
  const output = weights.map((row) => [0, 1].map((c) => row.reduce((sum, a, j) => sum + a * X[j][c], 0)));
  return { X, scores, weights, output };
}
const [open, causal] = [worked(false), worked(true)];
const parameters = (D) => 4 * D * D + 4 * D;

/**
 * Medians over many draws, by another generator. For normal entries the scores of one query are normal, with the
 * query's length as their spread, so that only lengths and scores have to be drawn.
 */
function simulation(dk, scaled, draws = 4000, keys = 128) {
  let state = 12345;
  const uniform = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const most = [];
  const tiny = [];
  for (let draw = 0; draw < draws; draw++) {
    let square = 0;
    for (let i = 0; i < dk; i++) square += normal() ** 2;
    const spread = Math.sqrt(square / (scaled ? dk : 1));
    const p = softmax(Array.from({ length: keys }, () => spread * normal()));
    most.push(Math.max(...p));
    tiny.push(p.filter((weight) => weight < 1e-3).length / keys);
  }
  const median = (values) => [...values].sort((a, b) => a - b)[draws / 2];
  return { largest: median(most), tiny: median(tiny) };
}
const [at64, at256, scaled64] = [simulation(64, false), simulation(256, false), simulation(64, true)];

// The median of 1000 draws with a spread of s has a standard error of about 1.25·s/√1000, and the largest weight
// spreads by 0.22 at most: 0.0087. Five of them, and half as much for the median of 4000 here.
const SAMPLED = 5 * 0.0087 * 1.12;

// In p·(1 − p) with p near 1 the rounding of p to float32, half of 2⁻²³, stays whole in the difference, and so does
// that of the softmax before it.
const CANCELLED = 2 ** -23;

/** What the text names: its exact value, what must be seen, and where float32 is not the only doubt, how near. */
const EXPECTED = {
  'softmax(2,1,0) tuple.3': [softmax([2, 1, 0]), '(0.665, 0.245, 0.090)'],
  'softmax(3,0)[0] .3': [softmax([3, 0])[0], '0.953'],
  'softmax(3,0)[1] .3': [softmax([3, 0])[1], '0.047'],
  'softmax(16,8,0)[0] .5': [softmax([16, 8, 0])[0], '0.99966'],
  'softmax(16,8,0)[1] .5': [softmax([16, 8, 0])[1], '0.00034'],
  'softmax(16,8,0)[2] .7': [softmax([16, 8, 0])[2], '0.0000001'],
  'saturation(2,1,0).largest .3': [largest([2, 1, 0]), '0.223'],
  'saturation(16,8,0).largest e1': [largest([16, 8, 0]), '3.4 · 10<sup>−4</sup>', CANCELLED],
  'saturation(3,0).largest .3': [largest([3, 0]), '0.045'],
  'saturationRatio .0': [largest([2, 1, 0]) / largest([16, 8, 0]), '664', 664 * (CANCELLED / largest([16, 8, 0]))],
  'ratio(1) .3': [Math.E, '2.718'],
  'ratio(11) e0': [Math.exp(11), '6 · 10<sup>4</sup>'],
  'ratio(11) 0': [Math.exp(11), '59,874'],
  'ratio(0.7071067811865476) .3': [Math.exp(Math.SQRT1_2), '2.028'],
  'worked.X matrix.0': [X, matrix(['1', '0'], ['0', '1'], ['1', '1'])],
  'worked.scores matrix.3': [open.scores,
    matrix(['0.707', '0.000', '0.707'], ['0.000', '0.707', '0.707'], ['0.707', '0.707', '1.414'])],
  'worked.weights matrix.3': [open.weights,
    matrix(['0.401', '0.198', '0.401'], ['0.198', '0.401', '0.401'], ['0.248', '0.248', '0.503'])],
  'worked.output matrix.3': [open.output, matrix(['0.802', '0.599'], ['0.599', '0.802'], ['0.752', '0.752'])],
  'worked.scores[0][0] .3': [Math.SQRT1_2, '0.707'],
  'worked.scores[0][2] .3': [Math.SQRT1_2, '0.707'],
  'worked.scores[1][1] .3': [Math.SQRT1_2, '0.707'],
  'worked.weights[0][0] .3': [open.weights[0][0], '0.401'],
  'worked.weights[0][1] .3': [open.weights[0][1], '0.198'],
  'worked.weights[0][2] .3': [open.weights[0][2], '0.401'],
  'worked.output[0][0] .3': [open.output[0][0], '0.802'],
  'worked.output[0][1] .3': [open.output[0][1], '0.599'],
  'worked(1).output[0][0] 0': [1, '1'],
  'worked(1).output[0][1] 0': [0, '0'],
  'worked(1).weights[1][0] .3': [causal.weights[1][0], '0.330'],
  'worked(1).weights[1][1] .3': [causal.weights[1][1], '0.670'],
  'worked(1).output[1][0] .3': [causal.output[1][0], '0.330'],
  'worked(1).output[1][1] .3': [causal.output[1][1], '0.670'],
  'worked(1).output[2][0] .3': [causal.output[2][0], '0.752'],
  'worked(1).output[2][1] .3': [causal.output[2][1], '0.752'],
  'workedJacobian matrix.3': [jacobian(causal.weights[1].slice(0, 2)),
    matrix(['0.221', '−0.221'], ['−0.221', '0.221'])],
  'count(512,8,512).parameters 0': [parameters(512), '1,050,624'],
  'count(512, 8, 512).parameters 0': [parameters(512), '1,050,624'],
  'count(512, 16, 512).parameters 0': [parameters(512), '1,050,624'],
  'count(512,8,512).projectionFlops G.2': [8 * 512 * 512 ** 2, '1.07'],
  'count(512,8,512).attentionFlops G.2': [4 * 512 ** 2 * 512, '0.54'],
  'count(512,8,1024).projectionFlops G.2': [8 * 1024 * 512 ** 2, '2.15'],
  'count(1024,16,2048).projectionFlops G.1': [8 * 2048 * 1024 ** 2, '17.2'],
  'q1.output[0] .1': [0.6, '0.6'],
  'q1.output[1] .1': [0.2, '0.2'],
  'q1.weights[0] .1': [0.6, '0.6'],
  'q1.weights[1] .1': [0.2, '0.2'],
  'q1.weights[2] .1': [0.2, '0.2'],
  'sizes(10, 8).rows 0': [10, '10'],
  'sizes(10, 8).keys 0': [10, '10'],
  'sizes(10, 8).width 0': [8, '8'],
  'spread(64) 0': [Math.sqrt(64), '8'],
  'simulation(64).draws 0': [1000, '1,000'],
  'simulation(64).largest .2': [at64.largest, /^0\.(7[5-9]|8[0-4])$/, SAMPLED],
  'simulation(64).tiny %0': [at64.tiny, /^9[4-6]$/, 1 / 128 + 1e-6],
  'simulation(64).scaledLargest .2': [scaled64.largest, /^0\.\d\d$/, SAMPLED],
  'simulation(256).largest .2': [at256.largest, /^0\.9[789]$/, SAMPLED],
};

function matrix(...rows) {
  return `\\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{pmatrix}`;
}

/** The matrices of a page's MathML, as they were written; of those that hold others, the inner ones. */
const matricesOf = (page) => page.split('<mtable').slice(1).map((rest) => matrix(...rest.split('</mtable>')[0]
  .split('</mtr>').slice(0, -1).map((row) => row.split('</mtd>').slice(0, -1)
    .map((cell) => cell.replace(/^[^<]*>|<[^>]*>/g, '')))));

/** Float32 with a few operations: 2⁻²³ each, relative; 30 of them cover the exponentials of large arguments. */
const ROUNDED = 30 * 2 ** -23;

function near(actual, expected, label, within) {
  if (Array.isArray(expected)) {
    assert.equal(actual.length, expected.length, label);
    expected.forEach((value, i) => near(actual[i], value, `${label}[${i}]`, within));
    return;
  }
  const bound = within ?? ROUNDED * Math.max(1e-3, Math.abs(expected));
  assert.ok(Math.abs(actual - expected) <= bound, `${label}: ${actual}, expected ${expected} ± ${bound}`);
}

test('the text names no number that is not checked here, and nothing is checked that it does not name', () => {
  assert.deepEqual([...sources].sort(), Object.keys(EXPECTED).sort());
});

for (const image of ['scalar', 'simd128']) {
  test(`${image}: each number of the text has its value and is shown to the digits expected`, async () => {
    const numbers = new Numbers(numberCalls(await load({ image })));
    for (const [source, [expected, shown, within]] of Object.entries(EXPECTED)) {
      const { value, format } = numbers.evaluate(source);
      near(value, expected, source, within);
      const text = formatNumber(value, format);
      if (shown instanceof RegExp) assert.match(text, shown, source);
      else assert.equal(text, shown, source);
    }
  });
}

test('the expectations themselves are those of the kept vectors', () => {
  const [vectors] = cases('worked.json');
  // Some were written with 13 digits.
  const hold = (kept, own, label) => near(own.flat(), Array.from(kept), label, 1e-12);
  hold(vectors.scores, open.scores, 'scores');
  hold(vectors.weights, open.weights, 'weights');
  hold(vectors.output, open.output, 'output');
  hold(vectors.causalWeights, causal.weights, 'causal weights');
  hold(vectors.causalOutput, causal.output, 'causal output');
  hold(vectors.causalJacobianOfRow2, jacobian(causal.weights[1].slice(0, 2)), 'Jacobian');
  const counts = cases('counts.json');
  for (const { logits, largest: kept } of counts.filter(({ kind }) => kind === 'saturation')) {
    near(largest([...logits]), kept, `saturation of ${[...logits]}`, 1e-12);
  }
  for (const H of [8, 16]) {
    assert.equal(counts.find(({ name }) => name === `D = 512, ${H} heads`).expected.parameters, parameters(512));
  }
});

test('the page shows these numbers, each with the unrounded one beside it', () => {
  const page = readFileSync(join(dist, 'attention.html'), 'utf8')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code));
  const NUMBER = /<span class="num" data-name="([^"]*)" data-value="([^"]*)">((?:[^<]|<\/?sup>)*)<\/span>/g;
  let found = 0;
  for (const [, name, value, seen] of page.matchAll(NUMBER)) {
    const candidates = Object.entries(EXPECTED).filter(([source]) => source.startsWith(`${name} `));
    // The recall cards have numbers of their own, which their suite compares.
    if (!candidates.length) continue;
    found++;
    const match = candidates.find(([, [, shown]]) => (shown instanceof RegExp ? shown.test(seen) : shown === seen));
    assert.ok(match, `${name} is shown as ${seen}`);
    near(Number(value), match[1][0], name, match[1][2]);
  }
  assert.ok(found >= 25, `${found} numbers`);
  const matrices = matricesOf(page);
  for (const [source, [, shown]] of Object.entries(EXPECTED).filter(([each]) => / matrix\./.test(each))) {
    assert.ok(matrices.includes(shown), source);
  }
});
