// What a reader or an importer has to download, as it is in dist/, compressed by what servers use.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { dist } from './support.mjs';

const bytes = (file) => readFileSync(dist(file));
const zipped = (file) => gzipSync(bytes(file), { level: 9, memLevel: 9 }).length;
const within = (what, size, most) => {
  console.log(`${what}: ${size} of ${most} bytes`);
  assert.ok(size <= most, `${what}: ${size} bytes, ${most} at most`);
};
const sum = (files, size) => files.reduce((total, file) => total + size(file), 0);

const page = bytes('attention.html').toString();
/** What the page asks for when it opens. */
const scripts = [...page.matchAll(/<script src="\.\/([^"]+)"/g)].map(([, file]) => file);
/** What it asks for later, when a reader searches or comes to a card. */
const later = readdirSync(dist('.')).filter((file) => /^lesson-\w+\.js$/.test(file));

test('the scripts that the lesson opens with, the core among them, are under 120 kB with gzip', () => {
  assert.ok(scripts.includes('lesson.js'));
  within(scripts.join(' + '), sum(scripts, zipped), 120_000);
});

test('the whole lesson, with every part of its script and every font, is under 400 kB with gzip', () => {
  assert.ok(later.length > 0);
  const fonts = readdirSync(dist('fonts')).map((name) => `fonts/${name}`);
  const text = ['attention.html', 'lesson.css', ...scripts, ...later];
  within('lesson', sum(text, zipped) + sum(fonts, (file) => bytes(file).length), 400_000);
});

test('the package with all three images in one file is at most 40 kB with brotli', () => {
  within('index.mjs', brotliCompressSync(bytes('index.mjs')).length, 40_000);
});
