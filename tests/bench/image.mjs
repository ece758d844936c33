/** One image of the core, called without the binding; for Node and for pages. */
import { LAYOUT } from '../../build/package/layout/all.js';

/** @typedef {Record<string, (...numbers: any[]) => any>} Functions */

/** @returns {WebAssembly.Exports} */
export function instantiate(/** @type {BufferSource} */ bytes) {
  const module = new WebAssembly.Module(bytes);
  /** @type {Record<string, Record<string, () => number>>} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0;
  const { exports } = new WebAssembly.Instance(module, imports);
  /** @type {Functions} */ (exports)._initialize?.();
  return exports;
}

/** An image with what a benchmark needs: room for floats that stays, and calls by the names of the structs' fields. */
export class Image {
  constructor(/** @type {BufferSource} */ bytes) {
    this.exports = instantiate(bytes);
    this.c = /** @type {Functions} */ (this.exports);
    this.memory = /** @type {WebAssembly.Memory} */ (this.exports.memory);
    /** The kernel sets, plainest first. @type {string[]} */
    this.sets = this.text(this.c.attn_kernel_sets()).split(' ');
  }

  text(/** @type {number} */ at) {
    const bytes = new Uint8Array(this.memory.buffer, at);
    return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
  }

  /** Selects a kernel set by name. */
  select(/** @type {string} */ set) {
    const mark = this.c.attn_mark();
    const at = this.c.attn_scratch(set.length + 1);
    new Uint8Array(this.memory.buffer, at).set(new TextEncoder().encode(`${set}\0`));
    this.must(this.c.attn_kernel_select(at));
    this.c.attn_release(mark);
  }

  /** `count` floats with values in ±1 that are the same in every run. */
  floats(/** @type {number} */ count, seed = 1) {
    const at = this.c.attn_scratch(4 * count);
    const view = new Float32Array(this.memory.buffer, at, count);
    for (let i = 0, state = seed; i < count; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      view[i] = state / 2 ** 31;
    }
    return at;
  }

  /** A struct with its defaults, then the fields named. */
  struct(/** @type {string} */ name, /** @type {string} */ init, /** @type {Record<string, number>} */ fields) {
    const at = this.c.attn_scratch(LAYOUT.structs[name].size);
    this.c[init](at);
    this.set(at, name, fields);
    return at;
  }

  set(/** @type {number} */ at, /** @type {string} */ name, /** @type {Record<string, number>} */ fields) {
    const view = new DataView(this.memory.buffer);
    for (const [field, value] of Object.entries(fields)) {
      const [type, offset] = LAYOUT.structs[name].fields[field];
      if (type === 'f32') view.setFloat32(at + offset, value, true);
      else if (type === 'i64') view.setBigInt64(at + offset, BigInt(value), true);
      else view.setInt32(at + offset, value, true);
    }
  }

  must(/** @type {number} */ status) {
    if (status) {
      const error = LAYOUT.structs.attn_error.fields;
      const at = this.c.attn_last_error();
      throw new Error(this.text(new DataView(this.memory.buffer).getUint32(at + error.message[1], true)));
    }
  }
}
