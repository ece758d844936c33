/**
 * The reader's deck: the log, the state it folds to, and where both are kept. Every change is an entry; it shows at
 * once and is stored behind. Where storing fails, the deck goes on in memory and says so.
 */
import { dayOf } from './day.js';
import { newId } from './entry.js';
import { apply, emptyState, fold } from './fold.js';
import { effective, mergeLogs } from './merge.js';
import { preview, unknown } from './schedule.js';

/** @typedef {import('./entry.js').Entry} Entry */
/** @typedef {import('./store.js').Loss} Loss */

/**
 * @typedef {object} Storage
 * @property {'opening' | 'database' | 'memory'} kind
 * @property {Loss} [loss] why it is in memory
 * @property {number} unsaved entries that are in memory only
 * @property {number} unreadable rows that are no entries
 * @property {boolean} [persistent] what the browser answered to the wish to keep the deck
 */

/**
 * Some browsers leave a request without any answer: better to go on in memory than to wait. An answer that comes late
 * is still taken.
 */
const PATIENCE_MS = 4000;

/** Notes and settings have fields of their own to change them back. */
const NOT_UNDONE = new Set(['note', 'set']);

/** Fires `change` whenever the state, the storage or the present moment has become another. */
export class Deck extends EventTarget {
  /** @type {Entry[]} */ log = [];
  state = emptyState();
  /** What belongs to this browser and not to the deck. @type {Map<string, any>} */ about = new Map();
  /** @type {Storage} */ storage = { kind: 'opening', unsaved: 0, unreadable: 0 };
  /** @type {import('./store.js').Store | undefined} */ #store;
  /** @type {Set<string>} */ #unsaved = new Set();
  #open;
  #channel;
  #clock;
  #keeping;
  #patience;
  /** @type {Promise<void>} */ #writing = Promise.resolve();

  /**
   * @param {object} parts
   * @param {(onLoss: (loss: Loss) => void) => Promise<import('./store.js').Store>} parts.open
   * @param {{ post(entries: Entry[]): void, listen(call: (entries: Entry[]) => void): void }} [parts.channel] to other
   *   tabs
   * @param {() => number} [parts.clock]
   * @param {{ asked(): Promise<boolean>, ask(): Promise<boolean> }} [parts.keeping] whether the browser has promised to
   *   keep what is stored
   * @param {number} [parts.patience] milliseconds
   */
  constructor({ open, channel, clock = () => Date.now(), keeping, patience = PATIENCE_MS }) {
    super();
    this.#open = open;
    this.#channel = channel;
    this.#clock = clock;
    this.#keeping = keeping;
    this.#patience = patience;
    channel?.listen((entries) => this.#take(entries));
    /** Kept when the storage has been read, or given up. */
    this.ready = this.#start();
  }

  /** Is over when the storage has been read, when it has failed, or when waiting for it has taken too long. */
  #start() {
    return new Promise((/** @type {(nothing: void) => void} */ resolve) => {
      const timer = setTimeout(() => {
        this.#lose('silent');
        resolve();
      }, this.#patience);
      this.#read().then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  async #read() {
    try {
      const store = await this.#open((loss) => this.#lose(loss));
      this.#store = store;
      this.about = new Map([...store.about, ...this.about]);
      this.storage = { ...this.storage, kind: 'database', loss: undefined, unreadable: store.unreadable };
      this.#tellOf(store.setAside);
      this.#take(store.entries, { stored: true });
      await this.#save();
      this.#note(this.#keeping?.asked());
    } catch (reason) {
      this.#lose(/** @type {any} */ (reason)?.loss ?? 'failed');
    }
    this.#changed();
  }

  /** A reader has to hear of a broken database once, and not only in the tab that found it. */
  #tellOf(/** @type {import('./store.js').Aside[]} */ found) {
    const known = this.setAside;
    const news = found.filter(({ name }) => !known.some((aside) => aside.name === name));
    if (news.length) this.remember('setAside', [...known, ...news]);
  }

  /** Databases that were found broken. @returns {(import('./store.js').Aside & { seen?: boolean })[]} */
  get setAside() {
    return this.about.get('setAside') ?? [];
  }

  /** The present moment and the reader's day. */
  now() {
    const at = this.#clock();
    return { at, day: dayOf(at, this.state.settings.turnover) };
  }

  // What a reader can do. Each gives back the entry.

  /** @param {string[]} cards those that are in the deck already stay as they are */
  add(cards) {
    const first = this.state.cards.size === 0;
    const added = cards.filter((card) => !this.state.cards.has(card)).map((card) => this.#write('add', { card }));
    if (first && added.length) this.#note(this.#keeping?.ask());
    return added;
  }

  /** @param {string} card @param {number} grade @param {{ seed?: number, right?: boolean }} [numbers] */
  grade(card, grade, numbers = {}) {
    if (!this.state.cards.has(card)) this.add([card]);
    return this.#write('grade', { card, grade, ...numbers });
  }

  /** @param {string} card */ suspend(card) {
    return this.#write('suspend', { card });
  }
  /** @param {string} card */ resume(card) {
    return this.#write('resume', { card });
  }
  /** @param {string} card */ bury(card) {
    return this.#write('bury', { card });
  }
  /** @param {string} card */ unbury(card) {
    return this.#write('unbury', { card });
  }
  /** @param {string} card */ reset(card) {
    return this.#write('reset', { card });
  }

  /** @param {string} card @param {string} text */
  note(card, text) {
    if ((this.state.notes.get(card) ?? '') !== text) this.#write('note', { card, text });
  }

  /** @param {'retention' | 'turnover'} key @param {number} value */
  set(key, value) {
    if (this.state.settings[key] !== value) this.#write('set', { key, value });
  }

  /** What an undo would take back. @returns {Entry | undefined} */
  undoable() {
    return effective(this.log)
      .filter(({ type }) => !NOT_UNDONE.has(type))
      .at(-1);
  }

  /**
   * Takes back the last thing done, whenever and in whichever tab that was.
   * @returns {Entry | undefined} what was taken back
   */
  undo() {
    const last = this.undoable();
    if (last) this.takeBack(last.id);
    return last;
  }

  /** Takes back one entry, whatever came after it. @param {string} id */
  takeBack(id) {
    this.#write('undo', { of: id });
  }

  /** What each grade would lead to now. @param {string} card */
  preview(card) {
    return preview(this.state.cards.get(card)?.memory ?? unknown(), this.now(), this.state.settings.retention);
  }

  /**
   * Entries from a file: all are stored, or none and the promise is broken.
   * @param {Entry[]} entries
   */
  async bring(entries) {
    await this.ready;
    await this.#writing;
    const fresh = this.#fresh(entries);
    if (this.#store) await this.#store.append(fresh);
    const stored = Boolean(this.#store);
    this.#take(fresh, { stored });
    this.#channel?.post(fresh);
  }

  /** @param {string} key @param {any} value */
  remember(key, value) {
    this.about.set(key, value);
    this.#store?.remember(key, value).catch((reason) => this.#lose(reason.loss));
    this.#changed();
  }

  /** Once more, from memory into the database, because the reader asks for it. */
  async retry() {
    if (this.storage.kind !== 'memory') return;
    this.storage = { ...this.storage, kind: 'opening' };
    this.#unsaved = new Set(this.log.map(({ id }) => id));
    await this.#start();
  }

  /** Reads what other tabs may have written while this one slept, and tells everyone what time it is. */
  async refresh() {
    try {
      if (this.#store) this.#take(await this.#store.read(), { stored: true });
    } catch {
      // The next writing meets the same fault and says so.
    }
    this.#changed();
  }

  /** @param {import('./entry.js').EntryType} type @param {Partial<Entry>} fields @returns {Entry} */
  #write(type, fields) {
    const { at, day } = this.now();
    const last = this.log.at(-1)?.tick ?? 0;
    /** @type {Entry} */
    const entry = { id: newId(), tick: at > last ? at : last + 1, at, day, type, ...fields };
    this.log = [...this.log, entry];
    if (type === 'undo') this.state = fold(this.log);
    else apply(this.state, entry);
    this.#unsaved.add(entry.id);
    this.#channel?.post([entry]);
    this.#save();
    this.#changed();
    return entry;
  }

  /** @param {Entry[]} entries */
  #fresh(entries) {
    const known = new Set(this.log.map(({ id }) => id));
    return entries.filter(({ id }) => !known.has(id));
  }

  /** @param {Entry[]} entries @param {{ stored?: boolean }} [from] */
  #take(entries, { stored = false } = {}) {
    const fresh = this.#fresh(entries);
    if (stored) for (const { id } of entries) this.#unsaved.delete(id);
    if (fresh.length === 0) return;
    this.log = mergeLogs(this.log, fresh);
    this.state = fold(this.log);
    // The tab that wrote them stores them, but it may have lost its storage.
    if (!stored) for (const { id } of fresh) this.#unsaved.add(id);
    if (!stored) this.#save();
    this.#changed();
  }

  /** Stores what is not stored yet, one writing after another. */
  #save() {
    this.#writing = this.#writing.then(async () => {
      if (!this.#store || this.#unsaved.size === 0) return;
      const entries = this.log.filter(({ id }) => this.#unsaved.has(id));
      try {
        await this.#store.append(entries);
        for (const { id } of entries) this.#unsaved.delete(id);
        this.storage = { ...this.storage, unsaved: this.#unsaved.size };
      } catch (reason) {
        this.#lose(/** @type {any} */ (reason).loss);
      }
    });
    return this.#writing;
  }

  /** @param {Loss} loss */
  #lose(loss) {
    this.#store?.close();
    this.#store = undefined;
    // After a wipe nothing of the log is stored any more.
    if (loss === 'wiped') this.#unsaved = new Set(this.log.map(({ id }) => id));
    this.storage = { ...this.storage, kind: 'memory', loss, unsaved: this.#unsaved.size };
    this.#changed();
  }

  /** @param {Promise<boolean> | undefined} answer */
  async #note(answer) {
    try {
      const persistent = await answer;
      this.storage = { ...this.storage, persistent };
      this.#changed();
    } catch {
      // A browser that will not say has promised nothing.
    }
  }

  #changed() {
    if (this.storage.unsaved !== this.#unsaved.size) this.storage = { ...this.storage, unsaved: this.#unsaved.size };
    this.dispatchEvent(new Event('change'));
  }
}
