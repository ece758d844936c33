/** Videos and code listings that the text names: `{{videos}}`, `{{listing attention.py}}`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escape } from './code.mjs';

/**
 * @param {string} html
 * @param {object} tools
 * @param {string} tools.root
 * @param {(code: string, info: string) => string} tools.listing
 * @param {(markdown: string) => string} tools.inline
 * @param {Record<string, string>} tools.outputs what each listing printed, by its file name
 */
export function fillMedia(html, { root, listing, inline, outputs }) {
  const file = (name) => readFileSync(join(root, 'web/lesson', name), 'utf8');
  return html
    .replace('<p>{{videos}}</p>', () => videoList(JSON.parse(file('videos.json')), inline))
    .replace(/<p>\{\{listing (\S+)\}\}<\/p>/g, (_, name) => {
      const language = name.endsWith('.py') ? 'python' : 'javascript';
      if (!outputs[name]) throw new Error(`nothing is known of what ${name} prints`);
      return `<div class="example" id="listing-${name.replace(/\W/g, '-')}" data-listing="${name}">
${listing(shownPart(file(`code/${name}`)), language)}
<div class="tools"><button type="button" class="tool" data-act="copy">Copy</button>
${language === 'javascript' ? '<button type="button" class="tool" data-act="run">Run it here</button>' : ''}
<span role="status"></span></div>
${listing(outputs[name], 'output')}</div>`;
    });
}

const PRELUDE = `import { load } from 'attention-figures';

const attn = await load();
const print = console.log;

`;

/** A listing as it is shown. Of a file with marks only the part between them, as a script that stands on its own. */
export function shownPart(source) {
  const part = /^ *\/\/ \[shown\]\n([^]*?)^ *\/\/ \[\/shown\]/m.exec(source)?.[1];
  return part ? PRELUDE + part.replace(/^ {2}/gm, '').trim() : source.trim();
}

function videoList(videos, inline) {
  const items = videos.map(({ id, title, by, start = 0, note, poster }) => {
    const watch = `https://www.youtube.com/watch?v=${id}${start ? `&amp;t=${start}s` : ''}`;
    return `<li class="video" data-id="${id}" data-start="${start}" data-title="${escape(title)}">
<a class="poster poster-${poster}" href="${watch}" rel="noopener">${posterArt(poster)}
<span class="play" aria-hidden="true"></span>
<span class="video-title">${escape(title)}</span></a>
<p>${by ? `<strong>${escape(by)}.</strong> ` : ''}${inline(note)}</p>
</li>`;
  });
  return `<ul class="videos">\n${items.join('\n')}\n</ul>
<p class="quiet video-note">Each picture is a link to YouTube. With a click it plays here instead, from
youtube-nocookie.com; before that, nothing is loaded from there.</p>`;
}

/** Small drawings instead of stills, so that nothing has to be fetched. */
function posterArt(name) {
  const art = POSTERS[name];
  if (!art) throw new Error(`no poster "${name}"`);
  return `<svg viewBox="0 0 160 90" aria-hidden="true" focusable="false">${art}</svg>`;
}

const grid = (size, cell, x, y, fill) => Array.from({ length: size * size }, (_, n) => {
  const [i, j] = [Math.floor(n / size), n % size];
  const place = `x="${x + j * (cell + 2)}" y="${y + i * (cell + 2)}"`;
  return `<rect ${place} width="${cell}" height="${cell}" rx="1" class="${fill(i, j)}"/>`;
}).join('');

const POSTERS = {
  vectors: '<path d="M80 70 44 28" class="line-key"/><path d="M80 70 104 22" class="line-key"/>'
    + '<path d="M80 70 132 56" class="line-key"/>'
    + '<path d="M80 70 92 14" class="line-query"/><circle cx="80" cy="70" r="3" class="fill-text"/>',
  matrices: grid(3, 12, 16, 24, () => 'fill-query') + '<path d="M64 45h8M68 41v8" class="line-text"/>'
    + grid(3, 12, 78, 24, () => 'fill-key') + '<path d="M124 45h10m-4-4 4 4-4 4" class="line-text"/>'
    + '<rect x="140" y="24" width="12" height="40" rx="1" class="fill-output"/>',
  causal: grid(6, 9, 48, 13, (i, j) => (j <= i ? 'fill-output' : 'fill-line')),
  paper: '<rect x="56" y="10" width="48" height="66" rx="2" class="fill-page line-text"/>'
    + '<path d="M64 22h32M64 30h32M64 38h20M64 58h32M64 66h24" class="line-text thin"/>'
    + '<rect x="68" y="44" width="24" height="8" class="fill-query"/>',
};
