/** How drawings look. Colours are the roles of palette.js; a drawing names a role and nothing else. */
import { css } from 'lit';
import { mono, sans, serif } from './fonts.js';

export const pictureStyles = css`
  .picture {
    display: block; width: 100%; height: auto; overflow: visible; font: 13px/1 ${sans}; fill: var(--text);
    font-variant-numeric: tabular-nums; user-select: none; -webkit-user-select: none;
  }
  .letter {
    font-family: ${serif};
    font-style: italic; font-size: 1.08em;
  }
  .picture .script { font-family: ${serif}; font-size: 12px; }

  .heading { font-weight: 600; fill: var(--text); }
  .quiet, .tick { fill: var(--muted); }
  .tick { font-size: 12px; }
  .name {
    font-weight: 600; paint-order: stroke; stroke: var(--page); stroke-width: 3px; stroke-linejoin: round;
  }
  .name.query { fill: var(--query); }
  .name.key { fill: var(--key); }
  .name.value { fill: var(--value); }
  .name.output, .number.output { fill: var(--output); }
  .number.output { font-weight: 600; }
  .part > .name { stroke: none; }

  .plane { fill: var(--page); stroke: var(--line); }
  /* By stroke-opacity, here and below: each line with an opacity of its own is composed as a layer of its own. */
  .grid { fill: none; stroke: var(--line); stroke-width: 1; stroke-opacity: 0.6; }
  .axis { fill: none; stroke: var(--strong); stroke-width: 1; }
  .rule { fill: none; stroke: var(--line); stroke-width: 1; }

  .vector { fill: none; stroke-linecap: round; }
  .vector.key { stroke: var(--key); }
  .vector.query { stroke: var(--query-fill); stroke-width: 4; }
  .vector.query.casing { stroke: var(--query); stroke-width: 6.5; }
  .ray { fill: none; stroke: var(--query); stroke-width: 1; stroke-opacity: 0.45; }
  .drop { fill: none; stroke: var(--key); stroke-width: 1; stroke-dasharray: 3 3; stroke-opacity: 0.75; }
  .foot { fill: none; stroke: var(--key); stroke-width: 5; stroke-linecap: round; }

  .handle { cursor: grab; touch-action: none; outline: none; }
  .handle:active { cursor: grabbing; }
  .handle .reach { fill: transparent; stroke: none; }
  .handle .halo { fill: none; stroke: transparent; stroke-width: 2.5; }
  .handle:hover .halo { stroke: var(--line); }
  .handle:focus-visible .halo { stroke: var(--text); }
  .handle.key .dot { fill: var(--key); stroke: var(--page); stroke-width: 1.5; }
  .handle.query .dot { fill: var(--query-fill); stroke: var(--query); stroke-width: 2.5; }
  .handle.value .dot { fill: var(--value); stroke: var(--page); stroke-width: 1.5; }
  @media (pointer: coarse) { .handle .reach { r: 22px; } }

  .axis-name { font-weight: 600; }
  .axis-name.query, .heading .query { fill: var(--query); }
  .axis-name.key { fill: var(--key); }
  .frame { fill: none; stroke: var(--line); }
  .cell.live { cursor: pointer; }
  .cell .ground { fill: var(--cell); }
  .cell .weight { fill: var(--weight); }
  .cell .positive { fill: var(--positive); }
  .cell .negative { fill: var(--negative); }
  .cell .blocked { fill: var(--cell); }
  .hatch { fill: none; stroke: var(--masked); stroke-width: 1.25; stroke-opacity: 0.55; }
  .cell .label { fill: var(--cell); }
  .number.ink { fill: var(--ink); }
  .number.reverse { fill: var(--ink-reverse); }
  .number.masked, .name.masked { fill: var(--masked); }
  .toggle-cell { cursor: pointer; outline: none; }
  .toggle-cell .ground { fill: var(--cell); stroke: transparent; stroke-width: 2; }
  .toggle-cell text { font-size: 12px; }
  .toggle-cell .label { fill: var(--cell); }
  .toggle-cell.off text { fill: var(--masked); }
  .toggle-cell:hover .ground { stroke: var(--strong); }
  .toggle-cell:focus-visible .ground { stroke: var(--text); }
  .number.wrong, .mark.wrong { fill: var(--wrong); font-weight: 600; }
  .mark.right { fill: var(--right); font-weight: 600; }
  .picked { fill: none; stroke: var(--query-fill); stroke-width: 2; pointer-events: none; }
  .picked.casing { stroke: var(--query); stroke-width: 4.5; }
  .choice { cursor: pointer; outline: none; }
  .choice .halo { fill: transparent; stroke: transparent; stroke-width: 2; }
  .choice:hover .halo { stroke: var(--line); }
  .choice:focus-visible .halo { stroke: var(--text); }
  @media (forced-colors: active) { .cell :is(.weight, .positive, .negative) { opacity: 0.35; } }
  .handle.value.masked .dot { fill: var(--page); stroke: var(--masked); }

  .ghost { fill: none; stroke-width: 2; }
  .band { stroke: none; fill-opacity: 0.22; }
  .median { fill: none; stroke-width: 2.25; }
  .band.scaled, .knot.scaled, .name.scaled { fill: var(--output); }
  .band.raw, .knot.raw, .name.raw { fill: var(--masked); }
  .median.scaled, .ghost.scaled { stroke: var(--output); }
  .median.raw, .ghost.raw { stroke: var(--masked); }
  .median.raw { stroke-dasharray: 6 3; }
  .present { fill: var(--query-fill); stroke: var(--query); stroke-width: 2.5; }

  .mono { font: 13px ${mono}; fill: var(--muted); white-space: pre; }
  .mono.wrong { fill: var(--wrong); }
  .head-1 { --head: var(--head-1); }
  .head-2 { --head: var(--head-2); }
  .head-3 { --head: var(--head-3); }
  .head-4 { --head: var(--head-4); }
  .axis-name:is(.head-1, .head-2, .head-3, .head-4) { fill: var(--head); }
  .cell .tint { fill: var(--head); fill-opacity: 0.16; stroke: var(--head); stroke-width: 1.5; }
  .cell .tally { fill: none; stroke: var(--head); stroke-width: 2; }
  .cell .astray { fill: none; stroke: var(--wrong); stroke-width: 2; stroke-dasharray: 3 2; }
  .number.token { font-size: 14px; font-weight: 600; fill: var(--text); }

  .number { cursor: help; outline: none; }
  .picture .number:hover { text-decoration: underline; text-decoration-style: dotted; }
  .picture .number:focus-visible { outline: 2px solid currentcolor; outline-offset: 3px; color: var(--text); }
  .picture .number.reverse:focus-visible { color: var(--ink-reverse); }

  .dot.output { fill: var(--output); stroke: var(--page); stroke-width: 2; }
  .hull { fill: var(--value); fill-opacity: 0.13; stroke: var(--value); stroke-opacity: 0.5; stroke-width: 1; }
  .pull { fill: none; stroke: var(--output); stroke-opacity: 0.35; }
  .ring { fill: var(--output); fill-opacity: 0.1; stroke: var(--output); stroke-width: 1.75; }
  .track { fill: var(--line); fill-opacity: 0.5; }
  .bar { fill: var(--output); }

  [data-faded] { opacity: 0.3; transition: opacity 0.15s; }
  @media (prefers-reduced-motion: reduce) { [data-faded] { transition: none; } }
  .bar.raw { fill: var(--masked); }
`;
