// Finding in the lesson's own text: from two letters on, with accents, typing errors and beginnings of words.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { dist } from '../web/lib/copies.mjs';
import { LEAST, createIndex, plain } from '../../web/search/index.js';

/** The page's headings, statements and paragraphs, about as the page itself collects them in a browser. */
function entriesOf(page) {
  const article = page.slice(page.indexOf('<article>'), page.indexOf('</article>'));
  const drawn = /<span class="katex-html"[^]*?<\/span><\/span><\/span>/g;
  const bare = (html) => html.replace(drawn, '')
    .replace(/<[^>]*>/g, ' ').replace(/&amp;/g, '&').replace(/&lt;/g, '<').replace(/\s+/g, ' ').trim();
  let section = '';
  return [...article.matchAll(/<(h[2-5]|p|li)\b([^>]*)>([^]*?)<\/\1>/g)].map(([, tag, attributes, inside], id) => {
    const text = bare(inside);
    if (/statement-title/.test(attributes)) return { id, kind: 'Statement', title: text, text: '', place: null };
    if (!tag.startsWith('h')) return { id, kind: 'Text', title: section, text, place: null };
    section = text;
    return { id, kind: 'Section', title: text, text: '', place: null };
  });
}
const entries = entriesOf(readFileSync(join(dist, 'attention.html'), 'utf8'));
const find = createIndex(entries);

test('the index has something to find', () => {
  assert.ok(entries.filter(({ kind }) => kind === 'Section').length > 20);
  assert.ok(entries.filter(({ kind }) => kind === 'Text').length > 100);
});

test('nothing is sought before two letters', () => {
  assert.equal(LEAST, 2);
  for (const query of ['', ' ', 'a', ' q ', 'é', 'e\u0301', '..', '—', '\u0301\u0301']) {
    assert.deepEqual(find(query), { hits: [], total: 0 }, query);
  }
  assert.ok(find('ma').total > 0);
});

/** What is typed, and what one of the first three hits must speak of. */
const FOUND = [
  ['masks', /^Masks/], ['MASKS', /^Masks/], ['mas', /^Masks/], ['maskz', /Masks/],
  ['équivariance', /equivarian/], ['permutatoin', /ermutation/], ['Jacobien', /Jacobian/], ['jacobain', /Jacobian/],
  ['multi-head', /Multi-head/], ['multihead attenton', /Multi-head|attention/i], ['ｓｏｆｔｍａｘ', /softmax/i],
  ['worked exmple', /Worked example/], ['FlashAttention', /FlashAttention/], ['flash atention', /attention/i],
  ['cross', /Cross-attention/], ['variance of a dot product', /Variance of a dot product/],
];
for (const [query, expected] of FOUND) {
  test(`“${query}” finds it`, () => {
    const { hits, total } = find(query);
    const top = hits.slice(0, 3).map(({ title, text }) => `${title} ${text}`);
    assert.ok(total >= 1 && top.some((each) => expected.test(each)), JSON.stringify(top));
  });
}

test('a section comes before the text in it', () => {
  assert.equal(find('masks').hits[0].kind, 'Section');
  assert.equal(find('cross-attention').hits[0].kind, 'Section');
});

test('nonsense finds nothing, and nothing that is typed breaks it', () => {
  assert.equal(find('xyzzyqwrt').total, 0);
  for (const query of ['((', '\\\\', '[a-', '*.*', '__proto__', 'constructor', 'toString', '<b>bold</b>', '"quoted',
    '🙂🙂', '\ud83d', '\u0000\u0000', 'a'.repeat(10_000), 'ab '.repeat(2000), '𝑑ₖ', 'ﬁﬁ']) {
    const { hits, total } = find(query);
    assert.ok(Array.isArray(hits) && hits.length <= 30 && total >= hits.length, query.slice(0, 20));
    assert.ok(hits.every((hit) => hit !== undefined));
  }
});

test('letters are compared without case, accents and ligatures', () => {
  assert.equal(plain('Équivariance'), 'equivariance');
  assert.equal(plain('e\u0301QUIVARIANCE'), 'equivariance');
  assert.equal(plain('ﬁne'), 'fine');
  assert.equal(plain('İ'), 'i');
});
