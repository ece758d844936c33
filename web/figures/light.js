/**
 * Symbols and marks light each other up. A drawing names its marks by the symbols that stand for them, `data-symbol`
 * with names of the lesson's glossary, its own symbol first: the rows that belong to Q are also q's. Where `highlight`
 * is set, the marks of every other symbol fade; and the event `attn-highlight` says whose mark pointer or focus is on.
 *
 * A page that links its text with its figures listens for `attn-highlight` on itself, lights up the symbol in the text,
 * and sets `highlight` on the figures other than the event's target; and it sets `highlight` on all figures while the
 * reader points to a symbol of the text.
 *
 * To give a mark to a symbol, put `data-symbol` on it or on a group around it, not on both.
 */

/** @param {EventTarget | null} target */
function symbolOf(target) {
  const mark = target instanceof Element ? /** @type {SVGElement | null} */ (target.closest('[data-symbol]')) : null;
  return mark?.dataset.symbol?.split(' ')[0] ?? null;
}

export class Light {
  /** @type {(symbol: string | null) => void} */
  #tell;
  /** @type {string | null} */
  #pointed = null;
  /** @type {string | null} */
  #focused = null;
  /** @type {string | null} */
  #told = null;
  /** Whether marks carry the traces of an earlier highlight. */
  #shown = false;

  /** @param {(symbol: string | null) => void} tell whose mark it is now, or that it is nobody's */
  constructor(tell) {
    this.#tell = tell;
  }

  /** Fingers rest on nothing, so they only light what they focus. @param {PointerEvent} event */
  point(event) {
    if (event.pointerType === 'touch') return;
    this.#pointed = event.type === 'pointerleave' ? null : symbolOf(event.composedPath()[0]);
    this.#say();
  }

  /** @param {FocusEvent} event */
  focus(event) {
    this.#focused = event.type === 'focusout' ? null : symbolOf(event.composedPath()[0]);
    this.#say();
  }

  /** A figure that leaves its page takes its light along. */
  leave() {
    this.#pointed = this.#focused = null;
    this.#say();
  }

  /** Called after each drawing. @param {ParentNode} root @param {string | null} symbol */
  show(root, symbol) {
    if (!symbol && !this.#shown) return;
    const marks = /** @type {NodeListOf<SVGElement>} */ (root.querySelectorAll('.picture [data-symbol]'));
    const lit = [...marks].filter(({ dataset }) => symbol && dataset.symbol?.split(' ').includes(symbol));
    for (const mark of marks) mark.toggleAttribute('data-faded', lit.length > 0 && !lit.includes(mark));
    this.#shown = lit.length > 0;
  }

  #say() {
    const symbol = this.#pointed ?? this.#focused;
    if (symbol === this.#told) return;
    this.#told = symbol;
    this.#tell(symbol);
  }
}
