/** All numbers of <attn-lookup> as a table in which the reader's own numbers can be typed. */
import { html, nothing } from 'lit';
import { numberButton } from './draw/number.js';
import { richHtml } from './draw/rich.js';
import { entries, wordField } from './fields.js';

/** @param {any} frame @param {import('./model.js').Model} model @param {(name: string) => any} row */
export function table({ n, labels, numbers, tempered }, model, row) {
  const [query, keys, values] = ['query', 'keys', 'values'].map((name) => entries(model, row(name)));
  const number = (name) => html`<td>${numberButton(numbers.get(name))}</td>`;
  const word = (j) => wordField({
    model, value: labels[j], label: `Name of item ${j + 1}`,
    // Those that have no key or value at present are hidden, not gone.
    put: (text) => ({
      labels: [...labels, ...model.current.labels.slice(n)].map((old, at) => (at === j ? text : old)),
    }),
  });
  return html`
    <p class="entry">Query <span>${richHtml('{q}')} = (</span>
      ${query(0, 0, 'Query, x', 'q[0]')}<span>,</span>${query(0, 1, 'Query, y', 'q[1]')}<span>)</span></p>
    <div class="scroll" tabindex="0" role="group" aria-label="Table of keys, scores, weights and values">
      <table>
        <caption>Paste a block of numbers into any key or value to replace all of them.</caption>
        <thead>
          <tr>
            <th scope="col">item</th>
            <th scope="col" colspan="2">key ${richHtml('{k_j}')}</th>
            <th scope="col">${richHtml('{q}·{k_j}')}</th>
            <th scope="col">score ${richHtml('{s_j} = {q}·{k_j} / √{d_k}')}</th>
            ${tempered ? html`<th scope="col">${richHtml('{s_j} / {τ}')}</th>` : nothing}
            <th scope="col">weight ${richHtml('{a_j}')}</th>
            <th scope="col" colspan="2">value ${richHtml('{v_j}')}</th>
            <th scope="col" colspan="2">share ${richHtml('{a_j}{v_j}')}</th>
          </tr>
        </thead>
        <tbody>
          ${Array.from({ length: n }, (_, j) => html`<tr>
            <th scope="row">${word(j)}</th>
            ${[0, 1].map((c) => html`<td>${keys(j, c, `Key of ${labels[j]}, ${'xy'[c]}`, `k[${j}][${c}]`)}</td>`)}
            ${number(`dot[${j}]`)}
            ${number(`score[${j}]`)}
            ${tempered ? number(`logit[${j}]`) : nothing}
            ${number(`a[${j}]`)}
            ${[0, 1].map((c) => html`<td>${values(j, c, `Value of ${labels[j]}, ${'xy'[c]}`, `v[${j}][${c}]`)}</td>`)}
            ${number(`av[${j}][0]`)}
            ${number(`av[${j}][1]`)}
          </tr>`)}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">sum</th>
            <td colspan=${tempered ? 5 : 4}></td>
            ${number('sum')}
            <td colspan="2"></td>
            ${number('o[0]')}
            ${number('o[1]')}
          </tr>
        </tfoot>
      </table>
    </div>`;
}
