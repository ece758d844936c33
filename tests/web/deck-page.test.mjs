/**
 * The review page in three engines from file:, as a reader meets it: by keyboard, across reloads, with files.
 */
import { after, before, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { card, choose, downloads, openReview, press, pressButton } from './deck-support.mjs';
import { ready, review, state, storedLog } from './deck-support.mjs';
import { copyOfDist } from './lib/copies.mjs';
import { ENGINES, launch } from './lib/engines.mjs';

for (const engine of ENGINES) {
  describe(`the review page in ${engine}, from file:`, () => {
    let page;
    let copy;
    before(async () => {
      copy = copyOfDist({ collect: engine === 'webkit' });
      page = await launch(engine);
      await page.open(copy.url('review.html'));
      await ready(page);
    });
    after(async () => {
      await page?.close();
      copy?.remove();
    });

    it('begins empty, and all ten cards can be added', async () => {
      assert.deepEqual(await state(page), { due: 0, session: null });
      await press(page, 'Add all 10 cards');
      assert.equal((await state(page)).due, 10);
    });

    it('goes through a session by keyboard, with a way back', async () => {
      await press(page, 'Begin');
      const first = await card(page);
      assert.equal(first.revealed, false);
      assert.deepEqual(first.waits, []);
      await page.press(' ');
      const open = await card(page);
      assert.equal(open.revealed, true);
      assert.deepEqual(open.waits, ['Again 1 min', 'Hard 6 min', 'Good 10 min', 'Easy 8 days']);
      await page.press('4');
      const second = await card(page);
      assert.notEqual(second.name, first.name);
      assert.equal(second.revealed, false);
      await page.press('3');
      assert.equal((await card(page)).name, second.name, 'no grade before the answer is shown');
      await page.press('u');
      assert.equal((await card(page)).name, first.name);
      assert.equal((await state(page)).session.reviews, 0);
      await page.press(' ');
      await page.press('1');
      assert.deepEqual((await state(page)).session.grades, [1, 0, 0, 0]);
    });

    it('brings forgotten cards back in the same session, and ends with a summary that can be taken back', async () => {
      for (let i = 0; i < 60 && (await card(page)); i++) {
        await page.press(' ');
        await page.press('4');
      }
      const { session } = await state(page);
      assert.deepEqual(
        { ...session, grades: session.grades },
        { card: null, left: 0, reviews: 11, cards: 10, grades: [1, 0, 0, 10] },
      );
      assert.match(
        await review(page, (element) => element.shadowRoot.querySelector('.over').textContent),
        /Done for now/,
      );
      await page.press('u');
      assert.equal((await state(page)).session.reviews, 10);
      assert.ok(await card(page));
      await page.press(' ');
      await page.press('4');
      await press(page, 'Back to the deck');
    });

    it('is the same after a reload', async () => {
      await page.until(
        'everything is stored',
        () =>
          new Promise((resolve) => {
            indexedDB.open('attention-figures-deck').onsuccess = ({ target }) => {
              target.result.transaction('log').objectStore('log').count().onsuccess = (event) => {
                target.result.close();
                resolve(event.target.result === 10 + 13 + 2);
              };
            };
          }),
      );
      const before = await review(page, (element) => element.shadowRoot.querySelector('.cards').textContent);
      await page.open(copy.url('review.html'));
      await ready(page);
      assert.equal(await review(page, (element) => element.shadowRoot.querySelector('.cards').textContent), before);
      assert.equal((await state(page)).due, 0);
    });

    it("shows its due count beside the lesson's title, and the cards in the text know the deck", async () => {
      await page.open(copy.url('attention.html'));
      await page.until(
        'the count is there',
        () => document.querySelector('.opening attn-due')?.shadowRoot?.querySelector('a') != null,
      );
      assert.match(
        await page.evaluate(() => document.querySelector('.opening attn-due').shadowRoot.textContent),
        /Review: 0 due/,
      );
      assert.equal(await page.evaluate(() => document.querySelectorAll('attn-card').length), 10);
      await page.until('the card knows', () =>
        /Known, next/.test(document.querySelector('attn-card[name=c1]').shadowRoot.textContent),
      );
      const answer = await page.evaluate(() => {
        const { shadowRoot } = document.querySelector('attn-card[name=c1]');
        return {
          hidden:
            shadowRoot.querySelector('.answer').checkVisibility?.() ??
            shadowRoot.querySelector('.answer').offsetHeight > 0,
          early: shadowRoot.querySelector('.grade'),
        };
      });
      assert.deepEqual(answer, { hidden: false, early: null });
    });

    it('has said nothing and asked for nothing', async () => {
      await page.open(copy.url('review.html'));
      await ready(page);
      assert.deepEqual(await page.messages(), []);
      assert.deepEqual(
        page.requests.filter((url) => !/^(file|data|blob):/.test(url)),
        [],
      );
    });
  });
}

describe('files in chromium', () => {
  let driver;
  let saved;
  before(async () => {
    driver = await launch('chromium');
    saved = await downloads(driver.page);
    await openReview(driver.page);
    await pressButton(driver.page, 'Add all 10 cards');
  });
  after(async () => {
    saved?.remove();
    await driver?.close();
  });

  it('a copy says how old it is', async () => {
    const age = () =>
      driver.page.evaluate(
        () => document.querySelector('attn-review').shadowRoot.querySelector('[data-name=exported]').textContent,
      );
    assert.equal(await age(), 'You have not saved a copy yet.');
    const { name, text } = await saved.next(() => pressButton(driver.page, 'Save a copy'));
    assert.match(name, /^attention-deck-\d{4}-\d\d-\d\d\.json$/);
    assert.equal(JSON.parse(text).log.length, 10);
    assert.equal(await age(), 'just now');
  });

  it('nothing from a file is ever run, and a bad one changes nothing', async () => {
    const { page } = driver;
    const before = await storedLog(page);
    const [entry] = before;
    const evil = '<img src=x onerror="globalThis.ran=1"><script>globalThis.ran=1</script>';
    const file = (log) => JSON.stringify({ kind: 'attention-figures-deck', format: 1, entries: log.length, log });
    const tries = {
      'note.json': file([{ ...entry, id: 'evil0000000000000001', type: 'note', text: evil }]),
      'foreign card.json': file([{ ...entry, id: 'evil0000000000000002', card: 'img-src-x' }]),
      'name.json': file([{ ...entry, id: 'evil0000000000000003', card: evil }]),
      '<img src=x onerror=ran=1>.json': '{"kind":',
      'truncated.json': file(before).slice(0, 300),
      'newer.json': file(before).replace('"format":1', '"format":99'),
    };
    const shown = {};
    for (const [name, text] of Object.entries(tries)) {
      const path = join(saved.folder, name);
      writeFileSync(path, text);
      await choose(page, path);
      shown[name] = await page.evaluate(() =>
        document.querySelector('attn-review').shadowRoot.querySelector('[aria-live]').textContent.trim(),
      );
      const taken = name.startsWith('note') || name.startsWith('foreign');
      if (taken) {
        await pressButton(page, 'Take it in');
        await page.waitForFunction(
          () =>
            document
              .querySelector('attn-review')
              .shadowRoot.querySelector('.incoming')
              ?.textContent.includes('taken in'),
          { polling: 50 },
        );
      }
      await pressButton(page, 'Close');
    }
    for (const name of ['name.json', '<img src=x onerror=ran=1>.json', 'truncated.json', 'newer.json'])
      assert.match(shown[name], /was not taken/, shown[name]);
    assert.match(shown['newer.json'], /newer version/);
    assert.match(shown['truncated.json'], /cut off/);
    assert.equal((await storedLog(page)).length, before.length + 2);
    await page.evaluate(() => {
      for (const details of document.querySelector('attn-review').shadowRoot.querySelectorAll('details'))
        details.open = true;
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    assert.equal(await page.evaluate(() => globalThis.ran), undefined);
    assert.ok(
      (await page.evaluate(() => document.querySelector('attn-review').shadowRoot.textContent)).includes(evil),
      'the note is shown as it was written',
    );
    assert.match(
      await page.evaluate(
        () => document.querySelector('attn-review').shadowRoot.querySelector('[aria-labelledby=cards]').textContent,
      ),
      /“img-src-x”/,
    );
  });

  it('other formats are saved too', async () => {
    for (const [label, ending, piece] of [
      ['Anki text', '.txt', '#guid column:1'],
      ['Markdown', '.md', '## Attention with a mask'],
      ['Cards as CSV', '.csv', '"c10"'],
      ['Grades as CSV', '.csv', '"grade"'],
    ]) {
      const { name, text } = await saved.next(() => pressButton(driver.page, label));
      assert.ok(name.endsWith(ending) && text.includes(piece), `${label}: ${name}`);
    }
  });
});
