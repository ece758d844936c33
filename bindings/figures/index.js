/** Data that the lesson's figures show. To add one: its file, a line here, its types. */
import { scaling, scalingSummary, scalingWeights } from './scaling.js';
import { masks } from './masks.js';
import { heads } from './heads.js';

export const FIGURES = { scaling, scalingSummary, scalingWeights, masks, heads };
