// A page with the classic script and nothing else of ours, for figures one by one.
import { readFileSync } from 'node:fs';
import { dist } from './copies.mjs';
import { serve } from './serve.mjs';

const page = (scripts) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>
<link rel="icon" href="icon.svg"></head>
<body><h1>Bench</h1><div id="place"></div><div id="other"></div>${scripts}</body></html>`;

const SCRIPT = '<script src="attention-figures.js"></script>';
const BENCH = '<script src="bench.js"></script>';

/** `bench.html`, and `twice.html` that brings the script two times. */
export const benchFiles = {
  'bench.html': page(SCRIPT + BENCH),
  'twice.html': page(SCRIPT + SCRIPT + BENCH),
  'bench.js': readFileSync(new URL('./bench.js', import.meta.url), 'utf8'),
};

export const serveBench = (options = {}) => serve(dist, {
  ...options, extra: Object.fromEntries(Object.entries(benchFiles).map(([name, text]) => [`/${name}`, text])),
});
