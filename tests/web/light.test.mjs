// Symbols and figures light each other up: `highlight` fades what belongs to other symbols, and `attn-highlight` says
// whose mark the pointer or the focus is on.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { glossary } from '../../web/lesson/glossary.js';
import { serveBench } from './lib/bench.mjs';
import { ENGINES, launch } from './lib/engines.mjs';

const NAMES = glossary.map(({ name }) => name);

/** What each figure must show at least. */
const SHOWN = {
  lookup: ['q', 'k', 'v', 'o', 'S', 'A'], matrix: ['q', 'Q', 'k', 'K', 'v', 'V', 'o', 'O', 'S', 'A'],
  masks: ['Q', 'K', 'M', 'S', 'A'], heads: ['Q', 'H', 'T'], scaling: ['A', 'J', 'dk'],
};

for (const engine of ENGINES) {
  describe(engine, () => {
    let page;
    let site;
    before(async () => {
      page = await launch(engine);
      site = await serveBench({ collect: engine === 'webkit' });
      await page.open(`${site.url}bench.html`);
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    test('marks belong to symbols of the glossary, and each mark to one group', async () => {
      for (const [slug, must] of Object.entries(SHOWN)) {
        const { symbols, nested } = await page.evaluate(async (tag) => {
          bench.clear();
          const { shadowRoot } = bench.all[await bench.make(tag)];
          const marks = [...shadowRoot.querySelectorAll('[data-symbol]')];
          return {
            symbols: [...new Set(marks.flatMap(({ dataset }) => dataset.symbol.split(' ')))],
            nested: marks.filter((mark) => mark.parentElement.closest('[data-symbol]')).length,
          };
        }, `attn-${slug}`);
        assert.deepEqual(symbols.filter((name) => !NAMES.includes(name)), [], slug);
        assert.deepEqual(must.filter((name) => !symbols.includes(name)), [], slug);
        assert.equal(nested, 0, slug);
      }
    });

    test('a highlight fades the marks of other symbols, also after a change, until it is taken back', async () => {
      const seen = await page.evaluate(async () => {
        bench.clear();
        const element = bench.all[await bench.make('attn-lookup')];
        const look = async () => {
          await element.updateComplete;
          const marks = [...element.shadowRoot.querySelectorAll('[data-symbol]')];
          const faded = (mark) => getComputedStyle(mark).opacity === '0.3';
          const named = (name) => marks.filter(({ dataset }) => dataset.symbol.split(' ').includes(name));
          for (const animation of element.shadowRoot.getAnimations?.() ?? []) animation.finish();
          return {
            keys: [...new Set(named('k').map(faded))],
            others: [...new Set(marks.filter((mark) => !named('k').includes(mark)).map(faded))],
          };
        };
        const views = { before: await look() };
        element.highlight = 'k';
        views.lit = await look();
        element.apply({ keys: [[1, 1], [2, 2], [-1, 0], [0, -1], [1, -1]], values: Array(5).fill([1, 2]) });
        views.moved = await look();
        element.setAttribute('highlight', 'P');
        views.absent = await look();
        element.setAttribute('highlight', 'K');
        views.set = await look();
        element.removeAttribute('highlight');
        views.after = await look();
        return { views, heard: element.heard.map(({ type }) => type) };
      });
      const even = { keys: [false], others: [false] };
      const lit = { keys: [false], others: [true] };
      assert.deepEqual(seen.views, { before: even, lit, moved: lit, absent: even, set: lit, after: even });
    });

    test('a mark under the pointer, or with the focus, tells its symbol; a finger that passes tells none', async () => {
      const at = await page.evaluate(async () => {
        bench.clear();
        const element = bench.all[await bench.make('attn-lookup')];
        element.told = [];
        element.addEventListener('attn-highlight', ({ detail, bubbles, composed }) => {
          element.told.push(bubbles && composed ? detail.symbol : 'an event that stays where it is');
        });
        return [bench.handle(element, 'Key of bird'), bench.handle(element, 'Query')];
      });
      const told = () => page.evaluate(async () => {
        await bench.all[0].updateComplete;
        return bench.all[0].told.splice(0);
      });
      await page.drag(at);
      const dragged = await told();
      assert.equal(dragged[0], 'k');
      await page.evaluate(() => bench.all[0].shadowRoot.querySelector('[aria-label="Value of cat"]').focus());
      await page.evaluate(() => {
        const { shadowRoot } = bench.all[0];
        const send = (type, target, pointerType) => target.dispatchEvent(
          new PointerEvent(type, { bubbles: true, composed: true, pointerType }));
        const stage = shadowRoot.querySelector('.stage');
        send('pointerleave', stage, 'mouse');
        send('pointerover', shadowRoot.querySelector('.ray'), 'touch');
        send('pointerover', shadowRoot.querySelector('.ray'), 'mouse');
        send('pointerover', shadowRoot.querySelector('.plane'), 'mouse');
        shadowRoot.activeElement.blur();
      });
      assert.deepEqual((await told()).slice(-4), ['v', 'q', 'v', null]);
      await page.evaluate(() => {
        bench.all[0].shadowRoot.querySelector('[aria-label="Query"]').focus();
        bench.all[0].remove();
      });
      assert.deepEqual(await told(), ['q', null]);
      assert.deepEqual(await page.messages(), []);
    });
  });
}
