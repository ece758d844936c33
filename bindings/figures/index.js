/** Data that the lesson's figures show. To add one: its file, a line here, its types. */
export { scaling, scalingSummary, scalingWeights } from './scaling.js';
export { masks } from './masks.js';
export { heads } from './heads.js';
