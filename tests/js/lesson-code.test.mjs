// Code that a reader can copy runs: the lesson's PyTorch listing prints what stands under it, and what each figure
// gives as NumPy and PyTorch, in each preset, comes to the figure's own numbers. Where Python, NumPy or PyTorch is
// missing, these tests are skipped and say so.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { dist, root } from '../web/lib/copies.mjs';
import * as figures from '../../web/figures/index.js';
import { defaults } from '../../web/figures/schema.js';

/** Runs programs one after another; gives back what each has printed, and its arrays by name. */
const RUNNER = `
import contextlib, io, json, sys
results = []
for program in json.load(sys.stdin):
    names, printed = {}, io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(program, names)
    arrays = {name: names[name].tolist() for name in "aoAO" if name in names}
    results.append({"printed": printed.getvalue(), "arrays": arrays})
json.dump(results, sys.stdout)
`;

// PyTorch before 2.1 lacks this function, or its scale; there the definition stands in for it.
const STAND_IN = `
import inspect, math, torch, torch.nn.functional as F

def definition(q, k, v, attn_mask=None, is_causal=False, scale=None):
    scores = q @ k.mT * (q.shape[-1] ** -0.5 if scale is None else scale)
    if is_causal:
        scores = scores.masked_fill(torch.ones_like(scores, dtype=torch.bool).triu(1), -math.inf)
    return (scores if attn_mask is None else scores + attn_mask).softmax(-1) @ v

if "scale" not in (getattr(F, "scaled_dot_product_attention", None).__doc__ or ""):
    F.scaled_dot_product_attention = definition
`;

const candidates = [process.env.PYTHON, 'python3', '/usr/bin/python3'].filter(Boolean);
const knows = (library) => candidates.find((python) => spawnSync(
  python,
  ['-c', `import importlib.util, sys; sys.exit(importlib.util.find_spec("${library}") is None)`],
  { stdio: 'ignore' },
).status === 0);

function runAll(python, programs, before = '') {
  const { status, stdout, stderr } = spawnSync(python, ['-c', before + RUNNER], {
    input: JSON.stringify(programs), encoding: 'utf8', maxBuffer: 2 ** 28, timeout: 300_000,
  });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout.replace(/\bNaN\b/g, 'null'));
}

const { load } = await import(pathToFileURL(join(dist, 'index.mjs')).href);
const attn = await load({ image: 'scalar' });

/** Each figure in each preset, and in its first state: what it shows, and its code. */
const states = Object.values(figures).flatMap(({ slug, parameters, presets, frame, code }) => (
  [{ name: 'at first', state: {} }, ...presets].map(({ name, state }) => {
    // A figure's thousands of draws would take Python minutes and show no more.
    const whole = { ...defaults(parameters), ...state, ...(slug === 'scaling' && { draws: 100 }) };
    const shown = frame(whole, attn, undefined);
    return { slug, name, state: whole, shown, code: code(shown, whole) };
  })));

/** The numbers of a figure whose names match, in the order in which the figure has them. */
const named = ({ numbers }, pattern) => [...numbers].filter(({ name }) => pattern.test(name)).map(({ value }) => value);

// A score of size s is off by s roundings of float32 and its exponential by as much again; a handful of sums follow.
const near = (actual, expected, label, largest) => {
  const bound = 16 * 2 ** -23 * (1 + largest) ** 2;
  assert.equal(actual.length, expected.length, label);
  actual.forEach((value, i) => {
    const both = value === null ? Number.isNaN(expected[i]) : Math.abs(value - expected[i]) <= bound;
    assert.ok(both, `${label}[${i}]: ${value}, shown ${expected[i]}`);
  });
};

/** What a program must come to, by figure. */
const CHECKS = {
  lookup({ shown }, { arrays }, label) {
    const largest = Math.max(...named(shown, /^logit/).map(Math.abs));
    near(arrays.a.flat(), named(shown, /^a\[/), `${label} a`, largest);
    near(arrays.o.flat(), named(shown, /^o\[/), `${label} o`, largest);
  },
  matrix({ shown }, { arrays }, label) {
    const { T, name, numbers } = shown;
    const rows = (letter, columns) => Array.from({ length: T * columns }, (_, n) => (
      numbers.get(name(letter, Math.floor(n / columns), n % columns)).value));
    const largest = Math.max(...rows('S', T).filter(Number.isFinite).map(Math.abs));
    near(arrays.A.flat(), rows('A', T), `${label} A`, largest);
    near(arrays.O.flat(), rows('O', 2), `${label} O`, largest);
  },
  masks({ shown }, { arrays }, label) {
    near(arrays.A.flat(), named(shown, /^A\[/), `${label} A`, Math.max(...shown.scores.map(Math.abs)));
  },
  heads({ shown }, { printed }, label) {
    assert.deepEqual(printed.match(/\d+/g).map(Number), named(shown, /^order/), label);
  },
  scaling({ state: { dk, keys, draws, scaled, seed } }, { printed }, label) {
    const core = attn.figures.scaling({ dk, keys, draws, seed });
    // Both are medians of random draws with a spread below 0.3: five standard errors of their difference.
    const bound = 5 * Math.SQRT2 * 1.25 * 0.3 / Math.sqrt(draws);
    const own = ['largest', 'frobenius'].map((name) => {
      const values = scaled ? core[name].subarray(0, draws) : core[name].subarray(draws);
      return attn.figures.scalingSummary(values).median;
    });
    const medians = printed.match(/\d+\.\d+(?:e-\d+)?/g).map(Number);
    assert.equal(medians.length, 2, label);
    medians.forEach((median, i) => assert.ok(Math.abs(median - own[i]) <= bound, `${label}: ${median}, ${own[i]}`));
  },
};

/** @param {any[]} results one for each state */
const hold = (results) => {
  assert.equal(results.length, states.length);
  states.forEach((each, i) => CHECKS[each.slug](each, results[i], `${each.slug}, ${each.name}`));
};

/** What the page shows under a listing, and the listing itself. @param {string} file */
function listingOf(file) {
  const page = readFileSync(join(dist, 'attention.html'), 'utf8');
  const example = page.slice(page.indexOf(`data-listing="${file}"`));
  return [/<code>([^]*?)<\/code>/, /<samp>([^]*?)<\/samp>/].map((pattern) => pattern.exec(example)[1])
   .map((html) => html.replace(/<[^>]*>/g, '')
    .replace(/&quot;/g, '"').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&'));
}

test('the JavaScript listing, copied into a file of its own, prints what stands under it', () => {
  const [code, output] = listingOf('attention.js');
  const core = pathToFileURL(join(dist, 'index.mjs')).href;
  const alone = code.replace("'attention-figures'", JSON.stringify(core));
  assert.notEqual(alone, code);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', alone], { encoding: 'utf8' });
  assert.equal(stdout.trim(), output, stderr);
});

const numpy = knows('numpy');
test('what figures give as NumPy runs and comes to their numbers', { skip: !numpy && 'NumPy is not here' }, () => {
  hold(runAll(numpy, states.map(({ code }) => code.NumPy)));
});

const torch = knows('torch');
test('what figures give as PyTorch does, and the listing prints what stands under it', {
  skip: !torch && 'PyTorch is not here',
}, () => {
  const [code, output] = listingOf('attention.py');
  const [{ printed }, ...results] = runAll(torch, [code, ...states.map((each) => each.code.PyTorch)], STAND_IN);
  assert.equal(printed.trim(), output);
  assert.equal(output, readFileSync(join(root, 'tests/golden/listing.txt'), 'utf8').trim());
  hold(results);
});
