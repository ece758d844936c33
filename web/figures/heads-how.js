/** Where each number of <attn-heads> comes from: the index formula of its cell. */
import { html } from 'lit';
import { remark, step } from './draw/terms.js';

/** @param {any} frame @param {string} name */
export function explain({ T, H, d, step: stage, bug, cells }, name) {
  const cell = cells.find((each, at) => each.name === name || name === `order[${at}]`);
  const at = (indices) => indices.map((i) => `[${i + 1}]`).join('');
  const from = `{Q}[${cell.token + 1}][${cell.head * d + cell.feature + 1}]`;
  const origin = remark(`Feature ${cell.feature + 1} of head ${cell.head + 1}, of token ${cell.token + 1}.`);
  if (stage === 'projected') {
    const column = cell.head * d + cell.feature + 1;
    return html`${remark(`Column (h − 1)·d + c = ${cell.head}·${d} + ${cell.feature + 1} = ${column} of row ${
      cell.token + 1}.`)}${origin}`;
  }
  const [, first, second, c] = cell.index;
  if (stage === 'viewed') {
    return html`${step(from, `view${at(cell.index.slice(1))}`)}
      ${remark(`Column (h − 1)·d + c = ${second}·${d} + ${c + 1} of row ${first + 1}.`)}${origin}`;
  }
  if (!bug) {
    return html`${step(from, `heads${at(cell.index.slice(1))}`)}
      ${remark(`Head ${first + 1} of token ${second + 1}: column (h − 1)·d + c = ${first}·${d} + ${c + 1}.`)}${origin}`;
  }
  const count = (first * T + second) * d + c;
  return html`${step(from, `heads${at(cell.index.slice(1))}`)}
    ${remark('The reshape only counts on in memory: this cell is number '
      + `(h − 1)·T·d + (t − 1)·d + c = ${first}·${T}·${d} + ${second}·${d} + ${c + 1} = ${count + 1}. `
      + `In rows of ${H * d} numbers, ${count + 1} = ${cell.token}·${H * d} + ${count - cell.token * H * d + 1}: `
      + `row ${cell.token + 1}, column ${count - cell.token * H * d + 1}.`)}
    ${origin}
    ${cell.astray ? remark(`It stands where head ${first + 1} of token ${second + 1} belongs.`) : ''}`;
}
