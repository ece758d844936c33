/** The cards as Markdown, for any notebook that reads it: TeX stays between dollar signs. */

/** @typedef {{ name: string, title: string, source: { front: string, back: string } }} CardText made by the build */

/** @param {CardText[]} cards @param {Map<string, string>} notes the reader's own */
export function markdown(cards, notes) {
  const parts = cards.map(({ name, title, source }) => {
    const note = notes.get(name);
    return [
      `## ${title}`,
      source.front,
      '**Answer**',
      source.back,
      ...(note ? ['**My note**', fenced(note)] : []),
    ].join('\n\n');
  });
  return `# Attention: recall cards\n\n${parts.join('\n\n')}\n`;
}

/** The reader's own text, word for word, in a fence longer than any in it. @param {string} text */
function fenced(text) {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}
