/** All numbers of <attn-matrix> as tables; tokens, queries, keys and values can be typed and pasted. */
import { html } from 'lit';
import { numberButton } from './draw/number.js';
import { richHtml } from './draw/rich.js';
import { entries, wordField } from './fields.js';

/** @param {any} frame @param {import('./model.js').Model} model @param {(name: string) => any} row */
export function table(frame, model, row) {
  const { T, tokens, numbers, name, head } = frame;
  const all = Array.from({ length: T }, (_, i) => i);
  const word = (i) => wordField({
    model, value: tokens[i], label: `Token ${i + 1}`,
    // Those that have no query, key or value at present are hidden, not gone.
    put: (text) => ({
      tokens: [...tokens, ...model.current.tokens.slice(T)].map((old, at) => (at === i ? text : old)),
    }),
  });
  const inputs = [['Q', 'queries', 'Query'], ['K', 'keys', 'Key'], ['V', 'values', 'Value']];
  const field = Object.fromEntries(inputs.map(([letter, parameter]) => [letter, entries(model, row(parameter))]));
  const number = (shown) => html`<td>${numberButton(numbers.get(shown))}</td>`;
  return html`
    <div class="scroll" tabindex="0" role="group" aria-label="Table of tokens, queries, keys, values and outputs">
      <table>
        <caption>Paste a block of numbers into any query, key or value to replace that whole matrix.</caption>
        <thead><tr>
          <th scope="col">token</th>
          <th scope="col" colspan="2">query ${richHtml('{q_i}')}</th>
          <th scope="col" colspan="2">key ${richHtml('{k_i}')}</th>
          <th scope="col" colspan="2">value ${richHtml('{v_i}')}</th>
          <th scope="col">sum of weights</th>
          <th scope="col" colspan="2">output ${richHtml('{o_i}')}</th>
        </tr></thead>
        <tbody>${all.map((i) => html`<tr>
          <th scope="row">${word(i)}</th>
          ${inputs.map(([letter, , what]) => [0, 1].map((c) => html`<td>${
            field[letter](i, c, `${what} of ${tokens[i]}, ${'xy'[c]}`, name(letter, i, c))}</td>`))}
          ${number(`sum[${i}]`)}
          ${[0, 1].map((c) => number(name('O', i, c)))}
        </tr>`)}</tbody>
      </table>
    </div>
    ${matrixTable(frame, 'S', `Scaled scores ${frame.beta === 1 ? '' : '{β} · '}{q_i}·{k_j} / √${head}`)}
    ${matrixTable(frame, 'A', 'Weights {A_ij}')}`;
}

/** @param {any} frame @param {string} letter @param {string} caption */
function matrixTable({ T, tokens, numbers, byColumns }, letter, caption) {
  const all = Array.from({ length: T }, (_, i) => i);
  const [across, down] = byColumns ? ['query', 'key'] : ['key', 'query'];
  const label = letter === 'S' ? 'Table of scaled scores' : 'Table of weights';
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${label}>
    <table>
      <caption>${richHtml(caption)}</caption>
      <thead><tr>
        <th scope="col">${down} \\ ${across}</th>
        ${all.map((c) => html`<th scope="col">${tokens[c]}</th>`)}
      </tr></thead>
      <tbody>${all.map((r) => html`<tr>
        <th scope="row">${tokens[r]}</th>
        ${all.map((c) => html`<td>${numberButton(numbers.get(`${letter}[${r}][${c}]`))}</td>`)}
      </tr>`)}</tbody>
    </table>
  </div>`;
}
