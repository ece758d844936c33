/** Puts a group at a place of the drawing, and lets it glide there from where it was, unless motion is unwelcome. */
import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

/** In milliseconds. */
const TIME = 500;

export const glide = directive(class extends Directive {
  /** Where it is. @type {[number, number] | undefined} */
  #at;

  /** @param {number} x @param {number} y */
  render(x, y) {
    return `translate(${x} ${y})`;
  }

  /** @param {any} part @param {[number, number]} to */
  update({ element }, [x, y]) {
    const from = this.#at;
    this.#at = [x, y];
    if (from && from[0] === x && from[1] === y) return noChange;
    if (from && element.animate && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const place = ([left, top]) => ({ transform: `translate(${left}px, ${top}px)` });
      element.animate([place(from), place([x, y])], { duration: TIME, easing: 'ease-in-out' });
    }
    return this.render(x, y);
  }
});
