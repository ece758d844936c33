/** dist/index.html: a door to the lesson that works without scripts. */
import { escape } from './code.mjs';
import { pageHead } from './head.mjs';

export const landingPage = ({ title, lede, description }) => `${
  pageHead({ title: 'attention-figures', description, script: 'none' })}<body class="landing">
<main>
<p class="kicker">attention-figures</p>
<h1><a href="./attention.html">${escape(title)}</a></h1>
<p class="lede">${escape(lede)}</p>
<p><a class="button" href="./attention.html">Open the lesson</a></p>
<p class="quiet">The figures run on a C core compiled to WebAssembly. The same core and the same figures are the
npm package <code>attention-figures</code>.</p>
</main>
</body>
</html>
`;
