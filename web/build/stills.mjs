/**
 * Still pictures of the figures, drawn at build time by the figures' own code in their first state. They stand inside
 * the figures' tags: readers without scripts see them, and those whose machine cannot run the core.
 */
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html, svg } from 'lit';
import * as figures from '../figures/index.js';
import { paletteStyles } from '../figures/draw/palette.js';
import { richHtml, richPlain } from '../figures/draw/rich.js';
import { pictureStyles } from '../figures/draw/styles.js';
import { defaults } from '../figures/schema.js';
import { escape } from './code.mjs';

/** The pictures lay themselves out for this many pixels; a narrower page scrolls them in their box. */
const WIDTH = 600;

/** Fills the empty tag of every figure. @param {string} page @param {any} attn */
export const fillFigures = (page, attn) => page.replace(
  /(<attn-(\w+) id="fig-[\w-]+">)<\/attn-\2>/g,
  (_, open, slug) => `${open}${still(figures[slug], attn)}</attn-${slug}>`,
);

/** @param {import('../figures/definition.js').Definition} definition @param {any} attn */
function still({ parameters, title, frame, work, height, picture, summary }, attn) {
  const state = defaults(parameters);
  let data;
  for (const step of work?.run(state, attn) ?? []) data = step.data;
  const shown = frame(state, attn, data);
  const drawn = picture(shown, { width: WIDTH, state, settled: state });
  const tall = Math.round(height(WIDTH, state));
  const words = escape(summary(shown));
  return `<div class="still" slot="still">
<div class="still-title">${lean(html`${richHtml(title)}`)}</div>
<div class="still-scroll" tabindex="0"><svg class="still-picture" viewBox="0 0 ${WIDTH} ${tall}" role="img"
aria-label="${escape(richPlain(title))}. ${words}">${lean(svg`${drawn}`)}</svg></div>
<div>${words} <span class="still-note">This picture is a still; with scripts it can be moved.</span></div>
</div>`;
}

/** A template as markup, without the marks that lit leaves for a later update. */
export const markup = (template) => collectResultSync(render(template)).replace(/<!--[^]*?-->|<\?[^>]*>/g, '');

/** The same without names that only a live picture needs, and without digits that nobody sees. */
export const bare = (template) => markup(template)
  .replace(/ (?:role|aria-[a-z]+|data-[a-z]+)="[^"]*"/g, '')
  .replace(/ class="\s*([^"]*?)\s*"/g, ' class="$1"')
  .replace(/\d+\.\d{2,}(?=[^<>]*>)/g, (number) => String(Math.round(Number(number) * 10) / 10))
  .replace(/\s+/g, ' ').replace(/> <(?!tspan)/g, '><');

/** Its classes get a prefix, so that the page's own style sheet leaves them alone. */
const lean = (template) => bare(template)
  .replace(/ class="([^"]*)"/g, (_, names) => ` class="${names.replace(/[\w-]+/g, 'still-$&')}"`);

/** The figures' own style sheets for these classes, without what only hands need; the colours also for ready.mjs. */
export const stillStyles = () => `${paletteStyles.cssText}\n${pictureStyles.cssText}`
  .replace(/:host[^{}]*\{[^{}]*\}/g, '')
  .replaceAll('.root', ':is(.still, .ready)')
  .replace(/[^{};]*:(?:hover|focus-visible|active)[^{}]*\{[^{}]*\}/g, '')
  .replace(/\.(?!still\b|ready\b)([a-z][\w-]*)(?=[^{}]*\{)/gi, '.still-$1');
