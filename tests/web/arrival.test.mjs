// How the lesson arrives: its first figure is alive while the rest still comes in, what is far from the reader is not
// laid out, and an address leads to its mark all the same.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { copyOfDist, dist } from './lib/copies.mjs';
import { ENGINES, launch } from './lib/engines.mjs';

const PAGE = readFileSync(join(dist, 'attention.html'), 'utf8');
const SCRIPT = '<script src="./lesson.js"></script>';

/** What a script sees that stands right behind the lesson's own. */
const WITNESS = `globalThis.witness = {
  state: document.readyState,
  chapters: document.querySelectorAll('.chapter').length,
  live: [...document.querySelectorAll('.wide > *')].map(({ shadowRoot }) => (
    shadowRoot?.querySelector('.stage.alive svg [data-value]') !== null && shadowRoot !== null)),
};
{
  const { shadowRoot } = document.querySelector('.wide > *');
  const [picture, ruler] = ['svg.picture', '.ruler'].map((part) => shadowRoot.querySelector(part));
  witness.drawn = [picture.viewBox.baseVal.width, Math.round(ruler.getBoundingClientRect().width)];
}`;

/** A hand that scrolls just before the page has loaded: heard before what the page does then. */
const reader = (type) => `addEventListener('load', () => {
  document.body.dispatchEvent(new (${type === 'wheel' ? 'Wheel' : 'Pointer'}Event)('${type}', { bubbles: true }));
  scrollTo({ top: 700, behavior: 'instant' });
});`;
/** And where the address leads. */
const HANDS = { wheel: 'fig-masks?mask=causal', pointerdown: 'thm-jacobian' };

/** Headings, figures, a statement, a proof, a check, something folded, a card: to and fro. */
const MARKS = ['interview', 'lookup', 'card-c7', 'fig-masks', 'thm-jacobian', 'proof-equivariance', 'check-q5',
  'backward', 'fig-lookup'];
const ARRIVALS = ['interview', 'fig-masks', 'thm-jacobian', 'fig-lookup'];
/** Behind cards, which come to life late: an engine that cannot hold the reader's place loses these by a little. */
const BELOW_CARDS = ['interview', 'card-c7'];
/** In pixels: what engines round, twice. */
const OFF = 2;

for (const engine of ENGINES) {
  describe(engine, () => {
    let page;
    let copy;
    before(async () => {
      assert.equal(PAGE.split(SCRIPT).length, 2, 'the script stands in the page once');
      page = await launch(engine, { width: 1280, height: 800 });
      copy = copyOfDist({
        files: {
          'witnessed.html': PAGE.replace(SCRIPT, `${SCRIPT}<script src="./witness.js"></script>`),
          'witness.js': WITNESS,
          ...Object.fromEntries(Object.keys(HANDS).flatMap((type) => [
            [`${type}.html`, PAGE.replace('<head>', `<head><script src="./${type}.js"></script>`)],
            [`${type}.js`, reader(type)],
          ])),
        },
        collect: engine === 'webkit',
      });
    });
    after(async () => {
      await page?.close();
      copy?.remove();
    });

    const held = async (marks) => {
      const holds = await page.evaluate(() => CSS.supports('overflow-anchor', 'auto'));
      return marks.filter((id) => holds || !BELOW_CARDS.includes(id));
    };

    /** How far a mark is from where it belongs, when everything has come to rest. */
    const off = (id) => page.evaluate(async (name) => {
      const mark = document.getElementById(name);
      const place = () => mark.getBoundingClientRect().top;
      for (let last, calm = 0; calm < 10; calm++) {
        await new Promise((resolve) => { setTimeout(resolve, 50); });
        if (last !== (last = place())) calm = 0;
      }
      const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
        + parseFloat(getComputedStyle(mark).scrollMarginTop);
      const atEnd = scrollY >= document.documentElement.scrollHeight - innerHeight - 1;
      return atEnd ? Math.min(0, place()) : place() - room;
    }, id);

    test('the first figure is alive before the rest of the page has arrived', async () => {
      await page.open(copy.url('witnessed.html'));
      const { witness, chapters } = await page.evaluate(() => (
        { witness: globalThis.witness, chapters: document.querySelectorAll('.chapter').length }));
      assert.deepEqual(witness.live, [true]);
      assert.equal(witness.state, 'loading');
      assert.ok(witness.chapters < chapters / 2, `${witness.chapters} of ${chapters} chapters`);
      const [drawn, wide] = witness.drawn;
      assert.equal(drawn, wide, 'it is drawn for its own width, and not a second time');
    });

    test('what is far is not laid out where the engine can hold the place of the reader', async () => {
      await page.open(copy.url('attention.html'));
      const { held, far, shown } = await page.evaluate(() => {
        const blocks = [...document.querySelectorAll('.far')];
        return {
          held: CSS.supports('overflow-anchor', 'auto'),
          far: blocks.length,
          shown: blocks.filter(({ firstElementChild }) => (
            firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))).length,
        };
      });
      assert.ok(far > 60, `${far} blocks`);
      if (held) assert.ok(shown < far / 4, `${shown} of ${far} blocks are laid out`);
      else assert.ok(shown > 0.9 * far, `${shown} of ${far} blocks are laid out`);
    });

    test(`a link leads to its mark, to ${OFF} pixels`, async () => {
      await page.open(copy.url('attention.html'));
      const missed = [];
      for (const id of await held(MARKS)) {
        await page.evaluate((name) => {
          const link = Object.assign(document.createElement('a'), { href: `#${name}` });
          document.body.append(link);
          link.click();
          link.remove();
        }, id);
        const by = await off(id);
        if (!(Math.abs(by) <= OFF)) missed.push({ id, by });
      }
      assert.deepEqual(missed, []);
    });

    test('who scrolls while the page still arrives is not pulled to where its address leads', async () => {
      for (const [type, id] of Object.entries(HANDS)) {
        await page.open('about:blank');
        await page.open(`${copy.url(`${type}.html`)}#${id}`);
        await off(id.split('?')[0]);
        const { scrollY, innerHeight } = await page.evaluate(() => ({ scrollY, innerHeight }));
        assert.ok(Math.abs(scrollY - 700) < innerHeight, `${type}, ${id}: at ${scrollY}`);
      }
    });

    test(`an address leads to its mark, to ${OFF} pixels`, async () => {
      const missed = [];
      for (const id of await held(ARRIVALS)) {
        await page.open('about:blank');
        await page.open(`${copy.url('attention.html')}#${id}`);
        const by = await off(id);
        if (!(Math.abs(by) <= OFF)) missed.push({ id, by });
      }
      assert.deepEqual(missed, []);
    });

    test('a step back leaves the reader where they were, also where a link had led to a figure', async () => {
      await page.open(copy.url('attention.html'));
      const go = (id) => page.evaluate((name) => {
        const link = Object.assign(document.createElement('a'), { href: `#${name}` });
        document.body.append(link);
        link.click();
        link.remove();
      }, id);
      await go('fig-masks?mask=causal');
      await off('fig-masks');
      const from = await page.evaluate(() => {
        document.getElementById('backward').scrollIntoView({ behavior: 'instant' });
        return scrollY;
      });
      await off('backward');
      await go('interview');
      await off('interview');
      const tells = await page.evaluate(() => {
        history.back();
        return 'navigation' in window;
      });
      await off('backward');
      const [at, masks] = await page.evaluate(() => [scrollY, document.querySelector('attn-masks').state.mask]);
      assert.equal(masks, 'causal');
      if (tells) assert.ok(Math.abs(at - from) < 800, `at ${at}, from ${from}`);
    });

    // The last: where a page was reloaded, WebKit calls its next visit a reload too.
    test('a reload leaves the reader where they were, also where the address leads to a figure', async () => {
      await page.open('about:blank');
      await page.open(`${copy.url('attention.html')}#fig-scaling?dk=4`);
      await off('fig-scaling');
      await page.evaluate(() => {
        document.getElementById('interview').scrollIntoView({ behavior: 'instant' });
        globalThis.gone = false;
      });
      await off('interview');
      await page.evaluate(() => { setTimeout(() => location.reload(), 50); });
      // A page that goes away in the middle of the question does not answer.
      const there = () => page.evaluate(() => globalThis.gone === undefined && document.readyState === 'complete')
        .catch(() => false);
      do await new Promise((done) => { setTimeout(done, 1000); }); while (!await there());
      const by = await off('interview');
      // The browser goes by pixels from the top, which a line more or less above moves.
      assert.ok(Math.abs(by) < 800, `off by ${by}`);
    });
  });
}
