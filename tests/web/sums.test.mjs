// "How did you get this?": the sum that a figure shows behind a number, worked out here with the numbers in it, is that
// number. One of each kind, the first and the last, in every preset.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as figures from '../../web/figures/index.js';
import { serveBench } from './lib/bench.mjs';
import { launch } from './lib/engines.mjs';

let page;
let site;
before(async () => {
  // What stands in a sum is the same in every engine.
  page = await launch('chromium');
  site = await serveBench();
  await page.open(`${site.url}bench.html`);
});
after(async () => {
  await page?.close();
  await site?.close();
});

/** The numbers of a preset and the steps of their sums, each as text with unrounded numbers in it. */
const explained = (tag, preset) => page.evaluate(async (name, at) => {
  const element = bench.all[0]?.localName === name ? bench.all[0] : bench.all[(bench.clear(), await bench.make(name))];
  element.preset(element.presets[at]);
  if (!element.shadowRoot.querySelector('.numbers').open) await bench.unfold(element);
  await element.updateComplete;
  const kinds = {};
  for (const { dataset } of element.shadowRoot.querySelectorAll(':is(.picture, .numbers) .number[data-name]')) {
    (kinds[dataset.name.replace(/\[.*/, '')] ??= []).push(dataset.name);
  }
  const written = (node) => {
    if (node.nodeType === Node.COMMENT_NODE) return '';
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.matches('.number')) return `(${node.dataset.value})`;
    const inside = [...node.childNodes].map(written).join('');
    if (node.matches('sup')) return `**(${inside})`;
    return node.matches('.power') ? `(${inside.replace(/^e/, '2.718281828459045')})` : inside;
  };
  const found = [];
  for (const all of Object.values(kinds)) {
    for (const asked of new Set([all[0], all.at(-1)])) {
      const number = element.shadowRoot.querySelector(`.number[data-name="${asked}"]`);
      number.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      await element.updateComplete;
      await element.updateComplete;
      const how = element.shadowRoot.querySelector('.how');
      found.push({
        name: asked, value: number.dataset.value, label: number.getAttribute('aria-label'),
        title: how.querySelector('.how-title').textContent,
        steps: [...how.querySelectorAll('.step')].map(written), remarks: how.querySelectorAll('.remark').length,
      });
    }
  }
  return found;
}, tag, preset);

/** What a step says, if it is nothing but a sum. */
function result(step) {
  const sum = step.split(' = ').at(-1).replace(/\s/g, '').replaceAll('×', '*').replaceAll('−', '-')
    .replaceAll('²', '**2').replaceAll('√(', 'Math.sqrt(').replaceAll('∞', 'Infinity').replaceAll('--', '+');
  return /^(?:[\d.e+\-*/(),]|Math\.sqrt|Infinity|NaN)+$/.test(sum) ? Function(`return ${sum}`)() : undefined;
}

for (const { slug, presets } of Object.values(figures)) {
  test(`${slug}: the sums behind its numbers are right`, async (t) => {
    let sums = 0;
    for (const [at, preset] of presets.entries()) {
      for (const { name, value: text, label, title, steps, remarks } of await explained(`attn-${slug}`, at)) {
        const where = `${preset.name}: ${name}`;
        assert.ok(label.toLowerCase().startsWith(title.toLowerCase()), `${where} is named “${label}”`);
        assert.ok(steps.length > 0 || remarks > 1, `${where} has no explanation`);
        const value = Number(text);
        for (const step of steps) {
          const said = result(step);
          if (said === undefined) continue;
          sums += 1;
          // Terms are float32 as they stand. Under the root of the Jacobian's size they cancel, where it is small.
          const [a, b] = name === 'jacobian' && step.includes('√') ? [said ** 2 || 0, value ** 2] : [said, value];
          assert.ok(Object.is(a, b) || a === b || Math.abs(a - b) <= 4e-6 * Math.max(1, Math.abs(b)),
            `${where} is ${value}, its sum ${said}: ${step}`);
        }
      }
    }
    t.diagnostic(`${slug}: ${sums} sums`);
    assert.ok(slug === 'heads' || sums > 4 * presets.length, `${sums} sums`);
  });
}
