// Nothing on the lesson's page moves under a reader: what stands there before the script has the height that it will
// have, in every engine; and Chromium, which counts shifts, counts none worth the name on a slow machine.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { copyOfDist, dist } from './lib/copies.mjs';
import { ENGINES, launch } from './lib/engines.mjs';
import { wake } from './lib/visit.mjs';

const WIDTHS = [390, 1280];

/** Set by the same templates and style sheets before and after; half a pixel is for what engines round. */
const SAME = 0.5;
/** Firefox puts a line with a formula on whole pixels, and so makes it a pixel taller in one place than in another. */
const FIREFOX = 1;
/** WebKit does not reach every field and formula of a card by @scope: a row of fields, where it was the whole form. */
const WEBKIT = 64;
/** A figure has its room by ranges of widths, and its lines break where its letters let them: three or four. */
const FIGURE = 80;
/** Of the viewport, as Chromium counts: the whole of a screen 800 pixels high moved by 8, less than half a line. */
const SHIFT = 0.01;

const PAGE = readFileSync(join(dist, 'attention.html'), 'utf8');
const SCRIPT = '<script src="./lesson.js"></script>';

/** The heights of all that the script adds to or turns into something else, when all is laid out. */
const heights = () => {
  for (const { style } of document.querySelectorAll('.far')) style.contentVisibility = 'visible';
  return [...document.querySelectorAll(
    '.wide > *, attn-check, attn-predict, attn-card, attn-due[block], .example, .chapter:not(:has(.wide))',
  )].map((element) => ({
    name: `${element.localName} ${element.id || element.className}`,
    figure: element.matches('.wide > *'),
    height: element.getBoundingClientRect().height,
  }));
};

for (const engine of ENGINES) {
  describe(engine, () => {
    let page;
    let copy;
    before(async () => {
      assert.ok(PAGE.includes(SCRIPT));
      page = await launch(engine);
      copy = copyOfDist({ files: { 'before.html': PAGE.replace(SCRIPT, '') }, collect: engine === 'webkit' });
    });
    after(async () => {
      await page?.close();
      copy?.remove();
    });

    for (const width of WIDTHS) {
      const same = { firefox: FIREFOX, webkit: WEBKIT }[engine] ?? SAME;
      test(`at ${width} pixels everything has its height before the script comes`, async () => {
        await page.size(width, 800);
        await page.open(copy.url('before.html'));
        const first = await page.evaluate(heights);
        assert.ok(first.length > 30, `${first.length} elements`);
        await page.open(copy.url('attention.html'));
        await wake(page);
        await page.until('the cards have their numbers', () => {
          const waiting = [...document.querySelectorAll('attn-card')]
            .find(({ shadowRoot }) => shadowRoot.querySelector('.asks input:disabled'));
          waiting?.scrollIntoView({ behavior: 'instant' });
          return !waiting;
        });
        const last = await page.evaluate(heights);
        const moved = first.map(({ name, figure, height }, i) => ({ name, figure, by: last[i].height - height }))
          .filter(({ figure, by }) => !(Math.abs(by) <= (figure ? FIGURE : same)));
        assert.deepEqual(moved, []);
      });
    }
  });
}

describe('reading on a slow machine', { skip: !ENGINES.includes('chromium') }, () => {
  /** Jumps by the contents list, the last section first, so that all above it is still asleep; then reads it all. */
  const read = async () => {
    const pause = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
    for (const link of [...document.querySelectorAll('.contents > ol > li > a')].reverse()) {
      link.click();
      await pause(200);
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await pause(50);
    }
  };

  for (const width of WIDTHS) {
    test(`at ${width} pixels shifts the page by no more than ${SHIFT}`, async () => {
      const copy = copyOfDist();
      const browser = await launch('chromium', { width, height: 800, reducedMotion: true });
      try {
        await browser.page.emulateCPUThrottling(4);
        await browser.page.evaluateOnNewDocument(() => {
          globalThis.shifts = [];
          new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries()) {
              const names = sources.map(({ node }) => node && `${node.nodeName} ${node.className} ${node.id}`);
              globalThis.shifts.push({ value, names });
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await browser.open(copy.url('attention.html'));
        await browser.evaluate(read);
        await browser.until('the cards are there', () => customElements.get('attn-card') !== undefined);
        const { shifts, counted } = await browser.evaluate(async () => {
          await new Promise((resolve) => { setTimeout(resolve, 1000); });
          return { shifts: globalThis.shifts, counted: PerformanceObserver.supportedEntryTypes };
        });
        assert.ok(counted.includes('layout-shift'));
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        assert.ok(sum <= SHIFT, `${sum}: ${JSON.stringify(shifts)}`);
      } finally {
        await browser.close();
        copy.remove();
      }
    });
  }
});
