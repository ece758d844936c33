/** How <attn-scaling> came by each of its numbers. */
import { html } from 'lit';
import { numberButton } from './draw/number.js';
import { power, remark, step, sum } from './draw/terms.js';

/** @param {any} frame @param {string} name */
export function explain({ numbers, keys, scaled, dk }, name) {
  const [, letter, at] = name.match(/^([\w.]+?)(?:\[(\d+)\])?$/) ?? [];
  const result = step(numberButton(numbers.get(name)));
  const all = Array.from({ length: keys }, (_, i) => i);
  switch (letter) {
    case 'a': return html`${step(html`${power(numbers, `score[${at}]`)} / (${
      sum(all.map((i) => power(numbers, `score[${i}]`)))})`)}${result}`;
    case 'score': return html`${result}${remark(`A query and a key of ${dk} random normal numbers each: {q}·{k}${
      scaled ? ' / √{d_k}' : ', not divided by √{d_k}'}.`)}`;
    case 'largest': return html`${step(numberButton(numbers.get('a[0]')))}
      ${remark('The first of the sorted weights.')}`;
    case 'small': return html`${result}${remark('How many of the weights are below 0.001, as a share of all keys.')}`;
    case 'jacobian': return html`${step('√(Σ {a_i}² − 2 Σ {a_i}³ + (Σ {a_i}²)²)', '‖{J}‖')}${result}
      ${remark('{J} = diag({a}) − {a}{a}ᵀ says how much the weights answer to a change of the scores.')}`;
    case 'dk': return remark('Your own number. Type another one, or move the slider.');
    default: return html`${result}${remark('From many draws at this head size: order statistics of ‖{J}‖. '
      + 'The band holds the true median in 95 of 100 sweeps.')}`;
  }
}
