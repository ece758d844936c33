/**
 * The deck for Anki and the text for Anki, taken in by Anki itself: the import code of version 2.1.15, the last that is
 * Python alone, on a real collection. `.ci/setup` brings it where Debian still has it; elsewhere these tests are left
 * out.
 */
import { before, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ankiPackage } from '../../web/deck/build/apkg.mjs';
import { readCards, scriptCards } from '../../web/deck/build/cards.mjs';
import { ankiText } from '../../web/deck/export-anki.js';
import { load } from '../../dist/index.mjs';
import { HOSTILE } from './deck-logs.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const places = [process.env.ATTN_ANKI_HOME, '/usr/share/anki'];
const anki = places.find((folder) => folder && existsSync(join(folder, 'anki')));

/** Runs steps on a new collection; each says what the collection holds after it. */
const PROGRAM = `
import json, os, sys, tempfile
sys.path.insert(0, sys.argv[1])
from anki import Collection
from anki.importing.apkg import AnkiPackageImporter
from anki.importing.csvfile import TextImporter

def package(col, path):
    AnkiPackageImporter(col, path).run()

def text(col, path):
    importer = TextImporter(col, path)
    importer.allowHTML = True
    importer.model = col.models.byName('Basic')
    importer.open()
    # This version passes over the head of the file, which names the columns for later ones.
    importer.mapping = [None, None, 'Front', 'Back', '_tags']
    importer.run()

def study(col, path):
    col.reset()
    card = col.sched.getCard()
    while card:
        card.startTimer()
        col.sched.answerCard(card, 2 if card.queue == 1 else 3)
        card = col.sched.getCard()
        if col.db.scalar('select count() from revlog') >= 6:
            break

with tempfile.TemporaryDirectory() as folder:
    col = Collection(os.path.join(folder, 'collection.anki2'))
    col.decks.select(col.decks.id('Deep Learning::Attention'))
    states = []
    for name, path in json.load(sys.stdin):
        {'package': package, 'text': text, 'study': study}[name](col, path)
        notes = [col.getNote(i) for i in col.findNotes('')]
        states.append({
            'sound': col.db.scalar('pragma integrity_check'),
            'notes': [{'guid': n.guid, 'fields': n.fields, 'tags': n.tags, 'type': n.model()['name']} for n in notes],
            'cards': col.db.all('select nid, ord, did, type, queue, due, ivl, reps from cards order by id'),
            'decks': sorted({col.decks.name(c.did) for n in notes for c in n.cards()}),
            'shown': [[n.cards()[0].q(), n.cards()[0].a()] for n in notes]})
    _, fine = col.fixIntegrity()
    col.close()
    print(json.dumps({'states': states, 'fine': fine}))
`;

/** @param {[string, string][]} steps */
function inAnki(steps) {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', PROGRAM, anki], {
    input: JSON.stringify(steps),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  assert.equal(status, 0, stderr);
  const { states, fine } = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1));
  assert.ok(fine, 'Anki’s own check finds nothing wrong');
  return states;
}

describe('Anki', { skip: anki ? false : 'there is no Anki 2.1.15 here: see .ci/setup' }, () => {
  const shipped = join(root, 'dist/attention-cards.apkg');
  let cards;
  before(async () => {
    const read = readCards(root);
    const texts = scriptCards(read, await load());
    cards = read.map((card, i) => ({ ...card, anki: texts[i].anki }));
  });
  const withFile = async (name, content, run) => {
    const folder = mkdtempSync(join(tmpdir(), 'attn-anki-'));
    try {
      writeFileSync(join(folder, name), content);
      return await run(join(folder, name));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

  it('takes the deck in: ten notes with their fields, tags and ids, one new card each', () => {
    const [{ sound, notes, cards: rows, decks, shown }] = inAnki([['package', shipped]]);
    assert.equal(sound, 'ok');
    assert.deepEqual(
      notes,
      cards.map(({ name, anki: { front, back } }) => ({
        guid: `attention-figures-${name}`,
        fields: [front, back],
        tags: ['attention-figures', 'deep-learning::attention'],
        type: 'attention-figures',
      })),
    );
    assert.equal(rows.length, 10);
    assert.deepEqual(decks, ['Deep Learning::Attention']);
    for (const [i, [question, answer]] of shown.entries()) {
      assert.ok(question.endsWith(cards[i].anki.front));
      assert.ok(answer.endsWith(cards[i].anki.back));
    }
  });

  it('doubles nothing when the deck is taken in again, and keeps what was learnt', () => {
    const [, studied, again] = inAnki([
      ['package', shipped],
      ['study', ''],
      ['package', shipped],
    ]);
    assert.ok(studied.cards.some(([, , , , , , , reps]) => reps > 0));
    assert.deepEqual(again, studied);
  });

  it('takes a later wording over into the notes that are there, and keeps what was learnt', async () => {
    const later = cards.map((card) =>
      card.name === 'c3' ? { ...card, revised: '2027-02-01', anki: { ...card.anki, back: '<p>Better.</p>' } } : card,
    );
    await withFile('later.apkg', await ankiPackage(later), (path) => {
      const [, studied, updated] = inAnki([
        ['package', shipped],
        ['study', ''],
        ['package', path],
      ]);
      assert.deepEqual(updated.cards, studied.cards);
      assert.deepEqual(
        updated.notes.map(({ guid, fields: [, back] }) => [guid, back]),
        later.map(({ name, anki: { back } }) => [`attention-figures-${name}`, back]),
      );
    });
  });

  it('reads the text with every hostile note as it was written, and doubles nothing the second time', async () => {
    const all = HOSTILE.map((_, i) => ({ name: `n${i}`, anki: { front: String(i), back: cards[i % 10].anki.back } }));
    const notes = new Map(HOSTILE.map((note, i) => [`n${i}`, note]));
    await withFile('cards.txt', ankiText(all, notes), (path) => {
      const [once, twice] = inAnki([
        ['text', path],
        ['text', path],
      ]);
      assert.deepEqual(twice.notes, once.notes);
      assert.deepEqual(twice.cards.length, HOSTILE.length);
      once.notes.forEach(({ fields: [front, back], tags }, i) => {
        assert.equal(front, String(i));
        assert.deepEqual(tags, ['attention-figures', 'deep-learning::attention']);
        const [text, note] = back.split('<hr><p>');
        assert.equal(text, cards[i % 10].anki.back);
        assert.equal(unescaped(note.slice(0, -'</p>'.length)), HOSTILE[i].replaceAll('\r\n', '\n').normalize('NFC'));
        assert.ok(once.shown[i][1].endsWith(back), 'no template, sound or cloze is made of a note');
      });
    });
  });
});

/** As a browser reads HTML that has no tag but <br>. */
function unescaped(html) {
  assert.doesNotMatch(html, /<(?!br>)/);
  return html.replaceAll('<br>', '\n').replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}
