/**
 * Numbers in the text. `@{worked.weights[0][2] .3}` names a call of the core (an entry of web/lesson/numbers.js, with
 * arguments if it takes any), a path into its result, and a format; the build computes it and sets it in the page.
 *
 *   .3        three decimals                 0        a whole number with thousands marked: 1,050,624
 *   e1        3.4 · 10⁻⁴                     G.2      units of 10⁹ with two decimals
 *   %0        per cent                       tuple.3  (0.802, 0.599)      matrix.3  a TeX matrix      text  as it is
 */
export class Numbers {
  #calls;
  #cache = new Map();
  /** Every number set so far, for the test that compares them: source → value. */
  seen = new Map();

  /** @param {Record<string, (...args: any[]) => any>} calls */
  constructor(calls) {
    this.#calls = calls;
  }

  /** @param {string} source what stands between `@{` and `}` @returns {{ value: any, format: string, path: string }} */
  evaluate(source) {
    const match = /^(\w+)(?:\(([^()]*)\))?((?:\.[a-z]\w*|\[\d+\])*)\s+(\S+)$/i.exec(source.trim());
    if (!match) throw new Error(`"@{${source}}" is not a call, a path and a format, as in @{worked.weights[0][2] .3}`);
    const [, name, args = '', path, format] = match;
    if (!Object.hasOwn(this.#calls, name)) {
      throw new Error(`"@{${source}}": no call "${name}" in web/lesson/numbers.js`);
    }
    const key = `${name}(${args})`;
    if (!this.#cache.has(key)) {
      this.#cache.set(key, this.#calls[name](...args.split(',').filter((text) => text.trim()).map(Number)));
    }
    let value = this.#cache.get(key);
    for (const [, field, index] of path.matchAll(/\.(\w+)|\[(\d+)\]/g)) value = value?.[field ?? Number(index)];
    if (value === undefined) throw new Error(`"@{${source}}": nothing is there`);
    this.seen.set(source.trim(), value);
    return { value, format, path: source.trim().replace(/\s+\S+$/, '') };
  }

  /** Replaces the notation inside TeX. */
  tex(text) {
    return text.replace(/@\{([^{}]*)\}/g, (_, source) => {
      const { value, format } = this.evaluate(source);
      return formatNumber(value, format, TEX);
    });
  }

  /** The notation in running text, as HTML that keeps the unrounded number beside the one shown. */
  html(source) {
    const { value, format, path } = this.evaluate(source);
    const shown = formatNumber(value, format, TEXT);
    return typeof value === 'number'
      ? `<span class="num" data-name="${path}" data-value="${String(value)}">${shown}</span>`
      : `<span class="num">${shown}</span>`;
  }
}

const TEXT = {
  minus: '−', group: ',', space: ' ', power: (mantissa, exponent) => `${mantissa} · 10<sup>${exponent}</sup>`,
};
const TEX = {
  minus: '-', group: '{,}', space: '\\ ', power: (mantissa, exponent) => `${mantissa} \\cdot 10^{${exponent}}`,
};

/** @param {any} value @param {string} format @param {typeof TEXT} style @returns {string} */
export function formatNumber(value, format, style = TEXT) {
  const [, kind, digits] = /^([a-zA-Z%]*)\.?(\d*)$/.exec(format) ?? [];
  const places = Number(digits || 0);
  const fixed = (x) => {
    const text = x.toFixed(places);
    // A value that rounds to zero shows no sign.
    return Number(text) === 0 ? text.replace('-', '') : text.replace('-', style.minus);
  };
  switch (kind) {
    case 'text': return String(value);
    case 'tuple': return `(${[...value].map(fixed).join(`,${style.space}`)})`;
    case 'matrix': {
      const rows = [...value].map((row) => [...row].map(fixed).join(' & '));
      return `\\begin{pmatrix} ${rows.join(' \\\\ ')} \\end{pmatrix}`;
    }
    default:
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${String(value)} has no format ${format}`);
  switch (kind) {
    case '': return digits && !format.startsWith('.') && places === 0
      ? fixed(value).replace(/\B(?=(\d{3})+$)/g, style.group)
      : fixed(value);
    case 'e': {
      const [mantissa, exponent] = value.toExponential(places).split('e');
      return style.power(mantissa.replace('-', style.minus), String(Number(exponent)).replace('-', style.minus));
    }
    case 'G': return fixed(value / 1e9);
    case '%': return fixed(value * 100);
    default: throw new Error(`unknown number format "${format}"`);
  }
}
