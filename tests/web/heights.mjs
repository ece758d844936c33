// Renews web/lesson/heights.json: what room the large blocks of the lesson take, measured in Chromium on dist/. Needed
// when the lesson has changed much; for a block without an entry the build guesses. Then build again.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blocks, keyOf } from '../../web/build/far.mjs';
import { dist, root } from './lib/copies.mjs';
import { launch } from './lib/engines.mjs';
import { wake } from './lib/visit.mjs';

const WIDTHS = [1280, 390];

const file = join(dist, 'attention.html');
const html = readFileSync(file, 'utf8');
const all = [...blocks(html)].map(({ start, end }) => html.slice(start, end));
// A figure's own block is not far for long, and has its height from its style.
const far = [...all.keys()].filter((at) => /^<[^<>]* far"/.test(all[at]) && !all[at].includes(' id="fig-'));

const columns = [];
const page = await launch('chromium');
for (const width of WIDTHS) {
  await page.size(width, 800);
  await page.open(pathToFileURL(file).href);
  await wake(page);
  columns.push(await page.evaluate((places) => {
    const children = document.querySelectorAll('.chapter > *');
    const chosen = places.map((at) => children[at]);
    if (!chosen.every((block) => block.matches('.far'))) throw new Error('the page has other blocks than its file');
    for (const { style } of chosen) Object.assign(style, { contentVisibility: 'visible', contain: 'layout paint' });
    // What a block keeps room for is its content.
    return chosen.map((block) => {
      const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(block);
      return Math.round([paddingTop, paddingBottom, borderTopWidth, borderBottomWidth]
        .reduce((height, edge) => height - parseFloat(edge), block.getBoundingClientRect().height));
    });
  }, far));
}
await page.close();

const entries = far.map((place, at) => [keyOf(all[place]), columns.map((heights) => heights[at])]);
const lines = entries.map(([key, heights]) => `"${key}": ${JSON.stringify(heights).replace(',', ', ')}`);
writeFileSync(join(root, 'web/lesson/heights.json'), `{\n  ${lines.join(',\n  ')}\n}\n`);
console.log(`${entries.length} blocks measured`);
