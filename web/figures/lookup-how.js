/** How <attn-lookup> came by each of its numbers. */
import { html } from 'lit';
import { power, product, remark, step, sum, term } from './draw/terms.js';
import { numberButton } from './draw/number.js';

/** @param {any} frame @param {string} name */
export function explain({ n, numbers, tempered }, name) {
  const [, letter, first, second] = name.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/) ?? [];
  const result = numberButton(numbers.get(name));
  const all = Array.from({ length: n }, (_, j) => j);
  const logit = tempered ? 'logit' : 'score';
  const [j, c] = [first, second];
  switch (letter) {
    case 'dot': return html`
      ${step(sum([product(numbers, 'q[0]', `k[${j}][0]`), product(numbers, 'q[1]', `k[${j}][1]`)]), '{q}·{k}')}
      ${step(result)}`;
    case 'score': return html`
      ${step(product(numbers, `dot[${j}]`, 'unit'), '{s} = {q}·{k} / √{d_k}')}
      ${step(result)}`;
    case 'unit': return remark('One over √{d_k}, with {d_k} = 2.');
    case 'logit': return html`
      ${step(html`${term(numbers, `score[${j}]`)} / ${term(numbers, 'temperature')}`, '{s} / {τ}')}
      ${step(result)}`;
    case 'a': return html`
      ${step(html`${power(numbers, `${logit}[${j}]`)} / (${sum(all.map((l) => power(numbers, `${logit}[${l}]`)))})`,
    tempered ? '{a} = softmax of {s} / {τ}' : '{a} = softmax of {s}')}
      ${step(result)}`;
    case 'sum': return html`
      ${step(sum(all.map((l) => term(numbers, `a[${l}]`))))}
      ${step(result)}
      ${remark('Each exponential is divided by the sum of all of them, so the weights add up to 1.')}`;
    case 'av': return html`${step(product(numbers, `a[${j}]`, `v[${j}][${c}]`), '{a} {v}')}${step(result)}`;
    case 'o': return html`
      ${step(sum(all.map((l) => product(numbers, `a[${l}]`, `v[${l}][${j}]`))), '{o} = Σ {a_j} {v_j}')}
      ${step(sum(all.map((l) => term(numbers, `av[${l}][${j}]`))))}
      ${step(result)}`;
    default: return remark('Your own number. Drag its point, or type another one under “All numbers”.');
  }
}
