/**
 * A question as the reader finds it, and the truth beside what was predicted. The build sets the same into the page, so
 * that nothing there grows when the script comes.
 */
import { html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { marked } from './scale.js';

export const LETTERS = 'ABCDEFGH';

export const CHECK = { title: 'Quick check', button: 'Check my answer' };
export const PREDICT = { title: 'Predict', button: 'This is my prediction', truth: 'Your prediction' };

/** @param {string} title @param {unknown} inside */
export const titled = (title, inside) => html`<p class="title" id="title">${title}</p>
  ${inside}`;

/**
 * The question, what may be answered, the row under it, and what stands below.
 * @param {{ question: unknown, fields: unknown, row: unknown, below?: unknown, handIn?: (event: Event) => void }} parts
 */
export const form = ({ question, fields, row, below = nothing, handIn }) => html`
  <div class="question" id="question">${question}</div>
  <form @submit=${handIn}>
    ${fields}
    <div class="row">${row}</div>
  </form>
  ${below}`;

/**
 * One choice among options.
 * @param {{ right: boolean }[]} options
 * @param {object} parts
 * @param {(i: number) => unknown} parts.text
 * @param {number | null} [parts.choice]
 * @param {(i: number) => void} [parts.choose]
 * @param {(i: number) => string} [parts.mark] a class, once there is a verdict
 * @param {(i: number) => unknown} [parts.after] what follows an option
 */
export const choices = (options, { text, choice = null, choose, mark = () => '', after = () => nothing }) => html`
  <div role="radiogroup" aria-labelledby="question">${options.map(({ right }, i) => html`
    <div class="option ${mark(i)}" data-answer=${right ? 'right' : 'wrong'}>
      <label>
        <input type="radio" name="option" value=${i} .checked=${choice === i} @change=${() => choose?.(i)}>
        <span class="letter">${LETTERS[i]}</span>
        <span class="text">${text(i)}</span>
      </label>
      ${after(i)}
    </div>`)}</div>`;

/**
 * What was said, if anything, beside what is so.
 * @param {{ options: { right: boolean, text: string }[], scales: import('./scale.js').Scale[] }} entry
 * @param {unknown} truth @param {{ choice: number | null, marks: (number | null)[] }} said
 */
export function truthBeside({ options, scales }, truth, { choice, marks }) {
  if (scales.length) {
    return html`${scales.map((scale, i) => marked(scale, marks[i] ?? null))}
      <div class="truth">${truth}</div>`;
  }
  const right = options.findIndex((option) => option.right);
  const option = (i) => html`<dd><span class="letter">${LETTERS[i]}</span> ${unsafeHTML(options[i].text)}</dd>`;
  const done = choice !== null;
  const hit = choice === right;
  return html`<dl>
      <dt>You said</dt>
      ${done ? option(choice) : html`<dd class="none">Nothing yet.</dd>`}
      <dt>${done ? html`<span class="sign ${hit ? 'right' : 'wrong'}"
        aria-hidden="true">${hit ? '✓' : '✗'}</span>` : nothing}
        ${hit ? 'And so it is' : 'It turns out'}</dt>
      ${hit ? nothing : option(right)}
    </dl>
    <div class="truth">${truth}</div>`;
}
