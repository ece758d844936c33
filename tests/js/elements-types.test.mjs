// The types of attention-figures/figures: what tsc --strict accepts and refuses, and that they name what there is.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { dist, root } from '../web/lib/copies.mjs';
import * as figures from '../../web/figures/index.js';

const project = mkdtempSync(join(tmpdir(), 'attention types '));
after(() => rmSync(project, { recursive: true, force: true }));
const installed = join(project, 'node_modules/attention-figures');
mkdirSync(join(installed, 'dist'), { recursive: true });
copyFileSync(join(root, 'package.json'), join(installed, 'package.json'));
for (const name of ['index.d.ts', 'index.d.cts', 'figures.d.ts']) {
  copyFileSync(join(dist, name), join(installed, 'dist', name));
}
writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');

/** What tsc says about a file. */
function tsc(code, options) {
  writeFileSync(join(project, 'main.ts'), code);
  const strict = {
    strict: true, noEmit: true, types: [], target: 'es2022', lib: ['es2022', 'dom'],
    exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true,
  };
  const settings = { compilerOptions: { ...strict, ...options }, files: ['main.ts'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' }).stdout;
}

const TYPES = {
  number: 'number', switch: 'boolean', vector: 'number[]', matrix: 'number[][]', cells: 'number[][]', labels: 'string[]',
};

/** Every parameter is a property and a part of the state; a choice takes each of its options and nothing else. */
const parameters = Object.values(figures).map(({ slug, parameters: rows }) => `{
  const figure = document.createElement('attn-${slug}');
  figures.${slug}.title satisfies string;
  ${rows.map(({ name, type, options, default: usual }) => (options ? `
  ${options.map(([value]) => `figure.${name} = '${value}';`).join(' ')}
  figure.state = { ${name}: '${usual}' };
  // @ts-expect-error
  figure.${name} = 'no such option';` : `
  figure.${name} satisfies ${TYPES[type]};
  figure.state.${name} satisfies ${TYPES[type]};
  figure.state = { ${name}: ${JSON.stringify(usual)} };`)).join('')}
  // @ts-expect-error: no such parameter
  figure.state = { sacle: 1 };
}`).join('\n');

const CONSUMER = `
import { AttnError, figures, load, type AttnLookupElement, type MasksState } from 'attention-figures/figures';
import { load as loadToo, type Attn } from 'attention-figures';

const attn: Attn = await load({ image: 'scalar' });
const same: typeof load = loadToo;
const figure: AttnLookupElement = document.createElement('attn-lookup');
figure.theme = 'dark';
figure.setAttribute('query', '1 2');
figure.apply({ query: [1, 2] });
const found: string[] = figure.presets;
figure.addEventListener('attn-input', ({ detail }) => { const query: number[] = detail.state.query; return query; });
figure.addEventListener('attn-invalid', ({ detail }) => detail.reason.length);
figure.addEventListener('click', (event) => event.clientX);
figure.removeEventListener('attn-change', () => {});
const masks: MasksState | undefined = document.querySelector('attn-masks')?.state;
const check = document.createElement('attn-check');
check.name = 'q1';
check.state = { choice: 1, done: true };
const right: boolean | null = check.state.right;
check.addEventListener('attn-change', ({ detail }) => detail.state.right);
document.createElement('attn-predict').reveal = true;
const card = document.createElement('attn-card');
card.grade(3);
const due: number | null = card.state.dueAt;
document.createElement('attn-due').href = './review.html';
document.createElement('attn-review').start();
for (const element of [check, card, figure]) element.reset();
// @ts-expect-error: not a theme
figure.theme = 'blue';
// @ts-expect-error: presets are told, not set
figure.presets = [];
// @ts-expect-error: words are no numbers
figure.query = 'one two';
// @ts-expect-error: an event without a state
figure.addEventListener('attn-invalid', ({ detail }) => detail.state);
// @ts-expect-error: no fifth grade
card.grade(5);
// @ts-expect-error: a figure that does not exist
figures.loookup;
${parameters}
export { AttnError, attn, due, found, masks, right, same };
`;

for (const options of [
  { module: 'node16', moduleResolution: 'node16' },
  { module: 'esnext', moduleResolution: 'bundler' },
]) {
  test(`tsc --strict accepts and refuses what it should, resolution ${options.moduleResolution}`, () => {
    assert.equal(tsc(CONSUMER, options), '');
  });
}

test('every element of the project has a type, and every figure', () => {
  const types = readFileSync(join(dist, 'figures.d.ts'), 'utf8');
  const named = [...types.matchAll(/^ {4}'(attn-[a-z]+)': /gm)].map(([, tag]) => tag);
  const tags = ['checks/define.js', 'deck/index.js'].flatMap((file) => (
    [...readFileSync(join(root, 'web', file), 'utf8').matchAll(/'(attn-[a-z]+)':/g)].map(([, tag]) => tag)));
  assert.ok(tags.length >= 5);
  assert.deepEqual(named.sort(), [...tags, ...Object.keys(figures).map((slug) => `attn-${slug}`)].sort());
});
