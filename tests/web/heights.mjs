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
const far = [...blocks(html)].map(({ start, end }) => html.slice(start, end))
  .filter((block) => /^<[^<>]* far"/.test(block));

const columns = [];
const page = await launch('chromium');
for (const width of WIDTHS) {
  await page.size(width, 800);
  await page.open(pathToFileURL(file).href);
  await wake(page);
  columns.push(await page.evaluate(() => {
    const all = [...document.querySelectorAll('.far')];
    for (const { style } of all) Object.assign(style, { contentVisibility: 'visible', contain: 'layout paint' });
    // What a block keeps room for is its content.
    return all.map((block) => {
      const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(block);
      return Math.round([paddingTop, paddingBottom, borderTopWidth, borderBottomWidth]
        .reduce((height, edge) => height - parseFloat(edge), block.getBoundingClientRect().height));
    });
  }));
}
await page.close();

const entries = far.map((block, at) => [keyOf(block), columns.map((heights) => heights[at])])
  .filter((_, at) => !far[at].includes(' id="fig-'));
const lines = entries.map(([key, heights]) => `"${key}": ${JSON.stringify(heights).replace(',', ', ')}`);
writeFileSync(join(root, 'web/lesson/heights.json'), `{\n  ${lines.join(',\n  ')}\n}\n`);
console.log(`${entries.length} blocks measured`);
