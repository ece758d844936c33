/** A session: one card after another until nothing is due, with a way back at every point. */
import { askable, standing } from './queue.js';
import { sessionSummary } from './stats.js';

/** @typedef {import('./deck.js').Deck} Deck */

export class Session {
  /** Log entries of this session, oldest first. @type {string[]} */ entries = [];
  /** @type {string | undefined} */ current;
  #deck;
  #knows;

  /** @param {Deck} deck @param {(card: string) => boolean} knows cards that this page can show */
  constructor(deck, knows) {
    this.#deck = deck;
    this.#knows = knows;
    this.#next();
  }

  get over() {
    return this.current === undefined;
  }

  /** Cards still to come, the present one among them. */
  get left() {
    return this.#names.length;
  }

  get summary() {
    return sessionSummary(this.#deck.state, new Set(this.entries));
  }

  /** The present card was graded or put away: on to the next. @param {string} id of the log entry */
  wrote(id) {
    this.entries.push(id);
    this.#next();
  }

  /** Something happened elsewhere: the present card stays as long as it is still to be asked. */
  follow() {
    if (this.over) return;
    const now = this.#deck.now();
    const where = standing(this.#deck.state.cards.get(/** @type {string} */ (this.current)), now);
    if (where !== 'due' && where !== 'soon') this.#next();
  }

  /** Takes back the last thing done and shows that card again. @returns {import('./entry.js').Entry | undefined} */
  undo() {
    const undone = this.#deck.undo();
    if (!undone) return undefined;
    this.entries = this.entries.filter((id) => id !== undone.id);
    this.current = undone.card;
    this.follow();
    return undone;
  }

  end() {
    this.current = undefined;
  }

  get #names() {
    return askable(this.#deck.state, this.#deck.now()).filter(this.#knows);
  }

  #next() {
    [this.current] = this.#names;
  }
}
