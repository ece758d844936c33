import { beforeEach, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { Deck } from '../../web/deck/deck.js';
import { stateText } from '../../web/deck/fold.js';
import { MIGRATIONS, NAME, openStore, StoreError } from '../../web/deck/store.js';
import { START, writer } from './deck-logs.mjs';

process.env.TZ = 'Europe/Berlin';
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** A deck whose clock the test moves. It waits long for its storage: a busy machine is not a missing answer. */
function newDeck(parts = {}) {
  const clock = { at: START };
  const deck = new Deck({ open: (onLoss) => openStore({ onLoss }), clock: () => clock.at, patience: 20_000, ...parts });
  return { deck, clock };
}

const settled = async (deck) => {
  await deck.ready;
  // What was written last is behind everything else in the queue.
  await deck.bring([]);
};

/** A line between decks, as BroadcastChannel draws between tabs: everyone hears everyone else. */
function line() {
  const calls = [];
  return () => {
    let own;
    return {
      listen(call) {
        calls.push((own = call));
      },
      post(entries) {
        for (const call of calls) if (call !== own) queueMicrotask(() => call(structuredClone(entries)));
      },
    };
  };
}

/** What `about` may hold by key, and what damage may make of it. */
const ABOUT = {
  setAside: {
    sound: [[], [{ name: 'x', moved: true, entries: 3 }], [{ name: 'x', moved: false, entries: 0, seen: true }]],
    damaged: ['x', 1, null, {}, [null], ['x'], [[]], new Array(1), [{}], [{ name: 1, moved: true, entries: 3 }],
      [{ name: 'x', moved: 'no', entries: 3 }], [{ name: 'x', moved: true, entries: Number.NaN }],
      [{ name: 'x', moved: true, entries: 3, seen: 'no' }]],
  },
  exported: {
    sound: [{ at: START, entries: 0 }],
    damaged: ['x', 1, null, true, [], {}, { at: START }, { at: 'x', entries: 1 }, { at: Number.NaN, entries: 1 },
      { at: 1e300, entries: 1 }, { at: START, entries: -1 }, { at: START, entries: null }],
  },
  keys: { sound: [true, false], damaged: ['x', 0, null, [], {}] },
  toString: { sound: [], damaged: ['x', null] },
};

describe('what a deck knows of its browser', () => {
  const stored = async (key, value) => {
    const db = await openDB(NAME, MIGRATIONS.length, {
      upgrade: (fresh) => MIGRATIONS.forEach((migrate) => migrate(fresh)),
    });
    await db.put('about', value, key);
    db.close();
    const store = await openStore();
    store.close();
    return store.about;
  };
  for (const [key, { sound, damaged }] of Object.entries(ABOUT)) {
    it(`${key}: comes back when it is sound, and is passed over when it is damaged`, async () => {
      for (const value of sound) assert.deepEqual([...(await stored(key, value))], [[key, value]]);
      for (const value of damaged) assert.deepEqual([...(await stored(key, value))], [], JSON.stringify(value));
    });
  }
});

describe('the deck', () => {
  it('is the same after a reload', async () => {
    const { deck, clock } = newDeck();
    await deck.ready;
    deck.add(['c1', 'c2']);
    deck.grade('c1', 3);
    clock.at += 600_000;
    deck.grade('c1', 3, { seed: 5, right: true });
    deck.note('c2', '<b>not bold</b> }} :: "\t=1+1');
    deck.set('retention', 0.85);
    await settled(deck);
    const { deck: again } = newDeck();
    await again.ready;
    assert.equal(again.storage.kind, 'database');
    assert.equal(stateText(again.state), stateText(deck.state));
    assert.equal(again.state.notes.get('c2'), '<b>not bold</b> }} :: "\t=1+1');
  });

  it('takes back any number of grades, also after a reload, to the byte', async () => {
    const { deck, clock } = newDeck();
    await deck.ready;
    deck.add(['c1', 'c2', 'c3']);
    const states = [stateText(deck.state)];
    for (let i = 0; i < 12; i++) {
      deck.grade(`c${1 + (i % 3)}`, 1 + (i % 4));
      states.push(stateText(deck.state));
      clock.at += 43_200_000;
    }
    await settled(deck);
    const { deck: again, clock: later } = newDeck();
    later.at = clock.at;
    await again.ready;
    for (let k = 12; k > 0; k--) {
      assert.equal(stateText(again.state), states[k]);
      assert.equal(again.undo().type, 'grade');
    }
    assert.equal(stateText(again.state), states[0]);
    await settled(again);
    const { deck: third } = newDeck();
    await third.ready;
    assert.equal(stateText(third.state), states[0]);
    assert.equal(third.log.length, 3 + 12 + 12, 'the log itself only grew');
  });

  it('does not take back notes and settings', async () => {
    const { deck } = newDeck();
    await deck.ready;
    deck.grade('c1', 3);
    deck.note('c1', 'kept');
    deck.set('turnover', 6);
    assert.equal(deck.undo().type, 'grade');
    assert.equal(deck.undo().type, 'add');
    assert.equal(deck.undo(), undefined);
    assert.equal(deck.state.notes.get('c1'), 'kept');
  });

  it('goes on writing in order when the clock is set back', async () => {
    const { deck, clock } = newDeck();
    await deck.ready;
    deck.grade('c1', 4);
    clock.at -= 7 * 86_400_000;
    deck.grade('c1', 3);
    deck.suspend('c1');
    assert.deepEqual(
      deck.log.map(({ type }) => type),
      ['add', 'grade', 'grade', 'suspend'],
    );
    assert.ok(deck.state.reviews[1].elapsed === 0 && deck.state.cards.get('c1').memory.dueDay >= deck.now().day);
  });

  it('follows another tab at once, and both store the same log', async () => {
    const join = line();
    const [{ deck: a }, { deck: b, clock }] = [newDeck({ channel: join() }), newDeck({ channel: join() })];
    await Promise.all([a.ready, b.ready]);
    clock.at += 1;
    for (let i = 0; i < 10; i++) {
      (i % 2 ? a : b).grade('c1', 1 + (i % 4));
      await settled(a);
      await settled(b);
      assert.equal(stateText(a.state), stateText(b.state));
    }
    assert.equal(a.state.reviews.length, 10);
    const { deck: c } = newDeck();
    await c.ready;
    assert.equal(stateText(c.state), stateText(a.state));
  });

  it('tells of a broken database once, also after a reload, until the reader has read it', async () => {
    (await openDB(NAME, MIGRATIONS.length, { upgrade: (db) => db.createObjectStore('old') })).close();
    const { deck } = newDeck();
    await settled(deck);
    assert.equal(deck.setAside.length, 1);
    const { deck: again } = newDeck();
    await settled(again);
    assert.deepEqual(again.setAside, deck.setAside);
  });

  it('keeps what was done before the storage had opened', async () => {
    const { deck } = newDeck();
    deck.grade('c1', 3);
    await settled(deck);
    assert.equal(deck.storage.unsaved, 0);
    const { deck: again } = newDeck();
    await again.ready;
    assert.equal(stateText(again.state), stateText(deck.state));
  });

  it('takes a file in wholly or not at all, also where the storage fails in the midst of it', async () => {
    const w = writer(START + 60_000);
    for (const card of ['c2', 'c3', 'c4', 'c5']) w.write('add', { card });
    const { deck } = newDeck();
    await deck.ready;
    deck.grade('c1', 3);
    await settled(deck);
    const before = [stateText(deck.state), deck.log.length];
    const { put } = IDBObjectStore.prototype;
    let puts = 0;
    IDBObjectStore.prototype.put = function (...rest) {
      if (++puts === 3) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, rest);
    };
    try {
      await assert.rejects(deck.bring(w.log), StoreError);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    assert.deepEqual([stateText(deck.state), deck.log.length], before);
    const { deck: again } = newDeck();
    await again.ready;
    assert.deepEqual([stateText(again.state), again.log.length], before);
    await deck.bring(w.log);
    assert.equal(deck.state.cards.size, 5);
  });

  it('does not let a late answer about keeping hide that storing has failed', async () => {
    let answer;
    const keeping = {
      asked: async () => false,
      ask: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    };
    const { deck } = newDeck({ keeping });
    await deck.ready;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    deck.add(['c1']);
    await settled(deck);
    IDBObjectStore.prototype.put = put;
    answer(true);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    assert.deepEqual([deck.storage.kind, deck.storage.loss, deck.storage.persistent], ['memory', 'full', true]);
  });

  it('asks to be kept when the first card is added, and only then', async () => {
    let asked = 0;
    const keeping = {
      asked: async () => false,
      ask: async () => {
        asked++;
        return true;
      },
    };
    const { deck } = newDeck({ keeping });
    await deck.ready;
    assert.equal(asked, 0);
    deck.add(['c1']);
    deck.add(['c2']);
    await settled(deck);
    assert.equal(asked, 1);
    assert.equal(deck.storage.persistent, true);
  });
});

describe('the storage, when it fails,', () => {
  const works = async (deck, loss) => {
    await deck.ready;
    assert.equal(deck.storage.kind, 'memory');
    assert.equal(deck.storage.loss, loss);
    deck.grade('c1', 4);
    await settled(deck);
    assert.equal(deck.state.cards.get('c1').memory.phase, 'review');
    assert.ok(deck.storage.unsaved >= 2);
  };
  const throwing = (name) => ({
    open() {
      throw new DOMException('no', name);
    },
    databases: async () => [],
  });

  it('because there is none, leaves the cards working in memory', async () => {
    globalThis.indexedDB = undefined;
    await works(newDeck().deck, 'refused');
  });

  it('because a sandboxed frame forbids it, leaves the cards working in memory', async () => {
    globalThis.indexedDB = throwing('SecurityError');
    await works(newDeck().deck, 'refused');
  });

  it('because it is full from the start, leaves the cards working in memory', async () => {
    globalThis.indexedDB = throwing('QuotaExceededError');
    await works(newDeck().deck, 'full');
  });

  it('by never answering, leaves the cards working in memory', async () => {
    globalThis.indexedDB = {
      open: () => Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value() {} } }),
      databases: async () => [],
    };
    await works(newDeck({ patience: 50 }).deck, 'silent');
  });

  it('by answering late, is taken up all the same, with what was done meanwhile', async () => {
    const { deck: earlier } = newDeck();
    await earlier.ready;
    earlier.grade('c1', 3);
    await settled(earlier);
    let answer;
    const open = (onLoss) =>
      new Promise((resolve) => {
        answer = () => resolve(openStore({ onLoss }));
      });
    const { deck, clock } = newDeck({ open, patience: 50 });
    clock.at += 60_000;
    await deck.ready;
    assert.deepEqual([deck.storage.kind, deck.storage.loss], ['memory', 'silent']);
    deck.grade('c2', 4);
    answer();
    while (deck.storage.kind !== 'database')
      await new Promise((resolve) => {
        deck.addEventListener('change', resolve, { once: true });
      });
    await settled(deck);
    assert.deepEqual(
      deck.state.reviews.map(({ card }) => card),
      ['c1', 'c2'],
    );
    const { deck: again } = newDeck();
    await again.ready;
    assert.equal(stateText(again.state), stateText(deck.state));
  });

  it('because a newer page wrote it, is left alone', async () => {
    (await openDB(NAME, 99, { upgrade: (db) => db.createObjectStore('later') })).close();
    await works(newDeck().deck, 'newer');
    assert.deepEqual(
      (await indexedDB.databases()).map(({ name }) => name),
      [NAME],
    );
  });

  it('by filling up midway, keeps everything in memory and stores it when asked again', async () => {
    const { deck } = newDeck();
    await deck.ready;
    deck.grade('c1', 3);
    await settled(deck);
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      deck.grade('c2', 4);
      await settled(deck);
      assert.deepEqual([deck.storage.kind, deck.storage.loss], ['memory', 'full']);
      deck.grade('c2', 3);
      await settled(deck);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    await deck.retry();
    assert.equal(deck.storage.kind, 'database');
    assert.equal(deck.storage.unsaved, 0);
    const { deck: again } = newDeck();
    await again.ready;
    assert.equal(stateText(again.state), stateText(deck.state));
  });

  it('by being wiped midway, keeps everything in memory and writes nothing back unasked', async () => {
    const { deck } = newDeck();
    await deck.ready;
    deck.grade('c1', 3);
    await settled(deck);
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(NAME);
      request.onsuccess = resolve;
      request.onerror = reject;
    });
    assert.deepEqual([deck.storage.kind, deck.storage.loss, deck.storage.unsaved], ['memory', 'wiped', 2]);
    deck.grade('c1', 3);
    await settled(deck);
    assert.deepEqual(await indexedDB.databases(), []);
    await deck.retry();
    const { deck: again } = newDeck();
    await again.ready;
    assert.equal(stateText(again.state), stateText(deck.state));
  });

  it('by an upgrade in another tab, steps aside', async () => {
    const { deck } = newDeck();
    await deck.ready;
    (await openDB(NAME, MIGRATIONS.length + 1)).close();
    assert.deepEqual([deck.storage.kind, deck.storage.loss], ['memory', 'newer']);
  });
});
