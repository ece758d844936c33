// One surface, told four times: attn.h, what the images export, what the binding calls, what the types say.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { LAYOUT as layout } from '../../build/package/layout/all.js';
import { AttnError, load, loaded, root } from './support.mjs';

const header = readFileSync(join(root, 'src/attn.h'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ' ');
const wasm = Object.fromEntries(
  loaded
    .filter(({ name }) => name !== 'js')
    .map(({ name }) => [name, new WebAssembly.Module(readFileSync(join(root, 'build', name, 'attention.wasm')))]),
);
const { exports } = new WebAssembly.Instance(wasm.scalar, {});

function text(pointer) {
  const bytes = new Uint8Array(exports.memory.buffer, pointer);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

const declared = [...header.matchAll(/ATTN_API\s[^;]*?\b(attn_\w+)\(/g)].map(([, name]) => name).sort();

const binding = ['bindings', 'bindings/figures', 'bindings/parallel']
  .flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  .join('\n');

/** What comes with every module that the toolchain links. */
const TOOLCHAIN = ['__indirect_function_table', '_initialize', 'memory'];
/** What the build asks, of a module of its own, so that the images need not tell it. */
const ASKED_ONCE = 'attn_layout';
/** What attn.h has for callers in C alone. */
const C_ONLY = ['attn_status_name', ASKED_ONCE]; // which carries the names

for (const [preset, module] of Object.entries(wasm)) {
  test(`the image ${preset} exports what attn.h declares, and imports nothing`, () => {
    const exported = WebAssembly.Module.exports(module)
      .map(({ name }) => name)
      .sort();
    assert.deepEqual(
      exported.filter((name) => !TOOLCHAIN.includes(name)),
      declared.filter((name) => name !== ASKED_ONCE),
    );
    assert.deepEqual(WebAssembly.Module.imports(module), []);
  });
}

test('the binding calls every function of attn.h, and none beside', () => {
  const called = new Set(binding.match(/\battn_\w+/g).filter((name) => !(name in layout.structs)));
  assert.deepEqual(
    [...called].sort(),
    declared.filter((name) => !C_ONLY.includes(name)),
  );
});

test('attn_layout tells every field of every struct of attn.h', () => {
  const structs = [...header.matchAll(/typedef struct (attn_\w+) \{([^}]*)\}/g)];
  assert.ok(structs.length >= 7);
  const fields = (body) =>
    body.split(';').flatMap((line) => {
      const names = line.trim().replace(/^(const\s+)?(unsigned\s+)?\w+\s+/, '');
      const strides = /^attn_strides\b/.test(line.trim());
      return names
        .split(',')
        .map((one) => one.replace(/[*\s]/g, ''))
        .filter(Boolean)
        .flatMap((one) => {
          const array = one.match(/^(\w+)\[(\d+)\]$/);
          if (array) return Array.from({ length: Number(array[2]) }, (_, n) => `${array[1]}[${n}]`);
          return strides ? ['b', 'h', 't'].map((axis) => `${one}.${axis}`) : [one];
        });
    });
  // attn_strides is told as part of the structs that hold it.
  const expected = Object.fromEntries(
    structs.filter(([, name]) => name !== 'attn_strides').map(([, name, body]) => [name, fields(body)]),
  );
  const told = Object.fromEntries(
    Object.entries(layout.structs).map(([name, { fields: of }]) => [name, Object.keys(of)]),
  );
  assert.deepEqual(told, expected);
  for (const { size, fields: of } of Object.values(layout.structs)) {
    const places = Object.values(of).map(([, at]) => at);
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.ok(places.at(-1) < size);
  }
});

test('attn_layout tells every constant and status, and the binding names no other', () => {
  const enums = [...header.matchAll(/enum attn_(?!status)\w+ \{([^}]*)\}/g)].flatMap(([, body]) =>
    body.split(',').map((one) => one.trim()),
  );
  assert.deepEqual(Object.keys(layout.constants), enums);
  const statuses = [...header.matchAll(/STATUS\((ATTN_\w+),/g)].map(([, name]) => name);
  assert.deepEqual(layout.statuses, statuses);
  assert.deepEqual(
    statuses,
    statuses.map((_, n) => text(exports.attn_status_name(n))),
  );
  assert.equal(exports.attn_status_name(-1), 0);
  assert.equal(exports.attn_status_name(statuses.length), 0);
  for (const name of binding.match(/\bATTN_\w+/g)) assert.ok(statuses.includes(name) || enums.includes(name), name);
});

const program = ts.createProgram([join(root, 'dist/index.d.ts')], {});
const checker = program.getTypeChecker();
const source = program.getSourceFile(join(root, 'dist/index.d.ts'));

/** The property names of an exported interface or type. */
function members(name) {
  const symbol = checker.getExportsOfModule(checker.getSymbolAtLocation(source)).find((one) => one.name === name);
  assert.ok(symbol, `the types have ${name}`);
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return (type.isUnion() ? type.types : [type]).flatMap((one) =>
    one.getProperties().map((property) => property.name),
  );
}
const sorted = (names) => [...new Set(names)].sort();

test('the types declare what the package exports, and no more', async () => {
  const names = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
  const values = names.filter((one) => one.flags & ts.SymbolFlags.Value).map((one) => one.name);
  const module = await import('../../dist/index.mjs');
  assert.deepEqual(sorted(values), sorted(Object.keys(module)));
  assert.equal(
    readFileSync(join(root, 'dist/index.d.cts'), 'utf8'),
    readFileSync(join(root, 'dist/index.d.ts'), 'utf8'),
  );
});

for (const { name, attn } of loaded) {
  test(`${name}: the object has the members that the types declare`, () => {
    assert.deepEqual(sorted(Object.keys(attn)), sorted(members('Attn')));
    assert.deepEqual(sorted(Object.keys(attn.figures)), sorted(members('Figures')));
    assert.deepEqual(sorted(Object.keys(attn.random(1))), sorted(members('Random')));
    assert.deepEqual(sorted(Object.keys(attn.memory)), ['limit', 'size', 'used']);
    assert.deepEqual(sorted(Object.keys(attn.kernels)), ['select', 'sets']);
    assert.ok(Object.isFrozen(attn));
    const cache = attn.cache({ Hkv: 1, capacity: 1, dk: 1 });
    const own = Object.getOwnPropertyNames(Object.getPrototypeOf(cache)).filter((key) => key !== 'constructor');
    assert.deepEqual(sorted(own), sorted(members('Cache')));
    cache.close();
    assert.deepEqual(sorted(Object.keys(attn.count({ T: 1, D: 1, H: 1 }))), sorted(members('Counts')));
  });
}

/** The names that a call knows, as it tells them itself. */
function known(run) {
  try {
    run({ unheardOf: 1 });
  } catch (error) {
    assert.ok(error instanceof AttnError && error.code === 'ATTN_UNKNOWN_OPTION', `${error}`);
    return sorted(error.message.split('known are ')[1].split(', '));
  }
  return assert.fail('accepted');
}

test('the options of the types are the options that the calls know', async () => {
  const attn = await load();
  const cache = attn.cache({ Hkv: 1, capacity: 1, dk: 1 });
  const x = [1];
  const attention = (extra) => ({ q: x, k: x, v: x, shape: { Tq: 1, dk: 1 }, ...extra });
  for (const [run, type, extra = []] of [
    [attn.attention, 'AttentionOptions'],
    [attn.attentionGrad, 'AttentionOptions', ['outputGrad']],
    [attn.multiHead, 'MultiHeadOptions'],
    [attn.multiHeadGrad, 'MultiHeadOptions', ['outputGrad']],
    [(options) => attn.softmax(x, options), 'Rows', ['temperature']],
    [(options) => attn.softmaxVjp(x, x, options), 'Rows'],
    [(options) => attn.softmaxJacobianSize(x, options), 'Rows'],
    [(options) => attn.splitHeads(x, options), 'HeadsShape'],
    [(returns) => attn.attention(attention({ returns })), 'Returns'],
    [(mask) => attn.attention(attention({ mask })), 'Mask'],
    [(options) => cache.attention(options), 'SeenOptions', ['q', 'shape', 'returns']],
    [(params) => attn.multiHead({ x, shape: { Tq: 1, D: 1, H: 1 }, params }), 'Params'],
  ]) {
    assert.deepEqual(known(run), sorted([...members(type), ...extra]), type);
  }
  cache.close();
});

test('the codes of the types are the statuses of attn.h', () => {
  const symbol = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .find((one) => one.name === 'AttnErrorCode');
  const codes = checker.getDeclaredTypeOfSymbol(symbol).types.map((one) => one.value);
  assert.deepEqual(sorted(codes), sorted(layout.statuses.slice(1)));
});

for (const { name, attn } of loaded) {
  test(`${name}: kernel sets are named, chosen, and refused by name`, () => {
    const { sets } = attn.kernels;
    assert.equal(sets[0], 'ref');
    const x = [1, 0, 0, 1, 1, 1];
    for (const set of [...sets, sets.at(-1)]) {
      attn.kernels.select(set);
      const { output } = attn.attention({ q: x, k: x, v: x, shape: { Tq: 3, dk: 2 } });
      assert.ok(Math.abs(output[0] - 0.80222) <= 5e-6, set);
    }
    for (const bad of ['avx', '', 'ref\0', 'REF', 'x'.repeat(1000)]) {
      assert.throws(
        () => attn.kernels.select(bad),
        (error) => error instanceof AttnError && error.code === 'ATTN_BAD_VALUE',
      );
    }
    assert.throws(
      () => attn.kernels.select(1),
      (error) => error.code === 'ATTN_BAD_TYPE',
    );
    assert.equal(attn.memory.used, 0);
  });
}
