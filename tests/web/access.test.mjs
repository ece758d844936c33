// Accessibility by axe-core on every page in both themes, and with what can be opened open; no sideways scrolling at
// 320 pixels; the system's dark theme and the page's own switch.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { dist } from './lib/copies.mjs';
import { ENGINES, launch } from './lib/engines.mjs';
import { serve } from './lib/serve.mjs';
import { pages, wake } from './lib/visit.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every violation as one readable line. The boxes that a formula is drawn with are left out: they are hidden from
 * assistive tools, which get MathML, they have the colour of the text around them, and they are nine tenths of the
 * lesson's elements.
 */
async function violations(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const what = { include: document, exclude: ['.katex-html'] };
    const { violations: found } = await window.axe.run(what, { resultTypes: ['violations'] });
    return found.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => (
      `${id} (${help}): ${target.flat().join(' ')}: ${failureSummary.split('\n').slice(1, 3).join(' ').trim()}`)));
  });
}

const openAll = (page) => page.evaluate(() => {
  const visit = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName === 'details') element.open = true;
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
});

for (const dark of [false, true]) {
  describe(dark ? 'dark' : 'light', () => {
    let page;
    let site;
    before(async () => {
      page = await launch('chromium', { dark });
      site = await serve(dist);
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    // In the dark the lesson is looked at with everything open; closed it has nothing more.
    for (const name of pages().filter((each) => !dark || each !== 'attention.html')) {
      test(`axe finds nothing in ${name}`, async () => {
        await page.open(site.url + name);
        await wake(page);
        assert.deepEqual(await violations(page), []);
      });
    }

    test('axe finds nothing in the lesson with everything open and a check answered wrong', async () => {
      await page.open(`${site.url}attention.html`);
      await wake(page);
      await openAll(page);
      await page.evaluate(async () => {
        for (const check of document.querySelectorAll('attn-check')) {
          const options = [...check.shadowRoot.querySelectorAll('.option')];
          check.state = { choice: options.findIndex(({ dataset }) => dataset.answer === 'wrong'), done: true };
          await check.updateComplete;
        }
      });
      assert.deepEqual(await violations(page), []);
    });
  });
}

test('axe is not blind: a page with faults has violations, in shadow roots too', async () => {
  const page = await launch('chromium');
  const bad = '<!doctype html><html><body><img src="icon.svg"><div id="d"></div></body></html>';
  const site = await serve(dist, { extra: { '/bad.html': bad } });
  try {
    await page.open(`${site.url}bad.html`);
    await page.evaluate(() => {
      document.querySelector('#d').attachShadow({ mode: 'open' }).innerHTML = '<button></button>';
    });
    const found = (await violations(page)).join('\n');
    for (const rule of ['image-alt', 'button-name', 'html-has-lang']) assert.match(found, new RegExp(rule));
  } finally {
    await page.close();
    await site.close();
  }
});

for (const engine of ENGINES) {
  describe(engine, () => {
    let page;
    let site;
    before(async () => {
      page = await launch(engine, { dark: true, width: 320, height: 800 });
      // The window of WebKit's small browser cannot be that narrow: there the page stands in a frame.
      const frame = (name) => '<!doctype html><title>Narrow</title>'
        + `<iframe src="${name}" width="320" height="700" style="border:0"></iframe>`;
      const extra = Object.fromEntries(pages().map((name) => [`/narrow-${name}`, frame(name)]));
      site = await serve(dist, { collect: engine === 'webkit', csp: '', extra });
    });
    after(async () => {
      await page?.close();
      await site?.close();
    });

    for (const name of pages()) {
      test(`${name} does not scroll sideways at 320 pixels`, async () => {
        await page.open(site.url + (engine === 'webkit' ? `narrow-${name}` : name));
        await page.until('the page is there', () => (frames[0] ?? window).document.readyState === 'complete');
        const over = await page.evaluate(async () => {
          const view = frames[0] ?? window;
          const { document: page } = view;
          const seen = [];
          for (let y = 0; y < page.documentElement.scrollHeight; y += 600) {
            view.scrollTo(0, y);
            await new Promise((resolve) => { setTimeout(resolve, 30); });
          }
          for (const { shadowRoot } of page.querySelectorAll('*')) {
            for (const settings of shadowRoot?.querySelectorAll('.settings') ?? []) settings.open = true;
          }
          const wide = page.documentElement.scrollWidth;
          const clipped = (element) => element !== null && element !== page.body
            && (view.getComputedStyle(element).overflowX !== 'visible' || clipped(element.parentElement));
          if (wide > view.innerWidth) {
            for (const element of page.body.querySelectorAll('*')) {
              const { right } = element.getBoundingClientRect();
              if (right > view.innerWidth + 1 && !clipped(element.parentElement)) {
                seen.push(`${Math.round(right)}: ${element.outerHTML.slice(0, 120)}`);
              }
            }
          }
          return { inner: view.innerWidth, wide, seen: seen.slice(0, 6) };
        });
        assert.equal(over.inner, 320);
        assert.ok(over.wide <= 320, JSON.stringify(over));
      });
    }

    test('the system\'s dark theme and the page\'s own switch reach the page and the figures', async () => {
      await page.size(1100, 900);
      await page.open(`${site.url}attention.html`);
      await wake(page);
      const colours = () => page.evaluate(async () => {
        await new Promise((resolve) => { setTimeout(resolve, 300); });
        const luminance = (colour) => colour.match(/\d+(\.\d+)?/g).slice(0, 3).reduce((a, x) => a + Number(x), 0);
        const figure = document.querySelector('attn-lookup');
        return [getComputedStyle(document.body), getComputedStyle(figure.shadowRoot.querySelector('.title'))]
          .map((style, at) => luminance(at ? style.color : style.backgroundColor));
      });
      const choose = (theme) => page.evaluate((value) => {
        document.querySelector(`.theme-switch input[value=${value}]`).click();
      }, theme);
      const [darkPage, lightText] = await colours();
      assert.ok(darkPage < 150 && lightText > 500, `system dark: page ${darkPage}, text ${lightText}`);
      await choose('light');
      const [lightPage, darkText] = await colours();
      assert.ok(lightPage > 650 && darkText < 250, `switched to light: page ${lightPage}, text ${darkText}`);
      await page.open(`${site.url}attention.html`);
      await wake(page);
      const [kept] = await colours();
      assert.ok(kept > 650, 'the choice is kept over a reload');
      await choose('system');
    });
  });
}
