// Forced colours: the reader's system gives the few colours that there are. Text stands on a plate of the page's colour
// unless its element keeps its own colours; what was transparent shows.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { dist } from './lib/copies.mjs';
import { launch } from './lib/engines.mjs';
import { pages, wake } from './lib/visit.mjs';

const address = (name) => pathToFileURL(join(dist, name)).href;

/** The texts of the buttons that cannot be read, with their contrast. */
const unreadable = () => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\d.]+/g).slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const canvas = document.createElement('i');
  canvas.style.color = 'Canvas';
  document.body.append(canvas);
  const plate = getComputedStyle(canvas).color;
  const found = [];
  let buttons = 0;
  const visit = (root) => {
    for (const element of root.querySelectorAll('button, .button')) {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element);
      // What the build set into an element is drawn no more when the element has drawn itself.
      if (!color) continue;
      buttons++;
      const ratio = contrast(color, forcedColorAdjust === 'none' ? backgroundColor : plate);
      if (!(ratio >= 4.5)) found.push(`${element.textContent.trim()}: ${ratio.toFixed(2)}`);
    }
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) visit(shadowRoot);
  };
  visit(document);
  return { found, buttons };
};

describe('forced colours', () => {
  let page;
  before(async () => { page = await launch('chromium', { forcedColors: true }); });
  after(() => page?.close());

  for (const name of pages()) {
    test(`every button of ${name} can be read`, async () => {
      await page.open(address(name));
      await wake(page);
      const { found, buttons } = await page.evaluate(unreadable);
      assert.deepEqual(found, []);
      if (name === 'attention.html') assert.ok(buttons > 40, `${buttons} buttons were looked at`);
    });
  }

  test('a button that gives its plate no thought is found', async () => {
    await page.open(address('index.html'));
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = '.bad { background: Highlight; color: Canvas; }';
      const button = Object.assign(document.createElement('button'), { className: 'bad', textContent: 'Bad' });
      document.body.append(style, button);
    });
    const { found } = await page.evaluate(unreadable);
    assert.deepEqual(found, ['Bad: 1.00']);
  });

  test('what only holds room in a formula is hidden, and not just transparent', () => {
    const css = readFileSync(join(dist, 'lesson.css'), 'utf8');
    assert.match(css, /[{;]visibility:hidden/);
    assert.doesNotMatch(css, /[{;]color:transparent/);
  });
});
