/**
 * The lesson's script in parts: dist/lesson.js, and beside it lesson-<part>.js for each part that web/page/parts.js
 * brings later. What several of them use is in lesson.js alone, which leaves it to the others as
 * `AttentionLesson.shared`; a part leaves what it exports as `AttentionLesson.<part>`.
 */
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** To add a part, add a line. */
const PARTS = { search: 'search/dialog.js', deck: 'deck/index.js' };

/**
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.dist
 * @param {import('esbuild').BuildOptions} options.common
 */
export async function bundleParts({ root, dist, common }) {
  const web = (/** @type {string} */ file) => join(root, 'web', file);
  const entryPoints = Object.fromEntries(Object.entries({ lesson: 'page/lesson.js', ...PARTS })
    .map(([name, file]) => [name, web(file)]));
  // esbuild cuts modules into parts, and what they share into chunks, …
  const { outputFiles, metafile } = await build({
    ...common, entryPoints, format: 'esm', splitting: true, write: false, metafile: true, outdir: 'parts',
  });
  const texts = Object.fromEntries((outputFiles ?? []).map(({ path, text }) => [basename(path), text]));
  // A set that grows while it is walked: chunks import chunks.
  const shared = new Set(['lesson.js']);
  for (const name of shared) {
    for (const { path } of metafile?.outputs[`parts/${name}`].imports ?? []) shared.add(path.slice('parts/'.length));
  }
  const [, ...chunks] = shared;

  // … and makes each a classic script.
  const script = (/** @type {string} */ outfile, /** @type {string} */ name, /** @type {string} */ contents, files) => (
    build({
      ...common, format: 'iife', globalName: `AttentionLesson.${name}`, outfile: join(dist, outfile),
      stdin: { contents, resolveDir: root }, plugins: [made(files)],
    }));
  const all = chunks.map((chunk, n) => `export * as s${n} from './${chunk}';`).join('\n');
  const elsewhere = Object.fromEntries(chunks.map((chunk, n) => (
    [chunk, `module.exports = AttentionLesson.shared.s${n};`])));
  await Promise.all([
    script('lesson.js', 'shared', `import './lesson.js';\n${all}`, texts),
    ...Object.keys(PARTS).map((name) => (
      script(`lesson-${name}.js`, name, `export * from './${name}.js';`, { ...texts, ...elsewhere }))),
  ]);
}

/** Files that are only in memory. @param {Record<string, string>} texts @returns {import('esbuild').Plugin} */
const made = (texts) => ({
  name: 'made-files',
  setup(pipeline) {
    pipeline.onResolve({ filter: /^\.\// }, ({ path }) => ({ path: path.slice(2), namespace: 'file-in-memory' }));
    pipeline.onLoad({ filter: /.*/, namespace: 'file-in-memory' }, ({ path }) => ({ contents: texts[path] }));
  },
});
