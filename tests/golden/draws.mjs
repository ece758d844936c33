// The core's random numbers once more, from the papers: Philox4x32-10 (Salmon and others 2011), and normals as the point
// below which a standard normal lies with probability (word + ½) / 2³², found by solving for it rather than by the rational
// functions that the core uses.

/** High and low half of a product of two 32-bit numbers. */
function wide(a, b) {
  const [aHigh, aLow, bHigh, bLow] = [a >>> 16, a & 0xffff, b >>> 16, b & 0xffff];
  const middle = aHigh * bLow + ((aLow * bLow) >>> 16) + (aLow * bHigh);
  return [(aHigh * bHigh + Math.floor(middle / 65536)) >>> 0, Math.imul(a, b) >>> 0];
}

/** Four words for a counter [low, high, 0, 0] and a key [low, high]. */
export function philox([c0, c1, c2 = 0, c3 = 0], [k0, k1]) {
  let [x0, x1, x2, x3, r0, r1] = [c0, c1, c2, c3, k0, k1];
  for (let round = 0; round < 10; round++) {
    const [high0, low0] = wide(0xd2511f53, x0);
    const [high1, low1] = wide(0xcd9e8d57, x2);
    [x0, x1, x2, x3] = [(high1 ^ x1 ^ r0) >>> 0, low1, (high0 ^ x3 ^ r1) >>> 0, low0];
    r0 = (r0 + 0x9e3779b9) >>> 0;
    r1 = (r1 + 0xbb67ae85) >>> 0;
  }
  return [x0, x1, x2, x3];
}

/** The chance that a standard normal lies above x ≥ 0: a series of erf near 0, a continued fraction further out. */
function above(x) {
  if (x < 2.5) {
    let [term, total] = [x, x];
    for (let n = 1; Math.abs(term) > 1e-18 * total; n++) {
      term *= (x * x) / (2 * n + 1);
      total += term;
    }
    return 0.5 - (total * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
  }
  let fraction = x;
  for (let n = 80; n > 0; n--) fraction = x + n / fraction;
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI) / fraction;
}

/** The point that a standard normal exceeds with chance p, by Newton's method from a guess good to three digits. */
function quantile(p) {
  if (p > 0.5) return -quantile(1 - p);
  const t = Math.sqrt(-2 * Math.log(p));
  const [top, bottom] = [[2.515517, 0.802853, 0.010328], [1, 1.432788, 0.189269, 0.001308]]
    .map((row) => row.reduceRight((sum, factor) => sum * t + factor, 0));
  let x = Math.max(0, t - top / bottom);
  for (let step = 0; step < 3; step++) x += (above(x) - p) * Math.sqrt(2 * Math.PI) * Math.exp((x * x) / 2);
  return x;
}

/** n normals as float32, from a place in the stream of a seed, counted in words. */
export function normals(seed, n, position = 0) {
  const key = [seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0];
  const out = new Float32Array(n);
  let words = [];
  for (let i = 0; i < n; i++) {
    const at = position + i;
    if (i === 0 || at % 4 === 0) words = philox([Math.floor(at / 4) >>> 0, Math.floor(at / 2 ** 34) >>> 0], key);
    out[i] = -quantile((words[at % 4] + 0.5) / 2 ** 32);
  }
  return out;
}
