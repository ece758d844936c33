/** "How did you get this?": the exact sum behind a number, beside it, with the present numbers. */
import { html, nothing } from 'lit';

/** From the number to the sum, and from the sum to the edge of the page, in pixels. */
const GAP = 6;
const EDGE = 8;

/** The number that an event is about, if any. @param {Event} event @returns {Element | undefined} */
export function askedNumber(event) {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return undefined;
  return target.closest('.number[data-name]') ?? target.closest('.cell')?.querySelector('.number[data-name]') ?? undefined;
}

/**
 * @param {import('./figure.js').Definition} definition
 * @param {any} frame
 * @param {string | undefined} name of the number
 */
export function explanation({ explain }, frame, name) {
  if (!frame || !name || !frame.numbers.has(name)) return nothing;
  const { label, value } = frame.numbers.get(name);
  const exact = String(value).replace('-', '−').replace('Infinity', '∞');
  return html`<p class="how-title" id="how-title">${label[0].toUpperCase() + label.slice(1)}</p>
    ${explain(frame, name)}
    <p class="remark">Not rounded: <span class="exact">${exact}</span></p>`;
}

/**
 * Shows the popover under its number, or above where there is no room below. Without popovers in the engine it stays in
 * the flow of the figure.
 * @param {HTMLElement} popover @param {DOMRect} at
 */
export function show(popover, at) {
  if (!popover.showPopover) return;
  if (!popover.matches(':popover-open')) popover.showPopover();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.bottom + GAP + height <= clientHeight || at.top - GAP - height < 0;
  const left = Math.max(EDGE, Math.min(at.left, clientWidth - width - EDGE));
  popover.style.left = `${left + scrollX}px`;
  popover.style.top = `${(below ? at.bottom + GAP : at.top - GAP - height) + scrollY}px`;
}

