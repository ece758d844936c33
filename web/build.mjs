/** The whole build, into dist/: the core and its package, the scripts, the pages. Two builds give the same bytes. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildPackage } from '../bindings/build.mjs';
import { bundleScripts } from './build/bundle.mjs';
import { buildLesson, elementData } from './build/lesson.mjs';
import { buildDeck, deckData } from './deck/build/index.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');

await buildPackage({ root, dist });
const core = join(dist, 'index.mjs');
if (!existsSync(core)) throw new Error('dist/index.mjs is missing: the lesson takes its numbers from the core');
const { load } = await import(pathToFileURL(core).href);
// The image that every machine can run, so that the same numbers come out everywhere.
const attn = await load({ image: 'scalar' });

const { numbers } = await buildLesson({ root, dist, attn });
await buildDeck({ root, dist, attn });
await bundleScripts({ root, dist, data: { ...elementData({ root, attn }), ...deckData({ root, attn }) } });
console.log(`dist/ is built: the lesson shows ${numbers.size} numbers from the core (${attn.image})`);
