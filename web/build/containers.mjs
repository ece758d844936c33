/**
 * Blocks between fences of colons, which may hold one another (the outer fence has more colons):
 *
 *   ::: theorem #thm-variance Variance of a dot product
 *   …
 *   :::
 *
 * The word is one of the kinds below, then an address, then a title. To add a kind, add a row.
 */
const KINDS = {
  definition: statement('Definition'),
  theorem: statement('Theorem'),
  result: statement('Result'),
  proof: {
    open: ({ id, title }) => (
      `<div class="proof"${id}><p class="run-in">${title ? `Proof (${title}).` : 'Proof.'}</p>\n`),
    close: '</div>\n',
  },
  aside: {
    open: ({ id, title, level }) => (
      `<aside class="aside"${id}>${title ? `<h${level} class="aside-title">${title}</h${level}>` : ''}\n`),
    close: '</aside>\n',
  },
  answer: folded('answer', 'Answer'),
  more: folded('more', 'More'),
  figure: { open: ({ id }) => `<div class="wide"${id}>\n`, close: '</div>\n' },
  steps: { open: ({ id }) => `<div class="steps"${id}>\n`, close: '</div>\n' },
};

function statement(word) {
  return {
    open: ({ id, title, level }) => `<section class="statement ${word.toLowerCase()}"${id}>`
      + `<h${level} class="statement-title">`
      + `<span class="statement-kind">${word}.</span>${title ? ` ${title}` : ''}</h${level}>\n`,
    close: '</section>\n',
  };
}

function folded(name, word) {
  return {
    open: ({ id, title }) => `<details class="${name}"${id}><summary>${title || word}</summary><div class="folded">\n`,
    close: '</div></details>\n',
  };
}

export function containers(md) {
  md.block.ruler.before('fence', 'container', (state, startLine, endLine, silent) => {
    const open = /^(:{3,})\s*([a-z]+)(?:\s+#([\w-]+))?(?:\s+(.*))?$/.exec(text(state, startLine));
    if (!open || !Object.hasOwn(KINDS, open[2])) return false;
    if (silent) return true;
    const [, fence, kind, id, title = ''] = open;
    let line = startLine + 1;
    while (line < endLine && text(state, line) !== fence) line++;
    if (line === endLine) throw new Error(`line ${startLine + 1}: "${fence} ${kind}" is never closed`);

    const token = state.push('container_open', 'div', 1);
    Object.assign(token, { block: true, info: kind, meta: { id, title }, map: [startLine, line] });
    const { parentType, lineMax } = state;
    state.parentType = 'container';
    state.lineMax = line;
    state.md.block.tokenize(state, startLine + 1, line);
    state.parentType = parentType;
    state.lineMax = lineMax;
    Object.assign(state.push('container_close', 'div', -1), { block: true, info: kind });
    state.line = line + 1;
    return true;
  }, { alt: ['paragraph', 'list', 'blockquote'] });

  md.renderer.rules.container_open = (tokens, i, options, env) => {
    const { id, title } = tokens[i].meta;
    const heading = tokens.slice(0, i).findLast(({ type }) => type === 'heading_open');
    const level = Math.min(6, Number(heading?.tag.slice(1) ?? 1) + 1);
    const named = { id: id ? ` id="${id}"` : '', title: title && md.renderInline(title, env) };
    return KINDS[tokens[i].info].open({ ...named, level });
  };
  md.renderer.rules.container_close = (tokens, i) => KINDS[tokens[i].info].close;
}

const text = (state, line) => state.src.slice(state.bMarks[line] + state.tShift[line], state.eMarks[line]).trim();
