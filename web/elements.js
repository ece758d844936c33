/** Defines every element of the project where its tag is still free. */
import './checks/index.js';
import './deck/index.js';

export { figures } from './figures/elements.js';
export { AttnError, load } from '../bindings/index.js';
