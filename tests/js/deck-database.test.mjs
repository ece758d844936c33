/** The database under the deck: opened, migrated, set aside when it is broken, written wholly or not at all. */
import { beforeEach, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { contentOf } from '../../web/deck/set-aside.js';
import { MIGRATIONS, NAME, openStore, StoreError } from '../../web/deck/store.js';
import { writer } from './deck-logs.mjs';

process.env.TZ = 'Europe/Berlin';
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('openStore()', () => {
  const foreign = async (name) => {
    const db = await openDB(name, MIGRATIONS.length, {
      upgrade: (database) => database.createObjectStore('something', { keyPath: 'k' }),
    });
    await db.put('something', { k: 1, kept: true });
    db.close();
  };

  const raw = async (name) => {
    const db = await openDB(name);
    const stores = {};
    for (const store of db.objectStoreNames) stores[store] = await db.getAll(store);
    db.close();
    return stores;
  };
  const names = async () => (await indexedDB.databases()).map(({ name }) => name).sort();
  const aside = () => `${NAME}-broken-${new Date().toISOString().slice(0, 10)}`;
  /** While `run` goes on, no row of a log can be read from the given one on, and the log not at one go. */
  const unreadable = async (database, from, run) => {
    const { getAll } = IDBObjectStore.prototype;
    const key = Object.getOwnPropertyDescriptor(IDBCursor.prototype, 'primaryKey');
    const broken = (store) => store.name === 'log' && store.transaction.db.name === database;
    const fail = () => {
      throw new DOMException('damaged', 'UnknownError');
    };
    IDBObjectStore.prototype.getAll = function (...rest) {
      return broken(this) ? fail() : getAll.apply(this, rest);
    };
    let rows = 0;
    Object.defineProperty(IDBCursor.prototype, 'primaryKey', {
      ...key,
      get() {
        return broken(this.source) && rows++ >= from ? fail() : key.get.call(this);
      },
    });
    try {
      await run();
    } finally {
      IDBObjectStore.prototype.getAll = getAll;
      Object.defineProperty(IDBCursor.prototype, 'primaryKey', key);
    }
  };

  it('sets a broken database aside under another name with every row, says so, and begins anew', async () => {
    await foreign(NAME);
    const store = await openStore();
    assert.equal(store.name, NAME);
    assert.deepEqual(store.setAside, [{ name: aside(), moved: true, entries: 0 }]);
    const entry = writer().write('add', { card: 'c1' });
    await store.append([entry]);
    store.close();
    const again = await openStore();
    assert.deepEqual([again.entries, again.setAside], [[entry], []]);
    again.close();
    assert.deepEqual(await raw(aside()), { something: [{ k: 1, kept: true }] });
    assert.deepEqual(await names(), [NAME, aside()].sort());
  });

  it('takes the entries that a broken database still holds into the new one', async () => {
    const entry = writer().write('grade', { card: 'c1', grade: 3 });
    const db = await openDB(NAME, MIGRATIONS.length, {
      upgrade: (database) => database.createObjectStore('log', { keyPath: 'id' }),
    });
    await db.put('log', entry);
    await db.put('log', { id: 'x', noEntry: true });
    db.close();
    const store = await openStore();
    assert.deepEqual(store.entries, [entry]);
    assert.deepEqual(store.setAside, [{ name: aside(), moved: true, entries: 1 }]);
    assert.deepEqual(await store.read(), [entry]);
    store.close();
    assert.deepEqual(await raw(aside()), { log: [entry, { id: 'x', noEntry: true }] });
  });

  it('has them for now, and still tells of it, where there is no room to store them again', async () => {
    const entry = writer().write('grade', { card: 'c1', grade: 3 });
    const db = await openDB(NAME, MIGRATIONS.length, {
      upgrade: (database) => database.createObjectStore('log', { keyPath: 'id' }),
    });
    await db.put('log', entry);
    db.close();
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...rest) {
      if (this.transaction.db.name === NAME) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, rest);
    };
    try {
      const store = await openStore();
      assert.deepEqual(store.entries, [entry]);
      assert.deepEqual(store.setAside, [{ name: aside(), moved: true, entries: 1 }]);
      assert.deepEqual(await store.read(), []);
      store.close();
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    assert.deepEqual(await raw(aside()), { log: [entry] });
  });

  it('never writes over one that was set aside before', async () => {
    for (let i = 0; i < 3; i++) {
      await foreign(NAME);
      (await openStore()).close();
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(NAME).onsuccess = resolve;
      });
    }
    assert.deepEqual(await names(), [aside(), `${aside()}-2`, `${aside()}-3`]);
  });

  it('leaves one that cannot be read to its end under its own name, and takes over what could be read', async () => {
    const w = writer();
    for (const card of ['c1', 'c2', 'c3']) w.write('add', { card });
    const first = await openStore();
    await first.append(w.log);
    first.close();
    await unreadable(NAME, 2, async () => {
      const store = await openStore();
      assert.equal(store.name, `${NAME}-2`);
      assert.deepEqual(store.setAside, [{ name: NAME, moved: false, entries: 2 }]);
      assert.deepEqual(store.entries, w.log.slice(0, 2));
      assert.deepEqual(await store.read(), w.log.slice(0, 2));
      store.close();
    });
    assert.deepEqual(await names(), [NAME, `${NAME}-2`]);
    const healed = await openStore();
    assert.deepEqual([healed.name, healed.entries, healed.setAside], [NAME, w.log, []]);
    healed.close();
  });

  it('leaves one whose copy is not equal to it under its own name', async () => {
    await foreign(NAME);
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, ...rest) {
      const { name } = this.transaction.db;
      return put.call(this, name.includes('broken') ? { ...value, kept: false } : value, ...rest);
    };
    try {
      const store = await openStore();
      assert.deepEqual([store.name, store.setAside[0].name], [`${NAME}-2`, NAME]);
      store.close();
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    assert.deepEqual(await raw(NAME), { something: [{ k: 1, kept: true }] });
  });

  it('leaves one that another tab will not let go of, and goes on beside it', async () => {
    await foreign(NAME);
    const held = await openDB(NAME);
    const store = await openStore();
    assert.deepEqual([store.name, store.setAside[0].name], [`${NAME}-2`, NAME]);
    store.close();
    held.close();
  });

  it('makes no database where there is none to look into', async () => {
    assert.deepEqual(await contentOf('nowhere'), { stores: [], whole: false });
    assert.deepEqual(await names(), []);
  });

  it('brings home what was written while a database could not be read', async () => {
    const w = writer();
    w.write('add', { card: 'c1' });
    w.write('add', { card: 'c2' });
    const first = await openStore();
    await first.append([w.log[0]]);
    first.close();
    const second = await openStore({ name: `${NAME}-2` });
    await second.append([w.log[1]]);
    second.close();
    const store = await openStore();
    assert.deepEqual(store.entries, w.log);
    assert.deepEqual((await store.read()).length, 2);
    store.close();
  });

  it('passes over rows that are no entries and leaves them where they are', async () => {
    const store = await openStore();
    await store.append([writer().write('add', { card: 'c1' })]);
    store.close();
    const db = await openDB(NAME);
    await db.put('log', { id: 'x', evil: '<img onerror=alert(1)>' });
    db.close();
    const again = await openStore();
    assert.equal(again.entries.length, 1);
    assert.equal(again.unreadable, 1);
    again.close();
    const raw = await openDB(NAME);
    assert.equal(await raw.count('log'), 2);
    raw.close();
  });

  it('runs the migrations that a database still lacks, once, and keeps its rows', async () => {
    const entry = writer().write('add', { card: 'c1' });
    const old = await openStore();
    await old.append([entry]);
    old.close();
    let runs = 0;
    const migrations = [
      ...MIGRATIONS,
      (db, upgrade) => {
        runs++;
        upgrade.objectStore('log').createIndex('card', 'card');
      },
    ];
    for (let i = 0; i < 2; i++) {
      const store = await openStore({ migrations });
      assert.deepEqual(store.entries, [entry]);
      store.close();
    }
    assert.equal(runs, 1);
    await assert.rejects(openStore(), (reason) => reason instanceof StoreError && reason.loss === 'newer');
  });

  it('writes all entries or none', async () => {
    const store = await openStore();
    const good = writer().write('add', { card: 'c1' });
    await assert.rejects(store.append([good, { ...good, id: undefined }]), StoreError);
    assert.deepEqual(await store.read(), []);
    store.close();
  });
});
