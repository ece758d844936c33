/**
 * Every state of the cards and the review, before axe, in both themes and on a screen of 320 px; and what a screen
 * reader is told.
 */
import { after, before, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { choose, downloads, openReview, pressButton, rendered } from './deck-support.mjs';
import { copyOfDist } from './lib/copies.mjs';
import { launch } from './lib/engines.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const CARDS = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Cards</title>
<script src="./attention-figures.js" defer></script></head><body><main><h1>Cards on a page of someone else’s</h1>
<p>In a line: <attn-due></attn-due></p>
${Array.from({ length: 10 }, (_, i) => `<attn-card name="c${i + 1}"></attn-card>`).join('')}
<attn-card name="c99"></attn-card><attn-due block></attn-due></main></body></html>`;

const rootText = (page) =>
  page.evaluate(() => document.querySelector('attn-review').shadowRoot.textContent.replace(/\s+/g, ' '));

for (const dark of [false, true]) {
  describe(`in the ${dark ? 'dark' : 'light'} theme`, () => {
    let driver;
    let page;
    let copy;
    let saved;
    before(async () => {
      copy = copyOfDist({ files: { 'cards.html': CARDS } });
      driver = await launch('chromium', { dark, width: 320, height: 800 });
      ({ page } = driver);
      saved = await downloads(page);
    });
    after(async () => {
      saved?.remove();
      await driver?.close();
      copy?.remove();
    });

    const clean = async (what) => {
      await rendered(page);
      await page.evaluate(axe);
      const found = await page.evaluate(async () =>
        (
          await globalThis.axe.run(document, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          })
        ).violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
        ),
      );
      assert.deepEqual(found, [], what);
      assert.ok(
        (await page.evaluate(() => document.documentElement.scrollWidth)) <= 320,
        `${what}: wider than the screen`,
      );
    };

    it('every state of the review is clean', { timeout: 240_000 }, async () => {
      await openReview(page);
      await clean('empty deck');
      await pressButton(page, 'Add all 10 cards');
      await clean('all due');
      await pressButton(page, 'Begin');
      await clean('question');
      await page.keyboard.press(' ');
      await clean('answer');
      await page.keyboard.press('1');
      for (let i = 0; i < 60; i++) {
        if (!(await page.evaluate(() => document.querySelector('attn-review').state.session?.card))) break;
        await page.keyboard.press(' ');
        await rendered(page);
        await page.keyboard.press('4');
        await rendered(page);
      }
      await clean('end of a session');
      await pressButton(page, 'Back to the deck');
      await page.evaluate(() => {
        for (const details of document.querySelector('attn-review').shadowRoot.querySelectorAll('details'))
          details.open = true;
      });
      await clean('everything unfolded');
      const copyOf = await saved.next(() => pressButton(page, 'Save a copy'));
      const file = JSON.parse(copyOf.text);
      file.log.push({
        ...file.log.at(-1),
        id: 'other000000000000001',
        tick: file.log.at(-1).tick + 1,
        type: 'suspend',
        card: 'c1',
      });
      for (const field of ['grade', 'seed', 'right']) delete file.log.at(-1)[field];
      file.entries++;
      writeFileSync(copyOf.path, JSON.stringify(file));
      await choose(page, copyOf.path);
      await clean('a copy to be taken');
      writeFileSync(copyOf.path, '{');
      await choose(page, copyOf.path);
      await clean('a bad copy');
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase('attention-figures-deck').onsuccess = resolve;
          }),
      );
      await clean('the notice');
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const request = indexedDB.open('attention-figures-deck', 1);
            request.onupgradeneeded = () => request.result.createObjectStore('old').put('kept', 1);
            request.onsuccess = () => resolve(request.result.close());
          }),
      );
      await openReview(page);
      assert.match(await rootText(page), /set aside under the name/);
      await clean('the notice of a damaged deck');
      await pressButton(page, 'I have read this');
      assert.doesNotMatch(await rootText(page), /set aside under the name/);
      await openReview(page);
      assert.doesNotMatch(await rootText(page), /set aside under the name/, 'told once');
    });

    it('every state of the cards is clean, alone on a page', { timeout: 240_000 }, async () => {
      await page.goto(copy.url('cards.html'));
      await page.waitForFunction(
        () => document.querySelector('attn-card[name=c2]')?.shadowRoot?.querySelector('.asks input:enabled'),
        { polling: 50 },
      );
      await clean('questions');
      await page.evaluate(async () => {
        const input = document.querySelector('attn-card[name=c2]').shadowRoot.querySelectorAll('.asks input');
        for (const field of input) {
          field.value = '1/2';
          field.dispatchEvent(new Event('input'));
        }
        for (const card of document.querySelectorAll('attn-card')) card.reveal?.();
      });
      await clean('answers');
      await page.evaluate(() => {
        for (const card of document.querySelectorAll('attn-card'))
          card.shadowRoot.querySelector('details.more')?.setAttribute('open', '');
        document.querySelector('attn-card[name=c1]').grade(3);
        document.querySelector('attn-card[name=c3]').shadowRoot.querySelector('[data-grade="4"]').click();
      });
      await clean('graded');
      await page.evaluate(async () => {
        const card = document.querySelector('attn-card[name=c3]');
        [...card.shadowRoot.querySelectorAll('button')].find(({ textContent }) => textContent === 'Suspend').click();
        await card.updateComplete;
        card.reveal();
      });
      await clean('suspended, not due');
    });
  });
}

describe('a card', () => {
  let driver;
  let copy;
  before(async () => {
    copy = copyOfDist({ files: { 'cards.html': CARDS } });
    driver = await launch('chromium');
    await driver.page.goto(copy.url('cards.html'));
    await driver.page.waitForFunction(
      () => document.querySelector('attn-card[name=c2]')?.shadowRoot?.querySelector('.asks input:enabled'),
      { polling: 50 },
    );
  });
  after(async () => {
    await driver?.close();
    copy?.remove();
  });
  const inCard = (name, run, ...rest) =>
    driver.page.evaluate(
      async (card, source, values) => {
        const element = document.querySelector(`attn-card[name=${card}]`);
        await element.updateComplete;
        const result = await new Function(`return (${source})`)()(element, ...values);
        await element.updateComplete;
        return result;
      },
      name,
      run.toString(),
      rest,
    );

  it('hides its answer from everyone until it is asked for', async () => {
    const tree = await driver.page.accessibility.snapshot({ interestingOnly: false });
    assert.ok(!JSON.stringify(tree).includes('The softmax runs along each row by itself'));
    await inCard('c1', (card) => card.reveal());
    assert.ok(
      JSON.stringify(await driver.page.accessibility.snapshot({ interestingOnly: false })).includes(
        'The softmax runs along each row by itself',
      ),
    );
  });

  it('moves the reader to the answer, then back to the question, and says what has become of the card', async () => {
    await inCard('c5', (card) => card.reveal());
    assert.equal(await inCard('c5', (card) => card.shadowRoot.activeElement?.className), 'answer prose');
    await inCard('c5', (card) => card.shadowRoot.querySelector('[data-grade="4"]').click());
    assert.equal(await inCard('c5', (card) => card.shadowRoot.activeElement?.id), 'title');
    assert.match(
      await inCard('c5', (card) => card.shadowRoot.querySelector('[role=status]').textContent),
      /^Easy\. Known, next .+\.$/,
    );
    assert.match(await inCard('c5', (card) => card.shadowRoot.querySelector('.where').textContent), /Known, next /);
  });

  it('can be taken back where it was graded', async () => {
    await inCard('c5', (card) =>
      [...card.shadowRoot.querySelectorAll('button')].find(({ textContent }) => textContent === 'Take it back').click(),
    );
    assert.equal(await inCard('c5', (card) => card.state.phase), 'new');
  });

  it('grades what is typed by what the core works out, and shows other numbers the next time', async () => {
    const text = () => inCard('c2', (card) => card.shadowRoot.querySelector('.question').textContent);
    const first = await text();
    const n = Number(/ln\s*(\d+)/.exec(first.replace(/\u2061/g, ''))[1]);
    await inCard(
      'c2',
      (card, values) =>
        card.shadowRoot.querySelectorAll('.asks input').forEach((input, i) => {
          input.value = values[i];
          input.dispatchEvent(new Event('input'));
        }),
      [`1/${n + 1}`, String(n / (n + 1))],
    );
    await inCard('c2', (card) => card.shadowRoot.querySelector('form').requestSubmit());
    const marked = await inCard('c2', (card) => card.shadowRoot.querySelector('.answer').textContent);
    assert.match(marked, /✓[^✗]*✓[^✗]*$/);
    assert.equal(await inCard('c2', (card) => card.suggested), 3);
    await inCard('c2', (card) => card.grade(3));
    assert.notEqual(await text(), first);
    await inCard('c2', (card) =>
      card.shadowRoot.querySelectorAll('.asks input').forEach((input) => {
        input.value = '7';
        input.dispatchEvent(new Event('input'));
      }),
    );
    await inCard('c2', (card) => card.reveal());
    assert.match(await inCard('c2', (card) => card.shadowRoot.querySelector('.answer').textContent), /not 7/);
    assert.equal(await inCard('c2', (card) => card.suggested), 1);
  });

  it('works on after it was moved in the page, and its note is kept', async () => {
    await inCard('c6', (card) => {
      document.querySelector('main').append(card);
      const note = card.shadowRoot.querySelector('#note');
      note.value = 'left padding!';
      note.dispatchEvent(new Event('input'));
      note.dispatchEvent(new Event('change'));
      card.reveal();
    });
    assert.match(await inCard('c6', (card) => card.shadowRoot.querySelector('.answer').textContent), /left padding!/);
    await driver.page.reload();
    await driver.page.waitForFunction(
      () => document.querySelector('attn-card[name=c6]')?.shadowRoot?.querySelector('#note')?.value === 'left padding!',
      { polling: 50 },
    );
  });

  it('fires its events with its state', async () => {
    const events = await inCard('c7', async (card) => {
      const seen = [];
      for (const type of ['attn-input', 'attn-change'])
        document.addEventListener(type, (event) =>
          seen.push([type, event.composed, event.detail.state.name, event.detail.state.revealed]),
        );
      card.reveal();
      await card.updateComplete;
      card.grade(2);
      return seen;
    });
    assert.deepEqual(events, [
      ['attn-input', true, 'c7', true],
      ['attn-change', true, 'c7', false],
    ]);
  });

  it('takes single keys only in a session, and there only while they are switched on', async () => {
    const { page } = driver;
    await openReview(page);
    await pressButton(page, 'Begin');
    await page.evaluate(() => {
      document.querySelector('attn-review').shadowRoot.querySelector('attn-card').reveal();
    });
    await page.keyboard.down('Control');
    await page.keyboard.press('3');
    await page.keyboard.up('Control');
    assert.equal((await page.evaluate(() => document.querySelector('attn-review').state.session)).reviews, 0);
    await page.evaluate(() => document.querySelector('attn-review').reset());
    await rendered(page);
    await page.evaluate(() => document.querySelector('attn-review').shadowRoot.querySelector('#keys').click());
    await pressButton(page, 'Begin');
    await page.keyboard.press(' ');
    assert.equal(
      await page.evaluate(() => document.querySelector('attn-review').shadowRoot.querySelector('attn-card').revealed),
      false,
    );
    await page.reload();
    await openReview(page);
    assert.equal(
      await page.evaluate(() => document.querySelector('attn-review').shadowRoot.querySelector('#keys').checked),
      false,
    );
  });
});
