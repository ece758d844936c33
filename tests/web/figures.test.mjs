// Every number that a figure shows, in every preset and more states, against the definition in float64; and every label
// against its number. To add a figure: figures/<slug>.mjs beside this file.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { float32, float64 } from '../golden/plain.mjs';
import { serveBench } from './lib/bench.mjs';
import { ENGINES, launch } from './lib/engines.mjs';

/**
 * The label of a number: its value rounded to the places that the label has, a real minus sign, no minus zero. Past a
 * million a power of ten is fine. Numbers that are not whole keep at least one place.
 */
export function labelFits(text, value) {
  const special = { NaN: 'NaN', Infinity: '∞', '-Infinity': '−∞' }[value];
  if (special) return text === special;
  const number = Number(value);
  const power = /^(−?\d\.\d)×10([⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/.exec(text);
  if (power) {
    const exponent = [...power[2]].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('');
    return Math.abs(number) >= 1e6 && `${power[1].replace('−', '-')}e+${exponent}` === number.toExponential(1);
  }
  const places = /\.(\d+)$/.exec(text)?.[1].length ?? 0;
  const rounded = number.toFixed(places);
  return text === (Number(rounded) === 0 ? rounded.replace('-', '') : rounded.replace('-', '−'))
    && (places > 0 || Number.isInteger(number));
}

test('a label is the rounding of its number, and nothing else', () => {
  const right = [['0.40', '0.401'], ['−0.5', '-0.5'], ['0.00', '-0.001'], ['NaN', 'NaN'], ['−∞', '-Infinity'],
    ['3', '3'], ['1.2×10⁶', '1234567'], ['0.13', '0.12501'], ['−1.2×10¹²', '-1234567890123']];
  const wrong = [['0.41', '0.401'], ['-0.5', '-0.5'], ['−0.00', '-0.001'], ['0', '0.4'], ['∞', 'NaN'], ['', '1'],
    ['0.400', '0.401'], ['1.3×10⁶', '1234567'], ['NaN', '1']];
  for (const [text, value] of right) assert.ok(labelFits(text, value), text);
  for (const [text, value] of wrong) assert.ok(!labelFits(text, value), text);
});

/**
 * Compares what is shown with the truth; the tolerance is 20 times what a plain float32 evaluation is off, and 2·10⁻⁶.
 * `words` gives the labels of a number that reads as a word.
 */
function compare(label, shown, truth, plain, must, words = () => undefined) {
  let compared = 0;
  for (const { name, value, text } of shown) {
    assert.ok(Object.hasOwn(truth, name), `${label}: ${name} is shown, but no number of this state`);
    const [expected, actual] = [truth[name], Number(value)];
    const error = Math.abs(plain[name] - expected);
    const slack = 2e-6 * Math.max(1, Math.abs(expected)) + (Number.isFinite(error) ? 20 * error : 0);
    const close = Object.is(actual, expected) || Math.abs(actual - expected) <= slack;
    assert.ok(close, `${label}: ${name} is ${value}, expected ${expected}`);
    const named = words(name);
    const fits = named ? named[value].includes(text) : labelFits(text, value);
    assert.ok(fits, `${label}: ${name} is ${value}, but reads “${text}”`);
    compared++;
  }
  const names = new Set(shown.map(({ name }) => name));
  for (const name of Object.keys(truth)) {
    if (must.some((pattern) => pattern.test(name))) assert.ok(names.has(name), `${label}: ${name} is not shown`);
  }
  return compared;
}

/** A parameter that is a number is shown in its own control. */
const given = (state) => Object.fromEntries(Object.entries(state).filter(([, value]) => typeof value === 'number'));

for (const engine of ENGINES) {
  describe(engine, () => {
    let page;
    let site;
    let slugs;
    before(async () => {
      page = await launch(engine);
      site = await serveBench({ collect: engine === 'webkit' });
      await page.open(`${site.url}bench.html`);
      slugs = await page.evaluate(() => Object.values(AttentionFigures.figures).map(({ slug }) => slug));
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    test('every figure shows the numbers of its definition, in every preset and at all ends', async (t) => {
      assert.ok(slugs.length >= 2);
      for (const slug of slugs) {
        const { numbers, shown: must, states, words } = await import(`./figures/${slug}.mjs`);
        const seen = await page.evaluate(async (tag, more) => {
          bench.clear();
          const element = bench.all[await bench.make(tag)];
          const views = [];
          const look = async (label) => {
            await element.updateComplete;
            views.push({ label, state: element.state, numbers: bench.numbers(element) });
          };
          await bench.unfold(element);
          await look('at rest');
          for (const name of element.presets) {
            element.preset(name);
            await look(name);
          }
          for (const state of more) {
            element.reset();
            element.state = state;
            await look(JSON.stringify(state));
          }
          return views;
        }, `attn-${slug}`, states);
        let compared = 0;
        for (const { label, state, numbers: shown } of seen) {
          const names = shown.map(({ name }) => name);
          const [truth, plain] = [float64, float32].map((r) => ({ ...given(state), ...numbers(r, state, names) }));
          compared += compare(`${slug}, ${label}`, shown, truth, plain, must, words);
        }
        t.diagnostic(`${slug}: ${compared} numbers in ${seen.length} states`);
      }
    });

    test('a wrong number or label would be noticed', async () => {
      const { numbers, shown: must } = await import('./figures/lookup.mjs');
      const { state, shown } = await page.evaluate(async () => {
        bench.clear();
        const element = bench.all[await bench.make('attn-lookup')];
        await bench.unfold(element);
        return { state: element.state, shown: bench.numbers(element) };
      });
      const [truth, plain] = [float64, float32].map((r) => ({ ...given(state), ...numbers(r, state) }));
      const spoil = (change) => () => compare('spoiled', change(structuredClone(shown)), truth, plain, must);
      spoil((all) => all)();
      const weight = shown.findIndex(({ name }) => name === 'a[1]');
      assert.throws(spoil((all) => { all[weight].value = String(Number(all[weight].value) + 1e-5); return all; }));
      assert.throws(spoil((all) => { all[weight].text = '0.999'; return all; }));
      assert.throws(spoil((all) => all.filter(({ name }) => name !== 'sum')));
      assert.throws(spoil((all) => [...all, { name: 'a[9]', value: '0', text: '0.000' }]));
    });

    test('nothing was said aloud meanwhile', async () => {
      assert.deepEqual(await page.messages(), []);
    });
  });
}
