/** What tests, benchmarks and lessons need beside the calls: memory in use, and which kernels run. */
import { AttnError, show } from './errors.js';
import { wrongType } from './check.js';

/** @typedef {import('./core.js').Core} Core */

/** @param {Core} core */
export const memory = (core) => Object.freeze({
  get used() {
    return core.exports.attn_memory_used() >>> 0;
  },
  get size() {
    return core.exports.memory.buffer.byteLength;
  },
  /** @param {unknown} bytes */
  limit(bytes) {
    const call = 'memory.limit';
    if (typeof bytes !== 'number') throw wrongType(call, 'bytes', bytes, 'a whole number');
    if (!Number.isInteger(bytes) || bytes < 0 || bytes >= 2 ** 32) {
      throw new AttnError('ATTN_BAD_VALUE', call, 'bytes',
        `bytes is ${bytes}, expected a whole number from 0 to 2^32 − 1`);
    }
    core.run(call, runLimit, bytes);
  },
});

/** @param {Core} core */
export const kernels = (core) => Object.freeze({
  get sets() {
    return core.text(core.exports.attn_kernel_sets()).split(' ');
  },
  /** @param {unknown} name */
  select(name) {
    const call = 'kernels.select';
    if (typeof name !== 'string') throw wrongType(call, 'name', name, 'a string');
    // A string of C ends at the first zero, so this one would pass for a shorter name.
    if (name.includes('\0')) throw new AttnError('ATTN_BAD_VALUE', call, 'name', `name is ${show(name)}`);
    core.run(call, runSelect, name);
  },
});

/**
 * @param {Core} core
 * @param {number} bytes
 */
function runLimit(core, bytes) {
  core.exports.attn_memory_limit(bytes);
}

/**
 * @param {Core} core
 * @param {string} name
 */
function runSelect(core, name) {
  core.ok(core.exports.attn_kernel_select(core.putText(name)));
}
