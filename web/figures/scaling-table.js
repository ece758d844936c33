/** All numbers of <attn-scaling> as tables. */
import { html } from 'lit';
import { numberButton } from './draw/number.js';
import { richHtml } from './draw/rich.js';

/** @param {any} frame */
export function table({ numbers, keys, points }) {
  const number = (name) => html`<td>${numberButton(numbers.get(name))}</td>`;
  const kinds = [['scaled', 'with'], ['raw', 'without']];
  return html`
    <div class="scroll" tabindex="0" role="group" aria-label="Table of medians">
      <table>
        <caption>${richHtml('‖{J}‖ over many draws')}, median and 95 % band</caption>
        <thead>
          <tr><th scope="col" rowspan="2">${richHtml('{d_k}')}</th>${kinds.map(([, word]) => html`
            <th scope="colgroup" colspan="3">${word} the scaling</th>`)}</tr>
          <tr>${kinds.map(() => ['median', 'from', 'to'].map((word) => html`<th scope="col">${word}</th>`))}</tr>
        </thead>
        <tbody>${points.map(({ dk }) => html`<tr>
          <th scope="row">${dk}</th>
          ${kinds.map(([kind]) => ['median', 'lower', 'upper'].map((what) => number(`${kind}.${what}[${dk}]`)))}
        </tr>`)}</tbody>
      </table>
    </div>
    <div class="scroll" tabindex="0" role="group" aria-label="Table of the weights of this draw">
      <table>
        <caption>This draw: ${richHtml('‖{J}‖')} = ${numberButton(numbers.get('jacobian'))}</caption>
        <thead><tr><th scope="col">key</th><th scope="col">score</th><th scope="col">weight</th></tr></thead>
        <tbody>${Array.from({ length: keys }, (_, i) => html`<tr>
          <th scope="row">${i + 1}</th>${number(`score[${i}]`)}${number(`a[${i}]`)}
        </tr>`)}</tbody>
      </table>
    </div>`;
}
