// Everything that can be wrong with arguments: a typed error that names what is to blame, and the next call works.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { AttnError, dist, fails, loaded, problem, works } from './support.mjs';

const x6 = [1, 0, 0, 1, 1, 1];
const small = { q: x6, k: x6, v: x6, shape: { Tq: 3, dk: 2 } };
const at = (change) => ({ ...small, ...change });
const shape = (change) => ({ ...small, shape: { ...small.shape, ...change } });
const transferred = (length = 6) => {
  const array = new Float32Array(length);
  structuredClone(array, { transfer: [array.buffer] });
  return array;
};
/** A view that its buffer no longer reaches. */
const shrunk = () => {
  const buffer = new ArrayBuffer(8, { maxByteLength: 8 });
  const array = new Float32Array(buffer, 0, 2);
  buffer.resize(4);
  return array;
};
const revoked = (target) => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

/** [what is wrong, arguments of attention, code, argument, message] */
const ATTENTION = [
  ['no arguments', undefined, 'ATTN_BAD_TYPE', '', /missing, expected an object with q, k, v/],
  ['arguments that are null', null, 'ATTN_BAD_TYPE', '', /null/],
  ['an array for arguments', [1], 'ATTN_BAD_TYPE', '', /an array/],
  ['an unknown option', at({ sacle: 1 }), 'ATTN_UNKNOWN_OPTION', 'sacle', /known are q, k, v, .*scale/],
  ['an unknown size', shape({ dq: 1 }), 'ATTN_UNKNOWN_OPTION', 'shape.dq', /known are B, H/],
  ['an unknown part of causal', at({ causal: { shift: 1 } }), 'ATTN_UNKNOWN_OPTION', 'causal.shift', /offset/],
  ['an unknown part of window', at({ window: { size: 1 } }), 'ATTN_UNKNOWN_OPTION', 'window.size', /left, right/],
  ['an unknown part of returns', at({ returns: { mask: true } }), 'ATTN_UNKNOWN_OPTION', 'returns.mask', /weights/],
  ['no shape', { q: x6, k: x6, v: x6 }, 'ATTN_BAD_TYPE', 'shape', /shape is missing/],
  ['no Tq', { ...small, shape: { dk: 2 } }, 'ATTN_BAD_TYPE', 'Tq', /Tq is missing/],
  ['no q', at({ q: undefined }), 'ATTN_BAD_TYPE', 'q', /q is missing, expected an array/],
  ['a short k', at({ k: [1, 2, 3] }), 'ATTN_BAD_SHAPE', 'k', /k has 3 numbers, expected B·Hkv·Tk·dk = 1·1·3·2 = 6/],
  ['a long v', at({ v: new Float32Array(7) }), 'ATTN_BAD_SHAPE', 'v', /v has 7 numbers, expected B·Hkv·Tk·dv = /],
  [
    'nested arrays',
    at({
      q: [
        [1, 0],
        [0, 1],
        [1, 1],
      ],
    }),
    'ATTN_BAD_TYPE',
    'q',
    /nested.*\[1, 2, 3, 4\].*flat\(Infinity\)/,
  ],
  ['rows as typed arrays', at({ q: [new Float32Array(6)] }), 'ATTN_BAD_TYPE', 'q', /nested/],
  ['nested behind numbers', at({ q: [1, 0, 0, 1, 1, [1]] }), 'ATTN_BAD_TYPE', 'q', /nested/],
  [
    'a string among numbers',
    at({ q: [1, 0, '0', 1, 1, 1] }),
    'ATTN_BAD_TYPE',
    'q',
    /q\[2\] is "0", expected a number/,
  ],
  ['a hole', at({ q: [1, 0, , 1, 1, 1] }), 'ATTN_BAD_TYPE', 'q', /q\[2\] is missing/],
  ['null among numbers', at({ q: [1, 0, 0, 1, 1, null] }), 'ATTN_BAD_TYPE', 'q', /q\[5\] is null/],
  ['BigInts', at({ q: [1n, 0n, 0n, 1n, 1n, 1n] }), 'ATTN_BAD_TYPE', 'q', /q\[0\] is the BigInt 1n/],
  ['booleans for numbers', at({ q: [true, 0, 0, 1, 1, 1] }), 'ATTN_BAD_TYPE', 'q', /q\[0\] is true/],
  ['a BigInt64Array', at({ q: new BigInt64Array(6) }), 'ATTN_BAD_TYPE', 'q', /BigInt64Array/],
  ['a DataView', at({ q: new DataView(new ArrayBuffer(24)) }), 'ATTN_BAD_TYPE', 'q', /DataView/],
  ['an ArrayBuffer', at({ q: new ArrayBuffer(24) }), 'ATTN_BAD_TYPE', 'q', /new Float32Array\(q\)/],
  ['a transferred buffer', at({ q: transferred() }), 'ATTN_BAD_TYPE', 'q', /transferred/],
  ['a transferred buffer for nothing', { ...shape({ Tq: 0, Tk: 3 }), q: transferred() }, 'ATTN_BAD_TYPE', 'q', /tra/],
  ['a transferred mask', at({ mask: { attend: transferred() } }), 'ATTN_BAD_TYPE', 'mask.attend', /transferred/],
  ['a shared ArrayBuffer', at({ q: new SharedArrayBuffer(24) }), 'ATTN_BAD_TYPE', 'q', /new Float32Array\(q\)/],
  ['a revoked Proxy for shape', at({ shape: revoked({}) }), 'ATTN_BAD_TYPE', 'shape', /revoked/],
  ['a revoked Proxy for numbers', at({ q: revoked([]) }), 'ATTN_BAD_TYPE', 'q', /revoked/],
  ['a number past float32', at({ q: [1, 2, 3, 4, -1e39, 6] }), 'ATTN_BAD_VALUE', 'q', /holds -1e\+39 at 4.*float32/],
  [
    'a double past float32',
    at({ mask: { bias: new Float64Array(9).fill(-Number.MAX_VALUE) } }),
    'ATTN_BAD_VALUE',
    'mask.bias',
    /holds -1.797.* at 0/,
  ],
  ['a text', at({ q: '100111' }), 'ATTN_BAD_TYPE', 'q', /q is "100111"/],
  ['a function', at({ q: () => 1 }), 'ATTN_BAD_TYPE', 'q', /a function/],
  ['an object without a length', at({ q: { 0: 1 } }), 'ATTN_BAD_TYPE', 'q', /without a length/],
  ['a length that is no number', at({ q: { length: '6' } }), 'ATTN_BAD_TYPE', 'q', /without a length/],
  ['a fractional length', at({ q: { length: 6.5 } }), 'ATTN_BAD_TYPE', 'q', /without a length/],
  ['a set', at({ q: new Set(x6) }), 'ATTN_BAD_TYPE', 'q', /an object/],
  ['a fractional size', shape({ Tq: 2.5 }), 'ATTN_BAD_SHAPE', 'Tq', /Tq is 2.5, expected a whole number from 0/],
  ['a negative size', shape({ Tq: -3 }), 'ATTN_BAD_SHAPE', 'Tq', /-3/],
  ['a size that is NaN', shape({ dk: NaN }), 'ATTN_BAD_SHAPE', 'dk', /NaN/],
  ['an infinite size', shape({ B: Infinity }), 'ATTN_BAD_SHAPE', 'B', /Infinity/],
  ['a size of 2³¹', shape({ Tk: 2 ** 31 }), 'ATTN_BAD_SHAPE', 'Tk', /2147483648/],
  ['a size as text', shape({ Tq: '3' }), 'ATTN_BAD_TYPE', 'Tq', /"3"/],
  ['a size as BigInt', shape({ Tq: 3n }), 'ATTN_BAD_TYPE', 'Tq', /BigInt/],
  ['a size that is null', shape({ Tk: null }), 'ATTN_BAD_TYPE', 'Tk', /null/],
  ['H = 0', shape({ H: 0 }), 'ATTN_BAD_SHAPE', 'H', /from 1/],
  ['Hkv = 0', shape({ Hkv: 0 }), 'ATTN_BAD_SHAPE', 'Hkv', /from 1/],
  ['dk = 0', { q: [], k: [], v: x6, shape: { Tq: 3, dk: 0, dv: 2 } }, 'ATTN_BAD_SHAPE', 'dk', /from 1/],
  [
    'products past 2⁵³',
    shape({ B: 2 ** 31 - 1, H: 2 ** 31 - 1, Tq: 2 ** 31 - 1 }),
    'ATTN_BAD_SHAPE',
    'q',
    /q has 6 numbers/,
  ],
  ['an unknown layout', at({ layout: 'HTBD' }), 'ATTN_BAD_VALUE', 'layout', /'BHTD' or 'BTHD'/],
  ['a layout as number', at({ layout: 0 }), 'ATTN_BAD_TYPE', 'layout', /'BHTD'/],
  ['scale NaN', at({ scale: NaN }), 'ATTN_BAD_VALUE', 'scale', /NaN, expected a finite/],
  ['an infinite scale', at({ scale: -Infinity }), 'ATTN_BAD_VALUE', 'scale', /finite/],
  ['a scale past float32', at({ scale: 1e39 }), 'ATTN_BAD_VALUE', 'scale', /1e\+39, .* float32 can hold/],
  ['a scale as text', at({ scale: '1' }), 'ATTN_BAD_TYPE', 'scale', /"1"/],
  ['a negative softcap', at({ softcap: -1 }), 'ATTN_BAD_VALUE', 'softcap', /is -1, expected 0 or a positive/],
  ['softcap NaN', at({ softcap: NaN }), 'ATTN_BAD_VALUE', 'softcap', /NaN/],
  ['a softcap that float32 rounds to 0', at({ softcap: 1e-60 }), 'ATTN_BAD_VALUE', 'softcap', /1e-60.*float32/],
  ['causal 1', at({ causal: 1 }), 'ATTN_BAD_TYPE', 'causal', /true, false or \{ offset \}/],
  ['causal null', at({ causal: null }), 'ATTN_BAD_TYPE', 'causal', /null/],
  ['an offset that is null', at({ causal: { offset: null } }), 'ATTN_BAD_TYPE', 'causal.offset', /null, .* whole/],
  ['a fractional offset', at({ causal: { offset: 0.5 } }), 'ATTN_BAD_VALUE', 'causal.offset', /0.5/],
  ['an offset of 2³¹', at({ causal: { offset: 2 ** 31 } }), 'ATTN_BAD_VALUE', 'causal.offset', /32 bits/],
  [
    'offsets for another B',
    at({ causal: { offset: [0, 0] } }),
    'ATTN_BAD_SHAPE',
    'causal.offset',
    /has 2 numbers, expected B = 1/,
  ],
  ['keyLengths for another B', at({ keyLengths: [1, 2] }), 'ATTN_BAD_SHAPE', 'keyLengths', /expected B = 1/],
  ['a key length past Tk', at({ keyLengths: [4] }), 'ATTN_BAD_VALUE', 'keyLengths', /Tk = 3/],
  ['a negative key length', at({ keyLengths: [-1] }), 'ATTN_BAD_VALUE', 'keyLengths', /-1/],
  ['a fractional key length', at({ keyLengths: [1.5] }), 'ATTN_BAD_VALUE', 'keyLengths[0]', /1.5/],
  ['a key length as text', at({ keyLengths: ['1'] }), 'ATTN_BAD_TYPE', 'keyLengths[0]', /"1"/],
  ['a key length that is not an array', at({ keyLengths: 2 }), 'ATTN_BAD_TYPE', 'keyLengths', /2/],
  ['a bound below −1', at({ window: { left: -2 } }), 'ATTN_BAD_VALUE', 'window.left', /-2/],
  ['a fractional bound', at({ window: { right: 0.5 } }), 'ATTN_BAD_VALUE', 'window.right', /0.5/],
  ['window as number', at({ window: 3 }), 'ATTN_BAD_TYPE', 'window', /an object with left, right/],
  ['two offsets', at({ causal: true, window: { left: 1, offset: 2 } }), 'ATTN_BAD_VALUE', 'window.offset', /differs/],
  ['an unknown policy', at({ emptyRows: 'one' }), 'ATTN_BAD_VALUE', 'emptyRows', /'nan' or 'zero' or 'throw'/],
  ['returns as array', at({ returns: ['weights'] }), 'ATTN_BAD_TYPE', 'returns', /an array/],
  ['weights: 1', at({ returns: { weights: 1 } }), 'ATTN_BAD_TYPE', 'returns.weights', /true or false/],
  ['scores: true', at({ returns: { scores: true } }), 'ATTN_BAD_TYPE', 'returns.scores', /'scaled' or/],
  ['unknown scores', at({ returns: { scores: 'raw' } }), 'ATTN_BAD_VALUE', 'returns.scores', /'masked'/],
];

/** [what is wrong, mask, argument, message, code] for Tq = Tk = 3. */
const MASKS = [
  ['a boolean mask without a name', [true, false, true], 'mask', /attend: … } \(1 = may attend\)/],
  ['bytes without a name', new Uint8Array(9), 'mask', /blocked: … }/],
  [
    'rows without a name',
    [
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
    ],
    'mask',
    /does not say/,
  ],
  ['null', null, 'mask', /null/],
  ['no entries', { shape: [3, 3] }, 'mask', /exactly one/],
  ['two conventions', { attend: new Uint8Array(9), blocked: new Uint8Array(9) }, 'mask', /exactly one/],
  ['two masks of 0 and 1', [{ attend: new Uint8Array(9) }, { blocked: new Uint8Array(9) }], 'mask[1]', /second mask/],
  ['two biases', [{ bias: new Float32Array(9) }, { bias: new Float32Array(9) }], 'mask[1]', /second bias/],
  ['a length that no shape explains', { attend: new Uint8Array(3) }, 'mask.attend', /neither .* = 9 nor Tq·Tk = 9/],
  ['a length beside its shape', { attend: new Uint8Array(4), shape: [1, 3] }, 'mask.attend', /expected 1·3 = 3/],
  [
    'a shape that does not broadcast',
    { attend: new Uint8Array(6), shape: [2, 3] },
    'mask.shape',
    /along Tq, expected 1 or Tq = 3/,
  ],
  ['a shape of rank 0', { attend: [1], shape: [] }, 'mask.shape', /0 axes/],
  ['a shape of rank 5', { attend: new Uint8Array(9), shape: [1, 1, 1, 3, 3] }, 'mask.shape', /5 axes/],
  ['a byte of 2', { blocked: new Uint8Array([0, 0, 0, 0, 2, 0, 0, 0, 0]) }, 'mask', /holds 2 at 4/],
  ['a number of 0.5', { blocked: [0, 0, 0, 0, 0.5, 0, 0, 0, 0] }, 'mask.blocked', /holds 0.5 at 4/],
  ['NaN', { attend: new Float32Array(9).fill(NaN) }, 'mask.attend', /NaN at 0/],
  ['text', { attend: ['1', 1, 1, 1, 1, 1, 1, 1, 1] }, 'mask.attend', /"1" at 0/],
  [
    'nested entries',
    {
      attend: [
        [1, 0, 0],
        [1, 1, 0],
        [1, 1, 1],
      ],
    },
    'mask.attend',
    /nested/,
    'ATTN_BAD_TYPE',
  ],
  [
    'nested bias',
    {
      bias: [
        [1, 0, 0],
        [1, 1, 0],
        [1, 1, 1],
      ],
    },
    'mask.bias',
    /nested/,
    'ATTN_BAD_TYPE',
  ],
  ['an unknown part', { attend: new Uint8Array(9), axes: [3, 3] }, 'mask.axes', /known are/, 'ATTN_UNKNOWN_OPTION'],
  ['a fractional axis', { attend: new Uint8Array(9), shape: [1.5, 3] }, 'mask.shape[0]', /1.5/, 'ATTN_BAD_SHAPE'],
  ['no array', { attend: 1 }, 'mask.attend', /1/, 'ATTN_BAD_TYPE'],
];

for (const { name, attn } of loaded) {
  for (const call of ['attention', 'attentionGrad']) {
    test(`${name}: ${call} refuses bad arguments and works on`, () => {
      for (const [what, options, code, argument, message] of ATTENTION) {
        const given =
          call === 'attention' || !options || Array.isArray(options) ? options : { ...options, outputGrad: x6 };
        try {
          fails(() => attn[call](given), { code, call, argument, message });
        } catch (error) {
          throw new Error(`${what}: ${error.message}`, { cause: error });
        }
      }
      works(attn);
    });

    test(`${name}: ${call} refuses bad masks and works on`, () => {
      for (const [what, mask, argument, message, code = 'ATTN_BAD_MASK'] of MASKS) {
        try {
          fails(() => attn[call]({ ...small, mask, ...(call === 'attention' ? {} : { outputGrad: x6 }) }), {
            code,
            call,
            argument,
            message,
          });
        } catch (error) {
          throw new Error(`${what}: ${error.message}`, { cause: error });
        }
      }
      works(attn);
    });
  }

  test(`${name}: attentionGrad wants outputGrad, in the shape of the output`, () => {
    const call = 'attentionGrad';
    fails(() => attn.attentionGrad(small), {
      code: 'ATTN_BAD_TYPE',
      call,
      argument: 'outputGrad',
      message: /missing/,
    });
    fails(() => attn.attentionGrad(at({ outputGrad: [1] })), {
      code: 'ATTN_BAD_SHAPE',
      call,
      argument: 'outputGrad',
      message: /B·H·Tq·dv = 1·1·3·2 = 6/,
    });
    works(attn);
  });

  test(`${name}: heads that Hkv does not divide are refused by the core`, () => {
    fails(() => attn.attention(problem({ shape: { H: 3, Hkv: 2 } })), {
      code: 'ATTN_BAD_SHAPE',
      call: 'attention',
      argument: 'Hkv',
      message: /divisor of H = 3/,
    });
    works(attn);
  });

  test(`${name}: one bad item in a batch is refused before anything is read`, () => {
    fails(() => attn.attention(problem({ keyLengths: [5, 6] })), {
      code: 'ATTN_BAD_VALUE',
      call: 'attention',
      argument: 'keyLengths',
      message: /6 for batch item 1/,
    });
    works(attn);
  });

  test(`${name}: an empty row is an error where asked for`, () => {
    for (const run of [
      () => attn.attention(at({ keyLengths: [0], emptyRows: 'throw' })),
      () => attn.attentionGrad(at({ keyLengths: [0], emptyRows: 'throw', outputGrad: x6 })),
    ]) {
      assert.throws(run, (error) => error instanceof AttnError && error.code === 'ATTN_EMPTY_ROW');
    }
    works(attn);
  });
}

test('an AttnError is one for a program that both imports and requires the package', async () => {
  const other = createRequire(import.meta.url)(dist('index.cjs'));
  const attn = await other.load();
  const theirs = fails(() => attn.softmax({}), { code: 'ATTN_BAD_TYPE', call: 'softmax', argument: 'x' });
  assert.notEqual(theirs.constructor, AttnError);
  const ours = new AttnError('ATTN_CLOSED', 'attention', '', 'closed');
  assert.ok(ours instanceof other.AttnError && ours instanceof AttnError);
  class Own extends AttnError {}
  assert.ok(new Own('ATTN_CLOSED', 'own', '', 'closed') instanceof other.AttnError);
  assert.ok(new Own('ATTN_CLOSED', 'own', '', 'closed') instanceof Own && !(ours instanceof Own));
  for (const value of [new Error('attention: closed'), { ...ours }, null, undefined, 'AttnError']) {
    assert.ok(!(value instanceof AttnError));
  }
});

test('an AttnError is an Error with a name, a stack and its parts', () => {
  const error = fails(() => loaded[0].attn.attention(at({ k: [1] })), {
    code: 'ATTN_BAD_SHAPE',
    call: 'attention',
    argument: 'k',
  });
  assert.ok(error instanceof Error);
  assert.equal(error.name, 'AttnError');
  assert.equal(String(error), `AttnError: ${error.message}`);
  assert.match(error.stack, /errors\.test\.mjs/);
  assert.equal(error.message, 'attention: k has 1 numbers, expected B·Hkv·Tk·dk = 1·1·3·2 = 6');
});

for (const { name, attn } of loaded) {
  test(`${name}: arrays and options that were taken away are refused, and caches live on`, () => {
    const cache = attn.cache({ Hkv: 1, capacity: 4, dk: 1 });
    cache.append({ k: [1], v: [1] });
    for (const [argument, run] of [
      ['x', () => attn.softmax(transferred())],
      ['x', () => attn.softmax(shrunk())],
      ['p', () => attn.softmaxJacobian(transferred())],
      ['p', () => attn.softmaxVjp(transferred(), [])],
      ['values', () => attn.figures.scalingSummary(transferred())],
      ['k', () => cache.append({ k: transferred(), v: [], tokens: 0 })],
    ]) {
      assert.throws(run, { code: 'ATTN_BAD_TYPE', argument, message: /transferred or shrunk/ });
    }
    const refused = { code: 'ATTN_BAD_TYPE', message: /is a revoked Proxy, expected/ };
    assert.throws(() => attn.attention(revoked({})), refused);
    assert.equal(cache.length, 1);
    cache.close();
    works(attn);
  });
}
