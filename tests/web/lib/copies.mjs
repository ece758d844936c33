// Copies of dist/ to open from file:, in a folder whose name has what people's folders have: a space, a hash, an
// accent.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
/** Another build can be put to the same tests: ATTN_DIST=/some/folder. */
export const dist = process.env.ATTN_DIST ?? join(root, 'dist');
export const collectorSource = readFileSync(new URL('./collector.js', import.meta.url), 'utf8');

/** A page whose first script is the collector, at `__collector.js` beside it. */
export const withCollector = (html) => html.replace(/<head[^>]*>|<meta charset[^>]*>/i,
  (tag) => `${tag}<script src="__collector.js"></script>`);

/**
 * @param {{ files?: Record<string, string>, collect?: boolean }} [options] `files`: more files; `collect` as in
 * serve.mjs @returns {{ folder: string, url: (name: string) => string, remove: () => void }}
 */
export function copyOfDist({ files = {}, collect = false } = {}) {
  const top = mkdtempSync(join(tmpdir(), 'attention-'));
  const folder = join(top, 'Été #1 für alle');
  mkdirSync(folder);
  cpSync(dist, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  if (collect) {
    writeFileSync(join(folder, '__collector.js'), collectorSource);
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
      writeFileSync(join(folder, name), withCollector(readFileSync(join(folder, name), 'utf8')));
    }
  }
  return {
    folder,
    url: (name) => pathToFileURL(join(folder, name)).href,
    remove: () => rmSync(top, { recursive: true, force: true }),
  };
}
