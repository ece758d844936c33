// What hands and keys do to figures, and how figures bear what pages do to them: drags by mouse, touch and keys,
// fields, undo, attributes, several on a page, moved, removed, put back, the script brought twice, alone on a foreign
// page.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { copyOfDist } from './lib/copies.mjs';
import { serveBench } from './lib/bench.mjs';
import { ENGINES, launch } from './lib/engines.mjs';
import { handles as lookupHandles } from './figures/lookup.mjs';
import { handles as matrixHandles } from './figures/matrix.mjs';

const HANDLES = [
  ...Object.entries(lookupHandles).map(([label, part]) => ({ tag: 'attn-lookup', label, part })),
  ...Object.entries(matrixHandles).map(([label, part]) => ({ tag: 'attn-matrix', label, part })),
];

const FOREIGN = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Elsewhere</title>
<style>* { box-sizing: content-box; } body { font: 12px monospace; color: red; } p, svg, table { color: red; }</style>
</head>
<body><p>Somebody's own page.</p><attn-lookup temperature="2" query="1 -1"></attn-lookup>
<attn-check name="q1"></attn-check><script src="attention-figures.js"></script></body></html>`;

const near = (actual, expected, slack = 1e-9) => {
  assert.ok(Math.abs(actual - expected) <= slack, `${actual} is not ${expected}`);
};

for (const engine of ENGINES) {
  describe(engine, () => {
    const collect = engine === 'webkit';
    let page;
    let site;
    before(async () => {
      page = await launch(engine);
      site = await serveBench({ collect });
      await page.open(`${site.url}bench.html`);
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    const fresh = (tag, attributes = {}) => page.evaluate(async (name, values) => {
      bench.clear();
      await bench.make(name, values);
    }, tag, attributes);
    const look = () => page.evaluate(async () => {
      const element = bench.all[0];
      await element.updateComplete;
      return { state: element.state, heard: element.heard.splice(0) };
    });
    const focus = (label) => page.evaluate((name) => {
      const { shadowRoot } = bench.all[0];
      const named = ({ textContent }) => textContent.trim().startsWith(name);
      const found = shadowRoot.querySelector(`[aria-label="${name}"]`)
        ?? [...shadowRoot.querySelectorAll('label')].find(named).control;
      found.focus();
      found.select?.();
    }, label);

    for (const { tag, label, part } of HANDLES) {
      for (const touch of [false, true]) {
        test(`${tag}: ${label} follows ${touch ? 'a finger' : 'the mouse'}`, async () => {
          await fresh(tag);
          const before = await look();
          const from = await page.evaluate((name) => bench.handle(bench.all[0], name), label);
          const path = [0, 9, 15, 21, 30].map((by) => ({ x: from.x + by, y: from.y - (by * 2) / 3 }));
          await page.drag(path, { touch });
          const { state, heard } = await look();
          const [[x, y], [toX, toY]] = [part(before.state), part(state)];
          assert.ok(toX > x + 0.05, `x went from ${x} to ${toX}`);
          assert.ok(toY > y + 0.05, `y went from ${y} to ${toY}`);
          // Right and up by 30 and 20 pixels, in a plane whose axes have one scale.
          near((toY - y) / (toX - x), 20 / 30, 0.05);
          const kinds = heard.map(({ type }) => type);
          assert.ok(kinds.filter((type) => type === 'attn-input').length >= 1, kinds.join());
          assert.deepEqual(kinds.filter((type) => type === 'attn-change'), ['attn-change'], kinds.join());
          assert.equal(kinds.at(-1), 'attn-change');
          assert.deepEqual(heard.at(-1).detail.state, state);
          await page.evaluate(() => bench.all[0].undo());
          assert.deepEqual((await look()).state, before.state, 'one drag is one step of undo');
        });
      }

      test(`${tag}: ${label} follows keys`, async () => {
        await fresh(tag);
        const start = part((await look()).state);
        await focus(label);
        await page.press('ArrowRight');
        near(part((await look()).state)[0], start[0] + 0.1);
        await page.press('ArrowUp', { shift: true });
        near(part((await look()).state)[1], start[1] + 0.01);
        await page.press('ArrowLeft');
        await page.press('ArrowDown', { shift: true });
        const back = part((await look()).state);
        near(back[0], start[0]);
        near(back[1], start[1]);
        const limits = await page.evaluate((name) => {
          const handle = bench.all[0].shadowRoot.querySelector(`[aria-label="${name}"]`);
          return [handle.getAttribute('aria-valuemin'), handle.getAttribute('aria-valuemax')].map(Number);
        }, label);
        assert.ok(limits[0] < limits[1]);
        await page.press('Home');
        near(part((await look()).state)[0], limits[0]);
        await page.press('End');
        // The plane grows with what it holds, so the right end may lie farther out by now.
        assert.ok(part((await look()).state)[0] >= limits[1] - 1e-9);
        const text = await page.evaluate((name) => bench.all[0].shadowRoot.querySelector(`[aria-label="${name}"]`)
          .getAttribute('aria-valuetext'), label);
        assert.match(text, /\d/);
      });
    }

    test('Escape takes back a drag; Ctrl+Z and Ctrl+Shift+Z go back and forth', async () => {
      await fresh('attn-lookup');
      const start = (await look()).state;
      await focus('Query');
      await page.press('ArrowRight');
      const moved = (await look()).state;
      assert.notDeepEqual(moved, start);
      await page.press('z', { ctrl: true });
      assert.deepEqual((await look()).state, start);
      await page.press('Z', { ctrl: true, shift: true });
      assert.deepEqual((await look()).state, moved);
      await page.evaluate(() => bench.all[0].reset());
      assert.deepEqual((await look()).state, start);
    });

    test('a slider takes keys and stays in its range; its field takes typed numbers', async () => {
      await fresh('attn-lookup');
      await focus('Temperature, slider');
      await page.press('ArrowRight');
      const warmer = (await look()).state.temperature;
      assert.ok(warmer > 1, `${warmer}`);
      await page.press('Home');
      near((await look()).state.temperature, 0.1);
      await page.press('End');
      near((await look()).state.temperature, 10);
      await page.press('ArrowRight');
      near((await look()).state.temperature, 10);
      await focus('Temperature');
      await page.type('0,5');
      await page.press('Tab');
      near((await look()).state.temperature, 0.5);
      await focus('Temperature');
      await page.type('500');
      await page.press('Tab');
      const { state, heard } = await look();
      near(state.temperature, 0.5);
      assert.ok(heard.some(({ type, detail }) => type === 'attn-invalid' && detail.name === 'temperature'));
      assert.deepEqual(await page.messages(), []);
    });

    test('a field keeps what is being typed while a program sets the state, and then shows that', async () => {
      await fresh('attn-scaling', { draws: '20' });
      await page.evaluate(() => { bench.all[0].shadowRoot.querySelector('.settings').open = true; });
      const field = (state) => page.evaluate(async (values) => {
        const [element] = bench.all;
        if (values) element.state = values;
        await element.updateComplete;
        return [element.shadowRoot.querySelector('#field-keys').value, element.state.keys];
      }, state);
      await focus('Keys');
      assert.deepEqual(await field({ keys: 9 }), ['9', 9]);
      await focus('Keys');
      await page.type('5');
      assert.deepEqual(await field(), ['5', 5]);
      assert.deepEqual(await field({ keys: 30 }), ['5', 30]);
      await page.press('Tab');
      assert.deepEqual(await field(), ['30', 30]);
      // Typed and taken back: of no change the browser tells.
      await focus('Keys');
      await page.type('7');
      await field({ keys: 40 });
      await page.press('Backspace');
      await page.type('30');
      await page.press('Tab');
      assert.deepEqual(await field(), ['30', 30]);
      await focus('Keys');
      await page.type('x');
      assert.deepEqual(await field({ keys: 12 }), ['x', 12]);
      await page.press('Tab');
      assert.deepEqual(await field(), ['12', 12]);
    });

    test('odd values of every attribute and property are taken or refused, never thrown', async () => {
      const thrown = await page.evaluate(async () => {
        const odd = ['', 'abc', 'NaN', 'Infinity', '-1e999', '1e-320', '0.30000000000000004', '7.77', 'null', '[[[',
          '1;2;3', '🙂', 'x'.repeat(9999), ' 2 ', '−1', '1,5', '[[1,2],[3,4]]', 'tensor([[1., 2.]])'];
        const values = [null, undefined, NaN, Infinity, -Infinity, {}, [], [[]], [[NaN, 1]], () => 1, 1n, [[1, 2], [3]],
          new Float32Array(7)];
        const faults = [];
        for (const { slug, parameters } of Object.values(AttentionFigures.figures)) {
          bench.clear();
          const element = bench.all[await bench.make(`attn-${slug}`)];
          for (const { name } of parameters) {
            const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
            for (const text of odd) {
              try {
                element.setAttribute(attribute, text);
                await element.updateComplete;
              } catch (error) {
                faults.push(`${slug} ${attribute}="${text.slice(0, 20)}": ${error}`);
              }
            }
            element.removeAttribute(attribute);
            for (const value of values) {
              try {
                element[name] = value;
                element.state = { [name]: value };
                await element.updateComplete;
              } catch (error) {
                faults.push(`${slug}.${name} = ${typeof value}: ${error}`);
              }
            }
          }
          element.reset();
          await element.updateComplete;
          const bad = bench.numbers(element).filter(({ value }) => value === 'NaN' || value === '');
          if (bad.length) faults.push(`${slug}: ${bad[0].name} is ${bad[0].value} after a reset`);
        }
        return faults;
      });
      assert.deepEqual(thrown, []);
      assert.deepEqual(await page.messages(), []);
    });

    test('each attribute and property sets its parameter, and a permalink brings the state back', async () => {
      const wrong = await page.evaluate(() => {
        const faults = [];
        const text = JSON.stringify;
        for (const { slug, parameters, presets } of Object.values(AttentionFigures.figures)) {
          const make = () => document.createElement(`attn-${slug}`);
          const element = make();
          for (const { name } of presets) {
            element.preset(name);
            const { permalink, state } = element;
            const other = make();
            other.permalink = permalink;
            if (text(other.state) !== text(state)) faults.push(`${slug}: ${permalink}`);
            const attributes = Object.fromEntries(new URLSearchParams(permalink));
            const third = make();
            for (const [attribute, value] of Object.entries(attributes)) third.setAttribute(attribute, value);
            if (text(third.state) !== text(state)) faults.push(`${slug}: ${text(attributes)}`);
            for (const { name: parameter } of parameters) {
              const fourth = make();
              fourth[parameter] = state[parameter];
              if (text(fourth[parameter]) !== text(state[parameter])) faults.push(`${slug}.${parameter}`);
            }
          }
        }
        return faults;
      });
      assert.deepEqual(wrong, []);
    });

    test('a link sets its state each time it is followed; a figure that is moved does not ask the address', async () => {
      const temperatures = await page.evaluate(async () => {
        const [element, link] = ['attn-lookup', 'a'].map((tag) => document.createElement(tag));
        element.id = 'visited';
        link.href = '#visited?temperature=2';
        bench.clear();
        document.querySelector('#other').replaceChildren(link);
        await bench.take(element);
        const seen = [];
        const note = () => seen.push(element.state.temperature);
        link.click();
        await new Promise((resolve) => { addEventListener('hashchange', resolve, { once: true }); });
        note();
        element.reset();
        note();
        link.addEventListener('click', (event) => event.preventDefault(), { once: true });
        link.click();
        note();
        link.click();
        note();
        element.reset();
        document.querySelector('#other').append(element);
        note();
        link.remove();
        return seen;
      });
      assert.deepEqual(temperatures, [2, 1, 1, 2, 1]);
    });

    test('a button with nothing left to do keeps the focus, says so and does nothing', async () => {
      await fresh('attn-lookup');
      const seen = await page.evaluate(async () => {
        const [element] = bench.all;
        const undo = [...element.shadowRoot.querySelectorAll('button')].find((each) => each.textContent === 'Undo');
        const look = () => [undo.getAttribute('aria-disabled'), element.shadowRoot.activeElement === undo];
        element.apply({ temperature: 2 });
        await element.updateComplete;
        undo.focus();
        const views = [look()];
        for (let times = 0; times < 2; times++) {
          undo.click();
          await element.updateComplete;
          views.push(look());
        }
        return { views, temperature: element.temperature };
      });
      assert.deepEqual(seen, { views: [[null, true], ['true', true], ['true', true]], temperature: 1 });
    });

    test('a label typed leaves those that are hidden; the sum of a number that goes away closes', async () => {
      await fresh('attn-matrix', { queries: '1 0; 0 1' });
      const seen = await page.evaluate(async () => {
        const [element] = bench.all;
        await bench.unfold(element);
        const { shadowRoot } = element;
        const field = shadowRoot.querySelector('[aria-label="Token 2"]');
        field.value = 'dog';
        field.dispatchEvent(new Event('change'));
        await element.updateComplete;
        const how = shadowRoot.querySelector('.how');
        shadowRoot.querySelector('button.number[data-name="A[1][1]"]').click();
        await new Promise((resolve) => { how.addEventListener('toggle', resolve, { once: true }); });
        const open = [how.matches(':popover-open')];
        element.queries = [[1, 0]];
        await element.updateComplete;
        open.push(how.matches(':popover-open'));
        return { tokens: element.tokens, open };
      });
      assert.deepEqual(seen, { tokens: ['my', 'dog', 'sat', 'on', 'a', 'mat'], open: [true, false] });
    });

    test('figures on one page keep their states apart', async () => {
      await fresh('attn-lookup', { temperature: '2' });
      const [first, second] = await page.evaluate(async () => {
        await bench.make('attn-lookup');
        bench.all[1].apply({ temperature: 0.5 });
        await Promise.all(bench.all.map((element) => element.updateComplete));
        const weight = (element) => bench.numbers(element).find(({ name }) => name === 'a[0]').value;
        return bench.all.map((element) => [element.state.temperature, weight(element)]);
      });
      assert.equal(first[0], 2);
      assert.equal(second[0], 0.5);
      assert.notEqual(first[1], second[1]);
    });

    test('a figure that is moved, removed or put back keeps its state and stays alive', async () => {
      await fresh('attn-matrix', { beta: '2' });
      const seen = await page.evaluate(async () => {
        const [element] = bench.all;
        const read = async () => {
          await element.updateComplete;
          return bench.numbers(element).find(({ name }) => name === 'A[0][1]').value;
        };
        element.apply({ causal: true });
        const values = [await read()];
        document.querySelector('#other').append(element);
        values.push(await read());
        element.remove();
        await new Promise((resolve) => { setTimeout(resolve, 50); });
        document.querySelector('#place').append(element);
        values.push(await read());
        element.apply({ causal: false });
        values.push(await read());
        return { values, state: element.state };
      });
      assert.deepEqual(seen.values.slice(0, 3), ['0', '0', '0']);
      assert.ok(Number(seen.values[3]) > 0);
      assert.equal(seen.state.beta, 2);
      const from = await page.evaluate(() => bench.handle(bench.all[0], 'Value of cat'));
      const before = (await look()).state.values[1];
      await page.drag([from, { x: from.x + 20, y: from.y - 20 }]);
      assert.notDeepEqual((await look()).state.values[1], before);
    });

    test('a figure taken away in the middle of a drag is no trouble', async () => {
      await fresh('attn-lookup');
      const from = await page.evaluate(() => {
        const element = bench.all[0];
        element.addEventListener('attn-input', () => element.remove(), { once: true });
        return bench.handle(element, 'Query');
      });
      await page.drag([from, { x: from.x + 10, y: from.y }, { x: from.x + 20, y: from.y }]);
      await page.evaluate(async () => {
        document.querySelector('#place').append(bench.all[0]);
        await bench.alive(bench.all[0]);
      });
      assert.deepEqual(await page.messages(), []);
    });

    test('the script brought twice does no harm', async () => {
      await page.open(`${site.url}twice.html`);
      await page.evaluate(() => bench.make('attn-lookup'));
      assert.deepEqual(await page.messages(), []);
    });

    test('alone on a foreign page, from file:, a figure and a check are whole', async () => {
      const copy = copyOfDist({ collect, files: { 'foreign.html': FOREIGN } });
      try {
        await page.open(copy.url('foreign.html'));
        await page.until('it is alive', () => document.querySelector('attn-lookup').shadowRoot
          ?.querySelector('svg [data-value]') != null);
        const { state, width, check } = await page.evaluate(() => ({
          state: document.querySelector('attn-lookup').state,
          width: document.querySelector('attn-lookup').getBoundingClientRect().width,
          check: document.querySelector('attn-check').shadowRoot.textContent,
        }));
        assert.equal(state.temperature, 2);
        assert.deepEqual(state.query, [1, -1]);
        assert.ok(width > 300);
        assert.match(check, /One query/);
        assert.deepEqual(await page.messages(), []);
      } finally {
        copy.remove();
      }
    });
  });
}
