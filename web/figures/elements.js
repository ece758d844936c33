/** Defines the element of every figure where its tag is still free. */
import { define } from './define.js';
import * as figures from './index.js';

for (const definition of Object.values(figures)) define(definition);

export { figures };
