/**
 * What pages take from the figures' own tables, so that prose and pictures cannot drift apart: the colours and the
 * families of letters as custom properties, and the edges of what scrolls.
 */
import { edges } from '../figures/draw/edges.js';
import { stacks } from '../figures/draw/fonts.js';
import { palette } from '../figures/draw/palette.js';

const block = (theme) => `color-scheme:${theme ? 'dark' : 'light'};${
  Object.entries(palette).map(([role, colours]) => `--attn-${role}:${colours[theme]}`).join(';')}`;

/** Dark stands twice: for readers whose system asks for it, and for the switch in the bar. Paper is always light. */
export const colours = () => `:root{${block(0)}}
@media screen and (prefers-color-scheme: dark){:root:not([data-theme=light]){${block(1)}}}
@media screen{:root[data-theme=dark]{${block(1)}}}`;

export const families = () => `:root{${
  Object.entries(stacks).map(([name, stack]) => `--${name}:${stack}`).join(';')}}`;

export const edgesOfPage = () => edges({
  boxes: '.formula,.table,.listing pre,.still-scroll',
  ground: 'var(--ground,var(--attn-page))',
  ink: 'var(--attn-text)',
}).cssText;
