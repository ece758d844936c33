/**
 * dist/attention-cards.apkg: the cards as a deck for Anki. A zip file with an SQLite database in the layout that every
 * version of Anki reads (schema 11). Ids never change and each note carries the day its wording was revised, so a
 * second import updates what is there and leaves the learner's own schedule alone. Two builds give the same bytes.
 */
import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { DECK, guidOf, TAGS } from '../export-anki.js';

/** Chosen once by the clock, as Anki does it; they tell our deck and note type from everyone else's. */
const DECK_ID = 1796007600000;
const TYPE_ID = 1796007600001;
const FIRST_NOTE = 1796007601000;
const FIRST_CARD = 1796007602000;
const CREATED = 1796007600;

/** Each table has a number `id` first. @type {Record<string, string>} */
const TABLES = {
  col: 'crt mod scm ver dty usn ls conf models decks dconf tags',
  notes: 'guid mid mod usn tags flds sfld csum flags data',
  cards: 'nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data',
  revlog: 'cid usn ease ivl lastIvl factor time type',
};
const TEXTS = new Set(['conf', 'models', 'decks', 'dconf', 'tags', 'guid', 'flds', 'data']);

const createTable = (/** @type {[string, string]} */ [table, columns]) => {
  const rest = columns.split(' ').map((name) => `${name} ${TEXTS.has(name) ? 'text' : 'integer'} NOT NULL`);
  return `CREATE TABLE ${table} (id integer PRIMARY KEY, ${rest.join(', ')});`;
};

const SCHEMA = `${Object.entries(TABLES).map(createTable).join('\n')}
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);`;

const STYLE = `.card { max-width: 36em; margin: 0 auto; padding: 0 1em; font: 20px/1.5 Charter, Georgia, serif; }
hr#answer { border: 0; border-top: 1px solid #999; margin: 1em 0; }`;

/**
 * @param {{ name: string, title: string, revised: string, anki: { front: string, back: string } }[]} cards
 * @returns {Promise<Uint8Array>}
 */
export async function ankiPackage(cards) {
  const SQL = await initSqlJs();
  const db = new SQL.Database();
  db.run(SCHEMA);
  const latest = Math.max(...cards.map(seconds));
  const fill = (/** @type {string} */ table, /** @type {any[]} */ row) =>
    db.run(`INSERT INTO ${table} VALUES (${row.map(() => '?').join(',')})`, row);
  fill('col', [
    1,
    CREATED,
    latest * 1000,
    latest * 1000,
    11,
    0,
    0,
    0,
    ...[CONF, { [TYPE_ID]: noteType(latest) }, decks(latest), OPTIONS, {}].map((part) => JSON.stringify(part)),
  ]);
  cards.forEach((card, i) => {
    const { front, back } = card.anki;
    fill('notes', [
      FIRST_NOTE + i,
      guidOf(card.name),
      TYPE_ID,
      seconds(card),
      -1,
      ` ${TAGS.join(' ')} `,
      `${front}\x1f${back}`,
      plain(front),
      checksum(front),
      0,
      '',
    ]);
    fill('cards', [
      FIRST_CARD + i,
      FIRST_NOTE + i,
      DECK_ID,
      0,
      seconds(card),
      -1,
      0,
      0,
      i + 1,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      '',
    ]);
  });
  const collection = db.export();
  db.close();
  // A zip file tells local time, so that it is the same everywhere only if it is told as local time.
  const revised = new Date(latest * 1000);
  const mtime = new Date(revised.getUTCFullYear(), revised.getUTCMonth(), revised.getUTCDate());
  return zipSync({ 'collection.anki2': collection, media: new TextEncoder().encode('{}') }, { level: 9, mtime, os: 3 });
}

/** @param {{ revised: string }} card */
const seconds = ({ revised }) => Date.parse(`${revised}T00:00:00Z`) / 1000;

/** What Anki sorts by. @param {string} html */
const plain = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (_, name) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name] ?? '')
    .trim();

/** Anki's way to find equal first fields. @param {string} html */
const checksum = (html) => parseInt(createHash('sha1').update(plain(html)).digest('hex').slice(0, 8), 16);

/** @param {number} mod */
const noteType = (mod) => ({
  id: TYPE_ID,
  name: 'attention-figures',
  type: 0,
  mod,
  usn: -1,
  sortf: 0,
  did: DECK_ID,
  tmpls: [
    {
      name: 'Card 1',
      ord: 0,
      qfmt: '{{Front}}',
      afmt: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}',
      bqfmt: '',
      bafmt: '',
      did: null,
    },
  ],
  flds: ['Front', 'Back'].map((name, ord) => ({
    name,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  })),
  css: STYLE,
  latexPre:
    '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage{amssymb,amsmath}\n' +
    '\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  tags: [],
  vers: [],
  req: [[0, 'any', [0]]],
});

/** @param {number} mod */
const decks = (mod) =>
  Object.fromEntries(
    [
      [1, 'Default'],
      [DECK_ID, DECK],
    ].map(([id, name]) => [
      id,
      {
        id,
        name,
        mod,
        usn: -1,
        desc: '',
        dyn: 0,
        conf: 1,
        collapsed: false,
        browserCollapsed: false,
        extendNew: 10,
        extendRev: 50,
        newToday: [0, 0],
        revToday: [0, 0],
        lrnToday: [0, 0],
        timeToday: [0, 0],
      },
    ]),
  );

const CONF = {
  activeDecks: [1],
  addToCur: true,
  collapseTime: 1200,
  curDeck: 1,
  curModel: String(TYPE_ID),
  dueCounts: true,
  estTimes: true,
  newBury: true,
  newSpread: 0,
  nextPos: 1,
  sortBackwards: false,
  sortType: 'noteFld',
  timeLim: 0,
};

const OPTIONS = {
  1: {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    autoplay: true,
    maxTaken: 60,
    replayq: true,
    timer: 0,
    new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, perDay: 100 },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  },
};
