/**
 * Turns inline styles into classes, because the pages promise `style-src 'self'`, which refuses `style=` attributes.
 */
export class StyleClasses {
  #names;
  #styles = new Map();

  /** @param {import('./short.mjs').ShortNames} names */
  constructor(names) {
    this.#names = names;
  }

  /** @param {string} style declarations, as in a style attribute @returns {string} the class that stands for them */
  classFor(style) {
    const text = style.trim().replace(/;$/, '');
    const name = this.#names.of(`{${text}}`);
    this.#styles.set(name, text);
    return name;
  }

  /** Replaces every style attribute in a piece of HTML. */
  extract(html) {
    return html.replace(/<([a-z][a-z-]*)((?: [^<>]*?)?) style="([^"]*)"([^<>]*)>/g, (_, tag, before, style, after) => {
      const name = this.classFor(style);
      const attributes = `${before}${after}`;
      return attributes.includes(' class="')
        ? `<${tag}${attributes.replace(' class="', ` class="${name} `)}>`
        : `<${tag} class="${name}"${attributes}>`;
    });
  }

  /** The style sheet of all classes handed out so far. */
  css() {
    return [...this.#styles].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => `.${name}{${text}}`).join('\n');
  }
}
