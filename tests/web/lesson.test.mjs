// The lesson's page in each engine, by real keys and a real pointer: keys that steal nothing, a check answered wrong,
// explained and tried again, symbols that tell their meaning. Then what is printed, and axe on the dialogs in both
// themes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import { dist } from './lib/copies.mjs';
import { launch } from './lib/engines.mjs';
import { centre, inEachEngine, openLesson } from './lib/lesson.mjs';
import { serve } from './lib/serve.mjs';
import { wake } from './lib/visit.mjs';

inEachEngine((at) => {
  beforeEach(async () => {
    await openLesson(at.page, at.site);
    await at.page.evaluate(() => localStorage.clear());
  });

  test('keys that are one character are left to fields, and can be switched off', async () => {
    const { page } = at;
    await page.evaluate(() => {
      const field = Object.assign(document.createElement('input'), { id: 'own' });
      document.querySelector('main').prepend(field);
      field.focus();
    });
    for (const key of ['/', '?']) await page.press(key);
    assert.equal(await page.evaluate(() => document.querySelector('#own').value), '/?');
    assert.equal(await page.evaluate(() => document.querySelector('dialog[open]') === null), true);
    await page.evaluate(() => document.activeElement.blur());
    await page.press('?');
    await page.until('the keys are listed', () => document.querySelector('dialog.help')?.open === true);
    await page.click(await centre(page, 'dialog.help input'));
    await page.press('Escape');
    await page.press('/');
    assert.equal(await page.evaluate(() => document.querySelector('dialog[open]') === null), true);
    await page.press('k', { ctrl: true });
    await page.until('the search is open', () => document.querySelector('dialog.search')?.open === true);
    await page.press('Escape');
    await page.evaluate(() => localStorage.clear());
  });

  test('a check by pointer: nothing chosen, a wrong option and its reason, tried again, the right one', async () => {
    const { page } = at;
    const check = () => page.evaluate(() => {
      const root = document.querySelector('attn-check').shadowRoot;
      return {
        state: document.querySelector('attn-check').state,
        told: root.querySelector('[role=status]').textContent.trim(),
        reasons: [...root.querySelectorAll('.reason')].filter((reason) => reason.checkVisibility()).length,
        focused: root.activeElement?.type ?? '',
      };
    });
    const hit = async (inside) => page.click(await centre(page, 'attn-check', inside));
    await hit('button[type=submit]');
    assert.match((await check()).told, /Choose one/);
    await hit('.option[data-answer=wrong] label');
    await hit('button[type=submit]');
    let now = await check();
    assert.equal(now.state.right, false);
    assert.match(now.told, /^✗\s+Not/);
    assert.equal(now.reasons, 1);
    await hit('button.quiet');
    now = await check();
    assert.equal(now.state.choice, null);
    assert.equal(now.reasons, 0);
    assert.equal(now.focused, 'radio');
    await hit('.option[data-answer=right] label');
    await hit('button[type=submit]');
    now = await check();
    assert.equal(now.state.right, true);
    assert.match(now.told, /^✓\s+\w is right/);
    await page.evaluate(() => document.querySelector('attn-check').reset());
    assert.deepEqual(await page.messages(), []);
  });

  test('a symbol tells its meaning and shape to a tap and to the keyboard, and Escape closes it', async () => {
    const { page } = at;
    const told = () => page.evaluate(() => {
      const note = document.querySelector('#gloss');
      return note.matches(':popover-open') ? note.textContent : '';
    });
    await page.until('symbols can be reached', () => document.querySelector('[data-stop]') !== null);
    const place = await page.evaluate(() => {
      const symbol = [...document.querySelectorAll('#results p .sym-A')].find((each) => !each.closest('details'));
      symbol.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = symbol.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    // Scrolling closes a note, and its event comes a frame later.
    await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 300); }));
    await page.click(place);
    assert.match(await told(), /attention weights; every row sums to 1; shape.*×/);
    const inside = await page.evaluate(() => {
      const { left, right, top, bottom } = document.querySelector('#gloss').getBoundingClientRect();
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    });
    assert.equal(inside, true);
    await page.press('Escape');
    assert.equal(await told(), '');
    const stop = await page.evaluate(async () => {
      const first = document.querySelector('[data-stop=symbol]:has(.sym-q)');
      first.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => { setTimeout(resolve, 300); });
      first.focus({ preventScroll: true });
      return { tab: first.tabIndex, described: first.getAttribute('aria-describedby') };
    });
    assert.deepEqual(stop, { tab: 0, described: 'gloss' });
    assert.match(await told(), /query: what one token asks for/);
    await page.press('Tab');
    assert.doesNotMatch(await told(), /what one token asks/);
    assert.deepEqual(await page.messages(), []);
  });

  test('every letter of every formula is explained, and arrow keys go through those of a formula', async () => {
    const { page } = at;
    await page.until('symbols can be reached', () => document.querySelector('[data-stop]') !== null);
    const { unknown, unreached, spelled } = await page.evaluate(() => {
      const nameOf = (symbol) => [...symbol.classList].find((name) => name.startsWith('sym-')).slice(4);
      // Words such as “view” over an arrow, the logarithm, and the F that names a norm mean themselves.
      const plain = (leaf) => leaf.closest('.text, .mop') || leaf.matches('.mathrm') || leaf.textContent === 'F';
      const drawn = [...document.querySelectorAll('article .katex-html')].filter((each) => !each.closest('.symbols'));
      const leaves = drawn.flatMap((formula) => [...formula.querySelectorAll('*')].filter((leaf) => (
        !leaf.children.length && /\p{L}|[∂⊤⊙]/u.test(leaf.textContent) && !plain(leaf))));
      const reached = new Set([...document.querySelectorAll('[data-stop] .katex-html .sym')].map(nameOf));
      const asked = [...document.querySelectorAll('[data-gloss]')].map(({ dataset }) => dataset.gloss);
      return {
        unknown: [...new Set(leaves.filter((leaf) => {
          const symbol = leaf.closest('.sym');
          return !symbol || !asked.includes(nameOf(symbol));
        }).map(({ textContent }) => textContent))],
        unreached: asked.filter((name) => !reached.has(name)),
        spelled: document.querySelectorAll('.katex-html .text .sym').length,
      };
    });
    assert.deepEqual(unknown, []);
    assert.equal(spelled, 0, 'letters of words are no symbols');
    assert.deepEqual(unreached, []);
    await page.evaluate(async () => {
      const formula = document.querySelector('#thm-jacobian [data-stop=formula]');
      formula.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => { setTimeout(resolve, 300); });
      formula.focus({ preventScroll: true });
    });
    const told = () => page.evaluate(() => document.querySelector('#gloss').textContent);
    assert.match(await told(), /weights that a softmax gives/);
    await page.press('ArrowRight');
    assert.match(await told(), /exponentials, divided by their sum/);
    await page.press('ArrowLeft');
    await page.press('ArrowLeft');
    assert.match(await told(), /scores of one query/);
    await page.press('Escape');
    assert.deepEqual(await page.messages(), []);
  });

  test('a symbol lights up in the figure beside it, and one of the figure in the text', async () => {
    const { page } = at;
    await wake(page);
    const lit = () => page.evaluate(async () => {
      const figure = document.querySelector('#fig-lookup');
      await figure.updateComplete;
      for (const fading of figure.shadowRoot.getAnimations?.() ?? []) fading.finish();
      const names = [...document.querySelectorAll('article .lit')]
        .map(({ className }) => /sym-(\w+)/.exec(className)[1]);
      const marks = [...figure.shadowRoot.querySelectorAll('[data-symbol]')];
      const faded = marks.filter((mark) => getComputedStyle(mark).opacity === '0.3').length;
      return { highlight: figure.getAttribute('highlight'), names: [...new Set(names)], faded };
    });
    await page.until('symbols can be reached', () => document.querySelector('[data-stop]') !== null);
    const none = { highlight: null, names: [], faded: 0 };
    assert.deepEqual(await lit(), none);
    await page.evaluate(async () => {
      document.querySelector('#fig-lookup').scrollIntoView({ block: 'center', behavior: 'instant' });
      // Scrolling closes a note, and blocks that are laid out on the way move the page a little more.
      for (let still = 0, at = -1; still < 10; still = scrollY === at ? still + 1 : 0) {
        at = scrollY;
        await new Promise(requestAnimationFrame);
      }
      document.querySelector('[data-stop=symbol]:has(.sym-k)').focus({ preventScroll: true });
    });
    const asked = await lit();
    assert.deepEqual([asked.highlight, asked.names, asked.faded > 0], ['k', ['k'], true]);
    await page.press('Escape');
    assert.equal((await lit()).highlight, null);
    await page.evaluate(() => (
      document.querySelector('#fig-lookup').shadowRoot.querySelector('[aria-label=Query]').focus()));
    assert.deepEqual(await lit(), { ...none, names: ['q'] });
    await page.evaluate(() => document.querySelector('#fig-lookup').shadowRoot.activeElement.blur());
    assert.deepEqual(await lit(), none);
    assert.deepEqual(await page.messages(), []);
  });

  test('another one: new numbers each time, typed answers graded, and what was read is told', async () => {
    const { page } = at;
    const read = () => page.evaluate(() => {
      const check = document.querySelector('attn-check');
      const { textContent } = check.shadowRoot.querySelector('.another');
      return { ...check.state.another, text: textContent.replace(/\s+/g, ' ') };
    });
    const press = (label) => page.evaluate((words) => [...document.querySelector('attn-check').shadowRoot
      .querySelectorAll('button')].find(({ textContent }) => words === textContent.trim()).focus(), label)
      .then(() => page.press('Enter'));
    const asked = (why, shown) => page.until(why, (before) => {
      const { another } = document.querySelector('attn-check').state;
      return another !== null && JSON.stringify(another.shown) !== before
        && document.querySelector('attn-check').shadowRoot.activeElement?.id === 'ask-0';
    }, JSON.stringify(shown ?? null));
    await page.evaluate(() => {
      document.querySelector('attn-check').state = { choice: 0, done: true };
    });
    await page.until('it is offered', () => (
      document.querySelector('attn-check').shadowRoot.querySelector('.quiet + .quiet') !== null));
    await press('Another one, with new numbers');
    await asked('numbers have been drawn');
    const first = await read();
    const { n, m } = first.shown;
    assert.match(first.text, new RegExp(`${n}.*${m}`));
    await page.type(`${n}/${n + m + 1}`);
    await page.press('Enter');
    assert.match((await read()).text, /Fill every field/);
    await page.press('Tab');
    await page.type('ln');
    await page.press('Enter');
    assert.match((await read()).text, /“ln” was not understood/);
    assert.equal((await read()).right, null, 'what is not understood is not graded');
    await page.type(' 3');
    await page.press('Enter');
    const graded = await read();
    assert.equal(graded.right, false);
    assert.match(graded.text, /✓ first coordinate of o: 0\.\d+, right\. \d\/\d+ was read as 0\.\d+\./);
    assert.match(graded.text, /✗ second coordinate of o: 0\.\d+, not ln 3\. ln 3 was read as 1\.0986\./);
    await press('And another one');
    await asked('other numbers have been drawn', first.shown);
    const second = (await read()).shown;
    await page.type(String(second.o1.toFixed(3)));
    await page.press('Tab');
    await page.type(String(second.o2.toFixed(3)).replace('.', ','));
    await page.press('Enter');
    assert.equal((await read()).right, true);
    await page.evaluate(() => document.querySelector('attn-check').reset());
    assert.deepEqual(await page.messages(), []);
  });

  test('a formula is copied once', async () => {
    const { copied, seen } = await at.page.evaluate(() => {
      const formula = document.querySelector('main p .katex');
      getSelection().selectAllChildren(formula);
      const bare = (text) => text.replace(/[\s\u200b]/g, '');
      return { copied: bare(String(getSelection())), seen: bare(formula.querySelector('.katex-html').textContent) };
    });
    assert.ok(seen.length > 0);
    assert.equal(copied, seen);
    await at.page.evaluate(() => getSelection().removeAllRanges());
  });

  test('in a narrow column formulas fit, and no bracket, comma or full stop is parted from its own', async () => {
    // The narrowest has a scroll bar beside it.
    for (const width of [308, 320, 360, 390]) {
      await at.page.size(width, 900);
      const { beside, parted, wide } = await at.page.evaluate(() => {
        for (const far of document.querySelectorAll('.far')) far.classList.remove('far');
        const boxAt = (text, at) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect();
        };
        const pairs = [];
        for (const formula of document.querySelectorAll('main .katex:not(.katex-display .katex)')) {
          const { previousSibling: before, nextSibling: after } = formula;
          const parts = [...formula.querySelectorAll('.base')].map((base) => base.getBoundingClientRect());
          if (!parts.length || !parts[0].width) continue;
          if (before?.nodeType === 3 && /[([“‘]$/.test(before.data)) {
            pairs.push([boxAt(before, before.length - 1), parts[0], formula]);
          }
          if (after?.nodeType === 3 && /^[,.;:?!)\]”’]/.test(after.data)) {
            pairs.push([parts.at(-1), boxAt(after, 0), formula]);
          }
        }
        const apart = pairs.filter(([first, second]) => !(first.left < second.left));
        const inLine = [...document.querySelectorAll('main .katex:not(.katex-display .katex, .table .katex)')];
        return {
          beside: pairs.length,
          parted: apart.map(([,, formula]) => formula.closest('p, li, td').textContent),
          wide: inLine.filter((formula) => formula.getBoundingClientRect().right
              > (formula.closest('p, li') ?? document.body).getBoundingClientRect().right + 1)
            .map((formula) => formula.textContent),
        };
      });
      assert.ok(beside > 150, `${beside} formulas have a neighbour`);
      assert.deepEqual({ parted, wide }, { parted: [], wide: [] }, `${width} px`);
    }
    await at.page.size(1100, 900);
  });
});

test('on a wide screen every formula and every row of a table is seen whole', async () => {
  const page = await launch('chromium', { width: 1280 });
  const site = await serve(dist);
  try {
    await openLesson(page, site);
    const cut = await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      return [...document.querySelectorAll('.formula, .table')].filter((box) => box.scrollWidth > box.clientWidth + 1)
        .map((box) => box.textContent);
    });
    assert.deepEqual(cut, []);
  } finally {
    await page.close();
    await site.close();
  }
});

test('answers are printed, or left out if the reader says so', async () => {
  const page = await launch('chromium');
  const site = await serve(dist);
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  try {
    await openLesson(page, site);
    const printed = async () => {
      const file = join(folder, 'lesson.pdf');
      writeFileSync(file, await page.pdf());
      const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
      return text.replace(/\s+/g, ' ');
    };
    const QUESTION = /One query meets three items/;
    // A reason of a check, an exercise's answer, the truth beside a prediction.
    const ANSWERS = [
      /as if a value of zero had no vote/, /one row for each query/, /The outputs move with their tokens/,
    ];
    // A prediction says nothing of the truth before its time, neither do checks whose answers are left out.
    const told = () => page.evaluate(() => [...document.querySelectorAll('attn-check, #predict-p2')].map((each) => (
      [...each.shadowRoot.querySelectorAll('.option')]
        .filter((option) => getComputedStyle(option).borderLeftColor !== 'rgba(0, 0, 0, 0)').length)));
    await page.page.emulateMediaType('print');
    assert.deepEqual(await told(), [0, 1, 1, 1, 1, 1]);
    await page.page.emulateMediaType(null);
    const withAnswers = await printed();
    for (const pattern of [QUESTION, ...ANSWERS]) assert.match(withAnswers, pattern);
    await page.click(await centre(page, '.print-choice input'));
    for (const again of [false, true]) {
      if (again) await openLesson(page, site);
      const without = await printed();
      assert.match(without, QUESTION);
      await page.page.emulateMediaType('print');
      assert.deepEqual(await told(), [0, 0, 0, 0, 0, 0]);
      await page.page.emulateMediaType(null);
      for (const pattern of ANSWERS) assert.doesNotMatch(without, pattern);
    }
  } finally {
    await page.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const dark of [false, true]) {
  test(`axe finds nothing in the dialogs, ${dark ? 'dark' : 'light'}`, async () => {
    const page = await launch('chromium', { dark });
    const site = await serve(dist);
    const violations = (selector) => page.evaluate(async (scope) => {
      const { violations: found, passes } = await window.axe.run(scope, { resultTypes: ['violations', 'passes'] });
      const lines = found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      return { found: lines, passed: passes.length };
    }, selector);
    try {
      await openLesson(page, site);
      await page.evaluate(axe);
      await page.press('/');
      await page.until('it is open', () => document.querySelector('dialog.search')?.open === true);
      for (const text of ['', 'softmax', 'xyzzy']) {
        await page.evaluate((query) => {
          const field = document.querySelector('#search-field');
          field.value = query;
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }, text);
        const { found, passed } = await violations('dialog.search');
        assert.deepEqual(found, [], `with “${text}”`);
        assert.ok(passed > 5);
      }
      await page.evaluate(() => {
        document.querySelector('dialog.search').close();
        document.querySelector('[data-open=help]').click();
      });
      await page.until('the keys are listed', () => document.querySelector('dialog.help')?.open === true);
      assert.deepEqual((await violations('dialog.help')).found, []);
    } finally {
      await page.close();
      await site.close();
    }
  });
}
