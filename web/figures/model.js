/**
 * A figure's state without its element: validation, settled and unsettled changes, undo. It knows no DOM, so the same
 * rules hold in a page, in a test and at build time.
 */
import { History } from './history.js';
import { copy, defaults, fromText, read, same, toText } from './schema.js';

/** @typedef {import('./types.js').Row} Row */
/** @typedef {import('./schema.js').State} State */
/** @typedef {{ name: string, value: unknown, reason: string, used?: unknown }} Invalid */

export class Model {
  /** @type {Map<string, Row>} */
  #rows;
  /** @type {State} what reset goes back to: the defaults with the attributes over them */
  #initial;
  /** @type {State} */
  #state;
  /** @type {State | undefined} the state before the change that is under way, such as a drag */
  #before;
  #history = new History();
  /** @type {(kind: 'set' | 'input' | 'change' | 'invalid', detail?: Invalid) => void} */
  #notify;

  /** Why the last refused value of each parameter was refused. @type {Map<string, string>} */
  problems = new Map();

  /**
   * @param {Row[]} parameters
   * @param {(kind: 'set' | 'input' | 'change' | 'invalid', detail?: Invalid) => void} notify
   */
  constructor(parameters, notify) {
    this.#rows = new Map(parameters.map((row) => [row.name, row]));
    this.#initial = this.#state = defaults(parameters);
    this.#notify = notify;
  }

  /** The present state, frozen. */
  get current() {
    return this.#state;
  }

  /** The state before the change that is under way, or the present one; what must hold still in a drag follows it. */
  get settled() {
    return this.#before ?? this.#state;
  }

  /** Whether a change is under way. */
  get moving() {
    return this.#before !== undefined;
  }

  get canUndo() {
    return this.#history.canUndo || this.moving;
  }

  get canRedo() {
    return this.#history.canRedo;
  }

  get changed() {
    return !same(this.#state, this.#initial);
  }

  /** A copy that the caller may keep and change. */
  copy() {
    return copy(this.#state);
  }

  /**
   * The state as the query part of an address: what differs from the defaults, or from where the attributes lead, so
   * that it brings the state back with these attributes and without.
   */
  toText() {
    const parameters = [...this.#rows.values()];
    return toText(parameters, this.#state, [defaults(parameters), this.#initial]);
  }

  /** The raw values held in such a text. @param {string} text */
  fromText(text) {
    return fromText([...this.#rows.values()], text);
  }

  /**
   * An attribute came, changed or went. It sets where reset leads, and the present value with it. A value that is no
   * good counts as absent.
   * @param {string} name of the parameter
   * @param {string | null} text
   */
  attribute(name, text) {
    const row = /** @type {Row} */ (this.#rows.get(name));
    const fallback = defaults([row])[name];
    const value = text === null ? fallback : this.#read(name, text, fallback);
    this.#initial = Object.freeze({ ...this.#initial, [name]: value });
    this.#put({ [name]: value }, 'set');
  }

  /** Sets values from a program: no history, no event, as with the properties of native inputs. @param {State} raw */
  set(raw) {
    this.#put(this.#good(raw), 'set');
  }

  /** A move of the reader that may go on. @param {State} raw */
  input(raw) {
    const values = this.#good(raw);
    const rested = !this.moving;
    this.#before ??= this.#state;
    if (!this.#put(values, 'input') && rested) this.#before = undefined;
  }

  /** The reader let go: one step of history, however many moves it took. */
  settle() {
    const before = this.#before;
    this.#before = undefined;
    if (!before) return;
    const moved = !same(before, this.#state);
    if (moved) this.#history.push(before);
    // What waits for the hand to rest is drawn though nothing has come of the move.
    this.#notify(moved ? 'change' : 'set');
  }

  /** The reader changed their mind in mid-move. */
  cancel() {
    const before = this.#before;
    this.#before = undefined;
    if (before && !this.#put(before, 'input')) this.#notify('set');
  }

  /** A move that is settled at once. @param {State} raw */
  apply(raw) {
    this.settle();
    this.input(raw);
    this.settle();
  }

  /**
   * Notes that a value was refused before it came to the state, as a field does with what is no number.
   * @param {string} name @param {unknown} value @param {string} reason
   */
  refuse(name, value, reason) {
    this.problems.set(name, reason);
    this.#notify('invalid', { name, value, reason, used: this.#state[name] });
  }

  /** @param {string} name of a parameter whose value is good again */
  accept(name) {
    if (this.problems.delete(name)) this.#notify('set');
  }

  undo() {
    this.settle();
    this.#jump(this.#history.undo(this.#state));
  }

  redo() {
    this.settle();
    this.#jump(this.#history.redo(this.#state));
  }

  reset() {
    this.problems.clear();
    this.apply(this.#initial);
    this.#notify('set');
  }

  /** @param {State | undefined} state */
  #jump(state) {
    if (!state) return;
    this.#put(state, 'input');
    this.#notify('change');
  }

  /** @param {State} values @param {'set' | 'input'} kind */
  #put(values, kind) {
    const next = { ...this.#state, ...values };
    if (same(next, this.#state)) return false;
    this.#state = Object.freeze(next);
    this.#notify(kind);
    return true;
  }

  /** What is good among the raw values. @param {State} raw */
  #good(raw) {
    /** @type {State} */
    const values = {};
    for (const [name, value] of Object.entries(raw ?? {})) {
      const good = this.#read(name, value, this.#state[name]);
      if (this.#rows.has(name)) values[name] = good;
    }
    return values;
  }

  /** @param {string} name @param {unknown} raw @param {any} fallback */
  #read(name, raw, fallback) {
    const row = this.#rows.get(name);
    const { value, problem } = row ? read(row, raw) : { problem: `This figure has no parameter “${name}”.` };
    if (problem) {
      this.problems.set(name, problem);
      this.#notify('invalid', { name, value: raw, reason: problem, used: fallback });
      return fallback;
    }
    this.accept(name);
    return value;
  }
}
