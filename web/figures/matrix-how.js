/** How <attn-matrix> came by each of its numbers. */
import { html } from 'lit';
import { numberButton } from './draw/number.js';
import { power, product, remark, step, sum, term } from './draw/terms.js';

/** @param {any} frame @param {string} name */
export function explain(frame, name) {
  const { T, tokens, numbers, byColumns, blocked, head } = frame;
  const [, letter, first, second] = name.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/) ?? [];
  const result = numberButton(numbers.get(name));
  const [i, j] = byColumns ? [Number(second), Number(first)] : [Number(first), Number(second)];
  const at = frame.name;
  const all = Array.from({ length: T }, (_, key) => key);
  const seen = (query) => all.filter((key) => !blocked(query, key));
  const scaled = frame.beta !== 1;
  const hidden = remark(`The causal mask hides “${tokens[j]}” from “${tokens[i]}”, since it comes later.`);
  switch (letter) {
    case 'dot': return html`
      ${step(sum([0, 1].map((c) => product(numbers, at('Q', i, c), at('K', j, c)))), '{q_i}·{k_j}')}
      ${step(result)}`;
    case 'S': return blocked(i, j) ? html`${step(result)}${hidden}` : html`
      ${step(html`${scaled ? html`${term(numbers, 'beta')} × ` : ''}${product(numbers, at('dot', i, j), 'unit')}`,
    `{S_ij} = ${scaled ? '{β} · ' : ''}{q_i}·{k_j} / √${head}`)}
      ${step(result)}`;
    case 'unit': return remark(`One over √${head}, with ${head} = 2.`);
    case 'A': return blocked(i, j) ? html`${step(result)}${hidden}` : html`
      ${step(html`${power(numbers, at('S', i, j))} / (${sum(seen(i).map((key) => power(numbers, at('S', i, key))))})`,
    `{A_ij} = softmax of the ${byColumns ? 'column' : 'row'}`)}
      ${step(result)}`;
    case 'sum': return html`
      ${step(sum(seen(Number(first)).map((key) => term(numbers, at('A', Number(first), key)))))}
      ${step(result)}`;
    case 'O': return html`
      ${step(sum(seen(i).map((key) => product(numbers, at('A', i, key), at('V', key, j)))), '{o_i} = Σ {A_ij} {v_j}')}
      ${step(result)}`;
    default: return remark('Your own number. Type another one under “All numbers”.');
  }
}
