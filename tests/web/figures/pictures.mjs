// The picture of every preset of every figure, drawn in Node by the figures' own code: a file of its own that any
// viewer shows in the colours of the reader's theme. The scalar image computes the numbers, so that they are the same
// everywhere.
//
// `node tests/web/figures/pictures.mjs` renews the pictures in pictures/, from the core in dist/. Look at them, then
// commit them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { svg } from 'lit';
import { bare } from '../../../web/build/stills.mjs';
import * as figures from '../../../web/figures/index.js';
import { paletteStyles } from '../../../web/figures/draw/palette.js';
import { pictureStyles } from '../../../web/figures/draw/styles.js';
import { defaults } from '../../../web/figures/schema.js';
import { dist } from '../lib/copies.mjs';

export const folder = fileURLToPath(new URL('./pictures/', import.meta.url));
const WIDTH = 640;
const STYLE = 'picture.css';

/** Every preset of every figure with what it shows. */
export async function* scenes() {
  const { load } = await import(pathToFileURL(join(dist, 'index.mjs')).href);
  const attn = await load({ image: 'scalar' });
  for (const definition of Object.values(figures)) {
    const { parameters, presets, frame, work } = definition;
    /** What long computations have found, by what it depends on. */
    const worked = new Map();
    for (const [at, preset] of presets.entries()) {
      const state = { ...defaults(parameters), ...preset.state };
      const key = work?.key(state);
      if (work && !worked.has(key)) for (const { data } of work.run(state, attn)) worked.set(key, data);
      yield { definition, name: preset.name, at, state, frame: frame(state, attn, worked.get(key)) };
    }
  }
}

/** Every file of the folder by its name. */
export async function drawn() {
  const styles = [paletteStyles.cssText, pictureStyles.cssText, 'svg { background: var(--surface); }', ''];
  const files = new Map([[STYLE, styles.join('\n')]]);
  for await (const { definition, name, at, state, frame } of scenes()) {
    const content = lean(svg`${definition.picture(frame, { width: WIDTH, state, settled: state })}`);
    files.set(`${definition.slug}-${at + 1}.svg`, file(name, content, definition.height(WIDTH, state)));
  }
  return files;
}

/** As short as XML can say it, an element a line. */
const lean = (template) => bare(template).replace(/ (?=>)/g, '')
  .replace(/><\/(?:path|rect|circle)>/g, '/>')
  .replace(/><(?!\/?tspan|\/text)/g, '>\n<');

const file = (title, text, height) => `<?xml-stylesheet href="${STYLE}"?>
<svg xmlns="http://www.w3.org/2000/svg" class="root picture" viewBox="-16 -16 ${WIDTH + 32} ${Math.round(height) + 32}">
<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
${text.trim()}
</svg>
`;

if (argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, text] of await drawn()) writeFileSync(join(folder, name), text);
}
