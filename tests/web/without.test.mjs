// The lesson without what readers may lack: storage, scripts, a screen.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyOfDist, dist } from './lib/copies.mjs';
import { ENGINES, launch } from './lib/engines.mjs';
import { serve } from './lib/serve.mjs';
import { wake } from './lib/visit.mjs';

/** Words that the text, the formulas, the checks and their answers must hold with scripts off. */
const WORDS = [/soft lookup/i, /softmax/i, /query/i, /One query meets three items/, /0\.6/, /10 × 10/];

const FIGURES = ['attn-lookup', 'attn-matrix', 'attn-scaling', 'attn-masks', 'attn-heads'];

for (const engine of ENGINES) {
  test(`${engine}: with storage refused, figures and checks work and nothing is said aloud`, async () => {
    const page = await launch(engine, { storage: false });
    const site = await serve(dist, { collect: engine === 'webkit' });
    try {
      await page.open(`${site.url}attention.html`);
      const refused = await page.evaluate(() => {
        try {
          return !window.localStorage;
        } catch {
          return true;
        }
      });
      assert.ok(refused, 'storage is not refused here');
      await wake(page);
      const state = await page.evaluate(async () => {
        const check = document.querySelector('attn-check');
        check.shadowRoot.querySelectorAll('input[type=radio]')[0].click();
        await check.updateComplete;
        check.shadowRoot.querySelector('button[type=submit]').click();
        await check.updateComplete;
        document.querySelector('.theme-switch input[value=dark]')?.click();
        return { check: check.state.done, theme: document.documentElement.dataset.theme };
      });
      assert.deepEqual(state, { check: true, theme: 'dark' });
      assert.deepEqual(await page.messages(), []);
    } finally {
      await page.close();
      await site.close();
    }
  });

  test(`${engine}: with scripts off, text, formulas, answers, pictures and links are there`, async () => {
    const page = await launch(engine, { scripts: engine === 'firefox' });
    const copy = copyOfDist();
    // Firefox' own switch would also silence the test; there a policy does it.
    const site = engine === 'firefox' ? await serve(dist, { csp: "script-src 'none'" }) : null;
    try {
      await page.open(site ? `${site.url}attention.html` : copy.url('attention.html'));
      const { text, links, defined, formulas, seen, answers, pictures, videos } = await page.evaluate(() => ({
        text: document.body.textContent,
        links: [...document.querySelectorAll('.contents a')]
          .map((link) => document.querySelector(link.getAttribute('href')) !== null),
        defined: customElements.get('attn-lookup') !== undefined,
        formulas: document.querySelectorAll('math').length,
        seen: [...document.querySelectorAll('attn-check [data-part]')].filter((part) => part.checkVisibility()).length,
        answers: [...document.querySelectorAll('details.answer')].map((answer) => {
          answer.querySelector('summary').click();
          return answer.querySelector('.folded').checkVisibility();
        }),
        pictures: [...document.querySelectorAll('.wide > *')].map((figure) => {
          const picture = figure.querySelector('svg[role=img]');
          const { width, height } = picture.getBoundingClientRect();
          return { tag: figure.localName, label: picture.getAttribute('aria-label'), large: width > 500 && height > 200,
            numbers: picture.textContent.match(/\d/g).length };
        }),
        videos: document.querySelectorAll('.video a[href^="https://www.youtube.com/watch"]').length,
      }));
      assert.equal(defined, false, 'scripts ran');
      for (const word of WORDS) assert.match(text, word);
      assert.ok(links.length > 5 && links.every(Boolean), 'links of the contents list');
      assert.ok(formulas > 20, `${formulas} formulas`);
      assert.ok(seen > 0, 'questions of the checks are not to be seen');
      assert.ok(answers.length > 15 && answers.every(Boolean), 'answers open');
      assert.deepEqual(pictures.map(({ tag }) => tag), FIGURES);
      for (const { tag, label, large, numbers } of pictures) {
        assert.ok(large && numbers > 10, `${tag} has no picture`);
        assert.match(label, /\w+\. .+\.$/, tag);
      }
      assert.equal(videos, 4);
    } finally {
      await page.close();
      copy.remove();
      await site?.close();
    }
  });
}

test('a still picture says what the live figure says at the same width', async () => {
  const page = await launch('chromium');
  const copy = copyOfDist();
  try {
    await page.open(copy.url('attention.html'));
    await wake(page);
    for (const tag of FIGURES) {
      await page.evaluate((name) => {
        const figure = document.querySelector(`.wide > ${name}`);
        const frame = figure.getBoundingClientRect().width - figure.shadowRoot.querySelector('.ruler').clientWidth;
        const [, , width] = figure.querySelector('svg').getAttribute('viewBox').split(' ').map(Number);
        figure.style.width = `${width + frame}px`;
        figure.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, tag);
      const read = () => page.evaluate((name) => {
        const figure = document.querySelector(`.wide > ${name}`);
        const said = (svg) => [svg.getAttribute('viewBox'), ...[...svg.querySelectorAll('text')]
          .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())].join('\n');
        return [figure.querySelector('svg'), figure.shadowRoot.querySelector('svg.picture')].map(said);
      }, tag);
      // The curves of one figure grow for a while.
      for (let i = 0; i < 100 && new Set(await read()).size > 1; i++) {
        await new Promise((resolve) => { setTimeout(resolve, 100); });
      }
      const [still, live] = await read();
      assert.equal(still, live, tag);
      assert.ok(still.split('\n').length > 10, tag);
    }
  } finally {
    await page.close();
    copy.remove();
  }
});

test('printed to PDF the lesson holds its text, the answers, and the figures as they stand, as vectors', async () => {
  const page = await launch('chromium');
  const copy = copyOfDist();
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  try {
    await page.open(copy.url('attention.html'));
    await page.until('the script has run', () => customElements.get('attn-lookup') !== undefined);
    // The lesson's own figures sleep far below; the core is ready once one of the same kind lives at the top.
    await page.evaluate(() => document.body.prepend(document.createElement('attn-lookup')));
    await page.until('the core is ready', () => document.querySelector('attn-lookup').shadowRoot
      .querySelector('svg [data-value]') !== null);
    await page.evaluate(() => {
      document.querySelector('attn-lookup').remove();
      for (const figure of document.querySelectorAll('.wide > *')) figure.preset(figure.presets[1]);
    });
    const answers = await page.evaluate(() => [...document.querySelectorAll('details')].map((answer) => {
      const texts = [];
      const walk = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const { parentElement, data } = walk.currentNode;
        if (!parentElement.closest('.katex')) texts.push(data.trim());
      }
      return texts.sort((a, b) => b.length - a.length)[0];
    }));
    assert.ok(answers.length > 0);
    const file = join(folder, 'lesson.pdf');
    writeFileSync(file, await page.pdf());
    const flat = (text) => text.replace(/[\s\u00ad-]+/g, '').replace(/[“”"]/g, '"').replace(/[’']/g, "'");
    const text = flat(execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8', maxBuffer: 2 ** 26 }));
    for (const heading of ['soft lookup', 'Self-attention']) {
      assert.ok(text.toLowerCase().includes(flat(heading).toLowerCase()), heading);
    }
    for (const answer of answers) {
      // A line break in the print may fall anywhere, so a piece of a sentence is looked for.
      const piece = flat(answer).slice(0, 24);
      assert.ok(text.includes(piece), `the printed lesson lacks “${answer.slice(0, 60)}”`);
    }
    const shown = await page.evaluate(() => [...document.querySelectorAll('.wide > *')].map((figure) => ({
      tag: figure.localName,
      numbers: [...figure.shadowRoot.querySelectorAll('svg [data-value]')].map(({ textContent }) => textContent.trim()),
    })));
    assert.deepEqual(shown.map(({ tag }) => tag), FIGURES);
    for (const { tag, numbers } of shown) {
      assert.ok(numbers.length > 2, `${tag} was not drawn for print`);
      for (const number of numbers) assert.ok(text.includes(number), `the printed ${tag} lacks ${number}`);
    }
    assert.match(text, /Mediansover\d+draws/, 'the draws were not all made for print');
    const images = execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' }).trim().split('\n').slice(2);
    assert.deepEqual(images, []);
  } finally {
    await page.close();
    copy.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
