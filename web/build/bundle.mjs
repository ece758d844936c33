/** The scripts and style sheets in dist/, made with esbuild. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { classicCore, smallCore } from '../../bindings/build.mjs';
import { bundleParts } from './parts.mjs';
import { scalesOfNumbers } from './scales.mjs';

// ASCII, so that a script reads the same on a page that names no encoding.
const COMMON = {
  bundle: true, minify: true, legalComments: 'none', charset: 'ascii', logLevel: 'warning', target: 'es2022',
};

/**
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.dist
 * @param {Record<string, any>} options.data modules made by the build, by the name they are imported under, such as
 *   `build:checks`
 */
export async function bundleScripts({ root, dist, data }) {
  const web = (file) => join(root, 'web', file);
  const options = (format, made, ...core) => (
    { ...COMMON, format, absWorkingDir: root, plugins: [madeModules(made), scalesOfNumbers(), ...core] });
  const classic = options('iife', data, classicCore());
  const lesson = options('iife', inTheText(data), classicCore(), smallCore());
  const module = options('esm', data, oneCore(root));
  await Promise.all([
    bundleParts({ root, dist, common: lesson }),
    build({ ...classic, entryPoints: [web('page/theme.js')], outfile: join(dist, 'theme.js') }),
    build({
      ...classic, globalName: 'AttentionFigures', entryPoints: [web('classic.js')],
      outfile: join(dist, 'attention-figures.js'),
    }),
    // Of lit the build that can be imported where there is no page, as servers do that render one around a figure.
    build({
      ...module, platform: 'neutral', mainFields: ['module', 'main'], conditions: ['node'],
      entryPoints: [web('elements.js')], outfile: join(dist, 'figures.mjs'),
    }),
  ]);
  copyFileSync(web('figures.d.ts'), join(dist, 'figures.d.ts'));
}

export async function bundleStyles({ root, generated }) {
  const { outputFiles } = await build({
    ...COMMON, absWorkingDir: root, entryPoints: [join(root, 'web/page/lesson.css')], write: false, outdir: 'css',
  });
  const { code } = await transform(generated, { loader: 'css', minify: true, legalComments: 'none' });
  return `${outputFiles[0].text.trim()}\n${code.trim()}\n`;
}

/**
 * The data for the lesson's own script: what its page holds in the text is not said twice.
 * @param {Record<string, any>} data
 */
function inTheText({ checks, predictions, ...data }) {
  const each = (entries, change) => (
    Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, change(entry)])));
  return {
    ...data,
    checks: each(checks, ({ options }) => ({ options: options.map(({ right }) => ({ right })) })),
    predictions: each(predictions, ({ question, truth, ...entry }) => entry),
  };
}

/** Lets source files import what the build has worked out: `import checks from 'build:checks'`. */
function madeModules(data) {
  return {
    name: 'made-modules',
    setup(pipeline) {
      pipeline.onResolve({ filter: /^build:/ }, ({ path }) => ({ path, namespace: 'made' }));
      pipeline.onLoad({ filter: /.*/, namespace: 'made' }, ({ path }) => {
        const name = path.slice('build:'.length);
        if (!Object.hasOwn(data, name)) return { errors: [{ text: `the build makes no "${path}"` }] };
        return { contents: JSON.stringify(data[name]), loader: 'json' };
      });
    },
  };
}

/** dist/figures.mjs imports dist/index.mjs, so that a page that uses both has one core. */
function oneCore(root) {
  return {
    name: 'one-core',
    setup(pipeline) {
      const core = join(root, 'bindings/index.js');
      pipeline.onResolve({ filter: /bindings\/index\.js$/ }, ({ path, resolveDir }) => (
        join(resolveDir, path) === core ? { path: './index.mjs', external: true } : undefined));
    },
  };
}
