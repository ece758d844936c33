/**
 * Turns inline styles into classes, because the pages promise `style-src 'self'`, which refuses `style=` attributes.
 * A class is named after its own declarations, so the names do not depend on the order of the text and a
 * second build gives the same bytes.
 */
import { createHash } from 'node:crypto';

export class StyleClasses {
  #styles = new Map();

  /** @param {string} style declarations, as in a style attribute @returns {string} the class that stands for them */
  classFor(style) {
    const text = style.trim().replace(/;$/, '');
    const name = `z${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;
    const known = this.#styles.get(name);
    if (known !== undefined && known !== text) {
      throw new Error(`styles "${known}" and "${text}" share the class ${name}`);
    }
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
