// The quick checks and predictions of the lesson: answered by mouse and by keys, each wrong option with its reason,
// retried, kept over a reload, forgotten on request; and alone on a page of somebody else.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dist } from './lib/copies.mjs';
import { ENGINES, launch } from './lib/engines.mjs';
import { serve } from './lib/serve.mjs';

/** The right answers by what their text must say, from the lesson's facts. */
const RIGHT = { q1: /0\.6.*0\.2/, q2: /10 × 10.*10 × 8/, q3: /64 and 1/, q4: /./, q5: /1,050,624/ };

const ALONE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Alone</title>
<link rel="icon" href="icon.svg"></head><body>
<attn-check name="q1"></attn-check><attn-check name="nobody"></attn-check><attn-predict name="p1"></attn-predict>
<script src="attention-figures.js"></script></body></html>`;

for (const engine of ENGINES) {
  describe(engine, () => {
    let page;
    let site;
    before(async () => {
      page = await launch(engine);
      site = await serve(dist, { collect: engine === 'webkit', extra: { '/alone.html': ALONE } });
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    const open = async (name) => {
      await page.open(site.url + name);
      await page.until('checks are there', () => [...document.querySelectorAll('attn-check, attn-predict')]
        .every((element) => element.shadowRoot?.querySelector('.root')));
    };

    test('each check has one right option, and a reason for every option, shown when it is chosen', async () => {
      await open('attention.html');
      const found = await page.evaluate(async () => {
        const results = [];
        for (const check of document.querySelectorAll('attn-check')) {
          const root = check.shadowRoot;
          const count = root.querySelectorAll('.option').length;
          const options = [];
          for (let i = 0; i < count; i++) {
            check.reset();
            await check.updateComplete;
            root.querySelectorAll('input[type=radio]')[i].click();
            await check.updateComplete;
            root.querySelector('button[type=submit]').click();
            await check.updateComplete;
            const parts = (part) => [...check.querySelectorAll(`[slot="${part}"]`)];
            const seen = (part) => parts(part).filter((node) => node.checkVisibility());
            options.push({
              right: check.state.right, verdict: root.querySelector('[role=status]').textContent.trim(),
              text: check.querySelector(`[slot="option-${i}"]`)?.textContent.trim() ?? '',
              reason: seen(`reason-${i}`).map((node) => node.textContent.trim()).join(' '),
              others: Array.from({ length: count }, (_, j) => j).filter((j) => j !== i && seen(`reason-${j}`).length),
            });
          }
          check.reset();
          await check.updateComplete;
          results.push({ name: check.name, options });
        }
        return results;
      });
      assert.deepEqual(found.map(({ name }) => name).sort(), Object.keys(RIGHT));
      for (const { name, options } of found) {
        assert.ok(options.length >= 3, name);
        const right = options.filter((option) => option.right);
        assert.equal(right.length, 1, `${name} has ${right.length} right options`);
        assert.match(right[0].text, RIGHT[name], name);
        for (const option of options) {
          assert.ok(option.reason.length > 20, `${name}: “${option.text}” has no reason`);
          assert.deepEqual(option.others, [], `${name}: reasons of others show`);
          assert.match(option.verdict, option.right ? /right/i : /not/i);
        }
      }
      assert.deepEqual(await page.messages(), []);
    });

    test('a check is answered with keys alone, kept over a reload, and forgotten on request', async () => {
      await open('attention.html');
      await page.evaluate(() => {
        localStorage.clear();
        const check = document.querySelector('attn-check');
        check.reset();
        check.scrollIntoView({ block: 'center', behavior: 'instant' });
        check.shadowRoot.querySelector('input[type=radio]').focus();
      });
      await page.press(' ');
      await page.press('ArrowDown');
      await page.press('Enter');
      const read = () => page.evaluate(() => document.querySelector('attn-check').state);
      assert.equal((await read()).choice, 1);
      assert.equal((await read()).done, true);
      await open('attention.html');
      const again = await read();
      assert.equal(again.choice, 1);
      assert.equal(again.done, true);
      await page.evaluate(() => document.querySelector('attn-check').reset());
      await open('attention.html');
      assert.equal((await read()).choice, null);
    });

    test('a prediction is kept without a verdict and stands beside the truth later', async () => {
      await open('attention.html');
      const said = await page.evaluate(async () => {
        localStorage.clear();
        const [ask, truth] = document.querySelectorAll('attn-predict[name=p1]');
        ask.reset();
        await ask.updateComplete;
        const inputs = ask.shadowRoot.querySelectorAll('input[type=radio]');
        inputs[1].click();
        await ask.updateComplete;
        ask.shadowRoot.querySelector('button[type=submit]').click();
        await Promise.all([ask.updateComplete, truth.updateComplete]);
        await truth.updateComplete;
        const text = truth.shadowRoot.querySelector('dl').textContent;
        return { state: ask.state, asked: ask.shadowRoot.textContent, truth: text };
      });
      assert.equal(said.state.choice, 1);
      assert.equal(said.state.done, true);
      assert.doesNotMatch(said.asked, /✓|✗/);
      assert.match(said.truth, /You said\s*B/);
      await page.evaluate(() => document.querySelector('attn-predict').reset());
    });

    test('alone on another page a check carries its wording, and says so where its name is not known', async () => {
      await open('alone.html');
      const texts = await page.evaluate(() => [...document.querySelectorAll('attn-check, attn-predict')]
        .map((element) => element.shadowRoot.textContent));
      assert.match(texts[0], /One query meets three items/);
      assert.match(texts[1], /no question with the name “nobody”/);
      assert.match(texts[2], /scores spread/);
      assert.deepEqual(await page.messages(), []);
    });
  });
}
