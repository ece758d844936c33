// What the suites ask of a page of dist/ again and again.
import { readdirSync } from 'node:fs';
import { dist } from './copies.mjs';

/** Every page of the site. */
export const pages = () => readdirSync(dist).filter((name) => name.endsWith('.html')).sort();

/** Wakes every figure by scrolling to it, and waits until it shows numbers. Returns the tags that it found. */
export async function wake(page) {
  // Some are defined only when one comes near.
  await page.until('every attn- element is defined', () => {
    const missing = [...document.querySelectorAll('*')]
      .findLast(({ localName }) => localName.startsWith('attn-') && !customElements.get(localName));
    missing?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return !missing;
  });
  const tags = await page.evaluate(() => {
    window.__figures = [...document.querySelectorAll('*')].filter((element) => element.constructor.definition);
    return window.__figures.map(({ localName }) => localName);
  });
  for (const [at, tag] of tags.entries()) {
    await page.until(`${tag} is alive`, (index) => {
      window.__figures[index].scrollIntoView({ block: 'center', behavior: 'instant' });
      return window.__figures[index].shadowRoot?.querySelector('svg [data-value]') != null;
    }, at);
  }
  return tags;
}

/** Addresses that lie neither in `base` nor inside the page itself. */
export const strangers = (urls, base) => urls.filter((url) => !/^(data|blob|about):/.test(url)
  && !decodeURI(url).startsWith(decodeURI(base)));
