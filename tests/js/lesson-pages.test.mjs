// The built pages as text: addresses, links, the policy they promise, the wording of the questions; and that a second
// build gives the same bytes.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, test } from 'node:test';
import { dist, root } from '../web/lib/copies.mjs';
import { pages } from '../web/lib/visit.mjs';
import { buildLesson } from '../../web/build/lesson.mjs';
import { readQuestions, renderQuestions } from '../../web/build/questions.mjs';
import * as figures from '../../web/figures/index.js';
import { attributeName, read } from '../../web/figures/schema.js';

const html = (name) => readFileSync(join(dist, name), 'utf8');
const lesson = html('attention.html');
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

for (const name of pages()) {
  test(`${name}: addresses are unique and links lead somewhere`, () => {
    const text = html(name);
    const ids = all(text, /\sid="([^"]*)"/g);
    assert.deepEqual(ids.filter((id, at) => ids.indexOf(id) !== at), []);
    for (const link of all(text, /\s(?:href|src|aria-labelledby)="([^"]*)"/g)) {
      if (/^https:/.test(link)) continue;
      assert.doesNotMatch(link, /^(\/|\w+:)/, `${link} is neither beside the page nor in it`);
      if (!/[#./]/.test(link)) assert.ok(ids.includes(link), `labelled by ${link}`);
      const [file, place] = link.split('#');
      const target = file && /[./]/.test(file) ? file : name;
      assert.ok(existsSync(join(dist, target)), link);
      if (place) assert.ok(all(html(target), /\sid="([^"]*)"/g).includes(place.replace(/\?.*/, '')), link);
    }
  });

  test(`${name}: nothing in it needs more than its content security policy allows`, () => {
    const text = html(name);
    assert.deepEqual(text.match(/<[^<>]*\sstyle\s*=[^<>]*>/gi), null);
    assert.deepEqual(text.match(/<[^<>]*\son[a-z]+\s*=[^<>]*>/gi), null);
    assert.deepEqual(text.match(/<style[\s>]|javascript:|<base[\s>]|<iframe/gi), null);
    for (const script of text.match(/<script[^>]*>[^]*?<\/script>/g) ?? []) {
      assert.match(script, /^<script[^>]* src="\.\/[\w.-]+"[^>]*><\/script>$/);
    }
  });
}

test('a formula brings no more than browsers read of it', () => {
  assert.ok(all(lesson, /<(math)[ >]/g).length > 500);
  assert.deepEqual(lesson.match(/<annotation|<semantics| xmlns=/g), null);
});

test('the sections stand in their order, in the contents list too', () => {
  const sections = all(lesson, /<section class="chapter" id="([\w-]+)"/g);
  assert.deepEqual(sections, ['why', 'predict', 'picture', 'results', 'example', 'code', 'uses', 'mistakes',
    'exercises', 'interview', 'practice', 'more']);
  const contents = lesson.slice(lesson.indexOf('<nav class="contents"'), lesson.indexOf('</nav>'));
  const listed = all(contents, /href="#([\w-]+)"/g);
  assert.deepEqual(listed.filter((id) => sections.includes(id)), sections);
});

test('every figure is in the lesson, and a link to one sets a state that it knows', () => {
  const tags = new Map(all(lesson, /<(attn-[a-z]+ id="fig-[\w-]+")/g).map((tag) => {
    const [, slug, id] = /^attn-([a-z]+) id="([\w-]+)"$/.exec(tag);
    return [id, slug];
  }));
  assert.deepEqual([...tags.values()].sort(), Object.keys(figures).sort());
  const links = all(lesson, /href="#(fig-[\w-]+\?[^"]*)"/g);
  assert.ok(links.length >= 6);
  for (const link of links) {
    const [id, query] = link.split('?');
    const definition = figures[tags.get(id)];
    for (const [attribute, value] of new URLSearchParams(query.replace(/&amp;/g, '&'))) {
      const row = definition.parameters.find(({ name }) => attributeName(name) === attribute);
      assert.ok(row, `${link}: no parameter ${attribute}`);
      assert.equal(read(row, value).problem, undefined, link);
    }
  }
});

test('each question has one right option, a reason for each, and stands in the page with scripts off', () => {
  const { checks, predictions } = readQuestions(root);
  assert.deepEqual(Object.keys(checks), ['q1', 'q2', 'q3', 'q4', 'q5']);
  assert.deepEqual(Object.keys(predictions), ['p1', 'p2']);
  for (const [name, { question, options, scales }] of Object.entries({ ...checks, ...predictions })) {
    assert.ok(question.length > 40, name);
    assert.equal(scales.length, name === 'p1' ? 3 : 0, name);
    if (scales.length) continue;
    assert.ok(options.length >= 3, name);
    assert.equal(options.filter(({ right }) => right).length, 1, name);
    assert.equal(new Set(options.map(({ text }) => text)).size, options.length, name);
  }
  for (const [name, { options }] of Object.entries(checks)) {
    const reasons = options.map(({ reason }) => reason);
    assert.ok(reasons.every((reason) => reason.length > 40), name);
    assert.equal(new Set(reasons).size, reasons.length, name);
    const [, shown] = new RegExp(`<attn-check [^>]*id="check-${name}">([^]*?)</attn-check>`).exec(lesson);
    assert.equal(shown.match(/data-part="reason-\d"/g)?.length, options.length, name);
  }
  for (const name of Object.keys(predictions)) {
    assert.match(lesson, new RegExp(`<attn-predict [^>]*id="predict-${name}">`));
    assert.match(lesson, new RegExp(`<attn-predict [^>]*reveal id="truth-${name}">`));
  }
});

test('a scale rises from stop to stop, and holds the truth without starting at it', () => {
  const plain = { render: String, renderInline: (text) => text.replace(/@\{.*\}/, '<b data-value="0.5">') };
  for (const { label, stops, unit, value } of renderQuestions(readQuestions(root), plain).predictions.p1.scales) {
    assert.ok(stops.length > 10 && stops.every((stop, i) => i === 0 || stop > stops[i - 1]), label);
    assert.equal(value, unit ? 50 : 0.5, 'per cent are per cent');
  }
  const truth = lesson.slice(lesson.indexOf('id="truth-p1"'));
  const shown = all(truth.slice(0, truth.indexOf('data-part')), /data-value="([^"]*)"/g).map(Number);
  const [spread, largest, share] = shown;
  assert.equal(spread, 8);
  assert.ok(largest > 0.7 && largest < 0.9 && share > 0.9 && share < 1, String(shown));
});

test('videos are links, and nothing is loaded from their host', () => {
  const watch = all(lesson, /href="(https:\/\/www\.youtube\.com\/watch[^"]*)"/g);
  const names = watch.map((link) => /v=([\w-]{11})/.exec(link)[1]);
  assert.deepEqual(names, ['eMlx5fFNoYc', 'KphmOJnLAdI', 'kCc8FmEb1nY', 'iDulhoQ2pro']);
  assert.match(watch[2], /t=3720s/);
  assert.deepEqual(lesson.match(/\ssrc="https?:/g), null);
});

test('two builds of the lesson give the same bytes', async () => {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'lesson-')));
  after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  const { load } = await import(pathToFileURL(join(dist, 'index.mjs')).href);
  const attn = await load({ image: 'scalar' });
  for (const folder of folders) await buildLesson({ root, dist: folder, attn });
  const isFile = (folder) => (name) => statSync(join(folder, name)).isFile();
  const list = (folder) => readdirSync(folder, { recursive: true }).filter(isFile(folder)).sort();
  assert.deepEqual(list(folders[0]), list(folders[1]));
  assert.ok(list(folders[0]).length >= 5);
  for (const name of list(folders[0])) {
    assert.ok(readFileSync(join(folders[0], name)).equals(readFileSync(join(folders[1], name))), name);
  }
});
