/**
 * d3-scale for numbers alone. Scales here lead from numbers to numbers, and write no ticks: of d3-interpolate that
 * takes one function, of d3-format and d3-color none, and all of them would be a tenth of the script.
 */
const NONE = "const none = () => { throw new Error('only scales of numbers are here'); };";
const NUMBERS = {
  'd3-interpolate': `const number = (a, b) => (t) => a * (1 - t) + b * t;
${NONE}
export { number as interpolate, number as interpolateNumber, none as interpolateRound, none as piecewise };`,
  'd3-format': `${NONE}
export { none as format, none as formatPrefix, none as formatSpecifier, none as precisionFixed, none as precisionPrefix,
  none as precisionRound };`,
};

/** @returns {import('esbuild').Plugin} */
export const scalesOfNumbers = () => ({
  name: 'scales-of-numbers',
  setup(pipeline) {
    const names = new RegExp(`^(${Object.keys(NUMBERS).join('|')})$`);
    pipeline.onResolve({ filter: names }, ({ path }) => ({ path, namespace: 'of-numbers', sideEffects: false }));
    pipeline.onLoad({ filter: names, namespace: 'of-numbers' }, ({ path }) => ({ contents: NUMBERS[path] }));
  },
});
