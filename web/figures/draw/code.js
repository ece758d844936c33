/** Numbers as source text: Python, TeX, CSV. */

/** A number that Python reads as a float. @param {number} x */
export function python(x) {
  if (Number.isNaN(x)) return "float('nan')";
  if (!Number.isFinite(x)) return x > 0 ? "float('inf')" : "-float('inf')";
  const text = String(x);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** `[1.0, 2.0]`, or rows of them one below the other. @param {any[]} values @param {number} [indent] of the rows */
export function pythonList(values, indent = 0) {
  if (!Array.isArray(values[0])) return `[${values.map(python).join(', ')}]`;
  return `[${values.map((row) => pythonList(row)).join(`,\n${' '.repeat(indent)}`)}]`;
}

/** `K = np.array([[…]])` with its rows aligned. @param {string} name @param {string} make @param {any[]} values */
export const assign = (name, make, values) => `${name} = ${make}(${pythonList(values, `${name} = ${make}([`.length)})`;

/** A number in TeX. @param {number} x @param {number} digits */
export function tex(x, digits) {
  if (Number.isNaN(x)) return '\\mathrm{NaN}';
  if (!Number.isFinite(x)) return x > 0 ? '\\infty' : '-\\infty';
  const text = x.toFixed(digits);
  return Number(text) === 0 ? text.replace('-', '') : text;
}

/** @param {ArrayLike<number>[]} rows @param {number} digits */
export const texMatrix = (rows, digits) => `\\begin{pmatrix}\n${
  rows.map((row) => `  ${Array.from(row, (x) => tex(x, digits)).join(' & ')}`).join(' \\\\\n')}\n\\end{pmatrix}`;

/** @param {Iterable<import('./number.js').Shown>} numbers */
export function csv(numbers) {
  const cell = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = Array.from(numbers, ({ name, label, value }) => [name, label, String(value)].map(cell).join(','));
  return `${['name,meaning,value', ...lines].join('\r\n')}\r\n`;
}
