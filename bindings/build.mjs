/**
 * The core's package: builds the images, writes them as text, bundles dist/index.*. `buildPackage` is called by
 * web/build.mjs; `classicCore`, `smallCore` and `moduleCore` tell esbuild what other bundles hold of the core, and how
 * they get at what is loaded only when needed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
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

  const images = Object.fromEntries(IMAGES.map((preset) => [preset, buildImage(root, preset)]));
  writeFileSync(join(made, 'images.js'), pack(images));
  writeFileSync(join(made, 'images-small.js'), pack({ scalar: images.scalar, simd128: images.simd128 }));
  writeFileSync(join(made, 'attention-js.js'), translate(run(root, 'wasm2js', [
    '--enable-bulk-memory', '-O3', join(root, 'build/scalar/attention.wasm'), '-o', '-',
  ])));

  await Promise.all([
    bundle(root, join(dist, 'index.mjs'), 'esm'),
    bundle(root, join(dist, 'index.cjs'), 'cjs'),
    fallback(made, dist),
  ]);
  const types = join(root, 'bindings/types/index.d.ts');
  for (const name of ['index.d.ts', 'index.d.cts']) copyFileSync(types, join(dist, name));
  writeFileSync(join(dist, 'BUILD.txt'), stamp(root));
}

/** For a classic script (format 'iife'): attention-js.js is brought by a script element from beside it. */
export const classicCore = () => replaced('classic-core', /fallback\/module\.js$/, (args) => (
  { path: join(args.resolveDir, 'fallback/classic.js') }));

/** For a page that computes little: without the image for relaxed instructions, which is a tenth of the core. */
export const smallCore = () => replaced('small-core', /build\/package\/images\.js$/, (args) => (
  { path: join(args.resolveDir, '../build/package/images-small.js') }));

/** For a module, 'mjs' or 'cjs': attention-js is imported from beside it. @param {string} extension */
export const moduleCore = (extension) => replaced('module-core', /build\/package\/attention-js\.js$/, () => (
  { path: `./attention-js.${extension}`, external: true }));

/**
 * @param {string} name
 * @param {RegExp} filter
 * @param {(args: import('esbuild').OnResolveArgs) => import('esbuild').OnResolveResult} resolve
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
 * @param {string} outfile
 * @param {'esm' | 'cjs'} format
 */
const bundle = (root, outfile, format) => build({
  ...ESBUILD,
  absWorkingDir: root,
  entryPoints: [join(root, 'bindings/index.js')],
  bundle: true,
  platform: 'neutral',
  format,
  outfile,
  plugins: [moduleCore(format === 'esm' ? 'mjs' : 'cjs')],
  // CommonJS asks for the fallback by require(), which every bundler and test runner follows.
  supported: { 'dynamic-import': format === 'esm' },
});

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
