/**
 * Parts of the page's script that most readers do not need at once: each is a classic script of its own beside this
 * one, brought when it is first asked for. Modules that cannot be imported on file: are why this is not `import()`.
 * web/build/parts.mjs makes them; in order to add one, add its line there.
 */

/** @type {Map<string, Promise<any>>} */
const brought = new Map();

// Only while a script runs does the page tell which one it is.
const self = /** @type {HTMLScriptElement} */ (document.currentScript);

/** What the part exports. @param {string} name @returns {Promise<any>} */
export function bring(name) {
  const coming = brought.get(name) ?? new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve(/** @type {any} */ (globalThis).AttentionLesson[name]);
    script.onerror = () => {
      // The next to ask tries again.
      brought.delete(name);
      script.remove();
      reject(new Error(`${script.src} does not load`));
    };
    script.nonce = self.nonce;
    script.src = new URL(`lesson-${name}.js`, self.src).href;
    document.head.append(script);
  });
  brought.set(name, coming);
  return coming;
}
