import { css } from 'lit';
import { sans } from '../figures/draw/fonts.js';

export const questionStyles = css`
  .root {
    box-sizing: border-box;
    padding: 1.25rem 1.5rem 1rem;
    border-radius: 6px;
    background: var(--surface);
    color: var(--text);
    container-type: inline-size;
  }
  p { margin: 0; }
  .title, .letter, .row { font-family: ${sans}; font-size-adjust: none; }
  .title { margin-bottom: 0.5rem; color: var(--muted); font-size: 0.9375rem; font-weight: 600; line-height: 1.3; }
  .question { margin-bottom: 1rem; }
  .num { font-variant-numeric: tabular-nums; }
  .tie { white-space: nowrap; }

  .option { margin: 0 -0.75rem; border-left: 3px solid transparent; }
  .option + .option { margin-top: 0.125rem; }
  label {
    display: grid;
    grid-template-columns: auto auto 1fr;
    gap: 0 0.6rem;
    align-items: baseline;
    padding: 0.375rem 0.6rem;
    border-radius: 4px;
    cursor: pointer;
  }
  label:hover { background: color-mix(in srgb, var(--text) 6%, transparent); }
  label:has(:focus-visible) { outline: 3px solid var(--output); }
  input {
    width: 1.05rem;
    height: 1.05rem;
    margin: 0;
    accent-color: var(--output);
    cursor: pointer;
    outline: none;
    transform: translateY(0.15rem);
  }
  .letter { color: var(--muted); font-size: 0.875rem; font-weight: 600; }
  .option.right { border-left-color: var(--right); }
  .option.wrong { border-left-color: var(--wrong); }
  .option.chosen { border-left-color: var(--output); }
  .option.right .letter { color: var(--right); }
  .option.wrong .letter { color: var(--wrong); }
  .reason { padding: 0.125rem 0.75rem 0.625rem 3.55rem; }

  .scale { margin-bottom: 1.25rem; }
  .scale label { display: block; padding: 0; cursor: default; }
  .scale label:hover { background: none; }
  .place { display: grid; grid-template-columns: 1fr 4.5rem; gap: 1rem; align-items: start; }
  .slide { padding-top: 0.25rem; }
  .slide input { display: block; width: calc(100% + 16px); height: 2rem; margin: 0 -8px; transform: none; }
  .slide input.open { opacity: 0.55; }
  .slide input:focus-visible { outline: 3px solid var(--output); outline-offset: 2px; border-radius: 4px; }
  output, .both, .ruler text { font-family: ${sans}; font-size-adjust: none; font-variant-numeric: tabular-nums; }
  output { padding-top: 0.4rem; font-weight: 600; }
  .ruler { display: block; overflow: visible; }
  .ruler text { fill: var(--muted); font-size: 0.8125rem; }
  .ruler .line { stroke: var(--strong); }
  .ruler circle.said { fill: var(--query-fill); stroke: var(--query); stroke-width: 2; }
  .ruler circle.found { fill: var(--output); stroke: var(--page); stroke-width: 1.5; }
  .ruler text.said { fill: var(--query); font-weight: 600; }
  .ruler text.found { fill: var(--output); font-weight: 600; }
  .both { font-size: 0.9375rem; }
  @media (pointer: coarse) { .slide input { height: 44px; } }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    min-height: 2.75rem;
    margin-top: 0.75rem;
    font-size: 0.9375rem;
  }
  .verdict:empty { display: none; }
  .sign { font-weight: 700; }
  .sign.right { color: var(--right); }
  .sign.wrong { color: var(--wrong); }
  button {
    padding: 0.45rem 1rem;
    border: 1px solid var(--output);
    border-radius: 4px;
    background: var(--output);
    color: var(--page);
    font: inherit;
    cursor: pointer;
  }
  button.quiet { border-color: var(--strong); background: transparent; color: var(--text); }
  button:hover { filter: brightness(1.08); }
  button:focus-visible { outline: 3px solid var(--output); outline-offset: 2px; }

  dl { margin: 0 0 0.75rem; }
  dt { color: var(--muted); font: 600 0.9375rem/1.3 ${sans}; font-size-adjust: none; }
  dd { margin: 0.125rem 0 0.75rem; }
  .none { color: var(--muted); }

  .another { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
  .asks { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; }
  .ask, .marked, .note { font-family: ${sans}; font-size: 0.9375rem; font-size-adjust: none; }
  .ask label { display: block; padding: 0 0 0.25rem; color: var(--muted); cursor: default; }
  .ask label:hover { background: none; }
  .ask input {
    box-sizing: border-box;
    width: 8.5rem;
    height: auto;
    min-height: 2.4rem;
    padding: 0.3rem 0.6rem;
    border: 1px solid var(--strong);
    border-radius: 4px;
    background: var(--page);
    color: var(--text);
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: text;
    transform: none;
  }
  .ask input:focus-visible { outline: 3px solid var(--output); outline-offset: 1px; }
  .note { color: var(--muted); }
  .told { margin-top: 0.75rem; }
  .marked { margin: 0 0 0.75rem; padding: 0; list-style: none; }
  .way > :last-child { margin: 0; }

  @container (width < 26rem) {
    .reason { padding-left: 0.75rem; }
    .place { grid-template-columns: 1fr; gap: 0; }
    .place output { order: -1; }
    .ruler .between { display: none; }
  }

  @media (forced-colors: active) {
    .option:not(.right, .wrong, .chosen) { border-left-color: Canvas; }
    button:not(.quiet) { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }

  @media print {
    .place :is(output, input) { display: none; }
    .root { border: 1px solid var(--line); }
    input, .row, .another { display: none; }
    .option, .option.wrong { border-left-color: transparent; }
    :host(attn-check:not([answers='off'])) .option[data-answer='right'] { border-left-color: var(--right); }
    .reason[hidden] { display: block !important; }
    .reason { padding-left: 2.1rem; }
    :host([answers='off']) .reason { display: none !important; }
    :host([answers='off']) .option { border-left-color: transparent; }
  }
`;
