/** How a figure's frame, controls and table look. */
import { css } from 'lit';
import { mono, sans, serif } from './draw/fonts.js';

export const shellStyles = css`
  :host { margin-block: 1.5rem; scroll-margin-top: 64px; }
  .root {
    padding: 18px 20px; border: 1px solid var(--line); border-radius: 10px;
    background: var(--surface); color: var(--text); font: 0.9375rem/1.45 ${sans}; accent-color: var(--output);
  }
  /* While a hand moves something, or draws go on: by a layer of its own, and the page is not put together anew. */
  .root:has(:is(.handle, [type='range']):active, .going) { will-change: opacity; }
  .ruler { height: 0; }
  .head { margin: 0 0 12px; }
  p { margin: 0; }
  .title { font-weight: 650; font-size: 1.0625rem; }
  .prompt { color: var(--muted); }
  .stage { display: grid; }
  /* Its size is known, so that a change inside it is laid out without the rest of the page. */
  .stage.alive { contain: size layout style; }
  .stage > * { grid-area: 1 / 1; min-width: 0; }
  .letter { font-weight: 400; }
  sub, sup { font-size: max(12px, 0.8em); line-height: 0; }
  .letter + sub { font-family: ${serif}; font-style: italic; font-weight: 400; }
  .unseen {
    position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap;
  }

  .controls {
    display: flex; flex-wrap: wrap; gap: 8px 28px; align-items: center; margin-top: 14px; min-height: 44px;
  }
  .settings .controls { margin-top: 4px; font-size: 0.9375rem; }
  .control { display: flex; align-items: center; gap: 10px; margin: 0; padding: 0; border: 0; }
  .control > label { white-space: nowrap; }
  .slider { flex-wrap: wrap; max-width: 100%; }
  /* A box of known size in a flexible one: what moves in it is laid out without the rest of the page. */
  .moving { flex: 1 1 auto; width: calc(190px + 4.6em); min-width: calc(100px + 4.6em); }
  .moving > div { contain: size layout style; display: flex; gap: 10px; height: calc(1.45em + 6px); min-height: 28px; }
  input[type='range'] { min-width: 90px; flex: 1; height: auto; margin: 0; }
  input[type='checkbox'], input[type='radio'] { width: 18px; height: 18px; margin: 0; }
  .toggle, .choice label {
    min-height: 28px; cursor: pointer; display: inline-flex; align-items: center; gap: 8px;
  }
  .choice { gap: 4px 14px; flex-wrap: wrap; }
  .choice legend { float: left; padding: 0 4px 0 0; }

  .field {
    width: 4.6em; min-height: 28px; box-sizing: border-box; padding: 2px 6px; border: 1px solid var(--strong);
    border-radius: 5px; background: var(--page); color: inherit; font: inherit;
    font-variant-numeric: tabular-nums; text-align: right;
  }
  .stepper { gap: 6px; flex-wrap: wrap; }
  .stepper .field { width: 3.2em; text-align: center; }
  .stepper .field.long { width: 6.8em; }
  .stepper button { min-width: 32px; min-height: 28px; padding: 1px 8px; }
  .list { min-width: 0; max-width: 100%; }
  .list select { flex: 0 1 auto; min-width: 0; max-width: 100%; }
  /* WebKit would let the page scroll to the cut end of a long option. */
  :is(.list, .settings) { overflow-x: clip; overflow-clip-margin: 4px; }
  :disabled, [aria-disabled='true'] { opacity: 0.6; cursor: default; }
  .field.word { width: 6.2em; text-align: left; }
  button, select {
    min-height: 32px; padding: 3px 11px; border: 1px solid var(--strong); border-radius: 6px;
    background: var(--page); color: inherit; font: inherit; cursor: pointer;
  }
  select {
    max-width: 100%; min-width: 0; box-sizing: border-box; padding-inline: 8px; text-overflow: ellipsis;
  }
  button:hover:not([aria-disabled='true']) { border-color: var(--text); }
  button[aria-disabled='true'] { color: var(--muted); border-color: var(--line); cursor: default; }
  :is(input, button, select, summary, .scroll):focus-visible {
    outline: 2.5px solid var(--output); outline-offset: 2px;
  }
  @media (pointer: coarse) {
    .field, button, select, summary, .toggle, .choice label { min-height: 44px; }
    .moving > div { min-height: 44px; }
    .work { --row: 44px; }
    input[type='checkbox'], input[type='radio'] { width: 24px; height: 24px; }
  }

  .work {
    --row: max(34px, 1.45em + 8px);
    display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; margin-top: 10px; min-height: var(--row);
    color: var(--muted); font-size: 0.875rem;
  }
  /* Of known size, as above, while draws go on: its words change, and stay short. */
  .work.going { contain: size layout style; flex-wrap: nowrap; height: var(--row); }
  .work span { min-width: 0; flex: 0 1 auto; }
  .work progress { width: 120px; height: 8px; accent-color: var(--output); }
  @media (max-width: 44em) {
    .work, .work.going { flex-wrap: wrap; min-height: calc(var(--row) + 4px + 2.9em); }
    .work progress { flex: 1 1 60px; }
    .work span { flex: 1 1 100%; min-height: 2.9em; }
  }

  .summary { margin-top: 12px; min-height: 2.9em; max-width: 54em; }
  .actions {
    display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; justify-content: space-between;
    margin-top: 8px; font-size: 0.875rem;
  }
  .presets { display: flex; gap: 8px; align-items: center; min-width: 0; max-width: 100%; }
  .buttons { display: flex; flex-wrap: wrap; gap: 6px; }

  details { font-size: 0.875rem; }
  .numbers { margin-top: 12px; border-top: 1px solid var(--line); padding-top: 4px; }
  .hint { color: var(--muted); margin: 2px 0 8px; }
  details > summary { min-height: 28px; padding: 4px 0; cursor: pointer; width: fit-content; }
  .take { display: flex; flex-wrap: wrap; gap: 8px 28px; padding: 4px 0; }
  .take .buttons { align-items: center; }
  .said { flex: 1 1 100%; min-height: 1.45em; color: var(--muted); }
  textarea {
    flex: 1 1 100%; box-sizing: border-box; padding: 8px 10px; border: 1px solid var(--strong); border-radius: 6px;
    background: var(--page); color: inherit; font: 0.8125rem/1.5 ${mono};
    white-space: pre; resize: vertical;
  }
  .entry { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; margin: 6px 0; }
  .scroll { overflow-x: auto; padding-bottom: 4px; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  caption { text-align: start; color: var(--muted); padding: 2px 0 6px; }
  th { font-weight: 600; text-align: start; padding: 4px 10px 4px 0; white-space: nowrap; }
  thead th { text-align: end; border-bottom: 1px solid var(--strong); vertical-align: bottom; }
  thead th:first-child { text-align: start; }
  td { padding: 3px 10px 3px 0; text-align: end; }
  thead th, tbody td, tfoot td { padding-inline: 6px; }
  tfoot { border-top: 1px solid var(--strong); }

  button.number {
    min-height: 24px; padding: 0; border: 0; border-radius: 2px; background: none; font: inherit;
    font-variant-numeric: tabular-nums; cursor: help;
  }
  button.number:hover { text-decoration: underline dotted; }
  .how {
    position: absolute; inset: auto; margin: 0; padding: 10px 14px; max-width: min(34em, calc(100vw - 16px));
    box-sizing: border-box; border: 1px solid var(--strong); border-radius: 8px; background: var(--page);
    color: var(--text); font-size: 0.875rem; box-shadow: 0 6px 24px rgb(0 0 0 / 0.18);
  }
  .how:not(:popover-open):empty { display: none; }
  .how:focus { outline: none; }
  .how:focus-visible { outline: 2.5px solid var(--output); outline-offset: 2px; }
  .how-title { font-weight: 650; margin-bottom: 4px; }
  .step { padding-inline-start: 1.2em; text-indent: -1.2em; line-height: 1.7; }
  .step .number { min-height: 0; line-height: inherit; }
  .step sup { line-height: 1; vertical-align: 0.5em; }
  .power { white-space: nowrap; }
  .remark { color: var(--muted); margin-top: 4px; }
  .exact { font-variant-numeric: tabular-nums; }

  .note {
    margin-top: 10px; padding: 6px 10px; border-inline-start: 4px solid var(--wrong); background: var(--page);
  }
  @media (max-width: 480px) {
    .root { padding: 14px 12px; border-radius: 8px; }
    .slider { flex: 1 1 100%; gap: 2px 10px; }
    .slider > label { flex: 1 1 100%; }
    .list { flex-wrap: wrap; gap: 2px 10px; }
    .choice legend { flex: 1 1 100%; }
    .presets { flex-wrap: wrap; gap: 2px 8px; }
    .summary { min-height: 4.35em; }
  }
  @media print {
    .controls, .actions, details, .prompt, .work :is(progress, button) { display: none; }
    .root { border-color: currentcolor; break-inside: avoid; background: none; }
  }
`;
