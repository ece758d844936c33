import { before, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ankiPackage } from '../../web/deck/build/apkg.mjs';
import { readCards, scriptCards } from '../../web/deck/build/cards.mjs';
import { guidOf } from '../../web/deck/export-anki.js';
import { load } from '../../dist/index.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const path = join(root, 'dist/attention-cards.apkg');

/** Another zip reader and another SQLite, as Anki's own are. */
const READ = `
import json, sqlite3, sys, tempfile, zipfile, os
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
with tempfile.TemporaryDirectory() as folder:
    archive.extract('collection.anki2', folder)
    db = sqlite3.connect(os.path.join(folder, 'collection.anki2'))
    db.row_factory = sqlite3.Row
    rows = lambda table: [dict(row) for row in db.execute('SELECT * FROM ' + table + ' ORDER BY id')]
    print(json.dumps({
        'files': archive.namelist(), 'media': json.loads(archive.read('media')),
        'check': db.execute('PRAGMA integrity_check').fetchone()[0],
        'col': rows('col'), 'notes': rows('notes'), 'cards': rows('cards'),
        'tables': sorted(row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table'"))}))`;

let deck;
let texts;
let cards;
before(async () => {
  deck = JSON.parse(execFileSync('python3', ['-c', READ, path], { encoding: 'utf8' }));
  cards = readCards(root);
  texts = scriptCards(cards, await load());
});

describe('the deck for Anki', () => {
  it('is a zip file with a sound database of the layout that all versions read', () => {
    assert.deepEqual(deck.files, ['collection.anki2', 'media']);
    assert.deepEqual(deck.media, {});
    assert.equal(deck.check, 'ok');
    assert.deepEqual(deck.tables, ['cards', 'col', 'graves', 'notes', 'revlog']);
    assert.equal(deck.col.length, 1);
    assert.equal(deck.col[0].ver, 11);
  });

  it('has one note and one new card for each card of the lesson', () => {
    const [{ models, decks, dconf, conf }] = deck.col;
    const [[typeId, type]] = Object.entries(JSON.parse(models));
    const names = Object.values(JSON.parse(decks)).map(({ name }) => name);
    assert.deepEqual(names, ['Default', 'Deep Learning::Attention']);
    assert.ok(JSON.parse(dconf)[1] && JSON.parse(conf).curDeck);
    assert.deepEqual(
      type.flds.map(({ name }) => name),
      ['Front', 'Back'],
    );
    assert.equal(deck.notes.length, 10);
    assert.equal(deck.cards.length, 10);
    deck.notes.forEach((note, i) => {
      assert.equal(note.guid, guidOf(cards[i].name));
      assert.equal(String(note.mid), typeId);
      assert.deepEqual(note.flds.split('\x1f'), [texts[i].anki.front, texts[i].anki.back]);
      assert.equal(note.csum, parseInt(createHash('sha1').update(note.sfld).digest('hex').slice(0, 8), 16));
      const card = deck.cards[i];
      assert.deepEqual([card.nid, card.ord, card.type, card.queue, card.due], [note.id, 0, 0, 0, i + 1]);
      assert.ok(JSON.parse(decks)[card.did]);
    });
  });

  it('writes mathematics between the marks that Anki sets it in, and nothing that runs', () => {
    for (const { flds } of deck.notes) {
      assert.match(flds, /\\\(|\\\[/);
      assert.doesNotMatch(flds, /<script|<math|\son\w+=|\{\{|\$/);
    }
  });

  it("keeps its ids, so that a second import updates: the day of revision is the note's time", () => {
    deck.notes.forEach((note, i) => assert.equal(note.mod, Date.parse(`${cards[i].revised}T00:00Z`) / 1000));
    assert.deepEqual(
      deck.notes.map(({ id }) => id),
      Array.from({ length: 10 }, (_, i) => 1796007601000 + i),
    );
  });

  it('is made with the same bytes each time, in any time zone', async () => {
    const zone = process.env.TZ;
    for (process.env.TZ of ['UTC', 'Pacific/Chatham', 'America/New_York']) {
      const again = await ankiPackage(cards.map((card, i) => ({ ...card, anki: texts[i].anki })));
      assert.ok(readFileSync(path).equals(Buffer.from(again)), process.env.TZ);
    }
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
});
