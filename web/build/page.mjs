/** The frame of a page: head, bar, contents list, article, foot. All addresses in it are relative. */
import { escape } from './code.mjs';
import { pageHead } from './head.mjs';

/**
 * @param {object} page
 * @param {Record<string, any>} page.lesson web/lesson/lesson.json
 * @param {string} page.body the article's HTML
 * @param {{ level: number, id: string, html: string }[]} page.contents
 * @param {{ figures: number, checks: number, videos: number }} page.counts
 */
export function lessonPage({ lesson, body, contents, counts }) {
  const title = `${lesson.title} · ${lesson.track}, lesson ${lesson.number}`;
  return `${pageHead({ title, description: lesson.description, script: 'inside' })}<body id="top">
<header class="bar">
<a class="skip" href="#main">Skip to the lesson</a>
<a class="bar-title" href="#top">${escape(lesson.short)}</a>
<a class="bar-place" href="#contents"><span class="visually-hidden">Contents. You are reading: </span>
<span data-place>${escape(lesson.title)}</span></a>
<div class="bar-tools"><button type="button" data-open="search">Search</button>
<button type="button" data-open="help" aria-label="Keys">?</button></div>
${themeSwitch()}
</header>
<main id="main" class="lesson-page" tabindex="-1">
${opening(lesson, counts)}
<nav class="contents" id="contents" aria-labelledby="contents-title">
<h2 id="contents-title">Contents</h2>
${contentsList(contents)}
</nav>
<article>
${body}
</article>
</main>
<footer class="foot">
<p>Every number on this page was computed by the C core of <a href="./index.html">attention-figures</a>, at build time
or in your browser. Your answers stay on this machine.</p>
</footer>
</body>
</html>
`;
}

export function themeSwitch() {
  const choice = (value, label) => {
    const checked = value === 'system' ? ' checked' : '';
    return `<label><input type="radio" name="theme" value="${value}"${checked}><span>${label}</span></label>`;
  };
  return `<fieldset class="theme-switch"><legend class="visually-hidden">Colours</legend>${
    choice('system', 'Auto')}${choice('light', 'Light')}${choice('dark', 'Dark')}</fieldset>`;
}

function contentsList(contents) {
  const items = [];
  for (const { level, id, html } of contents) {
    const link = `<a href="#${id}">${html}</a>`;
    if (level === 2) items.push({ link, inner: [] });
    else if (level === 3) items.at(-1).inner.push(`<li>${link}</li>`);
  }
  const item = ({ link, inner }) => `<li>${link}${inner.length ? `<ol>${inner.join('')}</ol>` : ''}</li>`;
  return `<ol>\n${items.map(item).join('\n')}\n</ol>`;
}

function opening(lesson, counts) {
  const facts = [
    lesson.level,
    `${lesson.minutes} minutes`,
    count(counts.figures, 'interactive figure'),
    count(counts.checks, 'quick check'),
    `<a href="#watch">${count(counts.videos, 'video')}</a>`,
    '<a href="#practice">exercises for a notebook</a>',
    '<attn-due></attn-due>',
  ];
  return `<header class="opening">
<p class="kicker">${escape(lesson.track)} · Lesson ${lesson.number} · ${escape(lesson.group)}</p>
<h1>${escape(lesson.title)}</h1>
<p class="lede">${escape(lesson.lede)}</p>
<ul class="facts">${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>
</header>`;
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = (n, noun) => `${WORDS[n] ?? n} ${noun}${n === 1 ? '' : 's'}`;
