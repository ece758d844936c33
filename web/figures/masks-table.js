/** All numbers of <attn-masks> as tables. */
import { html } from 'lit';
import { numberButton } from './draw/number.js';
import { richHtml } from './draw/rich.js';

/** @param {any} frame */
export function table(frame) {
  const { Tq, Tk, numbers } = frame;
  const mask = (i, j) => {
    const { name, value } = numbers.get(`M[${i}][${j}]`);
    return html`<span data-name=${name} data-value=${String(value)}>${value ? 'True' : 'False'}</span>`;
  };
  const number = (letter) => (i, j) => numberButton(numbers.get(`${letter}[${i}][${j}]`));
  const grid = (caption, cell, last) => html`<div class="scroll" tabindex="0" role="group"
    aria-label=${`Table: ${caption}`}>
    <table>
      <caption>${richHtml(caption)}</caption>
      <thead><tr>
        <th scope="col">query \\ key</th>
        ${frame.names.map((name, j) => html`<th scope="col">${name === 'pad' ? `${j + 1} (pad)` : name}</th>`)}
        ${last ? html`<th scope="col">sum</th>` : ''}
      </tr></thead>
      <tbody>${Array.from({ length: Tq }, (_, i) => html`<tr>
        <th scope="row">${i + 1}</th>
        ${Array.from({ length: Tk }, (__, j) => html`<td>${cell(i, j)}</td>`)}
        ${last ? html`<td>${numberButton(numbers.get(`sum[${i}]`))}</td>` : ''}
      </tr>`)}</tbody>
    </table>
  </div>`;
  return html`${grid('Mask', mask)}${grid('Scores', number('S'))}${grid('Weights', number('A'), true)}`;
}
