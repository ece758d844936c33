/** The numbers a frame shows, by name. Picture, table, summary and export all take them from here. */

/** @typedef {import('./draw/number.js').Shown} Shown */
/**
 * @typedef {(name: string, value: number, digits: number, label: string) => void} Add name such as `A[2][3]`, indices
 *   from 0; digits after the point; label in words
 */

export class Numbers {
  /** @type {Map<string, Shown> | undefined} */
  #known;
  /** @type {(add: Add) => void} */
  #tell;

  /** @param {(add: Add) => void} tell adds all of them; called when the first of them is asked for */
  constructor(tell) {
    this.#tell = tell;
  }

  get #all() {
    if (!this.#known) {
      const all = this.#known = new Map();
      this.#tell((name, value, digits, label) => all.set(name, { name, value, digits, label }));
    }
    return this.#known;
  }

  /** @param {string} name @returns {Shown} */
  get(name) {
    const shown = this.#all.get(name);
    if (!shown) throw new RangeError(`this frame has no number ${name}`);
    return shown;
  }

  /** @param {string} name */
  has(name) {
    return this.#all.has(name);
  }

  /** @returns {IterableIterator<Shown>} */
  [Symbol.iterator]() {
    return this.#all.values();
  }
}
