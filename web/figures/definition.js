/** What makes a figure: everything that figure.js does not do for all of them alike. */

/** @typedef {import('./types.js').Row} Row */
/** @typedef {import('./schema.js').State} State */
/**
 * @typedef {object} View what a drawing may know beside its frame
 * @property {number} width in CSS pixels
 * @property {State} state
 * @property {State} settled the state that scales follow, so that they hold still during a drag
 * @property {import('./draw/handle.js').Hands} [hands] absent in a still picture
 * @property {(values: State) => void} [apply] a settled change, as by a click
 */
/**
 * @typedef {object} Definition
 * @property {string} slug the tag is `attn-<slug>`
 * @property {string} title may hold letters of formulas, see draw/rich.js
 * @property {string | ((state: State) => string)} prompt one line that says what to try
 * @property {Row[]} parameters
 * @property {{ name: string, state: State }[]} presets
 * @property {(state: State, attn: any, data?: any) => any} frame
 * @property {import('./work.js').Work} [work] what takes long; `frame` is given what there is of it
 * @property {(frame: any) => string} summary one sentence
 * @property {(width: number, state: State) => number} height of the picture
 * @property {(frame: any, view: View) => unknown} picture SVG content
 * @property {(frame: any, model: import('./model.js').Model, row: (name: string) => Row) => unknown} table
 * @property {(frame: any, name: string) => unknown} explain how the number of that name came about
 * @property {(frame: any, state: State) => Record<string, string>} code by language, to copy
 */

export {};
