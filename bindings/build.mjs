/**
 * The core's package: builds the images, writes them as text and as files, bundles dist/index.*. `buildPackage` is
 * called by web/build.mjs; `classicCore` and `smallCore` tell esbuild what other bundles hold of the core, and how they
 * get at what is loaded only when needed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { build, transform } from 'esbuild';
import { writeLayout } from './layout.mjs';
import { pack } from './pack.mjs';
import { translate } from './translate.mjs';

/** From the plainest on: each holds most of the one before. */
const IMAGES = ['scalar', 'simd128', 'relaxed'];
const ESBUILD = { minify: true, legalComments: 'none', charset: 'ascii', logLevel: 'warning', target: 'es2022' };

/**
 * @param {{ root: string, dist: string }} folders
 */
export async function buildPackage({ root, dist }) {
  const made = join(root, 'build/package');
  mkdirSync(made, { recursive: true });
  mkdirSync(dist, { recursive: true });

  run(root, 'cmake', ['--preset', 'scalar']);
  run(root, 'cmake', ['--build', '--preset', 'scalar', '--target', 'layout']);
  writeLayout(readFileSync(join(root, 'build/scalar/layout.wasm')), join(made, 'layout'));
  const images = Object.fromEntries(IMAGES.map((preset) => [preset, buildImage(root, preset)]));
  writeFileSync(join(made, 'images.js'), pack(images));
  const sizes = Object.entries(images).map(([name, { length }]) => `${name}: ${length}`).join(', ');
  writeFileSync(join(made, 'sizes.js'), `// Written by bindings/build.mjs.\nexport const SIZES = { ${sizes} };\n`);
  for (const [name, bytes] of Object.entries(images)) writeFileSync(join(dist, `attention-${name}.wasm`), bytes);
  writeFileSync(join(made, 'images-small.js'), pack({ scalar: images.scalar, simd128: images.simd128 }));
  writeFileSync(join(made, 'attention-js.js'), translate(run(root, 'wasm2js', [
    '--enable-bulk-memory', '-O3', join(root, 'build/scalar/attention.wasm'), '-o', '-',
  ])));

  writeFileSync(join(made, 'worker.js'), await workerText(root));

  await Promise.all([
    ...['mjs', 'cjs'].flatMap((extension) => [
      bundle(root, 'index.js', join(dist, `index.${extension}`)),
      bundle(root, 'index.js', join(dist, `index.node.${extension}`), { plugins: [nodeCore(extension)] }),
      bundle(root, 'images/text.js', join(dist, `attention-images.${extension}`)),
    ]),
    ...['mjs', 'cjs', 'js'].map((extension) => (
      bundle(root, 'parallel/index.js', join(dist, `attention-parallel.${extension}`), {
        globalName: 'globalThis.AttentionFiguresParallel',
        // Comments that bundlers are to read would go with the white space.
        ...(extension === 'mjs' ? { minify: false, minifyIdentifiers: true, minifySyntax: true } : {}),
      }))),
    fallback(made, dist),
  ]);
  // In Node, what the figures hand on of the core is the package's own.
  writeFileSync(join(dist, 'figures.node.mjs'),
    "export { figures } from './figures.mjs';\nexport { AttnError, load } from './index.node.mjs';\n");
  const types = join(root, 'bindings/types/index.d.ts');
  for (const name of ['index.d.ts', 'index.d.cts']) copyFileSync(types, join(dist, name));
  writeFileSync(join(dist, 'BUILD.txt'), stamp(root));
}

/** For a classic script (format 'iife'): what is loaded later is brought by a script element from beside it. */
export const classicCore = () => replaced('classic-core', /later\/module\.js$/, (args) => (
  { path: join(args.resolveDir, 'later/classic.js') }));

/** For a page that computes little: without the image for relaxed instructions, which is a tenth of the core. */
export const smallCore = () => replaced('small-core', /build\/package\/images\.js$/, (args) => (
  { path: join(args.resolveDir, args.path.replace('images.js', 'images-small.js')) }));

/** For Node: the images are files, of which a module reads one. @param {string} extension */
const nodeCore = (extension) => replaced('node-core', /\/text\.js$/, ({ kind, resolveDir }) => (
  kind === 'dynamic-import' || kind === 'require-call'
    ? { path: `./attention-images.${extension}`, external: true } : { path: join(resolveDir, 'images/files.js') }));

/** For a module, 'mjs' or 'cjs': what is loaded later is imported from beside it. @param {string} extension */
const moduleCore = (extension) => replaced('module-core', /(attention-js|parallel\/index)\.js$/, ({ path, kind }) => (
  kind === 'entry-point' ? undefined
    : { path: `./attention-${path.includes('parallel') ? 'parallel' : 'js'}.${extension}`, external: true }));

/**
 * @param {string} name
 * @param {RegExp} filter
 * @param {(args: import('esbuild').OnResolveArgs) => import('esbuild').OnResolveResult | undefined} resolve
 * @returns {import('esbuild').Plugin}
 */
const replaced = (name, filter, resolve) => ({ name, setup: (pipeline) => pipeline.onResolve({ filter }, resolve) });

/**
 * @param {string} root
 * @param {string} preset
 */
function buildImage(root, preset) {
  run(root, 'cmake', ['--preset', preset]);
  run(root, 'cmake', ['--build', '--preset', preset]);
  return readFileSync(join(root, 'build', preset, 'attention.wasm'));
}

/**
 * Runs a program of the pinned toolchain; its output is shown only when it fails.
 * @param {string} root
 * @param {string} program
 * @param {string[]} args
 */
function run(root, program, args) {
  return execFileSync('sh', ['-c', '. ./.ci/env && exec "$@"', 'sh', program, ...args], {
    cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * @param {string} root
 * @param {string} entry
 * @param {string} outfile whose extension tells the format: mjs, cjs, or js for a classic script
 * @param {import('esbuild').BuildOptions} [options]
 */
function bundle(root, entry, outfile, { plugins = [], ...options } = {}) {
  const extension = extname(outfile).slice(1);
  return build({
    ...ESBUILD,
    ...options,
    absWorkingDir: root,
    entryPoints: [join(root, 'bindings', entry)],
    bundle: true,
    // For Node esbuild marks the names that CommonJS exports, so that `import { load }` finds them.
    platform: extension === 'cjs' ? 'node' : 'neutral',
    format: extension === 'mjs' ? 'esm' : extension === 'cjs' ? 'cjs' : 'iife',
    outfile,
    external: ['node:*'],
    // CommonJS has __dirname instead, which is asked for first.
    logOverride: { 'empty-import-meta': 'silent' },
    plugins: [...plugins, moduleCore(extension)],
    // CommonJS asks for what is loaded later by require(), which every bundler and test runner follows.
    supported: { 'dynamic-import': extension !== 'cjs' },
  });
}

/**
 * What runs in a worker as a text that other bundles hold: a Blob can be made of it anywhere.
 * @param {string} root
 */
async function workerText(root) {
  const { outputFiles } = await build({
    ...ESBUILD, absWorkingDir: root, entryPoints: [join(root, 'bindings/parallel/worker.js')], bundle: true,
    platform: 'neutral', format: 'iife', write: false,
  });
  return `// Written by bindings/build.mjs.\nexport const WORKER = ${JSON.stringify(outputFiles[0].text)};\n`;
}

/**
 * The core in JavaScript, in the three ways a script can be brought.
 * @param {string} made
 * @param {string} dist
 */
async function fallback(made, dist) {
  const source = readFileSync(join(made, 'attention-js.js'), 'utf8');
  for (const [extension, format] of /** @type {const} */ ([['mjs', 'esm'], ['cjs', 'cjs'], ['js', 'iife']])) {
    const { code } = await transform(source, {
      ...ESBUILD, format, platform: 'neutral',
      ...(format === 'iife' ? { globalName: 'globalThis.AttentionFiguresJs' } : {}),
    });
    writeFileSync(join(dist, `attention-js.${extension}`), code);
  }
}

/**
 * A commit cannot hold its own name, so the build is told by what went into it.
 * @param {string} root
 */
function stamp(root) {
  const told = run(root, 'sh', ['-c', 'emcc -v 2>&1']);
  const [, emscripten] = told.match(/emcc .* (\d+\.\d+\.\d+)/) ?? [];
  const [, llvm] = told.match(/clang version (\d+\.\d+\.\d+)/) ?? [];
  const sources = createHash('sha256');
  for (const file of [...files(root, 'src'), ...files(root, 'bindings')]) {
    sources.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return `compiler  Emscripten ${emscripten} on LLVM ${llvm}
sources   sha256 ${sources.digest('hex')} of src/ and bindings/
`;
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function files(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? files(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
}
