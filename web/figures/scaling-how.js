/** How <attn-scaling> came by each of its numbers. */
import { html } from 'lit';
import { numberButton } from './draw/number.js';
import { power, remark, step, sum, term } from './draw/terms.js';

/** @param {any} frame @param {string} name */
export function explain({ numbers, keys, scaled, dk, seed, draw, draws }, name) {
  const [, letter, at] = name.match(/^([\w.]+?)(?:\[(\d+)\])?$/) ?? [];
  const result = step(numberButton(numbers.get(name)));
  const all = Array.from({ length: keys }, (_, i) => i);
  switch (letter) {
    case 'a': return html`${step(html`${power(numbers, `score[${at}]`)} / (${
      sum(all.map((i) => power(numbers, `score[${i}]`)))})`)}${result}`;
    case 'score': return html`${step(scaled ? '{q}·{k} / √{d_k}' : '{q}·{k}')}${result}
      ${remark(`The sum of ${dk} products of random normal numbers${scaled ? `, divided by √${dk}` : ', not divided'}. `
        + `They are draw ${draw} of seed ${seed}.`)}`;
    case 'largest': return html`${step(numberButton(numbers.get('a[0]')))}
      ${remark('The first of the sorted weights.')}`;
    case 'small': return html`${step(`${all.filter((i) => numbers.get(`a[${i}]`).value < SMALL).length} / ${keys}`)}
      ${result}${remark('How many of the weights are below 0.001, as a share of all keys.')}`;
    case 'jacobian': return html`${step('√(Σ {a_i}² − 2 Σ {a_i}³ + (Σ {a_i}²)²)', '‖{J}‖')}
      ${step(html`√(${powers(numbers, all, 2)} − 2 × (${powers(numbers, all, 3)}) + (${powers(numbers, all, 2)})²)`)}
      ${result}
      ${remark('{J} = diag({a}) − {a}{a}ᵀ says how much the weights answer to a change of the scores.')}`;
    case 'dk': return remark('Your own number. Type another one, or move the slider.');
    default: {
      const middle = draws % 2 ? `number ${(draws + 1) / 2}`
        : `halfway between numbers ${draws / 2} and ${draws / 2 + 1}`;
      return html`${result}${remark(`${draws} draws at this head size, sorted by ‖{J}‖: the median is ${middle}. `
        + 'The band goes from one draw below it to one above it, and holds the true median in 95 of 100 sweeps.')}`;
    }
  }
}

/** Weights below this count as small. */
const SMALL = 1e-3;

/** @param {any} numbers @param {number[]} all @param {number} exponent */
const powers = (numbers, all, exponent) => sum(all.map((i) => html`<span class="power">${
  term(numbers, `a[${i}]`)}<sup>${exponent}</sup></span>`));
