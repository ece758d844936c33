/**
 * The element behind every figure. A figure itself is a definition, see definition.js: a plain object with a parameter
 * table, presets, a pure `frame(state, attn)` that asks the core for everything shown, and drawings that take the
 * frame. This base adds what is the same for all: attributes, properties, `state`, events, undo, loading, waking near
 * the viewport, theme and size.
 *
 * In order to add a figure: one file that exports a definition, and one line in index.js.
 *
 * @fires attn-input while the reader changes something; detail.state
 * @fires attn-change when the change has settled; detail.state
 * @fires attn-invalid when a value was refused; detail has name, value, reason, used
 * @fires attn-highlight when pointer or focus comes to the marks of another symbol; detail.symbol is a name of the
 *   lesson's glossary, or null. The page answers by setting `highlight` where else it shows that symbol.
 * @attr highlight, also a property: the symbol whose marks stand out, the others fade; none where it is absent or null
 * @attr theme, also a property: `light` or `dark`; without it the figure follows the page
 * @slot - what stands in the picture's place until the figure is alive, and stays where the core cannot load
 * @slot still - a still picture, shown where the core cannot load
 * @slot title
 * @slot prompt
 */
import { LitElement, html, render, svg, nothing } from 'lit';
import { core, coreNow } from './core.js';
import { controls } from './controls.js';
import { Hands } from './hands.js';
import { Light } from './light.js';
import { Follow } from './follow.js';
import { How } from './how.js';
import { Model } from './model.js';
import { notes } from './notes.js';
import { attributeName, defaults } from './schema.js';
import { actions, undoKeys } from './actions.js';
import { hold, move, refresh } from './rove.js';
import { Take } from './take.js';
import { Worker } from './work.js';
import {
  addressOf, arrives, inAddress, onAddress, onNear, onPrint, onQuiet, onTheme, onWidth, pageTheme, returned,
  whenLoaded,
} from './watch.js';
import { pointKeys } from './draw/handle.js';
import { inStep, later } from './draw/step.js';
import { richHtml } from './draw/rich.js';
import { paletteStyles } from './draw/palette.js';
import { rootStyles } from './draw/root.js';
import { pictureStyles } from './draw/styles.js';
import { shellStyles } from './styles.js';

/** @typedef {import('./types.js').Row} Row */
/** @typedef {import('./schema.js').State} State */
/** @typedef {import('./definition.js').Definition} Definition */

/** Until the width is known. */
const USUAL_WIDTH = 640;
/** Drawings are laid out for no less; below it they are scaled. */
const LEAST_WIDTH = 240;
/** A screen reader hears the summary this long after the last change, in milliseconds. */
const QUIET = 600;

export class FigureElement extends LitElement {
  /** @type {Definition} */
  static definition;
  static styles = [rootStyles, paletteStyles, pictureStyles, shellStyles];
  static properties = { highlight: { type: String }, theme: { reflect: true } };

  static get observedAttributes() {
    return [...super.observedAttributes, ...this.definition.parameters.map((row) => attributeName(row.name))];
  }

  #definition = /** @type {typeof FigureElement} */ (this.constructor).definition;
  #rows = new Map(this.#definition.parameters.map((row) => [row.name, row]));
  #model = new Model(this.#definition.parameters, (kind, detail) => this.#changed(kind, detail));
  #hands = new Hands(this.#model);
  #take = new Take(this);
  #how = new How(this, () => this.#frame);
  #light = new Light((symbol) => this.#tell('attn-highlight', { symbol }));
  /** @type {any} */
  #attn;
  /** @type {string | undefined} why there is no picture */
  #failure;
  /** @type {any} */
  #frame;
  /** @type {State | undefined} the state that the frame was made from */
  #framed;
  #near = false;
  /** Whether the address was asked: to move the element in the page must not ask it again. */
  #visited = false;
  /** Long computations, where the figure has any. */
  #worker = this.#definition.work ? new Worker(this.#definition.work, (more) => this.#grown(more)) : undefined;
  #width = USUAL_WIDTH;
  /** Properties that were set before the element was defined. @type {State} */
  #early = {};
  /** @type {(() => void)[]} */
  #stops = [];
  #said = '';
  #touched = false;
  #follow = new Follow(() => this.requestUpdate());
  /** The sentence under the picture. */
  #sentence = '';
  /** The parts that are open, by class: to look for them at each drawing would cost more than the drawing. */
  #open = new Set();
  /** The table as it was when it was open last: a closed one is not drawn. @type {unknown} */
  #table = nothing;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #quiet;
  /** @type {import('./model.js').Invalid[]} refused before anyone could listen */
  #unheard = [];

  constructor() {
    super();
    /** @type {string | null} */
    this.highlight = null;
    /** @type {'light' | 'dark' | undefined} */
    this.theme = undefined;
    for (const name of this.#rows.keys()) {
      if (!Object.hasOwn(this, name)) continue;
      this.#early[name] = /** @type {any} */ (this)[name];
      delete /** @type {any} */ (this)[name];
    }
  }

  /** The parameters as a plain object. Setting takes any part of it; what is no good is refused, see `attn-invalid`. */
  get state() {
    return this.#model.copy();
  }

  set state(values) {
    this.#model.set(values);
  }

  /** What differs from defaults or attributes, as the query part of an address: `temperature=2&query=1+0.5`. */
  get permalink() {
    return this.#model.toText();
  }

  set permalink(text) {
    this.#model.set({ ...defaults(this.#definition.parameters), ...this.#model.fromText(text) });
  }

  /** The named states that the figure offers. */
  get presets() {
    return this.#definition.presets.map(({ name }) => name);
  }

  /** Changes the state as the reader would: with events, and one step of undo. @param {State} values */
  apply(values) {
    this.#model.apply(values);
  }

  /** Goes to a named state. @param {string} name */
  preset(name) {
    const found = this.#definition.presets.find((preset) => preset.name === name);
    if (found) this.#model.apply({ ...defaults(this.#definition.parameters), ...found.state });
  }

  /** Back to what the attributes, or the defaults, say. */
  reset() {
    this.#model.reset();
  }

  undo() {
    this.#model.undo();
  }

  redo() {
    this.#model.redo();
  }

  /** @param {string} attribute @param {string | null} old @param {string | null} text */
  attributeChangedCallback(attribute, old, text) {
    super.attributeChangedCallback(attribute, old, text);
    for (const name of this.#rows.keys()) if (attributeName(name) === attribute) this.#model.attribute(name, text);
  }

  connectedCallback() {
    super.connectedCallback();
    this.#model.set(this.#early);
    this.#early = {};
    if (this.hasUpdated) this.#watch();
    else if (arrives()) this.#begin();
  }

  /** Who reads the beginning of a page that still arrives shall not wait: what is drawn first is the live figure. */
  #begin() {
    this.#attn = coreNow();
    if (!this.#attn) return;
    this.#near = true;
    // Its width without its content, which will be laid out only once.
    render(html`<figure class="root"><div class="ruler"></div></figure>`, this.renderRoot, this.renderOptions);
    this.#resize(this.#ruler.clientWidth);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#hands.release();
    this.#light.leave();
    this.#worker?.pause();
    clearTimeout(this.#quiet);
    for (const stop of this.#stops.splice(0)) stop();
  }

  firstUpdated() {
    if (this.isConnected) this.#watch();
  }

  /** @param {Map<string, unknown>} changed */
  update(changed) {
    inStep(this.#follow.step, () => super.update(changed));
  }

  /** @returns {Promise<boolean>} */
  async getUpdateComplete() {
    await super.getUpdateComplete();
    await this.#follow.whole();
    return super.getUpdateComplete();
  }

  updated() {
    if (!this.#follow.end()) return this.#worker?.wait();
    // New numbers get their names, and their place among the tab stops, when the reader comes to rest.
    if (!this.#model.moving) {
      refresh(this.renderRoot);
      this.#how.name(this.renderRoot);
    }
    this.#light.show(this.renderRoot, this.highlight);
    this.#how.follow();
    for (const detail of this.#unheard.splice(0)) this.#tell('attn-invalid', detail);
  }

  willUpdate() {
    this.#follow.begin(this.#model.moving && this.#frame !== undefined);
    this.#compute();
    // Nobody reads while they drag, and a text that changes has the whole page laid out: it waits for the hand to rest.
    if (this.#frame && !this.#model.moving) this.#sentence = this.#definition.summary(this.#frame);
  }

  #compute() {
    if (!this.#attn || !this.#near || this.#framed === this.#model.current) return;
    try {
      this.#worker?.ask(this.#model.settled, this.#attn);
      this.#frame = this.#definition.frame(this.#model.current, this.#attn, this.#worker?.data);
      this.#failure = undefined;
    } catch (reason) {
      this.#failure = `These numbers cannot be computed: ${message(reason)}`;
    }
    this.#framed = this.#model.current;
    if (!this.#touched) this.#say();
  }

  render() {
    const { title, prompt, parameters } = this.#definition;
    const alive = this.#frame !== undefined;
    const theme = pageTheme() ?? nothing;
    const height = Math.round(this.#definition.height(this.#width, this.#model.current));
    return html`<figure class="root" data-theme=${theme} aria-labelledby="title"
      @keydown=${this.#onKey} @click=${(event) => this.#how.click(event)}
      @focusin=${hold}>
      <div class="ruler"></div>
      <figcaption class="head">
        <p class="title" id="title"><slot name="title">${richHtml(title)}</slot></p>
        <p class="prompt"><slot name="prompt">${later(() => (
          typeof prompt === 'function' ? prompt(this.#model.current) : prompt))}</slot></p>
      </figcaption>
      <div class=${alive ? 'stage alive' : 'stage'} .style=${alive ? `aspect-ratio: ${this.#width} / ${height}` : ''}
        @pointerover=${this.#onPoint} @pointerleave=${this.#onPoint}
        @focusin=${this.#onLight} @focusout=${this.#onLight}>
        ${alive || !this.#failure ? this.#picture(height) : nothing}
        ${alive ? nothing : html`<div class="fallback"><slot></slot>${
          this.#failure ? html`<slot name="still"></slot>` : nothing}</div>`}
      </div>
      ${alive || !this.#failure ? html`
        ${later(() => this.#worker?.render(this.#model.settled) ?? nothing)}
        ${later(() => controls(parameters, this.#model))}
        <p class="summary" aria-hidden="true">${this.#sentence}</p>
        ${later(() => actions(this.#definition, this.#model, (name) => this.preset(name)))}
        <details class="numbers" @toggle=${this.#onToggle}>
          <summary>All numbers, and how each came about</summary>
          <p class="hint">Click any number here or in the picture, or press Enter on it, to see the sum behind it.</p>
          ${later(() => this.#drawTable())}
        </details>
        <details class="more" @toggle=${this.#onToggle}>
          <summary>Copy or save</summary>
          ${later(() => (alive ? this.#takeOpen() : nothing))}
        </details>` : nothing}
      ${later(() => notes(this.#model, this.#rows, [this.#frame?.note, this.#failure]))}
      ${later(() => this.#how.render(this.#definition))}
      <p class="unseen" aria-live=${this.#touched ? 'polite' : 'off'}>${this.#said}</p>
      <p class="unseen" id="point-keys">${pointKeys}</p>
    </figure>`;
  }

  /** @param {number} height */
  #picture(height) {
    const width = this.#width;
    const state = this.#model.current;
    const { settled } = this.#model;
    const view = { width, state, settled, hands: this.#hands, apply: (values) => this.#model.apply(values) };
    return html`<svg class="picture" viewBox=${`0 0 ${width} ${height}`} role="group" aria-labelledby="title">
      ${this.#frame ? svg`${this.#definition.picture(this.#frame, view)}` : nothing}
    </svg>`;
  }

  #takeOpen() {
    if (!this.#open.has('more')) return nothing;
    const link = this.id ? addressOf(this.id, this.permalink) : '';
    return this.#take.render(this.#definition, this.#frame, this.#model.current, link);
  }

  #drawTable() {
    if (this.#frame && this.#open.has('numbers')) {
      const row = (name) => /** @type {Row} */ (this.#rows.get(name));
      this.#table = this.#definition.table(this.#frame, this.#model, row);
    }
    return this.#table;
  }

  #watch() {
    if (!this.#visited) this.#visit(returned());
    this.#visited = true;
    this.#stops.push(
      onWidth(this.#ruler, (width) => this.#resize(width)),
      onNear(this, (near) => {
        if (near) this.#wake();
        if (near) this.#worker?.resume();
        else this.#worker?.pause();
      }),
      // A link may lead to any figure at once, and then it has to be there.
      onQuiet(() => this.#wake()),
      onTheme(() => this.requestUpdate()),
      onPrint(async () => {
        await this.#wake();
        await this.updateComplete;
        this.#worker?.finish();
      }),
      onAddress((returns) => this.#visit(returns)),
    );
  }

  /**
   * A link such as `#matrix?beta=0` leads to the element with that id, in that state.
   * @param {boolean} returns the browser takes the reader to where they were
   */
  #visit(returns) {
    const text = this.id ? inAddress(this.id) : undefined;
    if (text === undefined) return;
    this.#model.apply({ ...defaults(this.#definition.parameters), ...this.#model.fromText(text) });
    if (returns) return;
    // Who arrives with the address is there at once. What stands above may still be growing; the second time it has its
    // place.
    this.scrollIntoView({ behavior: this.#visited ? 'auto' : 'instant' });
    whenLoaded(() => this.isConnected && this.scrollIntoView({ behavior: 'instant' }));
  }

  get #ruler() {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector('.ruler'));
  }

  /** @param {number} width */
  #resize(width) {
    const next = Math.max(LEAST_WIDTH, Math.round(width));
    // No width at all means that the figure is not on show; what it was drawn for stays.
    if (width === 0 || next === this.#width) return;
    this.#width = next;
    this.requestUpdate();
  }

  async #wake() {
    if (this.#near && this.#attn) return;
    this.#near = true;
    this.#resize(this.#ruler.clientWidth);
    this.requestUpdate();
    try {
      this.#attn = await core();
      this.#failure = undefined;
    } catch (reason) {
      this.#failure = `This figure cannot run here: ${message(reason)}`;
    }
    this.requestUpdate();
  }

  /** @param {'set' | 'input' | 'change' | 'invalid'} kind @param {import('./model.js').Invalid} [detail] */
  #changed(kind, detail) {
    if (kind === 'input') this.#follow.ask();
    this.requestUpdate();
    if (kind === 'invalid' && detail) {
      if (this.hasUpdated) this.#tell('attn-invalid', detail);
      else this.#unheard.push(detail);
      return;
    }
    if (kind === 'set') return;
    this.#touched = true;
    this.#tell(kind === 'input' ? 'attn-input' : 'attn-change', { state: this.state });
    clearTimeout(this.#quiet);
    if (!this.#hands.dragging) this.#quiet = setTimeout(() => this.#say(), QUIET);
  }

  /** What takes long has gone on. @param {boolean} more there is something new to draw */
  #grown(more) {
    if (more) this.#framed = undefined;
    this.requestUpdate();
  }

  #say() {
    if (!this.#frame) return;
    this.#said = this.#sentence = this.#definition.summary(this.#frame);
    this.requestUpdate();
  }

  /** @param {string} type @param {object} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /** @param {{ target: HTMLDetailsElement }} event */
  #onToggle = ({ target }) => {
    this.#open[target.open ? 'add' : 'delete'](target.className);
    this.requestUpdate();
  };

  #onPoint = (event) => this.#light.point(event);

  #onLight = (event) => this.#light.focus(event);

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    undoKeys(event, this.#model);
    this.#how.key(event);
    move(event);
  }
}

/** @param {unknown} reason */
const message = (reason) => (reason instanceof Error ? reason.message : String(reason));
