// The picture of each preset is the committed one; after a change that was meant, see figures/pictures.mjs.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { html } from 'lit';
import * as figures from '../../web/figures/index.js';
import { markup } from '../../web/build/stills.mjs';
import { drawn, folder, scenes } from './figures/pictures.mjs';

const HINT = 'Renew the pictures by `node tests/web/figures/pictures.mjs`, and look at what has changed.';

/** The first line that differs, from both. */
function difference(now, kept) {
  const [a, b] = [now, kept].map((text) => text.split('\n'));
  const at = a.findIndex((line, n) => line !== b[n]);
  return `line ${at + 1} is\n${a[at]}\nand was\n${b[at]}`;
}

test('every preset of every figure is drawn as it was', async (t) => {
  const files = await drawn();
  const presets = Object.values(figures).reduce((sum, figure) => sum + figure.presets.length, 0);
  assert.equal(files.size, presets + 1);
  assert.deepEqual([...files.keys()].sort(), readdirSync(folder).sort(), HINT);
  for (const [name, text] of files) {
    const kept = readFileSync(join(folder, name), 'utf8');
    assert.ok(text === kept, `${name}: ${difference(text, kept)}\n${HINT}`);
  }
  t.diagnostic(`${files.size - 1} pictures`);
});

/** The first tag that is no XML, or closes what is not open. */
function wrongTag(text) {
  const open = [];
  const tags = text.replace(/^<\?xml[^>]*>\n/, '').matchAll(/<(\/?)([^\s/>]*)[^>]*?(\/?)>/g);
  for (const [tag, closing, name, end] of tags) {
    if (!/^[a-z]+$/.test(name) || (closing && open.pop() !== name)) return tag;
    if (!closing && !end) open.push(name);
  }
  return open.pop();
}

test('pictures are whole, and no two presets of a figure look alike', async () => {
  assert.equal(wrongTag('<a><b>1</b><c/></a>'), undefined);
  for (const bad of ['<a><b></a>', '<a>', '<a><?></a>', '<a></a></b>']) assert.ok(wrongTag(bad), bad);
  const files = await drawn();
  for (const [name, text] of files) {
    if (name.endsWith('.svg')) assert.equal(wrongTag(text), undefined, name);
    assert.doesNotMatch(text, /undefined|\[object|(?:[dxyr]|width|height)="[^"]*NaN/, name);
  }
  const bodies = [...files].map(([name, text]) => `${name.split('-')[0]} ${text.replace(/<title>.*<\/title>/, '')}`);
  assert.equal(new Set(bodies).size, bodies.length);
});

test('every number of every preset has a sum behind it, in words and signs that read well', async (t) => {
  let explained = 0;
  for await (const { definition, frame, name: preset } of scenes()) {
    for (const { name } of frame.numbers) {
      const text = markup(html`${definition.explain(frame, name)}`).replace(/<[^>]*>/g, '').trim();
      assert.ok(text.length > 3, `${definition.slug}, ${preset}: ${name} has none`);
      assert.doesNotMatch(text, /[{}]|undefined|\[object/, `${definition.slug}, ${preset}: ${name}`);
      explained++;
    }
  }
  t.diagnostic(`${explained} numbers`);
});
