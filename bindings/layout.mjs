/**
 * What attn_layout() tells, as modules of constants: a bundler puts the numbers where they are used, so that neither
 * names nor tables of them are loaded. Pointers have 32 bits in every image, and so all share one layout.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ structs: Record<string, { size: number, fields: Record<string, [string, number]> }>,
 *   constants: Record<string, number>, statuses: string[] }} Layout
 */

/**
 * @param {BufferSource} bytes layout.wasm
 * @returns {Layout}
 */
function ask(bytes) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  const { memory, attn_layout: tell } = /** @type {any} */ (exports);
  const text = Buffer.from(memory.buffer, tell());
  return JSON.parse(text.toString('utf8', 0, text.indexOf(0)));
}

const HEAD = '// Written by bindings/layout.mjs.\n';
const FIELD = "/** @import { Field } from '../../../bindings/core.js' */";

/**
 * One module for each struct, one for C's constants, and one with all of it for tests and benchmarks.
 * @param {BufferSource} bytes layout.wasm
 * @param {string} folder
 */
export function writeLayout(bytes, folder) {
  const layout = ask(bytes);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (/** @type {string} */ name, /** @type {string[]} */ lines) => (
    writeFileSync(join(folder, `${name}.js`), `${HEAD}${lines.join('\n')}\n`));
  for (const [name, { size, fields }] of Object.entries(layout.structs)) {
    write(name, [FIELD, `export const SIZE = ${size};`, ...Object.entries(fields).flatMap(constant)]);
  }
  write('constants', [
    ...Object.entries(layout.constants).map(([name, value]) => `export const ${name} = ${value};`),
    `export const STATUSES = ${JSON.stringify(layout.statuses)};`,
  ]);
  write('all', [`export const LAYOUT = ${JSON.stringify(layout)};`]);
}

/**
 * An array goes by its name, at its first entry; structs of strides, which the binding leaves packed, are passed over.
 * @param {[string, [string, number]]} field
 */
function constant([name, [kind, at]]) {
  if (/\.|\[[1-9]/.test(name)) return [];
  return [`export const ${name.replace('[0]', '')} = /** @type {Field<'${kind}'>} */ (${at});`];
}
