/** Taking a figure's present state along: as code, as a tag, as a picture, as numbers. */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { csv } from './draw/code.js';
import { richPlain } from './draw/rich.js';
import { pngFile, save, svgFile } from './picture-file.js';
import { attributeName, same, write } from './schema.js';

/** @typedef {import('./definition.js').Definition} Definition */

export class Take {
  /** @type {import('lit').LitElement} */
  #host;
  /** The text that was copied last, and what to say about it. */
  #text = '';
  #said = '';

  /** @param {import('lit').LitElement} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * @param {Definition} definition
   * @param {any} frame
   * @param {any} state
   * @param {string} link the page's address with the state in it, or '' where the element has no id
   */
  render(definition, frame, state, link) {
    const code = definition.code(frame, state);
    const copies = { ...code, 'HTML tag': tag(definition, state), ...(link ? { Link: link } : {}) };
    const picture = () => svgFile(
      /** @type {SVGSVGElement} */ (this.#host.renderRoot.querySelector('.picture')), richPlain(definition.title));
    const file = (ending) => `attn-${definition.slug}.${ending}`;
    const saves = {
      SVG: () => save(picture().text, 'image/svg+xml', file('svg')),
      PNG: async () => save(await pngFile(picture()), 'image/png', file('png')),
      CSV: () => save(csv(frame.numbers), 'text/csv', file('csv')),
    };
    return html`<div class="take">
      <span class="buttons"><span>Copy as</span>${Object.entries(copies).map(([name, text]) => html`
        <button type="button" @click=${() => this.#copy(name, text)}>${name}</button>`)}</span>
      <span class="buttons"><span>Save as</span>${Object.entries(saves).map(([name, act]) => html`
        <button type="button" @click=${() => this.#save(name, act)}>${name}</button>`)}</span>
      <p class="said" role="status">${this.#said}</p>
      ${this.#text ? html`<textarea readonly rows=${Math.min(16, this.#text.split('\n').length)} spellcheck="false"
        aria-label="The copied text" .value=${live(this.#text)}></textarea>` : nothing}
    </div>`;
  }

  /**
   * Shows the text as well: where the clipboard is closed to the page, it can be copied by hand.
   * @param {string} name @param {string} text
   */
  async #copy(name, text) {
    this.#text = text;
    try {
      await navigator.clipboard.writeText(text);
      this.#say(`Copied as ${name}.`);
    } catch {
      this.#say('The page may not use the clipboard; the text is selected, so that you can copy it.');
      await this.#host.updateComplete;
      this.#host.renderRoot.querySelector('textarea')?.select();
    }
  }

  /** @param {string} name @param {() => unknown} act */
  async #save(name, act) {
    try {
      await act();
      this.#say(`Saved as ${name}.`);
    } catch (reason) {
      this.#say(`It could not be saved: ${reason instanceof Error ? reason.message : reason}.`);
    }
  }

  /** @param {string} sentence */
  #say(sentence) {
    this.#said = sentence;
    this.#host.requestUpdate();
  }
}

/** The element in its present state, for another page. @param {Definition} definition @param {any} state */
function tag({ slug, parameters }, state) {
  const attributes = parameters.filter((row) => !same(row.default, state[row.name])).map((row) => (
    ` ${attributeName(row.name)}="${write(row, state[row.name]).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`));
  return `<attn-${slug}${attributes.join('')}></attn-${slug}>\n`;
}
