/** Builds the pages of dist/: the lesson and the landing page, with their style sheet and fonts. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillCards } from '../deck/build/index.mjs';
import { run } from '../lesson/code/attention.js';
import { glossary, symbolOf } from '../lesson/glossary.js';
import { numberCalls } from '../lesson/numbers.js';
import { bundleStyles } from './bundle.mjs';
import { StyleClasses } from './classes.mjs';
import { createListings } from './code.mjs';
import { colours, edgesOfPage, families } from './colours.mjs';
import { markFar } from './far.mjs';
import { landingPage } from './landing.mjs';
import { createMarkdown, unwrapElements } from './markdown.mjs';
import { Maths } from './math.mjs';
import { fillMedia } from './media.mjs';
import { Numbers } from './numbers.mjs';
import { lessonPage } from './page.mjs';
import { fillQuestions, readFresh, readQuestions, renderQuestions } from './questions.mjs';
import { readyStyles } from './ready.mjs';
import { ShortNames, unquoted } from './short.mjs';
import { fillFigures, stillStyles } from './stills.mjs';

/**
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.dist
 * @param {any} options.attn a loaded core, which works out every number of the text
 */
export async function buildLesson({ root, dist, attn }) {
  const source = (file) => join(root, 'web/lesson', file);
  const lesson = JSON.parse(readFileSync(source('lesson.json'), 'utf8'));
  const names = new ShortNames();
  const classes = new StyleClasses(names);
  const maths = new Maths(classes, names);
  const numbers = new Numbers(numberCalls(attn));
  const listing = await createListings();
  const md = createMarkdown({ maths, numbers, listing });
  const questions = renderQuestions(readQuestions(root), md);

  const env = {};
  const markdown = lesson.parts.map((part) => readFileSync(source(part), 'utf8')).join('\n');
  const symbols = (html) => html.replace('<p>{{symbols}}</p>', () => symbolTable((tex) => maths.render(tex)));
  const asked = fillQuestions(unwrapElements(md.render(markdown, env)), questions);
  const drawn = fillFigures(fillCards(asked, { root, attn, md }), attn);
  const text = symbols(fillMedia(drawn, {
    root, listing, inline: (piece) => md.renderInline(piece), outputs: outputs(root, attn),
  }));
  const contents = env.contents.map(({ level, id, inline }) => (
    { level, id, html: md.renderer.render(inline.children, md.options, env) }));
  const tags = (pattern) => text.match(pattern)?.length ?? 0;
  const counts = {
    figures: tags(/<attn-(?!check|predict|card|due|review)\w+/g),
    checks: tags(/<attn-check/g),
    videos: tags(/<li class="video"/g),
  };
  const body = scripted(markFar(text, JSON.parse(readFileSync(source('heights.json'), 'utf8'))));
  const html = classes.extract(lessonPage({ lesson, body, contents, counts }));
  const inline = /\sstyle="|<style|<script>|\son\w+="/.exec(html);
  if (inline) throw new Error(`attention.html holds "${inline[0].trim()}", which the pages' policy refuses`);

  rmSync(join(dist, 'fonts'), { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const generated = [
    colours(), families(), edgesOfPage(), maths.css(dist), classes.css(), stillStyles(), readyStyles(),
  ].join('\n');
  writeFileSync(join(dist, 'attention.html'), ascii(unquoted(html)));
  writeFileSync(join(dist, 'index.html'), landingPage(lesson));
  writeFileSync(join(dist, 'lesson.css'), await bundleStyles({ root, generated }));
  copyFileSync(join(root, 'web/page/icon.svg'), join(dist, 'icon.svg'));
  return { numbers: numbers.seen };
}

/** In ASCII a browser reads a page of this size in half the time: it keeps one byte for a letter, not two. */
const ascii = (html) => html.replace(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0)};`);

/** The script stands behind the first figure, which is alive before the rest of the page has arrived. */
const scripted = (body) => body.replace(/<attn-(\w+) id="fig-[^]*?<\/attn-\1>\s*<\/div>\n/, (figure) => (
  `${figure}<script src="./lesson.js"></script>\n`));

/** What the scripts carry of the lesson's data. */
export function elementData({ root, attn }) {
  const numbers = new Numbers(numberCalls(attn));
  const md = createMarkdown({ numbers, maths: undefined, listing: undefined, formula: (tex) => Maths.mathml(tex) });
  return { ...renderQuestions(readQuestions(root), md), fresh: readFresh(root, md) };
}

/** The glossary as a table, for `{{symbols}}` in the text. @param {(tex: string) => string} formula */
function symbolTable(formula) {
  const rows = glossary.map(({ name, meaning, shape, ...symbol }) => {
    const cells = [formula(symbolOf(symbol)), meaning, shape ? formula(shape) : ''];
    return `<tr data-gloss="${name}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<div class="table"><table class="symbols">
<thead><tr><th>symbol</th><th>meaning</th><th>shape</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** What the listings print: the JavaScript one in a run of this build, the PyTorch one in a run that is kept. */
function outputs(root, attn) {
  const lines = [];
  run(attn, (...parts) => lines.push(parts.join(' ')));
  return {
    'attention.js': lines.join('\n'),
    'attention.py': readFileSync(join(root, 'tests/golden/listing.txt'), 'utf8').trim(),
  };
}
