/** From a figure's definition to its element. */
import { FigureElement } from './figure.js';

/** @typedef {import('./definition.js').Definition} Definition */

/** The element class of a definition, with a property for each parameter. @param {Definition} definition */
export function elementOf(definition) {
  class Figure extends FigureElement {
    static definition = definition;
  }
  for (const { name } of definition.parameters) {
    Object.defineProperty(Figure.prototype, name, {
      configurable: true,
      enumerable: true,
      /** @this {FigureElement} */
      get() {
        return this.state[name];
      },
      /** @this {FigureElement} @param {unknown} value */
      set(value) {
        this.state = { [name]: value };
      },
    });
  }
  return Figure;
}

/**
 * Defines the element, unless something has taken its tag, such as a second copy of the script.
 * @param {Definition} definition
 */
export function define(definition) {
  const tag = `attn-${definition.slug}`;
  if (!customElements.get(tag)) customElements.define(tag, elementOf(definition));
}
