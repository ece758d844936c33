/** dist/index.html: a door to the lesson that works without scripts. */
import { escape } from './code.mjs';

export const landingPage = (lesson) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escape(lesson.description)}">
<title>attention-figures</title>
<link rel="icon" href="./icon.svg" type="image/svg+xml">
<script src="./theme.js"></script>
<link rel="stylesheet" href="./lesson.css">
</head>
<body class="landing">
<main>
<p class="kicker">attention-figures</p>
<h1><a href="./attention.html">${escape(lesson.title)}</a></h1>
<p class="lede">${escape(lesson.lede)}</p>
<p><a class="button" href="./attention.html">Open the lesson</a></p>
<p class="quiet">The figures run on a C core compiled to WebAssembly. The same core and the same figures are the npm package
<code>attention-figures</code>.</p>
</main>
</body>
</html>
`;
