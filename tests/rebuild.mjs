/**
 * dist/ is committed, and anyone can make it again: builds a copy of the sources in another folder, compares every
 * byte with dist/, and asks git whether dist/ is what is committed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// A space and an accent, so that a path that slips into the output or into a command shows.
const copy = join(root, 'build', 'rebuilt elséwhere');

function git(/** @type {string[]} */ ...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}

/** Every file under a folder, relative to it. */
function listFiles(/** @type {string} */ folder) {
  /** @type {string[]} */
  const found = [];
  const walk = (/** @type {string} */ at) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) walk(path);
      else found.push(relative(folder, path));
    }
  };
  if (existsSync(folder)) walk(folder);
  return found.sort();
}

function copySources() {
  rmSync(copy, { recursive: true, force: true });
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of new Set(listed)) {
    if (!file || file.startsWith('dist/') || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  // Hard links: a symbolic link would send bundlers back to the original folder.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
}

/** What differs between two folders, a line each. */
function differences(/** @type {string} */ ours, /** @type {string} */ rebuilt) {
  const [left, right] = [listFiles(ours), listFiles(rebuilt)];
  const size = (/** @type {string} */ folder, /** @type {string} */ file) => statSync(join(folder, file)).size;
  return [
    ...left.filter((file) => !right.includes(file)).map((file) => `${file}: in dist/, but the build does not make it`),
    ...right.filter((file) => !left.includes(file)).map((file) => `${file}: made by the build, but not in dist/`),
    ...left
      .filter((file) => right.includes(file))
      .filter((file) => !readFileSync(join(ours, file)).equals(readFileSync(join(rebuilt, file))))
      .map((file) => `${file}: ${size(ours, file)} bytes here, ${size(rebuilt, file)} rebuilt`),
  ];
}

copySources();
const build = spawnSync('npm', ['run', '--silent', 'build'], { cwd: copy, encoding: 'utf8' });
if (build.status !== 0) {
  console.log(`${build.stdout}${build.stderr}\nThe build fails in another folder: ${copy}`);
  process.exit(1);
}
const differing = differences(join(root, 'dist'), join(copy, 'dist'));
const uncommitted = git('status', '--porcelain', '--untracked-files=all', '--', 'dist').trimEnd();
rmSync(copy, { recursive: true, force: true });

if (differing.length > 0) console.log(`A rebuild differs from dist/:\n${differing.join('\n')}`);
if (uncommitted) console.log(`dist/ is not what is committed; look at the change and commit it:\n${uncommitted}`);
const files = listFiles(join(root, 'dist')).length;
if (files === 0) console.log('dist/ is empty');
if (differing.length > 0 || uncommitted || files === 0) process.exit(1);
console.log(`dist/ holds ${files} files, each the same as rebuilt elsewhere and as committed`);
