/**
 * Where the log is kept: IndexedDB. Everything that can go wrong with it ends in one of the LOSSES, and the deck then
 * goes on in memory. A broken database is set aside under another name, and a new one begun; one that cannot even be
 * copied stays where it is, and the deck moves on to the next name.
 */
import { openDB } from 'idb';
import { isAbout } from './about.js';
import { faultOf } from './entry.js';
import { mergeLogs } from './merge.js';
import { NAME } from './name.js';
import { setAside } from './set-aside.js';

/** @typedef {import('./entry.js').Entry} Entry */

export { NAME };

/**
 * The schema, one step a version: the database's version is the number of steps. Never change a step; to change the
 * schema, add one. Each is handed the database and the running upgrade.
 * @type {((db: any, upgrade: any) => void | Promise<void>)[]}
 */
export const MIGRATIONS = [
  (db) => {
    db.createObjectStore('log', { keyPath: 'id' });
    // What belongs to this browser and not to the deck: the last export, the reader's keys.
    db.createObjectStore('about');
  },
];

const STORES = ['log', 'about'];

const MOST_NAMES = 9;

/**
 * Why the deck is not, or no longer, in the database.
 * @typedef {'refused' | 'silent' | 'newer' | 'full' | 'wiped' | 'failed'} Loss
 */

export class StoreError extends Error {
  /** @param {Loss} loss @param {unknown} [cause] */
  constructor(loss, cause) {
    super(`the deck's storage is ${loss}`, { cause });
    this.loss = loss;
  }
}

/**
 * @typedef {object} Aside a broken database
 * @property {string} name where it is now
 * @property {boolean} moved whether that is another name than it had
 * @property {number} entries how many of it could be read, and are in the deck
 */

/**
 * @typedef {object} Store
 * @property {string} name of the database in use
 * @property {Entry[]} entries as they were when it was opened
 * @property {Map<string, any>} about without what is damaged
 * @property {number} unreadable rows that are no entries; they stay where they are
 * @property {Aside[]} setAside databases that were found broken now
 * @property {(entries: Entry[]) => Promise<void>} append all of them or none
 * @property {() => Promise<Entry[]>} read
 * @property {(key: string, value: any) => Promise<void>} remember
 * @property {() => void} close
 */

/**
 * @param {object} [options]
 * @param {string} [options.name]
 * @param {typeof MIGRATIONS} [options.migrations]
 * @param {(loss: Loss) => void} [options.onLoss] called when an open database goes away
 * @returns {Promise<Store>} rejects with a StoreError
 */
export async function openStore({ name = NAME, migrations = MIGRATIONS, onLoss = () => {} } = {}) {
  /** @type {Aside[]} */
  const aside = [];
  /** @type {Entry[]} */
  const rescued = [];
  for (let n = 1; n <= MOST_NAMES; n++) {
    const candidate = n === 1 ? name : `${name}-${n}`;
    const attempt = () => openOne(candidate, migrations, onLoss).catch(unlessHopeless);
    const store =
      (await attempt()) ??
      // One tab at a time, and the next one finds it done.
      (await alone(candidate, async () => {
        const meanwhile = await attempt();
        if (meanwhile) return meanwhile;
        const { name: place, entries } = await setAside(candidate);
        aside.push({ name: place, moved: place !== candidate, entries: entries.length });
        rescued.push(...entries);
        return place === candidate ? undefined : attempt();
      }));
    if (!store) continue;
    const strays = mergeLogs(rescued, await straysAfter(name, n, migrations));
    // Should there be no room for them, they stay where they were found; the deck has them for now and tells of it.
    await store.append(strays).catch(() => {});
    return { ...store, entries: mergeLogs(store.entries, strays), setAside: aside };
  }
  throw new StoreError('failed');
}

/** Another name may help, unless the error says that it would not. @param {unknown} reason @returns {undefined} */
function unlessHopeless(reason) {
  if (reason instanceof StoreError) throw reason;
}

/** Where there are no locks, tabs take their chance. @param {string} name @param {() => Promise<any>} run */
const alone = (name, run) => globalThis.navigator?.locks?.request(name, run) ?? run();

/**
 * A database that was set aside may be readable again; what was written under later names meanwhile comes home.
 * @param {string} name @param {number} n @param {typeof MIGRATIONS} migrations
 */
async function straysAfter(name, n, migrations) {
  const present = new Set(((await indexedDB.databases?.()) ?? []).map((database) => database.name));
  /** @type {Entry[]} */
  const strays = [];
  for (let later = n + 1; later <= MOST_NAMES; later++) {
    if (!present.has(`${name}-${later}`)) continue;
    try {
      const other = await openOne(`${name}-${later}`, migrations, () => {});
      strays.push(...other.entries);
      other.close();
    } catch {
      // This one is broken in its turn, and stays as it is.
    }
  }
  return strays;
}

/**
 * One database. A StoreError says that no other name would help; any other error that this database is broken.
 * @param {string} name @param {typeof MIGRATIONS} migrations @param {(loss: Loss) => void} onLoss
 */
async function openOne(name, migrations, onLoss) {
  let lost = false;
  const lose = (/** @type {Loss} */ loss) => {
    if (!lost) onLoss(loss);
    lost = true;
  };
  /** @type {import('idb').IDBPDatabase} */
  let db;
  try {
    db = await openDB(name, migrations.length, {
      async upgrade(database, oldVersion, _, upgrade) {
        for (const migrate of migrations.slice(oldVersion)) await migrate(database, upgrade);
      },
      // Another tab deletes the database or brings it to a newer schema: step aside, or it would wait for ever.
      blocking(_, newVersion) {
        db.close();
        lose(newVersion === null ? 'wiped' : 'newer');
      },
      terminated: () => lose('wiped'),
    });
  } catch (reason) {
    throw lossOf(reason) ?? reason;
  }
  try {
    const missing = STORES.find((store) => !db.objectStoreNames.contains(store));
    if (missing) throw new Error(`${name} has no ${missing}`);
    const reading = db.transaction(STORES);
    const [rows, keys, values] = await Promise.all([
      reading.objectStore('log').getAll(),
      reading.objectStore('about').getAllKeys(),
      reading.objectStore('about').getAll(),
      reading.done,
    ]);
    const entries = rows.filter((row) => !faultOf(row));
    return {
      name,
      entries,
      about: new Map(keys.flatMap((key, i) => (isAbout(key, values[i]) ? [[String(key), values[i]]] : []))),
      unreadable: rows.length - entries.length,
      append: writing(db, 'log', (log, list) =>
        list.forEach((/** @type {Entry} */ entry) => log.put(entry).catch(() => {})),
      ),
      read: async () => (await db.getAll('log')).filter((row) => !faultOf(row)),
      remember: writing(db, 'about', (about, key, value) => about.put(value, key).catch(() => {})),
      close() {
        lost = true;
        db.close();
      },
    };
  } catch (reason) {
    lost = true;
    db.close();
    throw reason;
  }
}

/**
 * A function that writes in one transaction: it has happened wholly when the promise is kept, and not at all when it is
 * broken.
 * @param {import('idb').IDBPDatabase} db @param {string} store @param {(target: any, ...rest: any[]) => void} put
 */
function writing(db, store, put) {
  return async (/** @type {any[]} */ ...rest) => {
    let transaction;
    try {
      transaction = db.transaction(store, 'readwrite', { durability: 'strict' });
      // What becomes of each put, the end of the transaction tells. One that throws at once would leave it to end well,
      // so it is called off.
      transaction.done.catch(() => {});
      put(transaction.objectStore(store), ...rest);
      await transaction.done;
    } catch (reason) {
      abort(transaction);
      throw lossOf(reason) ?? new StoreError(isClosed(reason) ? 'wiped' : 'failed', reason);
    }
  };
}

/** @param {any} transaction */
function abort(transaction) {
  try {
    transaction?.abort();
  } catch {
    // It has ended by itself.
  }
}

/** @param {any} reason */
const isClosed = (reason) => reason?.name === 'InvalidStateError' || reason?.name === 'NotFoundError';

/** Errors that another database's name would not cure. @param {any} reason @returns {StoreError | undefined} */
function lossOf(reason) {
  if (reason?.name === 'VersionError') return new StoreError('newer', reason);
  if (reason?.name === 'QuotaExceededError') return new StoreError('full', reason);
  // Sandboxed frames and blocked cookies; private windows of older browsers; no IndexedDB at all.
  if (['SecurityError', 'InvalidStateError', 'ReferenceError', 'TypeError'].includes(reason?.name))
    return new StoreError('refused', reason);
  return undefined;
}
