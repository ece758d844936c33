/** How the review page's element looks. */
import { css } from 'lit';
import { mono, sans } from '../figures/draw/fonts.js';

export const reviewStyles = css`
  .root { background: var(--page); }
  section + section, .figures, .figures + section { margin-top: 2.5rem; }
  h2 { margin-bottom: 0.6rem; font-size: 1.35rem; }
  h3 { font-size: 1.0625rem; }
  .today { padding: 1.5rem; border-radius: 6px; background: var(--surface); }
  .big { font-size: 1.62rem; line-height: 1.2; font-weight: 600; }
  .today p + p { margin-top: 0.4rem; }
  .today .row { margin-top: 1rem; }
  .root > .notice { margin-bottom: 1rem; }

  .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 2rem; }
  .figures section { margin: 0; min-width: 0; }
  .bars { display: grid; grid-template-columns: repeat(14, minmax(0, 1fr)); gap: 3px; margin-top: 0.75rem; }
  .bar { display: grid; grid-template-rows: 1.3rem 3.75rem auto; text-align: center; font-size: 0.8125rem; line-height:
    1.3; }
  .bar svg { width: 100%; height: 100%; }
  .bar .day { color: var(--muted); font-size: 0.75rem; line-height: 1.25; }
  .ground { fill: var(--line); }
  .full { fill: var(--output); }
  .mark { fill: var(--text); }
  .shares { display: grid; grid-template-columns: minmax(0, auto) minmax(4rem, 1fr) auto; gap: 0.5rem 0.75rem;
    align-items: center; margin-top: 0.75rem; font-size: 0.875rem; }
  .shares svg { width: 100%; height: 0.75rem; }
  details { margin-top: 0.6rem; }
  .scroll { max-width: 100%; overflow-x: auto; }
  table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.2rem 0.9rem 0.2rem 0; text-align: start; font-weight: 400; white-space: nowrap; }
  thead th { border-bottom: 1px solid var(--strong); color: var(--muted); }
  td:last-child { text-align: end; padding-right: 0; }

  .cards { padding: 0; list-style: none; }
  .card-row { display: flex; gap: 0.5rem 1rem; align-items: start; border-top: 1px solid var(--line); }
  .card-row > details { flex: 1; min-width: 0; margin: 0; }
  .card-row > button { min-height: 2rem; margin-top: 0.5rem; }
  .card-head { position: relative; display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; justify-content: space-between;
    align-items: baseline; width: auto; padding: 0.7rem 0 0.7rem 1.1rem; color: inherit; list-style: none; }
  .card-head::-webkit-details-marker { display: none; }
  .card-head::before { content: ''; position: absolute; inset: 1.15rem auto auto 0; border: solid transparent;
    border-width: 0.3em 0 0.3em 0.45em; border-inline-start-color: var(--muted); forced-color-adjust: none; }
  details[open] > .card-head::before { transform: rotate(90deg); }
  .card-head:hover h3 { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
  .stands { color: var(--muted); }
  .card-row details > :not(summary) { margin: 0 0 0.7rem 1.1rem; }
  .stands.due { color: var(--output); font-weight: 600; }

  .file, a.button { display: inline-flex; align-items: center; min-height: 2.5rem; box-sizing: border-box; }
  .file { position: relative; padding: 0.35rem 0.9rem; border: 1px solid var(--strong); border-radius: 5px; background:
    var(--page); font-size: 0.9375rem; line-height: 1.2; }
  .file input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
  .file:focus-within { outline: 3px solid var(--output); outline-offset: 2px; }
  a.button { padding: 0.35rem 0.9rem; border: 1px solid var(--strong); border-radius: 5px; background: var(--page);
    color: var(--text); font: 0.9375rem/1.2 ${sans}; text-decoration: none; }
  section > .row { margin-top: 0.8rem; }
  [aria-live] > .notice { margin-top: 1rem; }
  .incoming { margin-top: 1rem; padding: 0.75rem 1rem; border-left: 4px solid var(--output); background: var(--surface);
    }
  .incoming ul { padding-left: 1.2rem; }
  .incoming .row, .notice .row { margin-top: 0.6rem; }

  .settings { display: grid; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); gap: 0.9rem 1.5rem; align-items:
    baseline; }
  .settings input[type='number'] { width: 5.5rem; }
  .settings p { margin-top: 0.3rem; }

  .bar-row { margin-bottom: 0.75rem; }
  .bar-row p { flex: 1; }
  .keys { margin-top: 0.75rem; }
  kbd { padding: 0 0.3em; border: 1px solid var(--line); border-radius: 3px; font: 0.86em ${mono}; }
  .over { padding: 1.5rem; border-radius: 6px; background: var(--surface); }
  .tally { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; margin: 0.8rem 0; }
  .tally dt { color: var(--muted); }
  .tally dd { font-size: 1.35rem; font-weight: 600; }
  .over p + p { margin-top: 0.4rem; }
  .over .row { margin-top: 1rem; }

  @container (width < 30rem) {
    .settings { grid-template-columns: minmax(0, 1fr); gap: 0.3rem; }
    .settings > div { margin-bottom: 0.8rem; }
    /* Each bar under its words; its number goes back up beside them. */
    .shares { grid-template-columns: minmax(0, 1fr) auto; grid-auto-flow: dense; }
    .shares svg { grid-column: 1 / -1; margin-bottom: 0.3rem; }
    .shares .num { grid-column: 2; }
    .keys { display: none; }
    .today, .over { padding: 1.1rem; }
  }
  @media (pointer: coarse) {
    .file, a.button, .card-row > button { min-height: 2.75rem; }
    .card-row > button { margin-top: 0.2rem; }
    .keys { display: none; }
  }
  @media (forced-colors: active) {
    .full { fill: Highlight; }
    .mark { fill: CanvasText; }
    .ground { fill: GrayText; }
  }
`;
