// Runs in the page that figures are tested on: makes them, listens to them, reads what they show.
/** What can travel to the test: JSON, with anything else as text. */
const plain = (value) => JSON.parse(JSON.stringify(value,
  (key, entry) => (typeof entry === 'bigint' ? String(entry) : entry)));

window.bench = {
  all: [],

  /** Makes an element, with attributes, and waits until it is alive. Returns its number. */
  async make(tag, attributes = {}) {
    const element = document.createElement(tag);
    for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
    return this.take(element);
  },

  async take(element) {
    element.heard = [];
    for (const type of ['attn-input', 'attn-change', 'attn-invalid']) {
      element.addEventListener(type, ({ detail }) => element.heard.push({ type, detail: plain(detail) }));
    }
    document.querySelector('#place').append(element);
    await this.alive(element);
    return this.all.push(element) - 1;
  },

  async alive(element) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let tries = 0; !element.shadowRoot?.querySelector('svg [data-value]'); tries++) {
      if (tries > 600) throw new Error(`${element.localName} is not alive`);
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
    await element.updateComplete;
  },

  /** Opens the table of all numbers, and waits until it is drawn. */
  async unfold(element) {
    const table = element.shadowRoot.querySelector('.numbers');
    await new Promise((resolve) => {
      table.addEventListener('toggle', resolve, { once: true });
      table.open = true;
    });
    await element.updateComplete;
  },

  /** Every number on display: its name, its value as text, its label. */
  numbers(element) {
    return [...element.shadowRoot.querySelectorAll('[data-name]')].map((shown) => ({
      name: shown.dataset.name, value: shown.dataset.value, text: shown.value || shown.textContent.trim(),
    }));
  },

  /** How many points the curves of random draws have so far. */
  knots() {
    const paths = [...this.all[0].shadowRoot.querySelectorAll('.knot')].map((path) => path.getAttribute('d'));
    return paths.join('').split('M').length - 1;
  },

  /** What a screen reader finds in the picture, once nothing is left to draw. */
  async told(element) {
    const { shadowRoot } = element;
    await element.updateComplete;
    while (shadowRoot.querySelector('.work button:not([aria-disabled])')) {
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
    return [...shadowRoot.querySelectorAll('.picture :is([data-name], .handle)')].map((mark) => (
      ['data-name', 'data-value', 'aria-label', 'aria-valuenow', 'aria-valuetext'].map((at) => mark.getAttribute(at))));
  },

  /** The same of another figure in the same state that never moved. */
  async toldAnew(element) {
    const other = document.createElement(element.localName);
    other.state = element.state;
    await this.take(other);
    return this.told(other);
  },

  /** The middle of what a handle shows, in the window. */
  handle(element, label) {
    const handle = element.shadowRoot.querySelector(`[role=slider][aria-label="${label}"]`);
    handle.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = handle.querySelector('.dot').getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  },

  /**
   * Moves a handle or a slider by events of its own: it is held, goes on from where it stood by n small steps, and
   * rests. What the figure draws of it is not waited for.
   */
  mover(element, label) {
    const part = element.shadowRoot.querySelector(`[aria-label="${label}"]`);
    const { left, top, width, height } = (part.querySelector('.dot') ?? part).getBoundingClientRect();
    const point = (type, x, y = 0) => part.dispatchEvent(new PointerEvent(type, {
      pointerId: 1, isPrimary: true, bubbles: true, composed: true, cancelable: true,
      clientX: left + width / 2 + x, clientY: top + height / 2 + y,
    }));
    const slides = part.localName === 'input';
    const from = Number(part.value);
    return {
      point,
      hold: () => slides || point('pointerdown', 0),
      move(n) {
        if (!slides) return point('pointermove', 9 * n, -2 * n);
        part.value = String(from + 0.02 * n);
        return part.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      },
      rest: (n) => (slides ? part.dispatchEvent(new Event('change', { bubbles: true }))
        : point('pointerup', 9 * n, -2 * n)),
    };
  },

  /** The same pointer at a handle that is in sight, and the drawing is waited for. */
  pointer(element, label) {
    this.handle(element, label);
    const { point } = this.mover(element, label);
    return (type, by) => {
      point(type, by);
      return element.updateComplete;
    };
  },

  clear() {
    document.querySelector('#place').replaceChildren();
    this.all.length = 0;
  },
};
