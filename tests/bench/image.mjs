/** One image of the core, called without the binding, and the peak of the machine for the same kind of image. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<string, (...numbers: any[]) => any>} Functions */

const instances = (/** @type {Uint8Array<ArrayBuffer>} */ bytes) => {
  const module = new WebAssembly.Module(bytes);
  /** @type {Record<string, Record<string, () => number>>} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0;
  const { exports } = new WebAssembly.Instance(module, imports);
  /** @type {Functions} */ (exports)._initialize?.();
  return exports;
};

/** Builds peak.c for the image's features and returns its functions. */
export function loadPeak(/** @type {string} */ root, /** @type {string} */ image) {
  const folder = join(root, 'build', 'bench');
  const output = join(folder, `peak-${image}.wasm`);
  mkdirSync(folder, { recursive: true });
  const flags = image === 'relaxed' ? ['-msimd128', '-mrelaxed-simd'] : ['-msimd128'];
  const command = `. "${root}/.ci/env" && emcc -std=c11 -O3 -ffp-contract=off ${flags.join(' ')} -mbulk-memory \
    --no-entry -sSTANDALONE_WASM -sINITIAL_MEMORY=160MB "${root}/tests/bench/peak.c" -o "${output}"`;
  const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`peak.c does not build:\n${stderr}`);
  return /** @type {Functions} */ (instances(readFileSync(output)));
}

/** An image with what a benchmark needs: room for floats that stays, and calls by the names of the structs' fields. */
export class Image {
  constructor(/** @type {string} */ root, /** @type {string} */ name) {
    this.exports = instances(readFileSync(join(root, 'build', name, 'attention.wasm')));
    this.c = /** @type {Functions} */ (this.exports);
    this.memory = /** @type {WebAssembly.Memory} */ (this.exports.memory);
    this.layout = JSON.parse(this.text(this.c.attn_layout()));
  }

  text(/** @type {number} */ at) {
    const bytes = new Uint8Array(this.memory.buffer, at);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  }

  /** Selects a kernel set by name. */
  select(/** @type {string} */ set) {
    const mark = this.c.attn_mark();
    const at = this.c.attn_scratch(set.length + 1);
    new Uint8Array(this.memory.buffer, at).set(new TextEncoder().encode(`${set}\0`));
    if (this.c.attn_kernel_select(at)) throw new Error(`no kernel set ${set}`);
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
    const { size, fields: places } = this.layout.structs[name];
    const at = this.c.attn_scratch(size);
    if (init) this.c[init](at);
    else new Uint8Array(this.memory.buffer, at, size).fill(0);
    const view = new DataView(this.memory.buffer);
    for (const [field, value] of Object.entries(fields)) {
      const [type, offset] = places[field];
      if (type === 'f32') view.setFloat32(at + offset, value, true);
      else if (type === 'i64') view.setBigInt64(at + offset, BigInt(value), true);
      else view.setInt32(at + offset, value, true);
    }
    return at;
  }

  must(/** @type {number} */ status) {
    if (status) {
      const error = this.layout.structs.attn_error.fields;
      const at = this.c.attn_last_error();
      throw new Error(this.text(new DataView(this.memory.buffer).getUint32(at + error.message[1], true)));
    }
  }
}
