// Every element on a page that is not ours: whatever that page hands down to its text, an element looks as on a plain
// one; but it takes over the size and the family of the letters, and it can be hidden.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { copyOfDist } from './lib/copies.mjs';
import { ENGINES, launch } from './lib/engines.mjs';

const ELEMENTS = ['lookup', 'matrix', 'scaling', 'masks', 'heads', 'check name="q1"', 'predict name="p1"',
  'predict name="p1" reveal', 'card name="c1"', 'card name="c2"', 'due block', 'review'];

const place = (element) => `<div class="place"><attn-${element}></attn-${element.split(' ')[0]}></div>`;

/** @param {string} style of the page around the elements */
const page = (style) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Elsewhere</title>
<style>.place { width: 700px; } body { ${style} }</style></head>
<body>${ELEMENTS.map(place).join('')}<script src="attention-figures.js"></script></body></html>`;

/** What text hands down in CSS, but for what elements are to take over. */
const UGLY = {
  'letter-spacing': '3px', 'word-spacing': '9px', 'text-transform': 'uppercase', 'line-height': '3',
  'text-align': 'right', 'text-indent': '5em', 'font-style': 'italic', 'font-weight': '900',
  'font-variant': 'small-caps', 'font-stretch': 'expanded', 'font-feature-settings': '"zero"', 'white-space': 'pre',
  'word-break': 'break-all', 'overflow-wrap': 'anywhere', 'text-shadow': '2px 2px red', 'color': 'red',
  'cursor': 'crosshair', 'list-style': 'square inside', 'border-collapse': 'collapse', 'border-spacing': '9px',
  'caption-side': 'bottom', 'empty-cells': 'hide', 'hyphens': 'auto', 'tab-size': '3', 'quotes': '"<" ">"',
  'caret-color': 'red', 'accent-color': 'red', 'fill': 'red', 'stroke': 'red', 'stroke-width': '3px',
  'text-anchor': 'end', '-webkit-text-stroke': '1px red', '-webkit-text-fill-color': 'red',
};

const PAGES = {
  'plain.html': page(''),
  'ugly.html': page(Object.entries(UGLY).map((rule) => `${rule.join(': ')};`).join(' ')),
  'large.html': page('font: 24px monospace;'),
};

/** Each element of each shadow tree: its size, and how its text is set. */
const look = (names) => [...document.querySelectorAll('.place > *')].map(({ localName, shadowRoot }) => (
  [localName, [...shadowRoot.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const size = element.localName === 'style' ? '' : `${width.toFixed(1)} × ${height.toFixed(1)}`;
    return `${element.localName}.${element.getAttribute('class') ?? ''} ${size} ${
      names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
  })]));

for (const engine of ENGINES) {
  describe(engine, () => {
    let browser;
    let copy;
    before(async () => {
      browser = await launch(engine);
      copy = copyOfDist({ files: PAGES, collect: engine === 'webkit' });
    });
    after(async () => {
      await browser?.close();
      copy?.remove();
    });
    const open = async (name) => {
      await browser.open(copy.url(name));
      await browser.until('all elements are alive', () => {
        const dead = [...document.querySelectorAll('.place > *')]
          .find(({ shadowRoot }) => !shadowRoot?.querySelector('svg [data-value], .question, .truth, .row, .today')
            || shadowRoot.querySelector('.asks input:disabled, .work button:not([aria-disabled=true])'));
        dead?.scrollIntoView({ behavior: 'instant' });
        return !dead;
      });
    };

    test('an element looks the same on an ugly page as on a plain one', async () => {
      const names = Object.keys(UGLY).filter((name) => !/^(font-variant|list-style|-webkit-text-stroke)$/.test(name))
        .concat('font-variant-caps', 'list-style-type', '-webkit-text-stroke-width');
      await open('plain.html');
      const plain = await browser.evaluate(look, names);
      await open('ugly.html');
      const ugly = await browser.evaluate(look, names);
      assert.equal(plain.length, ELEMENTS.length);
      for (const [i, [tag, lines]] of plain.entries()) {
        assert.equal(ugly[i][1].length, lines.length, tag);
        for (const [n, line] of lines.entries()) assert.equal(ugly[i][1][n], line, tag);
      }
      const outside = await browser.evaluate(() => getComputedStyle(document.querySelector('.place')).letterSpacing);
      assert.equal(outside, '3px', 'the page is not ugly');
    });

    test('its text is as large as that of the page, and in its letters', async () => {
      await open('large.html');
      const texts = await browser.evaluate(() => [...document.querySelectorAll('attn-check, attn-card')].map((one) => {
        const { fontSize, fontFamily } = getComputedStyle(one.shadowRoot.querySelector('.question'));
        return `${fontSize} ${fontFamily}`;
      }));
      assert.deepEqual(texts, texts.map(() => '24px monospace'));
    });

    test('it can be hidden, by its attribute and by the page', async () => {
      await open('plain.html');
      const seen = await browser.evaluate(() => [...document.querySelectorAll('.place > *')].filter((element) => {
        const root = element.shadowRoot.querySelector('.root');
        const shown = () => root.getClientRects().length > 0 && getComputedStyle(root).visibility === 'visible';
        const before = shown();
        element.hidden = true;
        const hidden = !shown();
        element.hidden = false;
        element.parentElement.style.visibility = 'hidden';
        const unseen = !shown();
        element.parentElement.style.visibility = '';
        return !(before && hidden && unseen);
      }).map(({ localName }) => localName));
      assert.deepEqual(seen, []);
    });
  });
}
