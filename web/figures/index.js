/** The figures. To add one: its file, and one line here; README.md says what its tests and types need. */
export { default as lookup } from './lookup.js';
export { default as matrix } from './matrix.js';
export { default as masks } from './masks.js';
export { default as heads } from './heads.js';
export { default as scaling } from './scaling.js';
