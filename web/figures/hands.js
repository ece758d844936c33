/** What pointer, touch and keys do to the handles of a figure. */

/** @typedef {import('./draw/handle.js').Grip} Grip */

const STEP = 0.1;
const FINE = 0.01;

/** Enough places that a hundred small steps add up to a round number. @param {number} x */
const tidy = (x) => Math.round(x * 1000) / 1000;

/** @param {number} x @param {readonly [number, number]} range */
const clamp = (x, [low, high]) => Math.min(high, Math.max(low, x));

export class Hands {
  /** @type {import('./model.js').Model} */
  #model;
  /** Ends the drag that is under way. @type {AbortController | undefined} */
  #drag;

  /** @param {import('./model.js').Model} model */
  constructor(model) {
    this.#model = model;
  }

  /** Whether a pointer moves something: one that is only down, or whose move was ended by other means, does not. */
  get dragging() {
    return this.#drag !== undefined && this.#model.moving;
  }

  /**
   * A drag begins. The grip keeps its distance from the pointer, so that nothing jumps.
   * @param {PointerEvent} event
   * @param {Grip} grip
   */
  press = (event, grip) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    this.release();
    const element = /** @type {SVGGElement} */ (event.currentTarget);
    const picture = /** @type {SVGSVGElement} */ (element.ownerSVGElement);
    // To ask for the matrix at each move would have the page laid out once more.
    let toDrawing = drawingMatrix(picture);
    const from = inside(toDrawing, event);
    const [x, y] = [grip.plane.toX(grip.point[0]), grip.plane.toY(grip.point[1])];
    element.focus({ preventScroll: true });
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that a script made up cannot be captured; its events still arrive.
    }
    const drag = this.#drag = new AbortController();
    const { signal } = drag;
    const mine = (other) => other.pointerId === event.pointerId;
    window.addEventListener('scroll', () => { toDrawing = drawingMatrix(picture); }, { signal, capture: true });
    element.addEventListener('pointermove', (move) => {
      if (!mine(move)) return;
      const to = inside(toDrawing, move);
      const point = [grip.plane.toX.invert(x + to.x - from.x), grip.plane.toY.invert(y + to.y - from.y)];
      this.#move(grip, point.map((value) => Math.round(value / FINE) * FINE));
    }, { signal });
    element.addEventListener('pointerup', (up) => mine(up) && this.release(), { signal });
    element.addEventListener('pointercancel', (lost) => mine(lost) && this.release(), { signal });
    element.addEventListener('lostpointercapture', (lost) => mine(lost) && this.release(), { signal });
  };

  /** @param {KeyboardEvent} event @param {Grip} grip */
  key = (event, grip) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? FINE : STEP;
    const [x, y] = grip.point;
    const [limitX, limitY] = grip.limits;
    /** @type {Record<string, [number, number]>} */
    const moves = {
      ArrowLeft: [x - step, y],
      ArrowRight: [x + step, y],
      ArrowUp: [x, y + step],
      ArrowDown: [x, y - step],
      Home: [limitX[0], y],
      End: [limitX[1], y],
      PageUp: [x, limitY[1]],
      PageDown: [x, limitY[0]],
    };
    if (event.key === 'Escape') return this.cancel(event);
    const point = moves[event.key];
    if (!point) return;
    event.preventDefault();
    this.#move(grip, point);
  };

  /** Keys or pointer came to rest. */
  rest = () => {
    if (!this.#drag) this.#model.settle();
  };

  release() {
    this.#drag?.abort();
    this.#drag = undefined;
    this.#model.settle();
  }

  /** @param {Event} event */
  cancel(event) {
    if (!this.#drag) return;
    event.preventDefault();
    this.#drag.abort();
    this.#drag = undefined;
    this.#model.cancel();
  }

  /** @param {Grip} grip @param {number[]} point */
  #move(grip, point) {
    const to = point.map((value, axis) => tidy(clamp(value, grip.limits[axis])));
    // What a program sets while the hand moves something stays: nothing is kept from when it took hold.
    this.#model.input(grip.put(to, this.#model.current));
  }
}

/** From the window to the units of the drawing. @param {SVGSVGElement} picture */
const drawingMatrix = (picture) => picture.getScreenCTM()?.inverse() ?? new DOMMatrix();

/** Where the pointer is in the units of the drawing. @param {DOMMatrix} toDrawing @param {PointerEvent} event */
const inside = (toDrawing, { clientX, clientY }) => new DOMPoint(clientX, clientY).matrixTransform(toDrawing);
