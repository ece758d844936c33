/** Formulas: TeX to HTML and MathML at build time, the KaTeX style sheet cut to what the page uses, and its fonts. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import katex from 'katex';
import { glossary, macros } from '../lesson/glossary.js';

const require = createRequire(import.meta.url);
const katexDir = dirname(require.resolve('katex/dist/katex.css'));
const SHEET = readFileSync(join(katexDir, 'katex.css'), 'utf8').replace(/\/\*[^]*?\*\//g, '');
const CLASS = /\.([a-z][\w-]*)/gi;
const RULED = new Set([...SHEET.replace(/\{[^{}]*\}/g, '').matchAll(CLASS)].map(([, name]) => name));
/** What scripts, the page's own style sheets and tests ask for, and what is short by now. */
const KNOWN = /^(katex|katex-(html|mathml|display)|base|text|mop|mathrm|sym|sym-\w+|[A-Z]\w*)$/;

// A symbol of the glossary can be asked for its meaning, and those of a role have its colour everywhere.
const single = new Map(glossary.filter(({ letter, index, over }) => letter && !index && !over)
  .map((entry) => [entry.letter, entry]));
const composed = new Map(glossary.filter(({ index, over }) => index ?? over)
  .map(({ letter, index, over, name }) => [`${letter}${index ?? over}`, name]));
const mark = (name, tex) => `\\htmlClass{sym sym-${name}}{${tex}}`;
// A word stays the operator that it is.
const marked = Object.fromEntries(glossary.filter(({ macro }) => macro).map(({ macro, name }) => {
  const tex = mark(name, macros[macro]);
  return [macro, macros[macro].startsWith('\\operatorname') ? `\\mathop{${tex}}\\nolimits` : `{${tex}}`];
}));

export class Maths {
  #classes;
  #names;
  #used = new Set();

  /** @param {import('./classes.mjs').StyleClasses} classes @param {import('./short.mjs').ShortNames} names */
  constructor(classes, names) {
    this.#classes = classes;
    this.#names = names;
  }

  /** @param {string} tex @param {{ display?: boolean }} [options] @returns {string} HTML with MathML inside */
  render(tex, { display = false } = {}) {
    const raw = katex.renderToString(markComposed(tex), {
      displayMode: display,
      throwOnError: true,
      strict: (code) => (code === 'htmlExtension' ? 'ignore' : 'error'),
      trust: ({ command }) => command === '\\htmlClass',
      macros: { ...macros, ...marked },
    });
    // A phantom is transparent text, which forced colours would show.
    const hidden = raw.replaceAll('color:transparent', 'visibility:hidden');
    const html = markLetters(this.#classes.extract(lean(hidden)));
    return html.replace(/ class="([^"]*)"/g, (_, names) => {
      const kept = names.split(' ').map((name) => this.#name(name)).filter(Boolean);
      return kept.length ? ` class="${kept.join(' ')}"` : '';
    });
  }

  /** What a class is called on the page. Many of KaTeX's have no rule: those go. @param {string} name */
  #name(name) {
    if (KNOWN.test(name)) return name;
    if (!RULED.has(name)) return '';
    this.#used.add(name);
    return this.#names.of(`.${name}`);
  }

  /** MathML alone, for places without the KaTeX style sheet: inside the elements, which work on any site. */
  static mathml(tex) {
    const options = { output: 'mathml', throwOnError: true, strict: 'error', trust: true, macros: { ...macros } };
    return lean(katex.renderToString(tex, options));
  }

  /** The rules and font faces that the formulas rendered so far need; copies those fonts into `dist/fonts`. */
  css(dist) {
    const rules = [...SHEET.matchAll(/\s*([^{}]+)\{([^{}]*)\}/g)]
      .map(([, selector, body]) => ({ selector: selector.trim(), body }));
    const kept = rules.map(({ selector, body }) => ({ selector: this.#usedSelectors(selector), body }))
      .filter(({ selector }) => selector && selector !== '@font-face');
    const families = new Set(kept.flatMap(({ body }) => [...body.matchAll(/KaTeX_\w+/g)].map(([name]) => name)));
    const styled = (family, test) => kept.some(({ body }) => body.includes(family) && test(body));
    const faces = rules.filter(({ selector }) => selector === '@font-face').map(({ body }) => body).filter((body) => {
      const [family] = /KaTeX_\w+/.exec(body);
      if (!families.has(family)) return false;
      const bold = /font-weight: bold/.test(body);
      const italic = /font-style: italic/.test(body);
      const match = (text) => (
        /font-weight: (bold|600)/.test(text) === bold && /font-style: italic/.test(text) === italic);
      return (family === 'KaTeX_Main' && !bold && !italic) || styled(family, match);
    });
    mkdirSync(join(dist, 'fonts'), { recursive: true });
    const fontFaces = faces.map((body) => {
      const [, file] = /fonts\/([\w-]+\.woff2)/.exec(body);
      copyFileSync(join(katexDir, 'fonts', file), join(dist, 'fonts', file));
      return `@font-face{${body.replace(/src:[^;]*;/, `src: url(./fonts/${file}) format("woff2");`)}}`;
    });
    return [...fontFaces, ...kept.map(({ selector, body }) => `${selector}{${body}}`)].join('\n');
  }

  #usedSelectors(list) {
    if (list.startsWith('@')) return list;
    return list.split(',').map((one) => one.trim())
      .filter((one) => [...one.matchAll(CLASS)].every(([, name]) => KNOWN.test(name) || this.#used.has(name)))
      .map((one) => one.replace(CLASS, (_, name) => `.${this.#name(name)}`))
      .join(',');
  }
}

/** Without what only another program would read: the TeX, what wraps it, and names that HTML implies. */
const lean = (html) => html.replace(/ xmlns="[^"]*"/g, '')
  .replace(/<semantics>([^]*?)<annotation[^]*?<\/semantics>/g, (_, inside) => (
    inside.replace(/^<mrow>([^]*)<\/mrow>$/, '$1')));

/** W_Q and W_Q^h are symbols as they stand. */
function markComposed(tex) {
  return tex.replace(/(?<!\\[A-Za-z]*)([A-Za-z])_([A-Z])(\^h)?/g, (all, letter, index, over) => {
    const name = composed.get(`${letter}${over ? 'h' : index}`);
    return name ? `{${mark(name, all)}}` : all;
  });
}

// A letter inside a marked symbol, such as the k of d_k, is no symbol of its own; and under or over another letter many
// are only names.
function markLetters(html) {
  let depth = 0;
  /** Where the outermost marked symbol, words, and the outermost index or power began. */
  const from = { symbol: 0, words: 0, index: 0 };
  return html.replace(PIECES, (all, names, rest, letters) => {
    if (letters !== undefined) {
      if (from.symbol || from.words || !ORDINARY.test(names)) return all;
      return [...letters].map((letter) => {
        const entry = single.get(letter);
        const classes = entry && (!from.index || entry.small) ? `${names} sym sym-${entry.name}` : names;
        return `<span class="${classes}"${rest}>${letter}</span>`;
      }).join('');
    }
    if (all !== '</span>') {
      depth++;
      if (/\bsym\b/.test(names)) from.symbol ||= depth;
      if (/\btext\b/.test(names)) from.words ||= depth;
      if (/\bmsupsub\b/.test(names)) from.index ||= depth;
    } else {
      if (from.symbol === depth) from.symbol = 0;
      if (from.words === depth) from.words = 0;
      if (from.index === depth) from.index = 0;
      depth--;
    }
    return all;
  });
}

/** A span with nothing but letters, as `ij` may be one; or a span's beginning or end. */
const PIECES = /<span(?: class="([^"]*)")?([^<>]*)>(?:([^<>]+)<\/span>)?|<\/span>/gu;
/** The classes of letters in italics, or of a sign. */
const ORDINARY = /^([A-Z]\w* )?(mord|mbin)( mathnormal)?( mtight)?$/;
