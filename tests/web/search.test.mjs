// The lesson's search in each engine, by real keys and a real pointer: it waits for two letters, forgives slips and
// accents, leaves input methods alone, says how much it has found, and gives the focus back.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { centre, inEachEngine, openLesson } from './lib/lesson.mjs';

/** What a reader sees of the search. */
const search = (page) => page.evaluate(() => {
  const dialog = document.querySelector('dialog.search');
  return {
    open: dialog?.open ?? false,
    typing: document.activeElement?.id === 'search-field',
    count: dialog?.querySelector('.search-count[role=status]').textContent ?? '',
    hits: [...dialog?.querySelectorAll('li') ?? []].map(({ textContent }) => textContent),
    chosen: [...dialog?.querySelectorAll('li') ?? []].findIndex((hit) => hit.getAttribute('aria-selected') === 'true'),
    named: document.getElementById(dialog?.querySelector('input').getAttribute('aria-activedescendant'))?.textContent,
  };
});

inEachEngine((at) => {
  beforeEach(() => openLesson(at.page, at.site));

  test('the search opens with a key, waits for two letters, and Enter leads to the first hit', async () => {
    const { page } = at;
    await page.press('/');
    await page.until('it is open', () => document.querySelector('dialog.search')?.open === true);
    assert.equal((await search(page)).typing, true);
    await page.type('m');
    let seen = await search(page);
    assert.deepEqual(seen.hits, []);
    assert.match(seen.count, /at least 2 letters/);
    await page.type('ask');
    seen = await search(page);
    assert.ok(seen.hits.length > 1 && seen.hits.some((hit) => /Masks/.test(hit)));
    assert.match(seen.count, /\d+ hits/);
    assert.equal(seen.chosen, 0);
    assert.equal(seen.named, seen.hits[0]);
    await page.press('ArrowDown');
    seen = await search(page);
    assert.equal(seen.chosen, 1);
    assert.equal(seen.named, seen.hits[1]);
    await page.press('ArrowUp');
    await page.press('Enter');
    const { open, focused, inView } = await page.evaluate(async () => {
      await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
      const { top } = document.activeElement.getBoundingClientRect();
      return {
        open: document.querySelector('dialog.search').open, focused: document.activeElement.textContent,
        inView: top >= 0 && top < innerHeight,
      };
    });
    assert.equal(open, false);
    assert.match(focused, /mask/i);
    assert.equal(inView, true);
    assert.deepEqual(await page.messages(), []);
  });

  test('a slip of the finger and an accent find all the same; Escape closes and gives the focus back', async () => {
    const { page } = at;
    await page.click(await centre(page, '[data-open=search]'));
    await page.until('it is open', () => document.querySelector('dialog.search')?.open === true);
    await page.type('jacobain');
    assert.ok((await search(page)).hits.some((hit) => /Jacobian/.test(hit)));
    await page.evaluate(() => {
      const field = document.querySelector('#search-field');
      field.value = 'équivariance';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    assert.ok((await search(page)).hits.some((hit) => /equivarian/.test(hit)));
    await page.press('Escape');
    await page.until('it is closed', () => document.querySelector('dialog.search').open === false);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.open), 'search');
  });

  test('formulas, figures, checks, cards and symbols are found by name, and formulas read as they look', async () => {
    const { page } = at;
    await page.press('/');
    await page.until('it is open', () => document.querySelector('dialog.search')?.open === true);
    for (const [query, expected] of [
      ['jacobian formula', /^Formula.*Jacobian of the softmax.*J=.*diag\(p\)−p\s?pᵀ/],
      ['QK^T', /^Formula.*QKᵀ\/√dₖ/], ['d_k', /√dₖ/], ['figure matrix', /^FigureThe attention matrix/],
      ['quick check variance', /^Quick check.*qᵀk/], ['counting parameters', /^CardCounting parameters/],
      ['a row with no key', /CardA row with no key left/], ['epsilon', /^Symbol.*ε.*largest weight/],
      ['definition of multi-head', /^StatementDefinition. Multi-head/], ['before you start', /Before you start$/],
    ]) {
      await page.evaluate((text) => {
        const field = document.querySelector('#search-field');
        field.value = text;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, query);
      const { hits } = await search(page);
      assert.ok(hits.slice(0, 2).some((hit) => expected.test(hit)), `${query}: ${hits.slice(0, 2).join(' | ')}`);
      // A question is found by what it asks; its answer stays where it is.
      assert.ok(hits.every((hit) => !/^Card.*1,050,624/.test(hit)), query);
    }
    await page.press('Escape');
    assert.deepEqual(await page.messages(), []);
  });

  test('while an input method composes, the search waits and Enter is not its own', async () => {
    const { page } = at;
    await page.press('k', { ctrl: true });
    await page.until('it is open', () => document.querySelector('dialog.search')?.open === true);
    const stages = await page.evaluate(() => {
      const field = document.querySelector('#search-field');
      const hits = () => document.querySelectorAll('dialog.search li').length;
      const found = [];
      field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      field.value = 'softmax';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
      found.push(hits());
      const enter = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true };
      field.dispatchEvent(new KeyboardEvent('keydown', enter));
      found.push(document.querySelector('dialog.search').open);
      field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'softmax' }));
      found.push(hits() > 0);
      field.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: false }));
      found.push(document.querySelector('dialog.search').open);
      return found;
    });
    assert.deepEqual(stages, [0, true, true, false]);
  });

  test('a hit opens by a click, and so does what folds it away', async () => {
    const { page } = at;
    await page.press('/');
    await page.until('it is open', () => document.querySelector('dialog.search')?.open === true);
    await page.type('tensor programs');
    await page.click(await centre(page, '#search-hit-0'));
    const place = await page.evaluate(() => ({
      open: document.querySelector('dialog.search').open,
      text: document.activeElement.textContent, shown: document.activeElement.checkVisibility(),
    }));
    assert.equal(place.open, false);
    assert.match(place.text, /Tensor Programs/);
    assert.equal(place.shown, true);
  });
});
