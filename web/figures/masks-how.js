/** How <attn-masks> came by each of its numbers. */
import { html } from 'lit';
import { numberButton } from './draw/number.js';
import { power, product, remark, step, sum, term } from './draw/terms.js';

/** @param {any} frame @param {string} name */
export function explain({ Tk, size, numbers, seen, afterSoftmax, emptyRows, zero, flipped }, name) {
  const [, letter, first, second] = name.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/) ?? [];
  const [i, j] = [Number(first), Number(second)];
  const result = step(numberButton(numbers.get(name)));
  const keys = Array.from({ length: Tk }, (_, at) => at);
  const visible = keys.filter((key) => seen(i, key));
  const exponential = (key) => power(numbers, `S[${i}][${key}]`);
  const shares = (over) => step(html`${exponential(j)} / (${sum(over.map(exponential))})`);
  const why = remark(flipped
    ? 'The function takes True for the opposite of what was meant, so it blocks this key.'
    : 'The mask blocks this key for this query.');
  switch (letter) {
    case 'S': {
      const blocked = !Number.isFinite(numbers.get(name).value);
      const products = Array.from({ length: size }, (_, c) => product(numbers, `q[${i}][${c}]`, `k[${j}][${c}]`));
      const scaled = html`(${sum(products)}) × ${term(numbers, 'unit')}`;
      const formula = '{q}·{k} / √{d_k}';
      return html`${blocked ? step(html`${scaled} + (−∞)`, `${formula} + mask`) : step(scaled, formula)}
        ${result}${blocked ? why : ''}`;
    }
    case 'q': case 'k': return remark('A random number; the seed decides which.');
    case 'unit': return remark(`One over √{d_k}, with {d_k} = ${size}.`);
    case 'A':
      if (afterSoftmax && !seen(i, j)) {
        return html`${result}${why}${remark('The softmax had given it a weight already:')}
          ${step(numberButton(numbers.get(`softmax[${i}][${j}]`)))}`;
      }
      if (afterSoftmax) return html`${shares(keys)}${result}${remark('The sum runs over blocked keys as well.')}`;
      if (emptyRows.includes(i)) return html`${result}${remark(zero
        ? 'This row sees no key. The function returns zeros for it.'
        : 'This row sees no key, so every exponential is 0, and 0/0 is not a number.')}`;
      return seen(i, j) ? html`${shares(visible)}${result}` : html`${result}${why}`;
    case 'softmax': return html`${shares(keys)}${result}`;
    default: return html`${step(sum(keys.map((key) => term(numbers, `A[${i}][${key}]`))))}${result}`;
  }
}
