/**
 * Tables for a spreadsheet, by RFC 4180: every field in quotes, lines end with CR LF, UTF-8 with a mark that
 * spreadsheets look for.
 */
import { dateOfDay } from './day.js';

/** @typedef {import('./fold.js').DeckState} DeckState */
/** @typedef {{ name: string, title: string, source: { front: string, back: string } }} CardText made by the build */

const GRADE_NAMES = ['', 'again', 'hard', 'good', 'easy'];

/** The cards, each with the reader's note and where it stands. @param {CardText[]} cards @param {DeckState} state */
export function cardTable(cards, { cards: states, notes }) {
  const rows = cards.map(({ name, title, source }) => {
    const card = states.get(name);
    const memory = card?.memory;
    return [
      name,
      title,
      source.front,
      source.back,
      notes.get(name) ?? '',
      card ? (card.suspended ? 'suspended' : card.memory.phase) : 'not in the deck',
      memory?.dueDay != null
        ? isoDay(memory.dueDay)
        : memory?.dueAt != null
          ? new Date(memory.dueAt).toISOString()
          : '',
      memory?.reps ?? '',
      memory?.lapses ?? '',
      memory?.interval ?? '',
      memory?.stability ?? '',
      memory?.difficulty ?? '',
    ];
  });
  return table(
    [
      'card',
      'title',
      'question',
      'answer',
      'note',
      'state',
      'due',
      'reviews',
      'lapses',
      'interval',
      'stability',
      'difficulty',
    ],
    rows,
  );
}

/** Every grade that counts. @param {DeckState} state */
export function reviewTable({ reviews }) {
  const rows = reviews.map(({ card, at, day, grade, phase, interval, elapsed, memory, right }) => [
    card,
    new Date(at).toISOString(),
    isoDay(day),
    GRADE_NAMES[grade],
    phase,
    interval,
    elapsed,
    memory.interval,
    memory.stability,
    memory.difficulty,
    right === undefined ? '' : right ? 'right' : 'wrong',
  ]);
  return table(
    [
      'card',
      'time',
      'day',
      'grade',
      'phase before',
      'interval before',
      'days since',
      'interval',
      'stability',
      'difficulty',
      'typed answer',
    ],
    rows,
  );
}

/** @param {number} day */
const isoDay = (day) => dateOfDay(day).toISOString().slice(0, 10);

/** @param {string[]} head @param {unknown[][]} rows */
const table = (head, rows) => `\uFEFF${[head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

/** @param {unknown} value */
const quoted = (value) => `"${String(value).replaceAll('"', '""')}"`;
