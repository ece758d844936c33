/** Markdown to HTML: formulas, numbers from the core, statements, answers, and headings that keep their addresses. */
import MarkdownIt from 'markdown-it';
import { containers } from './containers.mjs';
import { headings } from './headings.mjs';

/**
 * @param {object} tools
 * @param {import('./math.mjs').Maths} tools.maths
 * @param {import('./numbers.mjs').Numbers} tools.numbers
 * @param {(code: string, info: string) => string} tools.listing
 * @param {(tex: string, display: boolean) => string} [tools.formula] how a formula becomes HTML; the page's way if left
 *   out
 */
export function createMarkdown({
  maths, numbers, listing, formula = (tex, display) => maths.render(tex, { display }),
}) {
  const md = new MarkdownIt({ html: true, typographer: true, quotes: '“”‘’' }).disable('replacements');
  md.use(formulas).use(numbersInText).use(containers).use(headings).use(ties);
  md.renderer.rules.formula = (tokens, i) => {
    const { content, meta: { before = '', after = '' } } = tokens[i];
    const set = formula(numbers.tex(content), false);
    const classes = [...before || after ? ['tie'] : [], ...isShort(set) ? ['whole'] : []].join(' ');
    return classes ? `<span class="${classes}">${before}${tied(set)}${after}</span>` : set;
  };
  md.renderer.rules.formula_block = (tokens, i) => (
    `<div class="formula">${formula(numbers.tex(tokens[i].content), true)}</div>\n`);
  const plainLink = (tokens, i, options, env, self) => self.renderToken(tokens, i, options);
  const { link_open: linkOpen = plainLink } = md.renderer.rules;
  md.renderer.rules.link_open = (tokens, i, ...rest) => {
    const [, lesson] = /^lesson:(.*)$/.exec(tokens[i].attrGet('href')) ?? [];
    return lesson ? `<a class="lesson" data-lesson="${lesson}">` : linkOpen(tokens, i, ...rest);
  };
  md.renderer.rules.number = (tokens, i) => numbers.html(tokens[i].content);
  md.renderer.rules.fence = (tokens, i) => listing(tokens[i].content, tokens[i].info.trim());
  // A table scrolls in its own box where the page is narrow.
  md.renderer.rules.table_open = () => '<div class="table"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
  return md;
}

/** An element that stands alone on its line is a block, not a paragraph. */
export const unwrapElements = (html) => html.replace(/<p>(<(attn-[a-z]+)[^<>]*><\/\2>)<\/p>/g, '$1');

// Browsers break a line beside a formula even where a bracket or a comma follows, so these are tied to its nearest
// part. Between its parts a line may break; a short formula stays whole where a line has room for it.
function tied(set) {
  const [part, end] = ['<span class="base">', '</span></span>'];
  if (!set.includes(part)) return set;
  const [head, ...parts] = set.slice(0, -end.length).split(part);
  const outer = (at) => at === 0 || at === parts.length - 1;
  return head + parts.map((rest, at) => (outer(at) ? `<span class="tie">${part}${rest}</span>` : part + rest)).join('')
    + end;
}
const MOST_WHOLE = 24;
const isShort = (set) => {
  const [, seen] = /class="katex-html"[^>]*>([^]*)$/.exec(set) ?? [];
  return seen !== undefined && seen.replace(/<[^>]*>/g, '').length <= MOST_WHOLE;
};

/** Moves what must not be parted from a formula into its token. */
function ties(md) {
  md.core.ruler.push('ties', ({ tokens }) => {
    for (const { children } of tokens) {
      children?.forEach((token, i) => {
        if (token.type !== 'formula') return;
        const before = take(children[i - 1], /[([“‘]+$/);
        token.meta = { before, after: take(children[i + 1], /^[,.;:?!)\]”’]+/) };
      });
    }
  });
}

function take(token, pattern) {
  const [found = ''] = (token?.type === 'text' && pattern.exec(token.content)) || [];
  if (found) token.content = token.content.replace(pattern, '');
  return found;
}

/** `$…$` in a line, `$$…$$` as a block of its own. */
function formulas(md) {
  md.inline.ruler.before('escape', 'formula', (state, silent) => {
    if (state.src[state.pos] !== '$') return false;
    const end = state.src.indexOf('$', state.pos + 1);
    if (end <= state.pos + 1) return false;
    if (!silent) state.push('formula', 'span', 0).content = state.src.slice(state.pos + 1, end);
    state.pos = end + 1;
    return true;
  });
  md.block.ruler.before('fence', 'formula_block', (state, startLine, endLine, silent) => {
    if (lineOf(state, startLine) !== '$$') return false;
    if (silent) return true;
    let line = startLine + 1;
    while (line < endLine && lineOf(state, line) !== '$$') line++;
    if (line === endLine) throw new Error(`line ${startLine + 1}: this $$ is never closed`);
    const token = state.push('formula_block', 'div', 0);
    token.content = state.getLines(startLine + 1, line, state.tShift[startLine], true);
    token.block = true;
    token.map = [startLine, line + 1];
    state.line = line + 1;
    return true;
  }, { alt: ['paragraph', 'list', 'blockquote'] });
}

function numbersInText(md) {
  md.inline.ruler.before('escape', 'number', (state, silent) => {
    if (!state.src.startsWith('@{', state.pos)) return false;
    const end = state.src.indexOf('}', state.pos);
    if (end < 0) return false;
    if (!silent) state.push('number', 'span', 0).content = state.src.slice(state.pos + 2, end);
    state.pos = end + 1;
    return true;
  });
}

const lineOf = (state, line) => state.src.slice(state.bMarks[line] + state.tShift[line], state.eMarks[line]).trim();
