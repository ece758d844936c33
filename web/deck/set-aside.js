/**
 * Setting aside a database that is not what it should be. IndexedDB has no renaming, so what is in it is copied under
 * another name, the copy is read back and compared, and only then is the old name given free. Where any of that fails,
 * the database stays as it is, under its own name. Either way its entries are handed back.
 */
import { deleteDB, openDB } from 'idb';
import { faultOf } from './entry.js';

/** @typedef {import('./entry.js').Entry} Entry */

/**
 * @typedef {object} Content
 * @property {{ name: string, keyPath: any, autoIncrement: boolean, keys: any[], values: any[] }[]} stores
 * @property {boolean} whole whether every row could be read
 */

/** Copies of one day that can stand side by side. */
const MOST_COPIES = 9;

/** A database that another tab holds open is not deleted until that tab closes: then it is left. */
const BLOCKED_MS = 1000;

/**
 * @param {string} name @param {Date} [today]
 * @returns {Promise<{ name: string, entries: Entry[] }>} where it is now; the entries that could be read
 */
export async function setAside(name, today = new Date()) {
  const content = await contentOf(name);
  const entries = content.stores.flatMap(({ values }) => values.filter((row) => !faultOf(row)));
  const copy = content.whole && (await copyOf(content, `${name}-broken-${today.toISOString().slice(0, 10)}`));
  return { name: copy && (await freed(name)) ? copy : name, entries };
}

/** Everything that can be read of a database, whatever its layout. @param {string} name @returns {Promise<Content>} */
export async function contentOf(name) {
  /** @type {Content} */
  const content = { stores: [], whole: true };
  let db;
  try {
    db = await openDB(name, undefined, {
      // Called only where there is no such database: then none is to come into being.
      upgrade(_, __, ___, upgrade) {
        upgrade.done.catch(() => {});
        upgrade.abort();
      },
    });
    for (const store of db.objectStoreNames) content.stores.push(await rowsOf(db, store, content));
  } catch {
    content.whole = false;
  }
  db?.close();
  return content;
}

/**
 * Row by row, so that one that cannot be read takes no more with it than those after it.
 * @param {any} db @param {string} name @param {Content} content
 */
async function rowsOf(db, name, content) {
  const store = db.transaction(name).objectStore(name);
  /** @type {Content['stores'][0]} */
  const rows = { name, keyPath: store.keyPath, autoIncrement: store.autoIncrement, keys: [], values: [] };
  try {
    for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
      rows.keys.push(cursor.primaryKey);
      rows.values.push(cursor.value);
    }
  } catch {
    content.whole = false;
  }
  return rows;
}

/**
 * A new database with the same rows: its name, or nothing if it does not hold them all.
 * @param {Content} content @param {string} wanted
 */
async function copyOf({ stores }, wanted) {
  for (let n = 1; n <= MOST_COPIES; n++) {
    const name = n === 1 ? wanted : `${wanted}-${n}`;
    let made = false;
    try {
      const db = await openDB(name, 1, {
        upgrade(fresh) {
          made = true;
          for (const { name: store, keyPath, autoIncrement } of stores)
            fresh.createObjectStore(store, { ...(keyPath === null ? {} : { keyPath }), autoIncrement });
        },
      });
      if (made) await fill(db, stores);
      db.close();
    } catch {
      return undefined;
    }
    if (made) return JSON.stringify((await contentOf(name)).stores) === JSON.stringify(stores) ? name : undefined;
  }
  return undefined;
}

/** @param {any} db @param {Content['stores']} stores */
async function fill(db, stores) {
  if (!stores.length) return;
  const names = stores.map(({ name }) => name);
  const writing = db.transaction(names, 'readwrite', { durability: 'strict' });
  writing.done.catch(() => {});
  for (const { name, keyPath, keys, values } of stores) {
    const store = writing.objectStore(name);
    // Where the rows do not name their keys themselves, each is put under the key it had.
    values.forEach((value, i) => store.put(value, ...(keyPath === null ? [keys[i]] : [])).catch(() => {}));
  }
  await writing.done;
}

/** Deletes what has been copied, unless another tab holds it. @param {string} name @returns {Promise<boolean>} */
const freed = (name) =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), BLOCKED_MS);
    const end = (/** @type {boolean} */ done) => () => {
      clearTimeout(timer);
      resolve(done);
    };
    deleteDB(name).then(end(true), end(false));
  });
