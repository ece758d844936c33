// Random numbers: the same bits everywhere, the distributions they promise.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fails, loaded, same, works } from './support.mjs';

const bits = (floats) => new Uint32Array(floats.buffer, floats.byteOffset, floats.length);
const drawn = (stream) => ({
  uniform: bits(stream.uniform(1000)),
  normal: bits(stream.normal(1001)),
  permutation: stream.permutation(57),
  last: bits(stream.normal(3)),
});
const SEEDS = [0, 1, 42, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1, 0n, 2n ** 53n + 1n, 2n ** 64n - 1n];

/** What must be equal in two images; throws where it is not. */
function sameDraws(one, other) {
  for (const seed of SEEDS) {
    const [a, b] = [drawn(one.random(seed)), drawn(other.random(seed))];
    for (const key of Object.keys(a)) same(a[key], b[key], `${key} of seed ${seed}`);
  }
}

const [{ attn: scalar }] = loaded;

for (const { name, attn } of loaded) {
  test(`${name}: the same seed and calls give the same bits as in the scalar image`, () => sameDraws(scalar, attn));

  test(`${name}: a seed is 64 bits wide, as number or BigInt`, () => {
    same(attn.random(7).uniform(9), attn.random(7n).uniform(9));
    same(attn.random(2 ** 40).uniform(9), attn.random(2n ** 40n).uniform(9));
    const firsts = new Set(SEEDS.slice(1).map((seed) => attn.random(seed).uniform(4).join()));
    assert.equal(firsts.size, SEEDS.length - 1);
  });

  test(`${name}: streams do not disturb one another, and go on where they stopped`, () => {
    const [a, b] = [attn.random(5), attn.random(5)];
    const whole = a.uniform(20);
    same([...b.uniform(7), ...attn.random(6).uniform(0), ...b.uniform(13)], whole);
    assert.notDeepEqual(Array.from(a.uniform(20)), Array.from(whole));
  });

  test(`${name}: uniform numbers are multiples of 2⁻²⁴ in [0, 1), with the moments of that`, () => {
    const n = 1e5;
    const x = attn.random(11).uniform(n);
    assert.ok(x.every((u) => u >= 0 && u < 1 && Number.isInteger(u * 2 ** 24)));
    // Mean 1/2 with standard error √(1/12n) = 9·10⁻⁴, second moment 1/3 with √(4/45n): five of each.
    assert.ok(Math.abs(x.reduce((a, u) => a + u, 0) / n - 1 / 2) <= 5 * Math.sqrt(1 / 12 / n));
    assert.ok(Math.abs(x.reduce((a, u) => a + u * u, 0) / n - 1 / 3) <= 5 * Math.sqrt(4 / 45 / n));
  });

  test(`${name}: normal numbers have mean 0, variance 1, and the tails of a normal distribution`, () => {
    const n = 1e5;
    const x = attn.random(12).normal(n);
    const moment = (power) => x.reduce((a, z) => a + z ** power, 0) / n;
    // Standard errors of the first four moments of n draws: √(1, 2, 15, 96 over n); five of each.
    for (const [power, expected, variance] of [
      [1, 0, 1],
      [2, 1, 2],
      [3, 0, 15],
      [4, 3, 96],
    ]) {
      assert.ok(
        Math.abs(moment(power) - expected) <= 5 * Math.sqrt(variance / n),
        `moment ${power} is ${moment(power)}`,
      );
    }
    const beyond = x.filter((z) => Math.abs(z) > 3).length;
    assert.ok(Math.abs(beyond - 0.0027 * n) <= 5 * Math.sqrt(0.0027 * n), `${beyond} beyond 3`);
  });

  test(`${name}: a permutation holds every number once, each place equally likely`, () => {
    const stream = attn.random(13);
    for (const n of [0, 1, 2, 100])
      same(
        stream.permutation(n).sort(),
        Int32Array.from({ length: n }, (_, i) => i),
      );
    const counts = new Map();
    for (let n = 0; n < 6000; n++) {
      const key = stream.permutation(3).join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    assert.equal(counts.size, 6);
    // χ² of five degrees of freedom passes 25.7 once in ten thousand.
    const chi = [...counts.values()].reduce((sum, c) => sum + (c - 1000) ** 2 / 1000, 0);
    assert.ok(chi <= 25.7, `χ² = ${chi}`);
  });

  test(`${name}: bad seeds and counts are refused, and the stream goes on`, () => {
    for (const [seed, code] of [
      [undefined, 'ATTN_BAD_TYPE'],
      ['1', 'ATTN_BAD_TYPE'],
      [null, 'ATTN_BAD_TYPE'],
      [1.5, 'ATTN_BAD_VALUE'],
      [-1, 'ATTN_BAD_VALUE'],
      [2 ** 53, 'ATTN_BAD_VALUE'],
      [NaN, 'ATTN_BAD_VALUE'],
      [-1n, 'ATTN_BAD_VALUE'],
      [2n ** 64n, 'ATTN_BAD_VALUE'],
    ]) {
      fails(() => attn.random(seed), { code, call: 'random', argument: 'seed' });
    }
    const [a, b] = [attn.random(1), attn.random(1)];
    for (const call of ['uniform', 'normal', 'permutation']) {
      for (const [n, code] of [
        [undefined, 'ATTN_BAD_TYPE'],
        ['3', 'ATTN_BAD_TYPE'],
        [1.5, 'ATTN_BAD_SHAPE'],
        [-1, 'ATTN_BAD_SHAPE'],
        [2 ** 31, 'ATTN_BAD_SHAPE'],
      ]) {
        fails(() => a[call](n), { code, call: `random.${call}`, argument: 'n' });
      }
      assert.throws(
        () => a[call](2 ** 31 - 1),
        (error) => error.code === 'ATTN_OUT_OF_MEMORY',
      );
    }
    same(a.uniform(5), b.uniform(5));
    works(attn);
  });
}

test('one wrong bit would be caught', () => {
  const wrong = {
    random(seed) {
      const stream = scalar.random(seed);
      const normal = (n) => {
        const x = stream.normal(n);
        bits(x)[n - 1] ^= 1;
        return x;
      };
      return { ...stream, normal };
    },
  };
  assert.throws(() => sameDraws(scalar, wrong), /normal of seed 0/);
});
