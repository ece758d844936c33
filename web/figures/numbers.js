/** The numbers a frame shows, by name. Picture, table, summary and export all take them from here. */

/** @typedef {import('./draw/number.js').Shown} Shown */

export class Numbers {
  /** @type {Map<string, Shown>} */
  #all = new Map();

  /**
   * @param {string} name such as `A[2][3]`, indices from 0
   * @param {number} value
   * @param {number} digits
   * @param {string} label what it is, in words
   */
  add(name, value, digits, label) {
    this.#all.set(name, { name, value, digits, label });
    return value;
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
