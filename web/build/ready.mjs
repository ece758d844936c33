/**
 * What checks and cards show first, set into the page by their own templates and style sheets: it can be read before
 * the script comes and without it, and has the height that it will have. What only the script can serve keeps its place
 * and is not shown.
 */
import { rootStyles } from '../figures/draw/root.js';
import { questionStyles } from '../checks/question-styles.js';
import { cardStyles, deckStyles, dueStyles } from '../deck/deck-styles.js';
import { bare } from './stills.mjs';

/** Names that would stand on a page many times, and what only a live field needs. */
const NEEDLESS = new RegExp(` (?:${[
  'id', 'for', 'tabindex', 'autocomplete', 'spellcheck', 'inputmode', 'name', 'value', 'disabled', 'hidden',
].join('|')})(?:="[^"]*")?(?=[ >])`, 'g');

/**
 * @param {import('lit').TemplateResult} template where a piece of the text belongs it has `{{name}}`, or `[[name]]` for
 *   one that the script carries too
 * @param {Record<string, string>} [pieces]
 */
export const ready = (template, pieces = {}) => `<div class="ready">${bare(template)
  .replace(NEEDLESS, '')
  .replace(/\[\[([\w-]+)\]\]/g, (_, name) => pieces[name])
  .replace(/\{\{([\w-]+)\}\}/g, (_, name) => `<div data-part="${name}">${pieces[name]}</div>`)}</div>`;

/** The elements' style sheets for it. They end where a piece of the text begins, as at the root of a shadow tree. */
export const readyStyles = () => [
  scoped('attn-check, attn-predict', [rootStyles, questionStyles]),
  scoped('attn-card', [rootStyles, deckStyles, cardStyles]),
  scoped('attn-due', [rootStyles, deckStyles, dueStyles]),
].join('\n');

/** What the page's own sheet says of all elements ends at a shadow tree; and a summary that opens nothing. */
const UNSAID = `*, ::before, ::after { box-sizing: revert; } .katex { font: inherit; }
.summary { min-height: 1.75rem; padding: 0.15rem 0; }
@media (pointer: coarse) { .summary { min-height: 2.75rem; } }`;

const scoped = (tags, sheets) => `@scope (:is(${tags}) > .ready) to ([data-part]) { ${UNSAID} ${sheets
  .map(({ cssText }) => cssText).join('\n')
  .replaceAll(':host([block]) .root', ':scope')
  .replace(/:host[^{}]*\{[^{}]*\}/g, '')
  .replaceAll('.root', ':scope')} }`;
