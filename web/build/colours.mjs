/**
 * The pages' colours as custom properties, from the figures' own table, so that prose and pictures cannot drift apart.
 */
import { palette } from '../figures/draw/palette.js';

const block = (theme) => `color-scheme:${theme ? 'dark' : 'light'};${
  Object.entries(palette).map(([role, colours]) => `--attn-${role}:${colours[theme]}`).join(';')}`;

/** Dark stands twice: for readers whose system asks for it, and for the switch in the bar. Paper is always light. */
export const colours = () => `:root{${block(0)}}
@media screen and (prefers-color-scheme: dark){:root:not([data-theme=light]){${block(1)}}}
@media screen{:root[data-theme=dark]{${block(1)}}}`;
