// Reads the vector files beside it: tensors become typed arrays with a `shape` of their own.
import { readFileSync } from 'node:fs';

const TYPES = { f32: Float32Array, f64: Float64Array, u8: Uint8Array };

/** The numbers of one tensor; `shape` hangs on the array. */
export function tensor(entry) {
  const key = Object.keys(TYPES).find((type) => type in entry);
  const bytes = Uint8Array.from(Buffer.from(entry[key], 'base64'));
  return Object.assign(new TYPES[key](bytes.buffer), { shape: entry.shape });
}

function decoded(value) {
  if (Array.isArray(value) || value === null || typeof value !== 'object') return value;
  if (Object.keys(TYPES).some((type) => type in value)) return tensor(value);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, decoded(entry)]));
}

/** All cases of a file such as `attention.json`. */
export function cases(name) {
  const { cases: list } = JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
  return list.map((entry) => ({ ...decoded(entry), masks: entry.masks?.map(readMask) ?? [] }));
}

/** A mask as the API takes it. */
function readMask(entry) {
  return { [entry.kind]: tensor(entry), shape: entry.shape };
}
