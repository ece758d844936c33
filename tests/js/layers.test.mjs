// The layers keep to themselves: what each may import or include, and the words it has no use for.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { test } from 'node:test';
import { root } from './support.mjs';

const NUMERICS = /\bMath\.(exp|expm1|random|tanh|log|log2|log10|log1p|sqrt)\b/;
const PAGE = /\b((document|window|navigator)\s*[.[]|localStorage\b|indexedDB\b|HTML\w*Element\b)/;
const LIT = 'lit|lit/.*';
const D3 = 'd3-(scale|shape)';

/**
 * A layer: which files, what they may import (of the project, by path; of packages, by name), and words that are not
 * for them. A file belongs to the first layer that fits. To add a layer: a line.
 */
const LAYERS = [
  {
    name: 'what a classic script loads later',
    files: /^bindings\/later\/classic\.js$/,
    project: /^bindings\//,
    words: [NUMERICS],
  },
  {
    name: 'images for Node',
    files: /^bindings\/images\/files\.js$/,
    project: /^(bindings|build\/package)\//,
    packages: /^node:fs$/,
    words: [NUMERICS, PAGE],
  },
  { name: 'binding', files: /^bindings\/.*\.js$/, project: /^(bindings|build\/package)\//, words: [NUMERICS, PAGE] },
  {
    name: 'build of the binding',
    files: /^bindings\/.*\.mjs$/,
    project: /^bindings\//,
    packages: /^(node:.*|esbuild)$/,
    words: [NUMERICS],
  },
  {
    name: 'draw',
    files: /^web\/figures\/draw\//,
    project: /^web\/figures\/draw\//,
    packages: new RegExp(`^(${LIT}|${D3})$`),
    words: [NUMERICS, PAGE, /\bWebAssembly\b/, /\battn\./],
  },
  {
    name: 'figure',
    files: figure,
    project: (path) => path.startsWith('web/figures/') && !figure(path),
    packages: new RegExp(`^(${LIT}|${D3})$`),
    words: [NUMERICS, PAGE, /\bWebAssembly\b/],
  },
  {
    name: 'base of figures',
    files: /^web\/figures\//,
    project: /^(web\/figures\/|bindings\/index\.js$)/,
    packages: new RegExp(`^(${LIT}|${D3})$`),
    words: [NUMERICS, /\bWebAssembly\b/],
  },
  {
    name: 'build and server of the pages',
    files: /^web\/.*\.mjs$/,
    project: /^(web\/|bindings\/build\.mjs$)/,
    packages: /./,
    words: [NUMERICS],
  },
  {
    name: 'page',
    files: /^web\/.*\.js$/,
    project: /^(web\/|bindings\/index\.js$)/,
    packages: /./,
    words: [NUMERICS, /\bWebAssembly\b/],
  },
  { name: 'prose', files: /^web\/lesson\/.*\.md$/, words: [/<script\b/i, /\bjavascript:/i] },
  {
    name: 'API',
    files: /^src\/[^/]*\.[ch]$/,
    project: /^src\/([^/]*\.h|kernels\/(kernels\.(h|def)|f64\.h))$/,
    packages: /^(stddef|stdint|stdarg|string|math|stdlib|limits|float|stdbool)\.h$/,
    words: [/\bwasm_\w+\(/, /\bv128_t\b/, /\bv4_\w+/, /\bprintf\b/],
  },
  {
    name: 'figure data',
    files: /^src\/figures\//,
    project: /^src\/(attn\.h|fail\.h|figures\/.*\.h)$/,
    packages: /^(stddef|stdint|string|math)\.h$/,
    words: [/\bprintf\b/, /\bmalloc\b/],
  },
  {
    name: 'vectors',
    files: /^src\/kernels\/v128(_math)?\.h$/,
    project: /^src\/kernels\//,
    packages: /^(stddef|stdint|string|math|wasm_simd128|simde\/wasm\/(simd128|relaxed-simd))\.h$/,
    words: [/\b(malloc|free|printf)\b/],
  },
  {
    name: 'kernel',
    files: /^src\/kernels\//,
    project: /^src\/kernels\//,
    packages: /^(stddef|stdint|string|math|float)\.h$/,
    words: [/\b(malloc|calloc|free|attn_scratch|attn_mark|printf)\b/],
  },
];

/** A figure is what web/figures/index.js lists. */
function figure(path) {
  return figures().has(path);
}

let listed;
function figures() {
  if (!listed) {
    const index = readFileSync(join(root, 'web/figures/index.js'), 'utf8');
    listed = new Set(
      imports('web/figures/index.js', index).project.filter((path) => /^web\/figures\/[^/]+\.js$/.test(path)),
    );
  }
  return listed;
}

const fits = (rule, path) => (typeof rule === 'function' ? rule(path) : (rule?.test(path) ?? false));

/** `import x from 'name'`, `export … from 'name'`, `import 'name'` and `import('name')`. */
const JS_IMPORTS = [
  /(?:^|[\s;}])(?:import|export)\b[^'"`;()]*\bfrom\s*(['"])(?<name>[^'"\n]+)\1/gm,
  /(?:^|[\s;}])import\s*(['"])(?<name>[^'"\n]+)\1/gm,
  /\bimport\(\s*(['"])(?<name>[^'"\n]+)\1/gm,
];

/** What a file imports or includes: paths of the project, and names of packages and system headers. */
function imports(path, text) {
  const found = { project: [], packages: [] };
  const add = (name, relative) => {
    if (relative) found.project.push(posix.normalize(posix.join(posix.dirname(path), name)));
    else found.packages.push(name);
  };
  if (/\.m?js$/.test(path)) {
    for (const pattern of JS_IMPORTS) {
      for (const { groups } of withoutComments(text).matchAll(pattern)) add(groups.name, groups.name.startsWith('.'));
    }
  } else if (/\.(c|h|inc|def)$/.test(path)) {
    for (const [, open, name] of withoutComments(text).matchAll(/^\s*#\s*include\s*(["<])([^">]+)/gm)) {
      if (open === '<') found.packages.push(name);
      else found.project.push(header(path, name));
    }
  }
  return found;
}

/** An included file, from beside the file or from src/. */
const header = (path, name) => {
  const beside = posix.normalize(posix.join(posix.dirname(path), name));
  return files().includes(beside) ? beside : `src/${name}`;
};

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|\s)\/\/.*$/gm, '$1');

let all;
function files() {
  all ??= execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'bindings', 'web', 'src'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
  return all;
}

/** What is wrong with a file, in words. */
function faults(path, text) {
  const layer = LAYERS.find(({ files: of }) => fits(of, path));
  if (!layer) return [];
  const { project, packages } = imports(path, text);
  const code = path.endsWith('.md') ? text : withoutComments(text).replace(/'[^'\n]*'/g, "''");
  return [
    ...project.filter((one) => !fits(layer.project, one)).map((one) => `${path} (${layer.name}) imports ${one}`),
    ...packages.filter((one) => !fits(layer.packages, one)).map((one) => `${path} (${layer.name}) imports ${one}`),
    ...layer.words
      .filter((word) => word.test(code))
      .map((word) => `${path} (${layer.name}) has ${word.exec(code)[0]}`),
  ];
}

test('each layer imports and says only what it may', () => {
  const paths = files().filter((path) => /\.(m?js|c|h|inc|def|md)$/.test(path));
  const found = paths.flatMap((path) => faults(path, readFileSync(join(root, path), 'utf8')));
  assert.deepEqual(found, []);
  for (const { name, files: of } of LAYERS.filter((layer) => layer.name !== 'figure data')) {
    assert.ok(
      paths.some((path) => fits(of, path)),
      `no file of the layer "${name}"`,
    );
  }
});

test('a step across a border is seen', () => {
  const [one, other] = [...figures()];
  for (const [path, text] of [
    [one, `import './${posix.basename(other)}';`],
    [one, "import { load } from '../../bindings/index.js';"],
    [one, 'document.body.append(this);'],
    [one, 'const e = Math.exp(1);'],
    ['web/figures/draw/new.js', "import { core } from '../core.js';"],
    ['web/figures/draw/new.js', "import * as d3 from 'd3';"],
    ['web/page/new.js', 'const x = Math.sqrt(2);'],
    ['web/page/new.js', "import { Core } from '../../bindings/core.js';"],
    ['web/lesson/new.md', 'Text <script>alert(1)</script>'],
    ['bindings/new.js', "import { html } from 'lit';"],
    ['bindings/new.js', "export { x } from '../web/x.js';"],
    ['bindings/new.js', 'const p = document.currentScript;'],
    ['bindings/new.js', 'const r = Math.random();'],
    ['src/new.c', '#include "kernels/v128.h"'],
    ['src/new.c', '#include <stdio.h>'],
    ['src/figures/new.c', '#include "../kernels/kernels.h"'],
    ['src/figures/new.c', '#include "internal.h"'],
    ['src/kernels/new_ref.c', '#include "../attn.h"'],
    ['src/kernels/new_ref.c', '#include <stdlib.h>'],
    ['src/kernels/new_ref.c', 'float *x = malloc(4);'],
  ]) {
    assert.ok(faults(path, text).length > 0, `${path}: ${text}`);
  }
  assert.deepEqual(faults('bindings/new.js', "// Math.exp\nimport { x } from './check.js';"), []);
});
