/** Defines every element of the project where its tag is still free. */
import './checks/index.js';
import './deck/index.js';
import { define } from './figures/define.js';
import * as figures from './figures/index.js';

for (const definition of Object.values(figures)) define(definition);

export { AttnError, load } from '../bindings/index.js';
export { figures };
