// The core's random numbers against the published vectors and a second evaluation, bit for bit, in every image.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normals, philox } from '../golden/draws.mjs';
import { images } from '../golden/images.mjs';

const hex = (words) => words.map((word) => word.toString(16).padStart(8, '0')).join(' ');
const ONES = 0xffffffff;

test('the second evaluation is Philox4x32-10: the known answers that come with Random123', () => {
  assert.equal(hex(philox([0, 0, 0, 0], [0, 0])), '6627e8d5 e169c58d bc57ac4c 9b00dbd8');
  assert.equal(hex(philox([ONES, ONES, ONES, ONES], [ONES, ONES])), '408f276d 41c83b0e a20bc7c6 6d5451fd');
  assert.equal(hex(philox([0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344], [0xa4093822, 0x299f31d0])),
    'd16cfe09 94fdcceb 5001e420 24126ea1');
});

for (const { name: image, attn } of await images()) {
  test(`${image}: normals are the points that a second solver finds, uniforms the words' upper bits`, () => {
    for (const seed of [0, 1, 2024, ONES, 2 ** 40 + 5]) {
      const n = 20_001;
      assert.deepEqual(attn.random(seed).normal(n), normals(seed, n), `seed ${seed}`);
      const key = [seed >>> 0, Math.floor(seed / 2 ** 32)];
      const words = Array.from({ length: 25 }, (_, block) => philox([block, 0], key)).flat();
      assert.deepEqual(Array.from(attn.random(seed).uniform(100)), words.map((word) => (word >>> 8) / 2 ** 24));
    }
  });
}

test('another constant, another round or another seed would be noticed', async () => {
  const [{ attn }] = await images();
  assert.notDeepEqual(attn.random(2).normal(100), normals(1, 100));
  assert.notDeepEqual(attn.random(1).normal(100), normals(1, 100, 1));
});
