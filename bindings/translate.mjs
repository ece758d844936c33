/** From what wasm2js prints, a module that starts as many cores as are asked for. */

/**
 * wasm2js answers a refused memory.grow as if it had been granted, and past 2 GiB its signed shifts of addresses would
 * turn negative. Its own body is kept for the views it makes anew.
 */
const GROW = new RegExp([
  /(function __wasm_memory_grow\(pagesToAdd\) \{\n\s+pagesToAdd = pagesToAdd )\| 0(;\n[^{]*?)/,
  /\(newPages < 65536\)\) \{\n\s+var newBuffer = new ArrayBuffer\(Math_imul\(newPages, 65536\)\);/,
  /([^}]*)\}\n\s+return oldPages;/,
].map((part) => part.source).join(''));
const GROWN = `$1>>> 0$2(newPages < 32768)) {
   var newBuffer;
   try { newBuffer = new ArrayBuffer(newPages * 65536); } catch (refused) { return -1; }$3
   return oldPages;
  }
  return pagesToAdd === 0 ? oldPages : -1;`;

/** 64-bit arguments arrive as BigInts and are handed on as two halves, the low one first. */
const HALVES = `
const halves = (f) => (...args) => f(...args.flatMap((x) => (
  typeof x === 'bigint' ? [Number(BigInt.asIntN(32, x)), Number(BigInt.asIntN(32, x >> 32n))] : x)));`;

/**
 * @param {string} text
 * @returns {string}
 */
export function translate(text) {
  if (/^\s*import /m.test(text)) throw new Error('the image imports something');
  const body = replace(replace(text.replace(/^export var .*;\n?/gm, ''), GROW, GROWN),
    /"(\w+)": (legalstub\$\w+)/g, '"$1": halves($2)');
  return `// @ts-nocheck: written by bindings/translate.mjs.
${HALVES}
export function instantiate() {
${body}
return retasmFunc;
}
`;
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} by
 */
function replace(text, pattern, by) {
  const out = text.replace(pattern, by);
  if (out === text) throw new Error(`wasm2js no longer writes ${pattern}`);
  return out;
}
