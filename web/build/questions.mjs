/**
 * Quick checks and predictions, from web/lesson/checks.md and predictions.md: parsed once, then set twice. The page
 * carries them as plain HTML inside their tags, so they can be read with scripts off; the script carries them with
 * MathML, so that the elements work alone on any site.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'lit';
import { CHECK, LETTERS, PREDICT, choices, form, titled, truthBeside } from '../checks/face.js';
import { fresh } from '../checks/fresh.js';
import { slider } from '../checks/scale.js';
import { ready } from './ready.mjs';

/**
 * @typedef {object} Question Markdown pieces, or HTML once they are rendered
 * @property {string} question
 * @property {{ right: boolean, text: string, reason: string }[]} options
 * @property {Scale[]} scales to mark a place on, instead of options
 * @property {string} truth empty for a check, whose reasons say it all
 */

/**
 * @typedef {object} Scale
 * @property {string} label
 * @property {number[]} stops evenly spaced along the scale
 * @property {string} unit
 * @property {string} truth as it is shown
 * @property {number} [value] the truth as a number, once it is rendered
 */

/** @param {string} root @returns {Record<'checks' | 'predictions', Record<string, Question>>} */
export function readQuestions(root) {
  const read = (file) => parse(readFileSync(join(root, 'web/lesson', file), 'utf8'), file);
  const questions = { checks: read('checks.md'), predictions: read('predictions.md') };
  for (const [name, { options, truth }] of Object.entries(questions.checks)) {
    if (truth || options.some(({ reason }) => !reason)) {
      throw new Error(`checks.md: each option of ${name} needs its reason, and no more`);
    }
  }
  for (const [name, { truth }] of Object.entries(questions.predictions)) {
    if (!truth) throw new Error(`predictions.md: ${name} needs the truth, after a line ---`);
  }
  return questions;
}

/** @returns {Record<string, Question>} */
function parse(source, file) {
  const entries = [...source.matchAll(/^## (\w+)\n([^]*?)(?=^## |(?![^]))/gm)].map(([, name, body]) => {
    const [asked, truth = ''] = body.split(/^---$/m);
    const [question, ...rest] = asked.split(/^- (?=\[[ x]\]|scale:)/m);
    const scales = rest.filter((item) => item.startsWith('scale:')).map((item) => parseScale(item, `${file}: ${name}`));
    const options = rest.filter((item) => item.startsWith('[')).map((item) => {
      const [, mark, text, reason] = /^\[([ x])\] (.*)\n([^]*)$/.exec(item);
      return { right: mark === 'x', text, reason: reason.replace(/^ {2}/gm, '').trim() };
    });
    if (options.filter(({ right }) => right).length !== (scales.length ? 0 : 1)) {
      throw new Error(`${file}: ${name} needs exactly one option marked [x], or scales alone`);
    }
    return [name, { question: question.trim(), options, scales, truth: truth.trim() }];
  });
  return Object.fromEntries(entries);
}

/** @param {string} item @param {string} where @returns {Scale} */
function parseScale(item, where) {
  const [, label, stops, unit, truth] = /^scale: (.*)\n *stops: ([\d. ]+?) ?(%?)\n *truth: (.*)\n/.exec(item) ?? [];
  if (!label) throw new Error(`${where}: a scale needs a label, then a line "stops:" and a line "truth:"`);
  return { label, stops: stops.split(' ').map(Number), unit: unit && `\u00a0${unit}`, truth };
}

/** The same as HTML. @param {ReturnType<typeof readQuestions>} questions @param {import('markdown-it')} md */
export function renderQuestions(questions, md) {
  const render = (text) => md.render(text).trim();
  return mapValues(questions, (group) => mapValues(group, ({ question, options, scales, truth }) => ({
    question: render(question),
    scales: scales.map((scale) => {
      const shown = md.renderInline(scale.truth);
      const number = Number(/data-value="([^"]*)"/.exec(shown)?.[1]);
      // A share is marked in per cent.
      const value = scale.unit.endsWith('%') ? 100 * number : number;
      if (!Number.isFinite(value)) throw new Error(`"${scale.truth}" is no number on a scale`);
      return { ...scale, label: md.renderInline(scale.label), truth: shown, value };
    }),
    options: options.map(({ right, text, reason }) => ({ right, text: md.renderInline(text), reason: render(reason) })),
    truth: render(truth),
  })));
}

/**
 * The questions that come again with new numbers, from web/lesson/fresh.md, for the script: places for numbers stay
 * open.
 * @param {string} root @param {import('markdown-it')} md one that sets formulas as MathML
 */
export function readFresh(root, md) {
  const source = readFileSync(join(root, 'web/lesson/fresh.md'), 'utf8');
  const entries = [...source.matchAll(/^## (\w+)\n([^]*?)(?=^## |(?![^]))/gm)].map(([, name, body]) => {
    const parts = /^\s*asks: (.*)\n([^]*)^---$([^]*)/m.exec(body);
    if (!parts) throw new Error(`fresh.md: ${name} needs asks:, a question, --- and an answer`);
    const [question, answer] = parts.slice(2).map((part) => md.render(open(part)).trim());
    return [name, { asks: parts[1].split(';').map((ask) => ask.trim()), question, answer }];
  });
  const names = entries.map(([name]) => name).sort();
  if (names.join() !== Object.keys(fresh).sort().join()) {
    throw new Error('web/lesson/fresh.md and web/checks/fresh.js do not have the same entries');
  }
  return Object.fromEntries(entries);
}

// In a formula a place is set as text, so that it comes out as one piece; MathML sets no space between a function and
// text.
const open = (markdown) => markdown.replace(/\$[^$]*\$/g, (formula) => (
  formula.replace(/\\ln (?=\[\[)/g, '\\ln\\,').replace(/\[\[\w+\]\]/g, '\\text{$&}')));

const mapValues = (object, change) => Object.fromEntries(
  Object.entries(object).map(([name, value]) => [name, change(value)]),
);

/**
 * Fills every `<attn-check name="…">` and `<attn-predict name="…">` of a page with what can be read without scripts.
 */
export function fillQuestions(page, { checks, predictions }) {
  const find = (group, name) => group[name] ?? fail(`the text asks for a question "${name}" that has no entry`);
  return page
    .replace(/<attn-check name="(\w+)"><\/attn-check>/g, (_, name) => (
      `<attn-check name="${name}" id="check-${name}">\n${checkInside(find(checks, name))}\n</attn-check>`))
    .replace(/<attn-predict name="(\w+)"( reveal)?><\/attn-predict>/g, (_, name, reveal) => {
      const [where, inside] = reveal ? ['reveal id="truth', truthInside] : ['id="predict', asked(PREDICT)];
      return `<attn-predict name="${name}" ${where}-${name}">\n${inside(find(predictions, name))}\n</attn-predict>`;
    });
}

const pieces = (name, values) => Object.fromEntries(values.map((value, i) => [`${name}-${i}`, value]));

/** The question and its fields, as the element shows them first. */
const asked = ({ title, button }) => ({ question, options, scales }) => ready(titled(title, form({
  question: '{{question}}',
  fields: scales.length
    ? scales.map((scale, i) => (
      slider({ ...scale, label: `[[label-${i}]]` }, i, { mark: null, done: false, put() {} })))
    : choices(options, { text: (i) => `{{option-${i}}}` }),
  row: html`<button type="submit">${button}</button>`,
})), {
  question,
  ...pieces('label', scales.map(({ label }) => label)),
  ...pieces('option', options.map(({ text }) => text)),
});

const checkInside = (check) => `${asked(CHECK)(check)}
<details class="answer"><summary>Answer</summary><div class="folded">
${check.options.map(({ right, reason }, i) => `<div class="option-reason">
<strong>${LETTERS[i]}${right ? ' is right.' : '.'}</strong>
<div data-part="reason-${i}">${reason}</div></div>`).join('\n')}
</div></details>`;

const truthInside = ({ options, scales, truth }) => ready(titled(PREDICT.truth, truthBeside({
  options: options.map((option, i) => ({ ...option, text: `[[option-${i}]]` })),
  scales: scales.map((scale, i) => ({ ...scale, label: `[[label-${i}]]`, truth: `[[truth-${i}]]` })),
}, '{{truth}}', { choice: null, marks: [] })), {
  truth,
  ...pieces('option', options.map(({ text }) => text)),
  ...pieces('label', scales.map(({ label }) => label)),
  ...pieces('truth', scales.map((scale) => scale.truth)),
});

function fail(message) {
  throw new Error(message);
}
