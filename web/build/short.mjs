/**
 * Short names of classes for formulas, on the page many thousand times: it is read as a whole before it shows anything.
 * They begin with a capital, as no other name does, and come in the order of the text, so that a second build gives the
 * same bytes.
 */
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = `${CAPITALS}${CAPITALS.toLowerCase()}0123456789`;

export class ShortNames {
  /** @type {Map<string, string>} */
  #names = new Map();

  /** @param {string} what any text @returns {string} the same name for the same text */
  of(what) {
    const known = this.#names.get(what);
    if (known !== undefined) return known;
    const n = this.#names.size;
    let rest = Math.floor(n / CAPITALS.length);
    let name = CAPITALS[n % CAPITALS.length];
    for (; rest > 0; rest = Math.floor((rest - 1) / LETTERS.length)) name += LETTERS[(rest - 1) % LETTERS.length];
    this.#names.set(what, name);
    return name;
  }
}

/** A name of one word needs no quotes. @param {string} html */
export const unquoted = (html) => html.replace(/ class="([A-Z]\w*)"/g, ' class=$1');
