// What the suites of the binding share: every image loaded, errors by their parts, seeded inputs.
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { images } from '../golden/images.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const dist = (file) => join(root, 'dist', file);
export const { load, AttnError } = await import(pathToFileURL(dist('index.mjs')).href);

/** [{ name, attn }] of all images that this Node runs. */
export const loaded = await images();

/**
 * The call throws an AttnError with these parts; the message starts with the call's name and matches.
 * @returns {AttnError}
 */
export function fails(run, { code, call, argument, message = /./ }) {
  let error;
  try {
    run();
  } catch (thrown) {
    error = thrown;
  }
  assert.ok(error !== undefined, `${call} accepted it`);
  assert.ok(error instanceof AttnError, `not an AttnError: ${error?.stack ?? error}`);
  assert.deepEqual(
    { code: error.code, call: error.call, argument: error.argument },
    { code, call, argument },
    error.message,
  );
  assert.match(error.message, message);
  assert.ok(error.message.startsWith(`${call}: `), error.message);
  return error;
}

/** Numbers in [−1, 1), the same on every run, by a generator that is not the core's. */
export function inputs(seed) {
  let state = seed >>> 0;
  return (n) =>
    Float32Array.from({ length: n }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 31 - 1;
    });
}

/** Bit for bit, NaN equal to NaN. */
export function same(actual, expected, label = '') {
  assert.deepEqual(Array.from(actual), Array.from(expected), label);
}

/** |actual − expected| ≤ tolerance everywhere; NaN and infinities must be met exactly. */
export function near(actual, expected, tolerance, label = '') {
  assert.equal(actual.length, expected.length, `${label} length`);
  for (let i = 0; i < expected.length; i++) {
    const ok = Object.is(actual[i], expected[i]) || Math.abs(actual[i] - expected[i]) <= tolerance;
    assert.ok(ok, `${label}[${i}] is ${actual[i]}, expected ${expected[i]} ± ${tolerance}`);
  }
}

/** A small problem for attention, all sizes different, with what `change` says on top. */
export function problem(change = {}) {
  const shape = { B: 2, H: 4, Hkv: 2, Tq: 3, Tk: 5, dk: 6, dv: 7, ...change.shape };
  const { B, H, Hkv, Tq, Tk, dk, dv } = shape;
  const draw = inputs(7);
  return { q: draw(B * H * Tq * dk), k: draw(B * Hkv * Tk * dk), v: draw(B * Hkv * Tk * dv), ...change, shape };
}

/** Nothing is left in the core, and a call still gives what it should. */
export function works(attn) {
  assert.equal(attn.memory.used, 0, 'bytes in use between calls');
  const x = [1, 0, 0, 1, 1, 1];
  const { output } = attn.attention({ q: x, k: x, v: x, shape: { Tq: 3, dk: 2 } });
  near(output, [0.80222, 0.59889, 0.59889, 0.80222, 0.75174, 0.75174], 5e-6, 'the worked example');
}
