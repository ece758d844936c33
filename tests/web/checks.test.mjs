// The quick checks and predictions of the lesson: answered by mouse and by keys, each wrong option with its reason,
// retried, kept over a reload, forgotten on request; and alone on a page of somebody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { centre, inEachEngine } from './lib/lesson.mjs';

/** The right answers by what their text must say, from the lesson's facts. */
const RIGHT = { q1: /0\.6.*0\.2/, q2: /10 × 10.*10 × 8/, q3: /64 and 1/, q4: /./, q5: /1,050,624/ };

const ALONE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Alone</title>
<link rel="icon" href="icon.svg"></head><body>
<attn-check name="q1"></attn-check><attn-check name="nobody"></attn-check><attn-predict name="p1"></attn-predict>
<script src="attention-figures.js"></script></body></html>`;

inEachEngine((at) => {
  const open = async (name) => {
    const { page, site } = at;
    await page.open(site.url + name);
    await page.until('checks are there', () => [...document.querySelectorAll('attn-check, attn-predict')]
      .every((element) => element.shadowRoot?.querySelector('.root')));
  };

  test('each check has one right option, and a reason for every option, shown when it is chosen', async () => {
    const { page } = at;
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
    const { page } = at;
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
    const { page } = at;
    await open('attention.html');
    const said = await page.evaluate(async () => {
      localStorage.clear();
      const [ask, truth] = document.querySelectorAll('attn-predict[name=p2]');
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
    await page.evaluate(() => document.querySelector('attn-predict[name=p2]').reset());
  });

  test('places on scales: marked by keys, pointer and touch, kept, and shown beside what the core finds', async () => {
    const { page } = at;
    await open('attention.html');
    const read = () => page.evaluate(() => document.querySelector('#predict-p1').state);
    const told = () => page.evaluate(() => (
      document.querySelector('#predict-p1').shadowRoot.querySelector('[role=status]').textContent.trim()));
    const revealed = () => page.evaluate(() => [...document.querySelector('#truth-p1').shadowRoot
      .querySelectorAll('.both')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()));
    await page.evaluate(async () => {
      localStorage.clear();
      document.querySelector('#predict-p1').reset();
      await document.querySelector('#predict-p1').updateComplete;
      document.querySelector('#predict-p1').shadowRoot.querySelector('#scale-0').focus();
    });
    assert.deepEqual(await read(), { name: 'p1', choice: null, marks: [null, null, null], done: false });
    assert.match((await revealed())[0], /^You said nothing yet\. The core finds 8\.$/);
    // The space bar marks where the slider stands, an arrow key moves it from there.
    await page.press(' ');
    assert.deepEqual((await read()).marks, [0.5, null, null]);
    for (let i = 0; i < 3; i++) await page.press('ArrowRight');
    await page.press('ArrowLeft');
    assert.deepEqual((await read()).marks, [1, null, null]);
    const hit = async (inside, options) => page.click(await centre(page, '#predict-p1', inside), options);
    await hit('button[type=submit]');
    assert.match(await told(), /Mark a place on each scale first/);
    assert.equal((await read()).done, false);
    await hit('#scale-1');
    // WebKit's driver knows no touch.
    await hit('#scale-2', { touch: page.engine !== 'webkit' });
    assert.deepEqual((await read()).marks, [1, 0.5, 50]);
    await hit('button[type=submit]');
    assert.equal((await read()).done, true);
    assert.match(await told(), /You predict 1, 0\.5 and 50\s%/);
    await open('attention.html');
    assert.deepEqual(await read(), { name: 'p1', choice: null, marks: [1, 0.5, 50], done: true });
    assert.match(await told(), /It is kept/);
    const both = await revealed();
    assert.match(both[0], /^You said 1\. The core finds 8\.$/);
    assert.match(both[1], /^You said 0\.5\. The core finds 0\.8\d\.$/);
    assert.match(both[2], /^You said 50\s%\. The core finds 9\d\s%\.$/);
    // What lies further to the right on a scale is the larger number.
    const places = await page.evaluate(() => {
      const rulers = [...document.querySelector('#truth-p1').shadowRoot.querySelectorAll('.ruler')];
      const x = (ruler, mark) => ruler.querySelector(`circle.${mark}`).getBoundingClientRect().x;
      return rulers.map((ruler) => [x(ruler, 'said'), x(ruler, 'found')]);
    });
    assert.ok(places.length === 3 && places.every(([said, found]) => said < found), JSON.stringify(places));
    await hit('button.quiet');
    assert.deepEqual((await read()).marks, [null, null, null]);
    assert.deepEqual(await page.messages(), []);
  });

  test('alone on another page a check carries its wording, and says so where its name is not known', async () => {
    const { page } = at;
    await open('alone.html');
    const texts = await page.evaluate(() => [...document.querySelectorAll('attn-check, attn-predict')]
      .map((element) => element.shadowRoot.textContent));
    assert.match(texts[0], /One query meets three items/);
    assert.match(texts[1], /no question with the name “nobody”/);
    assert.match(texts[2], /scores spread/);
    assert.deepEqual(await page.messages(), []);
  });
}, { '/alone.html': ALONE });
