/**
 * Where a machine is slow, what the reader's hand moves is drawn in two steps: first the marks, by which the eye
 * follows the hand, then everything that is read. A figure says which step it draws (see figure.js and follow.js);
 * drawings say what comes later, and which attributes a hand moves.
 */
import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

/** @typedef {'rest' | 'marks' | 'all'} Step nothing moves; the first step of a move; all of a move */
/** @type {Step} */
let step = 'rest';

/** @param {Step} next @param {() => void} draw */
export function inStep(next, draw) {
  step = next;
  try {
    draw();
  } finally {
    step = 'rest';
  }
}

/** What the first step leaves as it was. @template T @param {() => T} make */
export const later = (make) => (step === 'marks' ? noChange : make());

/** What a guarded part of a drawing depends on, if it holds anything that comes later or is moved. */
export const phase = () => step;

/** Attributes as the style sheets' properties of the same name. @type {Record<string, (value: any) => string>} */
const STYLES = { d: (path) => (path ? `path("${path}")` : 'none'), 'fill-opacity': String };
const length = (value) => `${value}px`;
/** Whether the engine knows the property, by name. @type {Map<string, boolean>} */
const known = new Map();

function knows(name, text) {
  const found = known.get(name) ?? CSS.supports(name, text);
  known.set(name, found);
  return found;
}

/**
 * An attribute of a mark that a hand moves. Meanwhile it is held by the element's style: after a change of an
 * attribute, Chromium goes through the whole document once more before it paints. What is the same is not written.
 */
export const mark = directive(class extends Directive {
  /** @type {unknown} */
  #last;
  #styled = false;

  /** @param {string | number} value */
  render(value) {
    return value;
  }

  /** @param {any} part @param {[string | number]} values */
  update({ element, name }, [value]) {
    const text = () => (STYLES[name] ?? length)(value);
    if (step !== 'rest' && knows(name, text())) {
      if (value !== this.#last) {
        element.style.setProperty(name, text());
        this.#styled = true;
      }
      this.#last = value;
      return noChange;
    }
    this.#last = value;
    if (this.#styled) {
      element.style.removeProperty(name);
      this.#styled = false;
    }
    return value;
  }
});
