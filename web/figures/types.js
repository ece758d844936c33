/**
 * The kinds of parameter a figure can have. Attributes, properties, `state`, permalinks and pasted text all pass
 * through `read`, so that there is one answer to "is this a good value?"; `write` gives the text that `read` takes
 * back.
 *
 * In order to add a kind: one entry with `read(raw, row)`, which gives `{ value }` or `{}` where the value is no good,
 * `write(value)` and `needs(row)`, what a message says was expected.
 */

/**
 * @typedef {object} Row one line of a figure's parameter table
 * @property {string} name state key and property; the attribute is the same in kebab-case
 * @property {'number' | 'switch' | 'choice' | 'vector' | 'matrix' | 'cells' | 'labels'} type
 * @property {any} default
 * @property {string} label
 * @property {string} [help] one sentence, shown with the control
 * @property {string} [symbol] the letter the lesson uses for it
 * @property {number} [min] of the number, or of each entry
 * @property {number} [max]
 * @property {number} [step] of a slider's arrow keys and of dragging
 * @property {'linear' | 'log'} [scale] how a slider spreads the numbers
 * @property {boolean} [whole] whole numbers only
 * @property {number} [digits] after the point where it is shown
 * @property {[value: string, label: string][]} [options] of a choice
 * @property {[least: number, most: number]} [count] of a matrix's rows or of labels
 * @property {number} [size] of a vector, or of a matrix's rows
 * @property {false | 'select' | 'stepper' | 'stages'} [control] false keeps it out of the row of controls; a choice may
 *   be a list to select from, or stages to go through; a whole number a field with a button on either side
 * @property {(state: Record<string, any>) => boolean} [when] whether it matters in a state; its control is idle
 *   elsewhere
 * @property {boolean} [more] its control is folded away
 * @property {string} [button] a stepper's only button, and what it says
 */

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const ON = new Set(['', 'true', 'on', 'yes', '1']);
const OFF = new Set(['false', 'off', 'no', '0']);
const LABEL_LENGTH = 12;
/** Labels between separators, or between spaces where there is no separator; a backslash takes away their meaning. */
const SEPARATED = /(?:\\[\\,;\n]|[^,;\n])+/g;
const SPACED = /(?:\\[\\,;\n]|[^\s])+/g;
const ESCAPED = /\\([\\,;\n])/g;

/**
 * A number as people type it: a real minus sign and a decimal comma are fine.
 * @param {unknown} raw
 * @returns {number} NaN where it is none
 */
export function readNumber(raw) {
  if (typeof raw === 'number') return raw;
  if (typeof raw !== 'string') return NaN;
  const text = raw.trim().replace(/[−–]/g, '-').replace(/^([+-]?\d*),(\d+)$/, '$1.$2');
  return NUMBER.test(text) ? Number(text) : NaN;
}

/** @param {number} value @param {Row} row */
const allows = (value, { min = -Infinity, max = Infinity, whole }) => (
  Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value)));

/** @param {Row} row */
const range = ({ min, max }) => (min === undefined || max === undefined ? '' : ` from ${plain(min)} to ${plain(max)}`);

/** @param {number} value */
const plain = (value) => String(value).replace('-', '−');

/** @param {[number, number]} count */
const span = ([least, most]) => (least === most ? String(least) : `${least} to ${most}`);

/**
 * Rows of numbers out of text from a spreadsheet, Python, NumPy, PyTorch, JSON or MATLAB, or out of nested or flat
 * arrays.
 * @param {unknown} raw
 * @param {number} size numbers in a row
 * @returns {number[][] | undefined}
 */
export function readRows(raw, size) {
  const list = Array.isArray(raw) || ArrayBuffer.isView(raw);
  if (!list && typeof raw !== 'string') return undefined;
  const lines = list ? arrayLines(raw) : textLines(raw);
  const rows = lines.map((line) => line.map(readNumber)).filter((line) => line.length);
  if (rows.length !== 1 || rows[0].length === size) return rows;
  // One long line: the flat, row-major form that the core itself uses.
  const flat = rows[0];
  return Array.from({ length: Math.ceil(flat.length / size) }, (_, i) => flat.slice(i * size, (i + 1) * size));
}

/** @param {string} text @returns {string[][]} */
function textLines(text) {
  const bare = text.replace(/[−–]/g, '-').replace(/,?\s*dtype=[^)]*/g, '').replace(/[A-Za-z_][\w.]*\s*\(|\)/g, '');
  const inner = bare.match(/\[[^[\]]*\]/g)?.map((part) => part.slice(1, -1)) ?? [bare];
  const lines = inner.length > 1 ? inner : inner[0].split(/[\n;]+/);
  return lines.map((line) => line.split(/[\s,]+/).filter(Boolean));
}

/** @param {any} list @returns {unknown[][]} */
function arrayLines(list) {
  const items = Array.from(list);
  return items.some((item) => typeof item === 'object' && item !== null)
    ? items.map((item) => (typeof item === 'object' && item !== null ? Array.from(/** @type {any} */ (item)) : [item]))
    : [items];
}

/** @param {string} text */
function textLabels(text) {
  const separated = /[,;\n]/.test(text.replace(ESCAPED, ''));
  return (text.match(separated ? SEPARATED : SPACED) ?? []).map((word) => word.trim().replace(ESCAPED, '$1'));
}

/**
 * @typedef {object} Kind
 * @property {(raw: unknown, row: Row) => { value?: any }} read
 * @property {(value: any) => string} write
 * @property {(row: Row) => string} needs
 */

/** @type {Record<Row['type'], Kind>} */
export const types = {
  number: {
    read(raw, row) {
      const value = readNumber(raw);
      return allows(value, row) ? { value } : {};
    },
    write: String,
    needs: (row) => `a ${row.whole ? 'whole ' : ''}number${range(row)}`,
  },

  switch: {
    read(raw, row) {
      if (typeof raw === 'boolean') return { value: raw };
      const text = String(raw ?? '-').trim().toLowerCase();
      if (ON.has(text) || text === row.name.toLowerCase()) return { value: true };
      return OFF.has(text) ? { value: false } : {};
    },
    write: (value) => (value ? 'on' : 'off'),
    needs: () => 'on or off',
  },

  choice: {
    read(raw, row) {
      const text = String(raw ?? '').trim().toLowerCase();
      return row.options?.some(([value]) => value === text) ? { value: text } : {};
    },
    write: String,
    needs: (row) => `one of ${(row.options ?? []).map(([value]) => value).join(', ')}`,
  },

  vector: {
    read(raw, row) {
      const rows = readRows(raw, row.size ?? 2);
      const value = rows?.flat() ?? [];
      return value.length === row.size && value.every((x) => allows(x, row)) ? { value } : {};
    },
    write: (value) => value.join(' '),
    needs: (row) => `${row.size} numbers${range(row)}`,
  },

  matrix: {
    read(raw, row) {
      const [least, most] = row.count ?? [1, Infinity];
      const rows = readRows(raw, row.size ?? 2) ?? [];
      const good = rows.length >= least && rows.length <= most
        && rows.every((line) => line.length === row.size && line.every((x) => allows(x, row)));
      return good ? { value: rows } : {};
    },
    write: (value) => value.map((line) => line.join(' ')).join('; '),
    needs: (row) => `${span(row.count ?? [1, Infinity])} rows of ${row.size} numbers, each${range(row)}`,
  },

  cells: {
    read(raw, row) {
      const [least, most] = row.count ?? [1, Infinity];
      const lines = Array.isArray(raw) ? raw : String(raw ?? '').split(/[/;\n]+/);
      const value = lines.map((line) => (
        Array.isArray(line) ? line : [...String(line).replace(/[\s,]/g, '')]).map(Number));
      const good = value.length >= least && value.length <= most && value.every((line) => (
        line.length >= least && line.length <= most && line.every((x) => x === 0 || x === 1)));
      return good ? { value } : {};
    },
    write: (value) => value.map((line) => line.join('')).join('/'),
    needs: (row) => `${span(row.count ?? [1, Infinity])} rows of 0 and 1, such as 100/110/111`,
  },

  labels: {
    read(raw, row) {
      const [least, most] = row.count ?? [1, Infinity];
      const list = Array.isArray(raw) ? raw : typeof raw === 'string' ? textLabels(raw) : [raw];
      if (!list.every((word) => typeof word === 'string' || typeof word === 'number')) return {};
      // By code points, so that no sign is cut in two.
      const value = list.map((word) => [...String(word).trim()].slice(0, LABEL_LENGTH).join('').trim()).filter(Boolean);
      return value.length >= least && value.length <= most ? { value } : {};
    },
    write(value) {
      const words = value.map((word) => word.replace(/[\\,;\n]/g, '\\$&'));
      // The comma at the end keeps a single label of two words together.
      return words.length === 1 && /\s/.test(words[0]) ? `${words[0]},` : words.join(', ');
    },
    needs: (row) => `${span(row.count ?? [1, Infinity])} words`,
  },
};
