/** "How did you get this?": the exact sum behind a number, beside it, with the present numbers. */
import { html, nothing } from 'lit';
import { spoken } from './draw/number.js';

/** From the number to the sum, and from the sum to the edge of the page, in pixels. */
const GAP = 6;
const EDGE = 8;

/** The number that an event is about, if any. @param {Event} event @returns {HTMLElement | undefined} */
function numberOf(event) {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return undefined;
  const number = target.closest('.number[data-name]') ?? target.closest('.cell')?.querySelector('.number[data-name]');
  return /** @type {HTMLElement | undefined} */ (number ?? undefined);
}

export class How {
  /** @type {import('lit').LitElement} */
  #host;
  /** @type {() => any} */
  #frame;
  /** The number whose sum is shown. @type {string | undefined} */
  #asked;
  /** Where it stood. @type {DOMRect | undefined} */
  #at;
  /** @type {HTMLElement | undefined} */
  #from;

  /** @param {import('lit').LitElement} host @param {() => any} frame what is shown now */
  constructor(host, frame) {
    this.#host = host;
    this.#frame = frame;
  }

  /** Enter or the space bar asks. @param {KeyboardEvent} event */
  key(event) {
    const number = numberOf(event);
    if (!number || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    this.#ask(number);
  }

  /** @param {Event} event */
  click(event) {
    const number = numberOf(event);
    if (number) this.#ask(number);
  }

  /** Each number tells its exact value, and a screen reader hears what it is. @param {ParentNode} root */
  name(root) {
    const frame = this.#frame();
    if (!frame) return;
    for (const number of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('.number[data-name]'))) {
      const { name } = number.dataset;
      if (!name || !frame.numbers.has(name)) continue;
      const { label, value, digits } = frame.numbers.get(name);
      mark(number, 'data-value', String(value));
      mark(number, 'aria-label', `${label}, ${spoken(value, digits)}`);
    }
  }

  /** @param {import('./definition.js').Definition} definition */
  render({ explain }) {
    const name = this.#asked;
    const frame = this.#frame();
    const shown = name && frame?.numbers.has(name) ? frame.numbers.get(name) : undefined;
    return html`<div class="how" popover role="dialog" aria-labelledby="how-title" tabindex="-1"
      @toggle=${(event) => event.newState === 'closed' && this.#closed(event.target)}>${shown && name ? html`
        <p class="how-title" id="how-title">${shown.label[0].toUpperCase() + shown.label.slice(1)}</p>
        ${explain(frame, name)}
        <p class="remark">Not rounded: <span class="exact">${exact(shown.value)}</span></p>` : nothing}
    </div>`;
  }

  /** Shows the sum behind a number; a number inside that sum takes its place. @param {HTMLElement} number */
  async #ask(number) {
    const popover = /** @type {HTMLElement} */ (this.#host.renderRoot.querySelector('.how'));
    if (!popover.contains(number)) {
      this.#from = number;
      this.#at = number.getBoundingClientRect();
    }
    this.#asked = number.dataset.name;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    if (!this.#host.isConnected || !this.#at) return;
    show(popover, this.#at);
    popover.focus({ preventScroll: true });
  }

  /** After each drawing: a number that is no longer there has no sum to show. */
  follow() {
    const frame = this.#frame();
    if (!this.#asked || !frame || frame.numbers.has(this.#asked)) return;
    this.#asked = undefined;
    /** @type {HTMLElement} */ (this.#host.renderRoot.querySelector('.how')).hidePopover?.();
  }

  /** Gives the focus back, unless the reader has taken it elsewhere. @param {Element} popover */
  #closed(popover) {
    const focus = /** @type {ShadowRoot} */ (this.#host.renderRoot).activeElement;
    if (!focus || popover.contains(focus)) this.#from?.focus({ preventScroll: true });
    this.#asked = undefined;
    this.#host.requestUpdate();
  }
}

/** Sets an attribute that has changed. @param {Element} element @param {string} name @param {string} text */
function mark(element, name, text) {
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** @param {number} value */
const exact = (value) => String(value).replaceAll('-', '−').replace('Infinity', '∞');

/**
 * Shows the popover under its number, or above where there is no room below. Without popovers in the engine it stays in
 * the flow of the figure.
 * @param {HTMLElement} popover
 * @param {DOMRect} at
 */
function show(popover, at) {
  if (!popover.showPopover) return;
  if (!popover.matches(':popover-open')) popover.showPopover();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.bottom + GAP + height <= clientHeight || at.top - GAP - height < 0;
  const left = Math.max(EDGE, Math.min(at.left, clientWidth - width - EDGE));
  popover.style.left = `${left + scrollX}px`;
  popover.style.top = `${(below ? at.bottom + GAP : at.top - GAP - height) + scrollY}px`;
}
