import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { ankiText, asHtml } from '../../web/deck/export-anki.js';
import { cardTable, reviewTable } from '../../web/deck/export-csv.js';
import { backup } from '../../web/deck/export-json.js';
import { markdown } from '../../web/deck/export-markdown.js';
import { fold, stateText } from '../../web/deck/fold.js';
import { compare, KIND, readBackup } from '../../web/deck/import.js';
import { mergeLogs } from '../../web/deck/merge.js';
import { HOSTILE, logs, START, writer } from './deck-logs.mjs';

process.env.TZ = 'Europe/Berlin';

/** Python's own readers, as someone else's program would use them. */
const python = (code, input) =>
  JSON.parse(execFileSync('python3', ['-c', code], { input, encoding: 'utf8', maxBuffer: 1 << 26 }));

const cards = Array.from({ length: 10 }, (_, i) => ({
  name: `c${i + 1}`,
  title: `Card ${i + 1}`,
  anki: { front: `<p>Is \\(a &lt; b_${i}\\) "so"?</p>`, back: '<p>\\[\\frac{1}{2}\\]</p>\n<p>Two\tlines</p>' },
  source: { front: `Is $a < b_${i}$ "so"?`, back: '$$\n\\frac{1}{2}\n$$\n\nTwo\tlines' },
}));

const full = () => {
  const w = writer();
  HOSTILE.forEach((text, i) => {
    w.write('note', { card: `n${i}`, text }).at;
    w.write('grade', { card: `c${1 + (i % 10)}`, grade: 1 + (i % 4), seed: i, right: i % 2 === 0 });
    w.wait(700 * (i + 1));
  });
  w.write('set', { key: 'retention', value: 0.85 });
  w.write('undo', { of: w.log[3].id });
  return w.log;
};

describe('a backup', () => {
  it('brings back every entry, for any log', () => {
    fc.assert(
      fc.property(logs(), (log) => {
        const read = readBackup(backup(log, START));
        assert.deepEqual(read.entries, JSON.parse(JSON.stringify(log)));
        assert.equal(stateText(fold(mergeLogs(read.entries))), stateText(fold(log)));
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('is read with a byte order mark, with CR LF, pretty-printed and on one line', () => {
    const text = backup(full(), START);
    const parsed = JSON.parse(text);
    for (const variant of [
      `\uFEFF${text}`,
      text.replaceAll('\n', '\r\n'),
      JSON.stringify(parsed, null, 4),
      JSON.stringify(parsed),
      `\n\n ${text} \n`,
    ]) {
      assert.deepEqual(readBackup(variant).entries, full());
    }
  });

  it('is refused when it was cut off anywhere', () => {
    const text = backup(full(), START);
    for (let end = 0; end < text.trimEnd().length; end += 7)
      assert.ok(readBackup(text.slice(0, end)).fault, `cut at ${end}`);
  });

  it('is refused when entries are missing, although it is complete JSON', () => {
    const file = JSON.parse(backup(full(), START));
    file.log.pop();
    assert.match(readBackup(JSON.stringify(file)).fault, /cut off/);
  });

  it('is refused when it comes from a newer page, from elsewhere or from nowhere', () => {
    const file = JSON.parse(backup(full(), START));
    assert.match(readBackup(JSON.stringify({ ...file, format: 2 })).fault, /newer/);
    for (const foreign of [
      '',
      'null',
      '[]',
      '7',
      '"x"',
      '{}',
      '<html>',
      JSON.stringify({ ...file, kind: 'anki' }),
      JSON.stringify({ ...file, format: '1' }),
    ]) {
      assert.ok(readBackup(foreign).fault, foreign);
    }
  });

  it('is refused when a tick comes from nowhere, or an id names two entries', () => {
    const file = JSON.parse(backup(full(), START));
    const change = (edit) => {
      const copy = structuredClone(file);
      edit(copy.log);
      return readBackup(JSON.stringify(copy)).fault;
    };
    assert.match(
      change((log) => {
        log[2].tick = 253_402_300_800_000;
      }),
      /order/,
    );
    assert.match(
      change((log) => {
        log[2].id = log[1].id;
      }),
      /id/,
    );
    assert.match(
      change((log) => {
        log[1].__proto__ = { polluted: true };
        log[1].extra = 1;
      }),
      /extra/,
    );
    assert.equal(Object.prototype.polluted, undefined);
  });

  it('survives ten thousand mutations: refused with a reason, or taken whole', () => {
    const text = backup(full(), START);
    const own = mergeLogs(full().slice(0, 20));
    const before = stateText(fold(own));
    const place = fc.nat(text.length - 1);
    const mutation = fc.oneof(
      fc.record({
        kind: fc.constant('put'),
        at: place,
        piece: fc.oneof(
          fc.string({ unit: 'binary', maxLength: 3 }),
          fc.constantFrom('"', '{', '}', '[', ']', ',', ':', '\\', '9', '-', 'e', 'null', 'true', '__proto__', '\0'),
        ),
      }),
      fc.record({ kind: fc.constant('drop'), at: place, length: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ kind: fc.constant('copy'), at: place, length: fc.integer({ min: 1, max: 60 }), to: place }),
      fc.record({ kind: fc.constant('digit'), at: place, digit: fc.nat(9) }),
    );
    let taken = 0;
    let refused = 0;
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        const read = readBackup(mutations.reduce(mutate, text));
        if (read.fault) {
          assert.equal(typeof read.fault, 'string');
          assert.equal(read.entries, undefined);
          refused++;
          return;
        }
        const comparison = compare(own, read.entries);
        if (!comparison.fault) {
          // Taken whole: with it, nothing of the deck is lost.
          const merged = mergeLogs(own, read.entries);
          assert.ok(own.every(({ id }) => merged.some((entry) => entry.id === id)));
          assert.equal(merged.length, own.length + comparison.fresh.length);
          fold(merged);
          assert.equal(stateText(fold(own)), before);
          taken++;
        }
      }),
      { seed: 10_000, numRuns: 10_000 },
    );
    assert.ok(taken > 100 && refused > 5000, `${taken} taken, ${refused} refused`);
  });

  it('can be looked at before it is taken', () => {
    const w = writer();
    w.write('grade', { card: 'c1', grade: 3 });
    w.write('note', { card: 'c1', text: 'mine' });
    const mine = [...w.log];
    w.write('grade', { card: 'c2', grade: 4 });
    w.write('set', { key: 'turnover', value: 6 });
    w.write('note', { card: 'c3', text: 'theirs' });
    const { fresh, known, cards: changed, notes, settings } = compare(mine, w.log);
    assert.equal(fresh.length, 3);
    assert.equal(known, 2);
    assert.deepEqual([changed, notes, settings], [['c2'], ['c3'], ['turnover']]);
    assert.equal(compare(w.log, mine).fresh.length, 0, 'an old backup changes nothing');
    assert.match(compare(w.log, [{ ...w.log[0], grade: 1 }]).fault, /another content/);
  });
});

function mutate(text, { kind, at, piece, length, to, digit }) {
  if (kind === 'put') return text.slice(0, at) + piece + text.slice(at + 1);
  if (kind === 'drop') return text.slice(0, at) + text.slice(at + length);
  if (kind === 'copy') return text.slice(0, to) + text.slice(at, at + length) + text.slice(to);
  const found = text.slice(at).search(/\d/);
  return found < 0 ? text : `${text.slice(0, at + found)}${digit}${text.slice(at + found + 1)}`;
}

describe('the text for Anki', () => {
  const READ = `
import csv, html, io, json, sys
text = sys.stdin.read()
lines = text.split('\\n')
head = [line for line in lines if line.startswith('#')]
body = '\\n'.join(lines[len(head):])
rows = list(csv.reader(io.StringIO(body, newline=''), delimiter='\\t', doublequote=True, strict=True))
print(json.dumps({'head': head, 'rows': rows, 'plain': [[html.unescape(field) for field in row] for row in rows]}))`;

  it('has a head that names the columns, and one row a card', () => {
    const { head, rows } = python(READ, ankiText(cards, new Map()));
    // As Anki's manual has it: a key, a colon, a value; columns are counted from 1 and named by the head, not by place.
    const { separator, html, notetype, ...columns } = Object.fromEntries(head.map((line) => line.slice(1).split(':')));
    assert.deepEqual([separator, html, notetype], ['tab', 'true', 'Basic']);
    assert.equal(rows.length, 10);
    for (const [i, row] of rows.entries()) {
      const named = Object.entries(columns).map(([what, place]) => [what, row[place - 1]]);
      assert.deepEqual(Object.fromEntries(named), {
        'guid column': `attention-figures-c${i + 1}`,
        'deck column': 'Deep Learning::Attention',
        'tags column': 'attention-figures deep-learning::attention',
      });
      const fields = row.filter((_, place) => !Object.values(columns).includes(String(place + 1)));
      assert.deepEqual(fields, [cards[i].anki.front, cards[i].anki.back]);
    }
  });

  it('keeps every hostile note word for word', () => {
    const all = HOSTILE.map((_, i) => ({ ...cards[0], name: `n${i}` }));
    const { rows, plain } = python(READ, ankiText(all, new Map(HOSTILE.map((note, i) => [`n${i}`, note]))));
    assert.equal(rows.length, HOSTILE.length);
    HOSTILE.forEach((note, i) => {
      const shown = plain[i][3].split('<hr><p>')[1].slice(0, -'</p>'.length).replaceAll('<br>', '\n');
      assert.equal(shown, note.replaceAll('\r\n', '\n'));
      assert.doesNotMatch(rows[i][3].split('<hr><p>')[1], /<(?!br>|\/p>)|\[sound|\{\{/);
    });
  });

  it('writes no tag from a note', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => !/<(?!br>)/.test(asHtml(text))),
      { seed: 3 },
    );
  });
});

describe('the tables', () => {
  const READ = `
import csv, io, json, sys
text = sys.stdin.buffer.read().decode('utf-8-sig')
print(json.dumps(list(csv.reader(io.StringIO(text, newline=''), strict=True))))`;

  it('keep every hostile note word for word', () => {
    const state = fold(
      HOSTILE.map((text, i) => ({
        ...writer().write('note', { card: `n${i}`, text }),
        id: String(i).padStart(20, 'a'),
      })),
    );
    const all = HOSTILE.map((_, i) => ({ ...cards[0], name: `n${i}` }));
    const rows = python(READ, cardTable(all, state));
    assert.deepEqual(
      rows.slice(1).map((row) => row[4]),
      HOSTILE,
    );
    assert.ok(rows.every((row) => row.length === rows[0].length));
  });

  it('hold each review once, with times that Python reads', () => {
    const state = fold(mergeLogs(full()));
    const rows = python(READ, reviewTable(state));
    assert.equal(rows.length, 1 + state.reviews.length);
    assert.ok(
      rows
        .slice(1)
        .every(
          ([card, time, day]) =>
            /^c\d+$/.test(card) && !Number.isNaN(Date.parse(time)) && /^\d{4}-\d\d-\d\d$/.test(day),
        ),
    );
  });
});

describe('the Markdown', () => {
  it('keeps a note in a fence that the note cannot close', () => {
    HOSTILE.forEach((note) => {
      const text = markdown(cards.slice(0, 1), new Map([['c1', note]]));
      const [, fence, inside] = /^(`{3,})text\n([^]*)\n\1\n$/m.exec(text.slice(text.indexOf('**My note**')));
      assert.equal(inside, note);
      assert.ok(!note.includes(fence));
    });
  });

  it('has every card with its question and answer', () => {
    const text = markdown(cards, new Map());
    for (const { title, source } of cards)
      for (const piece of [`## ${title}`, source.front, source.back]) assert.ok(text.includes(piece));
  });
});

describe('the name of the format', () => {
  it('has not changed, since old backups carry it', () => assert.equal(KIND, 'attention-figures-deck'));
});
