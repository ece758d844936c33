// One interface over the three engines.
//
//   const page = await launch('webkit', { dark: true });
//   page.engine                         its name
//   await page.open(url)                waits for the load event; forgets earlier messages and requests
//   await page.evaluate(fn, ...values)  the JSON value of fn(...values) in the page; promises are awaited
//   await page.until('why', fn, ...v)   asks until fn is true
//   await page.messages()               [{ type, text }]: console, errors, rejections, refused or missing files
//   page.requests                       addresses asked for (WebKit: those outside this machine)
//   await page.size(width, height)      the viewport
//   await page.drag([{ x, y }, …], { touch })   press at the first point, move through the others, let go
//   await page.click({ x, y }, { touch })
//   await page.press('ArrowLeft', { shift, ctrl }), page.type('text')
//   await page.screenshot()             PNG; page.pdf() in Chromium alone
//   await page.tab()                    another tab of the same browser, as a page; it is closed with the first one
//   await page.close()
import { PuppetPage } from './puppet.mjs';
import { WebKitPage } from './webkit.mjs';

/** To run some of them only: ENGINES=chromium,firefox node --test tests/web/*.test.mjs */
export const ENGINES = process.env.ENGINES?.split(',') ?? ['chromium', 'firefox', 'webkit'];

/** What a page meets. Reduced motion is emulated in Chromium and Firefox, forced colours in Chromium alone. */
const DEFAULTS = {
  dark: false, reducedMotion: false, forcedColors: false, storage: true, scripts: true, wasm: true,
  width: 1100, height: 900,
};

/** @param {'chromium' | 'firefox' | 'webkit'} engine @param {Partial<typeof DEFAULTS>} [options] */
export function launch(engine, options = {}) {
  return (engine === 'webkit' ? WebKitPage : PuppetPage).launch(engine, { ...DEFAULTS, ...options });
}

/** Under load a busy machine may take many seconds; a page that is broken never gets there. */
const PATIENCE = 45_000;

async function until(why, run, ...values) {
  const end = Date.now() + PATIENCE;
  while (!await this.evaluate(run, ...values)) {
    if (Date.now() > end) throw new Error(`${this.engine}: waited in vain: ${why}`);
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
}

function click(point, options) {
  return this.drag([point], options);
}

for (const kind of [PuppetPage, WebKitPage]) Object.assign(kind.prototype, { until, click });
