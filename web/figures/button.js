/** A button that keeps the focus when there is nothing left for it to do: it says so, and does nothing. */
import { html, nothing } from 'lit';

/**
 * @param {string} text
 * @param {() => void} act
 * @param {{ idle?: boolean, label?: string, title?: string }} [how]
 */
export const button = (text, act, { idle = false, label, title } = {}) => html`<button type="button"
  aria-disabled=${idle ? 'true' : nothing} aria-label=${label ?? nothing} title=${title ?? nothing}
  @click=${() => idle || act()}>${text}</button>`;
