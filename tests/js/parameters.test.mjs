// Values of figures as text and back, and what is no value at all.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Model } from '../../web/figures/model.js';
import { given } from '../../web/figures/draw/number.js';
import * as figures from '../../web/figures/index.js';
import { read, write } from '../../web/figures/schema.js';

const labels = /** @type {const} */ ({ name: 'labels', type: 'labels', label: 'Names', count: [1, 8], default: ['a'] });

test('any labels survive being written and read again', () => {
  const character = fc.oneof(fc.constantFrom(...',;\\ \n\tab🙂'), fc.string({ unit: 'binary', maxLength: 1 }));
  const word = fc.array(character, { maxLength: 16 }).map((all) => all.join(''));
  fc.assert(fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (list) => {
    const { value } = read(labels, list);
    fc.pre(value !== undefined);
    assert.deepEqual(read(labels, write(labels, value)).value, value);
  }), { seed: 1, numRuns: 500 });
});

test('labels as people type them', () => {
  for (const [text, expected] of [
    ['cat dog', ['cat', 'dog']],
    ['New York, Rome', ['New York', 'Rome']],
    ['New York,', ['New York']],
    ['a\\, b; c', ['a, b', 'c']],
    ['C:\\temp', ['C:\\temp']],
    [`${'x'.repeat(11)}🙂🙂`, [`${'x'.repeat(11)}🙂`]],
  ]) assert.deepEqual(read(labels, text).value, expected);
  assert.equal(read(labels, ' , ').value, undefined);
});

test('whatever a program hands over is taken or refused', () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  const odd = [Symbol('x'), Object.create(null), proxy, [Symbol('x')], [[Object.create(null)]], [proxy], {}];
  for (const { slug, parameters } of Object.values(figures)) {
    for (const row of parameters) {
      for (const value of odd) assert.ok(read(row, value).problem, `${slug}.${row.name}`);
    }
  }
});

test('a permalink brings the state back on top of any attributes', () => {
  const make = (temperature) => {
    const model = new Model(figures.lookup.parameters, () => {});
    model.attribute('temperature', temperature);
    return model;
  };
  const model = make('2');
  assert.equal(model.toText(), 'temperature=2');
  model.apply({ temperature: 1 });
  assert.equal(model.toText(), 'temperature=1');
  assert.equal(make(null).toText(), '');
});

test('whole numbers are shown as they are, others with six places at most', () => {
  assert.deepEqual([4294967295, 1000000, -3, -0, 0.1, -2.5].map(given),
    ['4294967295', '1000000', '−3', '0', '0.1', '−2.5']);
});
