/**
 * Times the operations of one image, in any engine. Each sample of an operation is followed by one of the limit that it
 * is held against, as long as itself: what else the machine does meets both alike. It only ever makes things slower,
 * so that the best of both are compared.
 */
import { Image, instantiate } from './image.mjs';
import { operations } from './operations.mjs';

/**
 * @typedef {import('./image.mjs').Functions} Functions
 * @typedef {{ name: string, flops: number, bytes: number, best: number, median: number, ref: number, gflops: number,
 *   copy: number }} Row
 * best, median: ms;   ref: ms of one call by the kernel set `ref`, or NaN;   gflops, copy: the limits at their best
 */

/** Longer than the coarsest timer (1 ms) by so much that it does not matter. */
const SAMPLE_MS = 25;
/** Engines compile a function well only after it has been called for a while. */
const WARM_MS = 400;
const COPIED = 1 << 26;
const STEPS = 20000;
/** As peak.c has them. */
const CHAINS = [8, 10, 12];
/** The reference is slow: no more than about two seconds of it. */
const MOST_REFERENCE_FLOPS = 6e8;

export class Bench {
  /**
   * @param {BufferSource} image attention.wasm
   * @param {BufferSource} limits peak.wasm for the same instructions
   * @param {() => number} now in ms
   */
  constructor(image, limits, now = () => performance.now()) {
    this.image = new Image(image);
    this.limits = /** @type {Functions} */ (instantiate(limits));
    this.limits.peak_fill();
    this.now = now;
    this.muladd(WARM_MS);
  }

  /** ms of a call, from as many as fill the time. The clock is not asked after each: that takes as long as a call. */
  time(/** @type {() => void} */ call, /** @type {number} */ least) {
    const start = this.now();
    let calls = 0;
    let spent = 0;
    for (let batch = 1; calls === 0 || spent < least; batch = spent < least / 8 ? 2 * batch : batch) {
      for (let n = 0; n < batch; n++) call();
      calls += batch;
      spent = this.now() - start;
    }
    return spent / calls;
  }

  /** GFLOP/s of multiply-adds from registers, in the number of chains that is fastest here and now. */
  muladd(/** @type {number} */ ms) {
    return Math.max(...CHAINS.map((chains) => {
      const call = this.limits[`peak_${chains}`];
      return this.limits.peak_operations(STEPS) * chains / this.time(() => call(STEPS, 0.999, 0.001), ms) / 1e6;
    }));
  }

  /** GB/s */
  copy(/** @type {number} */ ms) {
    return COPIED / this.time(() => this.limits.peak_copy(COPIED), ms) / 1e6;
  }

  /** @returns {Row} */
  run(/** @type {string} */ name, /** @type {number} */ seconds) {
    const { image } = this;
    const mark = image.c.attn_mark();
    const operation = operations.find((one) => one.name === name);
    if (!operation) throw new Error(`no operation ${name}`);
    const { call, flops, bytes } = operation.prepare(image);
    this.time(call, WARM_MS);
    /** @type {{ ms: number[], gflops: number[], copy: number[] }} */
    const samples = { ms: [], gflops: [], copy: [] };
    const start = this.now();
    while (samples.ms.length < 5 || this.now() - start < 1000 * seconds) {
      const before = this.now();
      samples.ms.push(this.time(call, SAMPLE_MS));
      const taken = this.now() - before;
      if (flops) samples.gflops.push(this.muladd(taken));
      if (bytes) samples.copy.push(this.copy(taken));
    }
    let ref = NaN;
    if (flops < MOST_REFERENCE_FLOPS) {
      image.select(image.sets[0]);
      this.time(call, SAMPLE_MS);
      ref = this.time(call, SAMPLE_MS);
      image.select(image.sets[image.sets.length - 1]);
    }
    image.c.attn_release(mark);
    const best = Math.min(...samples.ms);
    return {
      ...{ name, flops, bytes, best, median: median(samples.ms), ref },
      gflops: Math.max(...samples.gflops), copy: Math.max(...samples.copy),
    };
  }
}

const median = (/** @type {number[]} */ numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];
