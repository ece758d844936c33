/**
 * The calls that the text may name as `@{name(arguments).path format}`: each asks the core and shapes the answer.
 * Inputs stand here once; results are never typed. To add one, add an entry.
 */
import { unitScale } from '../figures/calls.js';

/** ln 3, an input of check Q1: the score that gives a key three times the weight of a key with score 0. */
const LN_3 = 1.0986122886681098;

/** The three tokens of the worked example, which are their own queries, keys and values. */
const X = [[1, 0], [0, 1], [1, 1]];

/** @param {any} attn a loaded core */
export function numberCalls(attn) {
  const one = (scores, values) => {
    // One query of size 1 and keys of size 1 make each score the key itself.
    const { output, weights } = attn.attention({
      q: [1], k: scores, v: values.flat(), scale: 1,
      shape: { Tq: 1, Tk: scores.length, dk: 1, dv: values[0].length }, returns: { weights: true },
    });
    return { output: [...output], weights: [...weights] };
  };

  return {
    /** softmax(2, 1, 0): the weights of these scores. */
    softmax: (...scores) => [...attn.softmax(scores, { rows: 1, columns: scores.length })],

    /** The quotient of two weights whose scores differ by `gap`: how many times as much the higher one gets. */
    ratio: (gap) => {
      const [low, high] = attn.softmax([0, gap], { rows: 1, columns: 2 });
      return high / low;
    },

    /** Check Q1: scores (ln 3, 0, 0) and three values in the plane. */
    q1: () => one([LN_3, 0, 0], [[1, 0], [0, 1], [0, 0]]),

    /** Counts for one multi-head layer. */
    count: (D, H, T) => {
      const counted = attn.count({ T, D, H });
      return { ...counted, attentionFlops: counted.scoreFlops + counted.valueFlops };
    },

    /** The largest entry of the softmax Jacobian, in absolute value. */
    saturation: (...scores) => ({ largest: largestEntry(attn, scores) }),

    /** How many times smaller it gets when the scores (2, 1, 0) are multiplied by 8. */
    saturationRatio: () => largestEntry(attn, [2, 1, 0]) / largestEntry(attn, [16, 8, 0]),

    /** The Jacobian of row 2 of the worked example under the causal mask. */
    workedJacobian: () => {
      const flat = X.flat();
      const { weights } = attn.attention({
        q: flat, k: flat, v: flat, shape: { Tq: 3, dk: 2 }, causal: true, returns: { weights: true },
      });
      return nest(attn.softmaxJacobian(weights.slice(3, 5)), 2);
    },

    /** The standard deviation of q·k for independent entries of variance 1: what the core divides scores by. */
    spread: (dk) => 1 / unitScale(attn, dk),

    /** Random queries and 128 random keys: medians of the largest weight, and how many keys get nearly nothing. */
    simulation: (dk) => simulate(attn, dk),

    /** How many numbers the core gives back for one head with `T` tokens, head size `d` and no mask. */
    sizes: (T, d) => {
      const zeros = (n) => new Float32Array(n);
      const { output, weights } = attn.attention({
        q: zeros(T * d), k: zeros(T * d), v: zeros(T * d), shape: { Tq: T, dk: d }, returns: { weights: true },
      });
      return { rows: T, keys: weights.length / T, width: output.length / T };
    },

    /** The worked example, and with `worked(1)` under the causal mask. */
    worked: (causal = 0) => {
      const flat = X.flat();
      const { output, weights, scores } = attn.attention({
        q: flat, k: flat, v: flat, shape: { Tq: 3, dk: 2 }, causal: causal === 1,
        returns: { weights: true, scores: 'scaled' },
      });
      return { X, scores: nest(scores, 3), weights: nest(weights, 3), output: nest(output, 2) };
    },
  };
}

const largestEntry = (attn, scores) => {
  const J = attn.softmaxJacobian(attn.softmax(scores, { rows: 1, columns: scores.length }));
  return J.reduce((largest, entry) => Math.max(largest, Math.abs(entry)), 0);
};

function simulate(attn, dk) {
  const draws = 1000;
  const { largest, small } = attn.figures.scaling({ seed: 9, dk, keys: 128, draws });
  // The first half of each result is with the scaling, the second without.
  const median = (values) => attn.figures.scalingSummary(values).median;
  return {
    draws,
    largest: median(largest.subarray(draws)),
    tiny: median(small.subarray(draws)),
    scaledLargest: median(largest.subarray(0, draws)),
  };
}

const nest = (flat, columns) => Array.from({ length: flat.length / columns }, (_, i) => (
  [...flat.slice(i * columns, (i + 1) * columns)]));
