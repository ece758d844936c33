/**
 * The colours of the figures, by role: the same word has the same colour in prose, formulas and pictures. Each pair is
 * light, dark. A page may override a role with the custom property `--attn-<role>`.
 *
 * Text roles hold 4.5 : 1 on page and surface. The ramps (`weight`, `positive`, `negative`) are painted over `cell`
 * with an opacity that is the number itself; at opacity 0.7 each of them passes the luminance where black and white
 * text are equally readable, so that one switch of the text colour serves both themes (see ramp.js).
 */
import { css, unsafeCSS } from 'lit';

/** @type {Record<string, [light: string, dark: string]>} */
export const palette = {
  page: ['#ffffff', '#14161a'],
  surface: ['#f6f5f1', '#1d2026'],
  text: ['#1d2026', '#e8e6e1'],
  muted: ['#565c66', '#a3a9b3'],
  line: ['#d9d6cd', '#383d46'],
  strong: ['#7d828b', '#7a818d'],
  query: ['#8a6100', '#f7cf52'],
  'query-fill': ['#f5c026', '#f7cf52'],
  key: ['#6d3fc0', '#b79bf2'],
  value: ['#636a76', '#9aa2ad'],
  output: ['#0b62c4', '#6cb2ff'],
  masked: ['#b4257f', '#ff7cc0'],
  right: ['#1a7f37', '#56d364'],
  wrong: ['#b42318', '#ff8a80'],
  'head-1': ['#ad5500', '#f0a45b'],
  'head-2': ['#00786b', '#4fd0bd'],
  'head-3': ['#7a3fb0', '#cda4f4'],
  'head-4': ['#1f6fb2', '#7cc0f5'],
  cell: ['#ffffff', '#14161a'],
  ink: ['#000000', '#ffffff'],
  'ink-reverse': ['#ffffff', '#000000'],
  weight: ['#0039a4', '#56a2f5'],
  positive: ['#581cb0', '#b189fa'],
  negative: ['#004837', '#2cb39c'],
};

const LIGHT = 0;
const DARK = 1;

/**
 * Private names for the roles, so that an override by the page is seen and the built-in colour is there without one.
 * @param {number} theme @param {boolean} [own] the built-in colours, whatever the page says
 */
const roles = (theme, own) => Object.entries(palette)
  .map(([role, colours]) => `--${role}:${own ? colours[theme] : `var(--attn-${role},${colours[theme]})`};`)
  .join('');

/** @param {number} theme @param {boolean} [own] */
const block = (theme, own) => unsafeCSS(`color-scheme:${theme === DARK ? 'dark' : 'light'};${roles(theme, own)}`);

/** For the outermost element of a shadow root; `data-theme` there is set by the element from the page's own switch. */
export const paletteStyles = css`
  .root { ${block(LIGHT)} }
  @media (prefers-color-scheme: dark) { .root { ${block(DARK)} } }
  .root[data-theme='light'] { ${block(LIGHT)} }
  .root[data-theme='dark'] { ${block(DARK)} }
  :host([theme='light']) .root { ${block(LIGHT, true)} }
  :host([theme='dark']) .root { ${block(DARK, true)} }
  @media print { .root { ${block(LIGHT, true)} } }
  @media (forced-colors: active) {
    .root {
      --page: Canvas; --surface: Canvas; --cell: Canvas; --text: CanvasText; --muted: CanvasText; --ink: CanvasText;
      --ink-reverse: CanvasText; --line: GrayText; --strong: CanvasText; --query: CanvasText; --query-fill: Highlight;
      --key: LinkText; --value: CanvasText; --output: Highlight; --masked: CanvasText; --wrong: CanvasText;
      --right: CanvasText; --weight: Highlight; --positive: Highlight; --negative: GrayText;
    }
  }
`;
