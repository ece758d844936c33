/** Undo and redo over whole states. States are small and frozen, so a step is one reference. */

export const STEPS = 100;

/** @typedef {import('./schema.js').State} State */

export class History {
  /** @type {State[]} */
  #past = [];
  /** @type {State[]} */
  #future = [];

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** Notes the state as it was before a step. A new step makes what was undone unreachable. @param {State} before */
  push(before) {
    this.#past.push(before);
    if (this.#past.length > STEPS) this.#past.shift();
    this.#future = [];
  }

  /** @param {State} now @returns {State | undefined} the state to go back to */
  undo(now) {
    const before = this.#past.pop();
    if (before) this.#future.push(now);
    return before;
  }

  /** @param {State} now @returns {State | undefined} */
  redo(now) {
    const after = this.#future.pop();
    if (after) this.#past.push(now);
    return after;
  }
}
