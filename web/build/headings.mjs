/**
 * Headings name their own address, `## Masks {#masks}`, so that a link survives any edit of the words; `{#watch
 * unlisted}` stays out of the contents list. Each h2 opens a section, which the contents list and the reader's place
 * are made from.
 */
export function headings(md) {
  md.core.ruler.push('sections', (state) => {
    if (state.inlineMode) return;
    const contents = [];
    const seen = new Set();
    const tokens = [];
    const push = (type, nesting, meta) => (
      tokens.push(Object.assign(new state.Token(type, 'section', nesting), { meta, block: true })));
    let open;
    for (const [i, token] of state.tokens.entries()) {
      if (token.type === 'heading_open') {
        const inline = state.tokens[i + 1];
        const { id, listed } = takeAddress(inline);
        if (seen.has(id)) throw new Error(`two headings have the address ${id}`);
        seen.add(id);
        token.meta = { id };
        if (listed) contents.push({ level: Number(token.tag.slice(1)), id, inline });
        if (token.tag === 'h2') {
          if (open) push('section_close', -1, open);
          open = { id, title: plain(inline) };
          push('section_open', 1, open);
        } else token.attrSet('id', id);
      }
      tokens.push(token);
    }
    if (open) push('section_close', -1, open);
    state.tokens = tokens;
    state.env.contents = contents;
  });

  md.renderer.rules.section_open = (tokens, i) => (
    `<section class="chapter" id="${tokens[i].meta.id}" aria-labelledby="${tokens[i].meta.id}-title">\n`);
  md.renderer.rules.section_close = (tokens, i) => `<label class="chapter-done"><input type="checkbox"> Done with “${
    md.utils.escapeHtml(tokens[i].meta.title)}”</label>\n</section>\n`;
  md.renderer.rules.heading_open = (tokens, i, options, env, self) => {
    if (tokens[i].tag === 'h2') tokens[i].attrSet('id', `${tokens[i].meta.id}-title`);
    return self.renderToken(tokens, i, options);
  };
  md.renderer.rules.heading_close = (tokens, i) => {
    const { id } = tokens[i - 2].meta;
    return ` <a class="here" href="#${id}" aria-label="Link to this section">#</a></${tokens[i].tag}>\n`;
  };
}

/** The words of a heading, without its number. */
const plain = ({ children }) => children.map(({ content }) => content).join('').trim().replace(/^\d+\. /, '');

function takeAddress(inline) {
  const last = inline.children.at(-1);
  const match = /\s*\{#([\w-]+)( unlisted)?\}$/.exec(last?.content ?? '');
  if (!match) throw new Error(`the heading "${inline.content}" has no address: write {#name} after it`);
  last.content = last.content.slice(0, match.index);
  return { id: match[1], listed: !match[2] };
}
