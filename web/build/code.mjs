/**
 * Code listings, coloured at build time. Colours are classes of ours (`c-keyword` …), so both themes serve one page.
 */
import { createCssVariablesTheme, createHighlighter } from 'shiki';

const PREFIX = '--code-';

export async function createListings() {
  const highlighter = await createHighlighter({
    themes: [createCssVariablesTheme({ name: 'classes', variablePrefix: PREFIX, fontStyle: false })],
    langs: ['python', 'javascript', 'html', 'shellscript'],
  });

  /** @param {string} code @param {string} info the word after the fence: a language, or `output`, and a title */
  return (code, info) => {
    const [, lang, title = ''] = /^(\S*)\s*(.*)$/.exec(info);
    const text = code.replace(/\n$/, '');
    const caption = title ? `<figcaption>${escape(title)}</figcaption>` : '';
    const figure = (attributes, inside) => (
      `<figure class="listing${attributes}>${caption}<pre tabindex="0">${inside}</pre></figure>\n`);
    if (lang === 'output' || lang === '') return figure(' printed"', `<samp>${escape(text)}</samp>`);
    // No time limit: with one, a line that a busy machine took too long over stays without colour.
    const { tokens } = highlighter.codeToTokens(text, { lang, theme: 'classes', tokenizeTimeLimit: 0 });
    const lines = tokens.map((line) => line.map(({ content, color }) => {
      const name = /--code-(?:token-)?([\w-]+)/.exec(color ?? '')?.[1];
      const plain = !name || name === 'foreground' || !content.trim();
      return plain ? escape(content) : `<span class="c-${name}">${escape(content)}</span>`;
    }).join(''));
    return figure(`" data-language="${lang}"`, `<code>${lines.join('\n')}</code>`);
  };
}

export const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  .replace(/"/g, '&quot;');
