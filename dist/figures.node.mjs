export { figures } from './figures.mjs';
export { AttnError, load } from './index.node.mjs';
