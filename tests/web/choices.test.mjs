// What hands and keys do to the figures without handles: cells of a mask, stages, steppers, draws, long computations
// that report, stop and start anew, and the sum behind a number.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { serveBench } from './lib/bench.mjs';
import { ENGINES, launch } from './lib/engines.mjs';

for (const engine of ENGINES) {
  describe(engine, () => {
    // WebKit's driver has no touch, and the pointer events that stand in for it make no clicks.
    const hands = engine === 'webkit' ? [false] : [false, true];
    let page;
    let site;
    before(async () => {
      page = await launch(engine);
      site = await serveBench({ collect: engine === 'webkit' });
      await page.open(`${site.url}bench.html`);
    });
    after(async () => {
      const messages = await page?.messages();
      await page?.close();
      await site?.close();
      assert.deepEqual(messages, []);
    });

    const fresh = (tag, attributes = {}) => page.evaluate(async (name, values) => {
      bench.clear();
      await bench.make(name, values);
    }, tag, attributes);
    const look = () => page.evaluate(async () => {
      const element = bench.all[0];
      await element.updateComplete;
      return { state: element.state, heard: element.heard.splice(0).map(({ type }) => type) };
    });
    /** The middle of what bears a label or has a text, in the window. */
    const spot = (name) => page.evaluate((label) => {
      const { shadowRoot } = bench.all[0];
      const found = shadowRoot.querySelector(`[aria-label="${label}"]`)
        ?? [...shadowRoot.querySelectorAll('button, label, summary')].find((each) => each.textContent.trim() === label);
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = found.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, name);
    const press = async (name, touch = false) => page.click(await spot(name), { touch });
    const focus = (selector) => page.evaluate((what) => bench.all[0].shadowRoot.querySelector(what).focus(), selector);
    const focused = () => page.evaluate(() => {
      const { activeElement } = bench.all[0].shadowRoot;
      return activeElement && { label: activeElement.ariaLabel ?? activeElement.getAttribute('aria-label'),
        checked: activeElement.getAttribute('aria-checked') };
    });
    const undo = () => page.evaluate(() => bench.all[0].undo());
    const redo = () => page.evaluate(() => bench.all[0].redo());

    for (const touch of hands) {
      const hand = touch ? 'a finger' : 'the mouse';

      test(`masks: ${hand} turns the mask into one's own, a cell at a time`, async () => {
        await fresh('attn-masks');
        const start = (await look()).state;
        await press('Query 2 may see key 4', touch);
        const first = await look();
        assert.equal(first.state.mask, 'own');
        // The causal mask it was, with one cell more.
        const expected = Array.from({ length: 6 }, (_, i) => (
          Array.from({ length: 6 }, (__, j) => Number(j <= i || (i === 1 && j === 3)))));
        assert.deepEqual(first.state.cells, expected);
        assert.deepEqual(first.heard, ['attn-input', 'attn-change']);
        await press('Query 1 may see key 1', touch);
        expected[0][0] = 0;
        const second = (await look()).state;
        assert.deepEqual(second.cells, expected);
        await undo();
        assert.deepEqual((await look()).state, first.state);
        await undo();
        assert.deepEqual((await look()).state, start);
        await redo();
        await redo();
        assert.deepEqual((await look()).state, second);
      });

      test(`heads: ${hand} steps forward, back and to the reshape`, async () => {
        await fresh('attn-heads');
        await press('Next', touch);
        assert.equal((await look()).state.step, 'viewed');
        await press('Next', touch);
        assert.equal((await look()).state.step, 'split');
        await press('reshape directly (bug)', touch);
        assert.equal((await look()).state.way, 'reshape');
        await press('Back', touch);
        assert.equal((await look()).state.step, 'viewed');
        await undo();
        await undo();
        const { state } = await look();
        assert.deepEqual([state.step, state.way], ['split', 'transpose']);
      });

      test(`scaling: ${hand} draws anew, and changes keys by one`, async () => {
        await fresh('attn-scaling', { draws: '20' });
        const { draw, keys } = (await look()).state;
        await press('New draw', touch);
        assert.equal((await look()).state.draw, draw + 1);
        await page.evaluate(() => { bench.all[0].shadowRoot.querySelector('.settings').open = true; });
        await press('Keys, one more', touch);
        assert.equal((await look()).state.keys, keys + 1);
        await press('Keys, one less', touch);
        await undo();
        await undo();
        await undo();
        assert.deepEqual((({ state }) => [state.draw, state.keys])(await look()), [draw, keys]);
      });
    }

    test('masks: keys go from cell to cell, turn them, and take it back', async () => {
      await fresh('attn-masks', { queries: '3', keys: '3' });
      const start = (await look()).state;
      await focus('.toggle-cell');
      assert.deepEqual(await focused(), { label: 'Query 1 may see key 1', checked: 'true' });
      await page.press('ArrowRight');
      assert.deepEqual(await focused(), { label: 'Query 1 may see key 2', checked: 'false' });
      await page.press('ArrowDown');
      await page.press(' ');
      await look();
      assert.deepEqual(await focused(), { label: 'Query 2 may see key 2', checked: 'false' });
      await page.press('ArrowRight');
      await page.press('Enter');
      assert.deepEqual((await look()).state.cells, [[1, 0, 0], [1, 0, 1], [1, 1, 1]]);
      await page.press('z', { ctrl: true });
      assert.deepEqual((await look()).state.cells, [[1, 0, 0], [1, 0, 0], [1, 1, 1]]);
      await page.press('z', { ctrl: true });
      assert.deepEqual((await look()).state, start);
      await page.press('Z', { ctrl: true, shift: true });
      assert.equal((await look()).state.mask, 'own');
      assert.equal((await focused()).label, 'Query 2 may see key 3', 'the focus stays where it was');
      const stops = await page.evaluate(() => bench.all[0].shadowRoot
        .querySelectorAll('.toggle-cell[tabindex="0"]').length);
      assert.equal(stops, 1, 'the whole mask is one tab stop');
    });

    test('matrix: a click picks the token of a cell, also where both conventions show the same numbers', async () => {
      await fresh('attn-matrix', { beta: '0' });
      const picked = await page.evaluate(async () => {
        const [element] = bench.all;
        const rows = [];
        for (const convention of ['rows', 'columns']) {
          element.state = { convention, row: 4 };
          await element.updateComplete;
          element.shadowRoot.querySelectorAll('.cell')[1].dispatchEvent(new MouseEvent('click', { bubbles: true }));
          rows.push(element.state.row);
        }
        return rows;
      });
      assert.deepEqual(picked, [1, 2]);
    });

    test('heads: play goes through the stages when asked, never by itself, and yields to the reader', async () => {
      await fresh('attn-heads');
      const wait = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });
      await wait(1600);
      assert.deepEqual(await look().then(({ state, heard }) => [state.step, heard.length]), ['projected', 0]);
      await press('Play');
      await page.until('it has come to the end', () => bench.all[0].state.step === 'split');
      await press('Play');
      assert.equal((await look()).state.step, 'projected');
      await page.evaluate(() => bench.all[0].apply({ step: 'split' }));
      await wait(1600);
      assert.equal((await look()).state.step, 'split');
    });

    test('heads: the sum behind a cell says where it came from; Escape closes it and returns the focus', async () => {
      await fresh('attn-heads', { step: 'split', way: 'reshape' });
      await focus('svg .number[data-name="Qh[0][1][0][2]"]');
      await page.press('Enter');
      await page.until('it is open', () => !!bench.all[0].shadowRoot.querySelector('.how .step'));
      const text = await page.evaluate(() => bench.all[0].shadowRoot.querySelector('.how').textContent);
      // Number 1·4·3 + 0·3 + 3 of 24 in the order of memory, so the third of token 3, whose row has 6.
      assert.match(text, /Q\[3\]\[3\]/);
      assert.match(text, /1·4·3 \+ 0·3 \+ 3/);
      assert.match(text, /of token 3/);
      await page.press('Escape');
      await page.until('it is closed', () => !bench.all[0].shadowRoot.querySelector('.how .step'));
      const back = await page.evaluate(() => bench.all[0].shadowRoot.activeElement?.dataset.name);
      assert.equal(back, 'Qh[0][1][0][2]');
      await page.press('ArrowRight');
      assert.notEqual(await page.evaluate(() => bench.all[0].shadowRoot.activeElement.dataset.name), back);
    });

    test('scaling: a drag of the slider is one step, keys move it, a typed seed draws anew', async () => {
      await fresh('attn-scaling', { draws: '20' });
      const start = (await look()).state;
      const [from, to] = await page.evaluate(() => {
        const range = bench.all[0].shadowRoot.querySelector('input[type=range]');
        range.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = range.getBoundingClientRect();
        return [Number(range.value), 0.95].map((part) => ({ x: left + 8 + part * (width - 16), y: top + height / 2 }));
      });
      await page.drag([from, { x: (from.x + to.x) / 2, y: from.y }, to]);
      await page.until('the slider has settled', () => bench.all[0].heard.some(({ type }) => type === 'attn-change'));
      const { state, heard } = await look();
      assert.ok(state.dk > 200, `${state.dk}`);
      assert.deepEqual(heard.filter((type) => type === 'attn-change'), ['attn-change']);
      await undo();
      assert.deepEqual((await look()).state, start);
      await focus('input[type=range]');
      await page.press('End');
      assert.equal((await look()).state.dk, 512);
      await page.press('ArrowLeft');
      assert.ok((await look()).state.dk < 512);
      await page.evaluate(() => {
        const { shadowRoot } = bench.all[0];
        shadowRoot.querySelector('.settings').open = true;
        shadowRoot.querySelector('#field-seed').select();
      });
      const weight = () => page.evaluate(() => bench.numbers(bench.all[0])
        .find(({ name }) => name === 'largest').value);
      const before = await weight();
      await page.type('77');
      await page.press('Tab');
      assert.equal((await look()).state.seed, 77);
      assert.notEqual(await weight(), before);
    });

    test('scaling: thousands of draws report how far they are, stop and go on when told, and start anew', async () => {
      await fresh('attn-scaling', { draws: '5000', keys: '128' });
      const seen = () => page.evaluate(() => {
        const { shadowRoot } = bench.all[0];
        const [bar, line, button] = ['progress', 'span', 'button']
          .map((name) => shadowRoot.querySelector(`.work ${name}`));
        return {
          done: bar.value, line: line.textContent.trim(),
          running: button.textContent.trim() === 'Stop' && !button.hasAttribute('aria-disabled'),
          knots: bench.knots(),
          layer: getComputedStyle(shadowRoot.querySelector('.root')).willChange,
        };
      });
      await page.until('the bar has moved', () => bench.all[0].shadowRoot.querySelector('.work progress').value > 0.02);
      const { running, layer } = await seen();
      assert.ok(running);
      assert.equal(layer, 'opacity');
      await page.until('a point is there', () => bench.knots() >= 2);
      // One more changes what is there: to put marks in, or words of another length, would have the page laid out.
      const added = await page.evaluate(async () => {
        const { shadowRoot } = bench.all[0];
        const [picture, work] = ['.picture', '.work'].map((part) => shadowRoot.querySelector(part));
        const { height } = work.getBoundingClientRect();
        const words = new Text('words '.repeat(99));
        work.querySelector('span').append(words);
        const grows = work.getBoundingClientRect().height - height;
        words.remove();
        const marks = [];
        new MutationObserver((records) => marks.push(...records.flatMap(({ addedNodes }) => [...addedNodes])))
          .observe(picture, { childList: true, subtree: true });
        for (const before = bench.knots(); bench.knots() === before;) await new Promise(requestAnimationFrame);
        return { grows, marks: marks.filter(({ localName }) => localName && localName !== 'text').length };
      });
      assert.deepEqual(added, { grows: 0, marks: 0 });
      await press('Stop');
      const stopped = await seen();
      assert.ok(!stopped.running && stopped.done < 1 && stopped.knots < 20, JSON.stringify(stopped));
      assert.equal(stopped.layer, 'auto');
      assert.match(stopped.line, /^Drawn so far: \d of 10 /);
      await new Promise((resolve) => { setTimeout(resolve, 300); });
      assert.deepEqual(await seen(), stopped);
      await press('Go on');
      await page.until('it goes on', (done) => bench.all[0].shadowRoot.querySelector('.work progress').value > done,
        stopped.done);
      assert.ok((await seen()).running);
      await page.evaluate(() => bench.all[0].apply({ draws: 20, keys: 4 }));
      // The last point is drawn a frame before the work finds that nothing is left.
      await page.until('all of it is done', () => (
        bench.all[0].shadowRoot.querySelector('.work button[aria-disabled]') !== null));
      const whole = await seen();
      assert.deepEqual([whole.done, whole.knots], [1, 20]);
      assert.match(whole.line, /^Medians over 20 draws/);
    });
  });
}
