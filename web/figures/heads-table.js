/** What stands where in <attn-heads>, as a table. */
import { html } from 'lit';
import { numberButton } from './draw/number.js';

/** @param {any} frame */
export const table = ({ shape, step, cells, numbers }) => html`
  <div class="scroll" tabindex="0" role="group" aria-label="Table of cells">
    <table>
      <caption>Shape (${shape.join(', ')})</caption>
      <thead><tr>
        ${names[step].map((name) => html`<th scope="col">${name}</th>`)}
        <th scope="col">holds token</th><th scope="col">head</th><th scope="col">feature</th>
      </tr></thead>
      <tbody>${cells.map(({ name, index, head, feature }) => html`<tr>
        ${index.map((i) => html`<td>${i + 1}</td>`)}
        <td>${numberButton(numbers.get(name))}</td><td>${head + 1}</td><td>${feature + 1}</td>
      </tr>`)}</tbody>
    </table>
  </div>`;

/** The axes of each step. @type {Record<string, string[]>} */
const names = {
  projected: ['batch', 'row', 'column'],
  viewed: ['batch', 'block', 'row', 'column'],
  split: ['batch', 'block', 'row', 'column'],
};
