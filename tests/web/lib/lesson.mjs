// What the suites do with the lesson's page again and again.
import { after, before, describe } from 'node:test';
import { dist } from './copies.mjs';
import { ENGINES, launch } from './engines.mjs';
import { serve } from './serve.mjs';

/**
 * The same tests in each engine, with one page and one server of dist/ for all of them.
 * @param {(at: { page: any, site: any }, engine: string) => void} define `at` is filled before the first test
 * @param {Record<string, string>} [extra] more files, by address
 */
export function inEachEngine(define, extra) {
  for (const engine of ENGINES) {
    describe(engine, () => {
      const at = {};
      before(async () => {
        at.page = await launch(engine);
        at.site = await serve(dist, { collect: engine === 'webkit', extra });
      });
      after(async () => {
        await at.page?.close();
        await at.site?.close();
      });
      define(at, engine);
    });
  }
}

/** Opens the lesson and waits until its script has run, what it leaves for quiet moments too. */
export async function openLesson(page, site) {
  await page.open(`${site.url}attention.html`);
  await page.until('the script has run', () => customElements.get('attn-check') !== undefined
    && document.querySelector('attn-check').shadowRoot?.querySelector('form') !== null
    && document.querySelector('.wide.far') === null);
}

/**
 * Where to click, once nothing above grows any more. `inside` is sought in the shadow root of `selector`.
 * @returns {Promise<{ x: number, y: number }>}
 */
export const centre = (page, selector, inside) => page.evaluate(async (outer, inner) => {
  const host = document.querySelector(outer);
  const element = inner ? host.shadowRoot.querySelector(inner) : host;
  const look = () => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  let place = look();
  for (let still = 0; still < 5;) {
    await new Promise(requestAnimationFrame);
    const next = look();
    still = next.x === place.x && next.y === place.y ? still + 1 : 0;
    place = next;
  }
  return place;
}, selector, inside);
