// Memory: it grows at any point without changing a result, nothing is left after a call however it ends, and running
// out is an error like any other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { AttnError, dist, fails, inputs, load, loaded, near, problem, same, works } from './support.mjs';

const x6 = Float32Array.from([1, 0, 0, 1, 1, 1]);
const small = { q: x6, k: x6, v: x6, shape: { Tq: 3, dk: 2 } };

/** Every call once, on small arguments, by name. */
const draw = inputs(3);
const params = {
  wq: draw(16),
  wk: draw(16),
  wv: draw(16),
  wo: draw(16),
  bq: draw(4),
  bk: draw(4),
  bv: draw(4),
  bo: draw(4),
};
const bias = draw(5);
const heads = { x: draw(12), params, shape: { Tq: 3, D: 4, H: 2 } };
const CALLS = {
  attention: (attn) =>
    attn.attention({ ...small, causal: true, returns: { weights: true, scores: 'masked', logSumExp: true } }),
  'attention with masks': (attn) =>
    attn.attention(
      problem({
        keyLengths: [5, 4],
        causal: { offset: [1, 0] },
        mask: [{ attend: new Uint8Array(15).fill(1) }, { bias, shape: [5] }],
      }),
    ),
  attentionGrad: (attn) => attn.attentionGrad({ ...small, outputGrad: x6, mask: { bias: new Float32Array(9) } }),
  softmax: (attn) => attn.softmax([1, 2, 3]),
  softmaxJacobian: (attn) => attn.softmaxJacobian([0.5, 0.25, 0.25]),
  softmaxJacobianSize: (attn) => attn.softmaxJacobianSize([0.5, 0.25, 0.25]),
  softmaxVjp: (attn) => attn.softmaxVjp([0.5, 0.25, 0.25], [1, 2, 3]),
  multiHead: (attn) => attn.multiHead(heads),
  multiHeadGrad: (attn) => attn.multiHeadGrad({ ...heads, outputGrad: heads.x }),
  splitHeads: (attn) => attn.splitHeads(heads.x, { T: 3, H: 2, d: 2 }),
  mergeHeads: (attn) => attn.mergeHeads(heads.x, { T: 3, H: 2, d: 2 }),
  splitHeadsByReshape: (attn) => attn.splitHeadsByReshape(heads.x, { T: 3, H: 2, d: 2 }),
  cache: (attn) => {
    const cache = attn.cache({ Hkv: 1, capacity: 4, dk: 2 });
    try {
      cache.append({ k: x6, v: x6, tokens: 3 });
      return cache.attention({ q: x6, shape: { Tq: 3 }, causal: true }).output;
    } finally {
      cache.close();
    }
  },
  count: (attn) => attn.count({ T: 4, D: 8, H: 2 }),
  'figures.scaling': ({ figures }) => figures.scaling({ seed: 1, dk: 4, keys: 3, draws: 5 }),
  'figures.scalingWeights': ({ figures }) => figures.scalingWeights({ seed: 1, dk: 4 }),
  'figures.scalingSummary': ({ figures }) => figures.scalingSummary([3, 1, 2]),
  'figures.masks': ({ figures }) => figures.masks({ Tq: 2, scores: [1, 2, 3, 4], mask: { attend: [1, 0, 1, 1] } }),
  'figures.heads': ({ figures }) => figures.heads({ T: 2, H: 2, d: 2, step: 'transposed' }),
  random: (attn) => {
    const stream = attn.random(1);
    return [stream.uniform(5), stream.normal(5), stream.permutation(5)];
  },
};

/** What a call gives, or throws, with no more than `bytes` to be had. */
function under(attn, bytes, call) {
  attn.memory.limit(bytes);
  try {
    return { result: call(attn) };
  } catch (error) {
    return { error };
  } finally {
    attn.memory.limit(0);
  }
}

for (const { name, attn } of loaded) {
  test(`${name}: growth at any point changes no result`, async () => {
    // Fresh memory is 1 MiB: growth then falls before, between and after the copies, as the sizes differ.
    for (const T of [40, 300, 1200, 2500]) {
      const random = inputs(T);
      const options = {
        q: random(T * 16),
        k: random(T * 16),
        v: random(T * 16),
        shape: { Tq: T, dk: 16 },
        returns: { weights: true },
      };
      const fresh = await load({ image: name });
      const before = fresh.memory.size;
      const grown = fresh.attention(options);
      if (T > 500) assert.ok(fresh.memory.size > before, 'the case makes memory grow');
      const again = fresh.attention(options);
      same(grown.output, again.output);
      assert.deepEqual(grown.weights, again.weights);
      works(fresh);
    }
  });

  test(`${name}: 10⁵ calls leave the memory as it was`, () => {
    for (const call of Object.values(CALLS)) call(attn);
    const { size } = attn.memory;
    const many = name === 'js' ? 2e4 : 1e5;
    for (let n = 0; n < many; n++) attn.softmax(x6);
    for (const call of Object.values(CALLS)) for (let n = 0; n < many / 100; n++) call(attn);
    for (let n = 0; n < many / 20; n++) {
      assert.throws(() => attn.attention({ ...small, keyLengths: [4] }), AttnError);
      assert.throws(() => attn.attention({ ...small, keyLengths: [0], emptyRows: 'throw' }), AttnError);
    }
    assert.equal(attn.memory.used, 0);
    assert.equal(attn.memory.size, size);
    works(attn);
  });

  for (const [called, call] of Object.entries(CALLS)) {
    test(`${name}: ${called} fails cleanly wherever memory runs out`, () => {
      const expected = call(attn);
      let refused = 0;
      let limit = 4;
      for (; ; limit = Math.ceil(limit * 1.3)) {
        const { result, error } = under(attn, limit, call);
        assert.equal(attn.memory.used, 0);
        if (error === undefined) {
          assert.deepEqual(result, expected, `under ${limit} bytes`);
          break;
        }
        assert.ok(error instanceof AttnError && error.code === 'ATTN_OUT_OF_MEMORY', `${error?.stack}`);
        assert.match(error.message, /needs \d+ bytes/);
        refused++;
      }
      assert.ok(refused > 2, `only ${refused} limits refused`);
      assert.deepEqual(call(attn), expected);
      works(attn);
    });
  }

  test(`${name}: what no memory can hold is refused before it is tried`, () => {
    const call = 'attention';
    const huge = {
      q: new Float32Array(2 ** 16),
      k: new Float32Array(2 ** 16),
      v: [],
      shape: { Tq: 2 ** 16, dk: 1, dv: 0 },
    };
    fails(() => attn.attention({ ...huge, returns: { weights: true } }), {
      code: 'ATTN_OUT_OF_MEMORY',
      call,
      argument: '',
      message: /needs 17179869184 bytes/,
    });
    fails(() => attn.random(1).normal(2 ** 31 - 1), {
      code: 'ATTN_OUT_OF_MEMORY',
      call: 'random.normal',
      argument: '',
      message: /needs 8589934588 bytes/,
    });
    fails(() => attn.softmaxJacobian(new Float32Array(40000)), {
      code: 'ATTN_OUT_OF_MEMORY',
      call: 'softmaxJacobian',
      argument: '',
      message: /needs 6400000000 bytes/,
    });
    works(attn);
  });

  test(`${name}: an error of the caller's own passes unchanged, and leaves nothing behind`, () => {
    const own = new TypeError('mine');
    const thrower = {
      get: () => {
        throw own;
      },
    };
    const property = (object, key) => Object.defineProperty({ ...object }, key, { ...thrower, enumerable: true });
    const array = (n) => Object.defineProperty([1, 0, 0, 1, 1, 1], n, { ...thrower, enumerable: true });
    for (const options of [
      property(small, 'v'),
      property(small, 'mask'),
      { ...small, shape: property(small.shape, 'dv') },
      { ...small, v: array(0) },
      { ...small, v: array(5) },
      { ...small, v: property({}, 'length') },
      { ...small, mask: property({}, 'attend') },
      { ...small, mask: { attend: array(3), shape: [2, 3] } },
      { ...small, returns: property({}, 'weights') },
      { ...small, keyLengths: array(0) },
      { ...small, causal: property({}, 'offset') },
      new Proxy(small, {
        ownKeys: () => {
          throw own;
        },
      }),
      new Proxy(small, {
        get: () => {
          throw own;
        },
      }),
    ]) {
      assert.throws(
        () => attn.attention(options),
        (error) => error === own || error instanceof AttnError,
      );
      assert.equal(attn.memory.used, 0);
    }
    assert.throws(
      () => attn.attention(property(small, 'v')),
      (error) => error === own,
    );
    assert.throws(
      () => attn.attention({ ...small, v: array(5) }),
      (error) => error === own,
    );
    works(attn);
  });

  test(`${name}: a getter may call the core, grow memory, change arrays: the outer call is right or fails`, () => {
    const expected = attn.attention(small).output;
    const busy = Object.defineProperty({ ...small }, 'v', {
      enumerable: true,
      get() {
        attn.attention(problem({ shape: { Tq: 50, Tk: 2000 } }));
        assert.throws(() => attn.attention({}), AttnError);
        return x6;
      },
    });
    same(attn.attention(busy).output, expected);

    // Node 18 has no buffers that shrink.
    if (!('resize' in ArrayBuffer.prototype)) return;
    const buffer = new ArrayBuffer(24, { maxByteLength: 24 });
    const q = new Float32Array(buffer);
    q.set(x6);
    const v = Object.defineProperty([1, 0, 0, 1, 1, 1], 5, {
      get: () => {
        buffer.resize(12);
        return 1;
      },
    });
    fails(() => attn.attention({ ...small, q, v }), {
      code: 'ATTN_BAD_SHAPE',
      call: 'attention',
      argument: 'q',
      message: /changed/,
    });
    works(attn);
  });

  test(`${name}: each property is read once`, () => {
    const reads = new Map();
    const counted = (object) =>
      new Proxy(object, {
        get(target, key) {
          reads.set(`${String(key)}`, (reads.get(String(key)) ?? 0) + 1);
          return target[key];
        },
      });
    attn.attention(counted({ ...small, causal: true, scale: 1, window: { left: 1 } }));
    for (const [key, count] of reads) assert.equal(count, 1, key);
    reads.clear();
    attn.attention({ ...small, q: counted([1, 0, 0, 1, 1, 1]) });
    for (const [key, count] of reads) assert.equal(count, 1, `q.${key}`);
  });

  test(`${name}: each load has a memory of its own`, async () => {
    const [a, b] = await Promise.all([load({ image: name }), load({ image: name })]);
    const cache = a.cache({ Hkv: 1, capacity: 8, dk: 4 });
    assert.ok(a.memory.used > 0);
    assert.equal(b.memory.used, 0);
    b.softmax(new Float32Array(1e6));
    assert.ok(b.memory.size > a.memory.size);
    cache.close();
    near(a.softmax([0, Math.log(3)]), [0.25, 0.75], 1e-7);
  });

  test(`${name}: limit checks its argument, and 0 lifts it`, () => {
    const call = 'memory.limit';
    for (const [bytes, code] of [
      ['1', 'ATTN_BAD_TYPE'],
      [undefined, 'ATTN_BAD_TYPE'],
      [1.5, 'ATTN_BAD_VALUE'],
      [-1, 'ATTN_BAD_VALUE'],
      [2 ** 32, 'ATTN_BAD_VALUE'],
      [NaN, 'ATTN_BAD_VALUE'],
    ]) {
      fails(() => attn.memory.limit(bytes), { code, call, argument: 'bytes' });
    }
    attn.memory.limit(1);
    fails(() => attn.softmax([1]), { code: 'ATTN_OUT_OF_MEMORY', call: 'softmax', argument: '' });
    attn.memory.limit(0);
    works(attn);
  });
}

test('where there is no room for memory to be kept, results come all the same', async () => {
  const alone = await import(`${pathToFileURL(dist('index.mjs')).href}?short-of-memory`);
  const attn = await alone.load();
  const Buffer = globalThis.ArrayBuffer;
  let refused = 0;
  globalThis.ArrayBuffer = class extends Buffer {
    constructor(bytes) {
      if (bytes > 2 ** 24) {
        refused++;
        throw new RangeError('Array buffer allocation failed');
      }
      super(bytes);
    }
  };
  try {
    assert.equal(attn.softmax(new Float32Array(2 ** 21)).length, 2 ** 21);
    works(attn);
  } finally {
    globalThis.ArrayBuffer = Buffer;
  }
  assert.equal(refused, process.platform === 'linux' ? 1 : 0);
});
