// Videos and listings of the lesson. A video is a link until a click plays it in its place; nothing is asked of its
// host before, and from file: or offline the link opens as it is. The JavaScript listing runs in the page.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { copyOfDist, dist } from './lib/copies.mjs';
import { ENGINES, launch } from './lib/engines.mjs';
import { centre, inEachEngine, openLesson } from './lib/lesson.mjs';
import { POLICIES, serve } from './lib/serve.mjs';

const PLAYER = 'https://www.youtube-nocookie.com';
const THIRD = '.videos li:nth-child(3) .poster';

/** Whether a click on a poster goes to its link; the click itself leads nowhere. */
const followed = (page, selector) => page.evaluate((poster) => new Promise((resolve) => {
  document.addEventListener('click', (event) => {
    resolve(!event.defaultPrevented && event.target.closest('a').href);
    event.preventDefault();
  }, { once: true });
  document.querySelector(poster).click();
}), selector);

const pretend = (page, online) => page.evaluate((value) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value });
}, online);

inEachEngine((at) => {
  test('the JavaScript listing runs in the page and prints what stands under it; a button copies it', async () => {
    const { page, site } = at;
    await openLesson(page, site);
    const read = () => page.evaluate(() => {
      const [code, output] = document.querySelectorAll('#listing-attention-js pre');
      const told = document.querySelector('#listing-attention-js [role=status]').textContent;
      return { code: code.textContent, output: output.textContent, told };
    });
    const before = await read();
    assert.match(before.output, /no mask: 0\.802 {2}0\.599/);
    await page.evaluate(() => {
      document.querySelector('#listing-attention-js samp').textContent = '';
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true, value: { writeText: async (text) => { window.__copied = text; } },
      });
      for (const button of document.querySelectorAll('#listing-attention-js button')) button.click();
    });
    await page.until('it has run', () => /^Done in \d+ ms, with the \w+ image/.test(
      document.querySelector('#listing-attention-js [role=status]').textContent));
    assert.equal((await read()).output, before.output);
    assert.equal(await page.evaluate(() => window.__copied), before.code);
  });
});

for (const engine of ENGINES.filter((name) => name !== 'webkit')) {
  describe(`${engine}, with the player's host played by the test`, () => {
    test('a video plays in its place after a click, and asks nothing of its host before', async () => {
      const page = await launch(engine);
      const site = await serve(dist, { csp: `${POLICIES.strict}; frame-src ${PLAYER}` });
      const asked = [];
      try {
        await page.page.setRequestInterception(true);
        page.page.on('request', (request) => {
          if (!request.url().startsWith(PLAYER)) return request.continue();
          asked.push({ url: request.url(), referer: request.headers().referer });
          return request.respond({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
        });
        await openLesson(page, site);
        await pretend(page, true);
        assert.deepEqual(asked, []);
        await page.click(await centre(page, THIRD));
        await page.until('the player is there', () => document.querySelector('.video iframe') !== null);
        const frame = await page.evaluate(() => {
          const { src, title, referrerPolicy } = document.querySelector('.videos li:nth-child(3) iframe');
          return { src, title, referrerPolicy, posters: document.querySelectorAll('.poster').length };
        });
        const src = `${PLAYER}/embed/kCc8FmEb1nY?autoplay=1&start=3720`;
        const title = 'Video: Attention, written in code';
        assert.deepEqual(frame, { src, title, referrerPolicy: 'strict-origin-when-cross-origin', posters: 3 });
        for (let i = 0; i < 50 && !asked.length; i++) await new Promise((resolve) => { setTimeout(resolve, 100); });
        assert.deepEqual(asked.map(({ url }) => url), [src]);
        // The host is told which site shows the player, and no more.
        if (asked[0].referer) assert.equal(asked[0].referer, site.url);
      } finally {
        await page.close();
        await site.close();
      }
    });
  });
}

for (const engine of ENGINES) {
  test(`${engine}: from file: and offline the plain link opens, and the page says so`, async () => {
    const page = await launch(engine);
    const copy = copyOfDist({ collect: engine === 'webkit' });
    const site = await serve(dist, { collect: engine === 'webkit' });
    const LINK = 'https://www.youtube.com/watch?v=kCc8FmEb1nY&t=3720s';
    try {
      await page.open(copy.url('attention.html'));
      await page.until('the script has run', () => customElements.get('attn-check') !== undefined
        && document.querySelector('.print-choice') !== null);
      await pretend(page, true);
      assert.equal(await followed(page, THIRD), LINK);
      assert.match(await page.evaluate(() => document.querySelector('.video-note').textContent), /opened as a file/);
      await openLesson(page, site);
      await pretend(page, false);
      assert.equal(await followed(page, THIRD), LINK);
      assert.equal(await page.evaluate(() => document.querySelector('iframe') === null), true);
    } finally {
      await page.close();
      copy.remove();
      await site.close();
    }
  });
}
