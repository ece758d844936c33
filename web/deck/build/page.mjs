/** dist/review.html: the review deck on a page of its own. All addresses in it are relative. */
import { escape } from '../../build/code.mjs';
import { pageHead } from '../../build/head.mjs';
import { themeSwitch } from '../../build/page.mjs';

/** @param {{ lesson: Record<string, any>, cards: unknown[] }} parts */
export function reviewPage({ lesson, cards }) {
  const description = `Recall cards for “${lesson.title}”, each shown shortly before you forget it.`;
  return `${pageHead({ title: `Review · ${lesson.short}`, description })}<body id="top" class="review">
<a class="skip" href="#main">Skip to the review</a>
<header class="bar">
<a class="bar-title" href="./attention.html">${escape(lesson.short)}</a>
<span class="bar-place">Review</span>
${themeSwitch()}
</header>
<main id="main" class="lesson-page" tabindex="-1">
<article>
<header class="opening">
<h1>Review</h1>
<p class="lede">Say the answer to yourself, then look, then say how well you knew it. Each card returns shortly before
  you would forget it.</p>
</header>
<attn-review>
<p class="opening-deck">Opening your deck …</p>
<noscript><p>The review needs scripts: it keeps your deck in this browser. Without them, all
  ${cards.length} cards stand with their answers in <a href="./attention.html">the lesson</a>.
The same cards are there <a href="./attention-cards.apkg" download>as a deck for Anki</a>.</p></noscript>
</attn-review>
</article>
</main>
<footer class="foot">
<p>Your deck stays on this machine. <a href="./attention.html">Back to the lesson</a></p>
</footer>
</body>
</html>
`;
}
