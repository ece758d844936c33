/**
 * The numbers behind "another one": the core's random numbers draw the inputs, and the core works out what is asked.
 *
 * To add one, add a row. `choices` are the values an input may take; `solve` asks the core and returns `shown`, by the
 * names that stand in [[ ]] in web/lesson/fresh.md, and `answers`, each with how far a typed one may be off.
 */

/** @typedef {{ value: number, tolerance: number }} Answer */
/** @typedef {{ shown: Record<string, number>, answers: Answer[] }} Solved */

/** @type {Record<string, { choices: Record<string, number[]>, solve(attn: any, inputs: any): Solved }>} */
export const fresh = {
  q1: {
    choices: { n: [2, 3, 4, 5, 6], m: [2, 3, 4, 5, 7] },
    solve(attn, { n, m }) {
      // A query of size 1 makes each key its own score.
      const { output } = attn.attention({
        q: [1], k: [lnWhole(attn, n), lnWhole(attn, m), 0], v: [1, 0, 0, 1, 0, 0], scale: 1,
        shape: { Tq: 1, Tk: 3, dk: 1, dv: 2 },
      });
      return { shown: { n, m, o1: output[0], o2: output[1] }, answers: [...output].map(share) };
    },
  },
  q2: {
    choices: { T: [6, 9, 12, 20], D: [32, 48, 96], d: [4, 8, 16] },
    solve(attn, { T, D, d }) {
      const zeros = new Float32Array(T * d);
      const { weights, output } = attn.attention({
        q: zeros, k: zeros, v: zeros, shape: { Tq: T, dk: d }, returns: { weights: true },
      });
      const shown = { T, D, d, rows: T, columns: weights.length / T, width: output.length / T };
      return { shown, answers: [shown.rows, shown.columns, shown.rows, shown.width].map(whole) };
    },
  },
  q3: {
    choices: { dk: [16, 25, 36, 100, 144, 256], v: [2, 3, 4] },
    solve(attn, { dk, v }) {
      // The sum of the terms' variances is itself a dot product: of two rows of variances.
      const row = new Float32Array(dk).fill(v);
      const sum = (scale) => attn.attention({
        q: row, k: row, v: [0], scale, shape: { Tq: 1, dk, dv: 1 }, returns: { scores: 'scaled' },
      }).scores[0];
      const [raw, scaled] = [sum(1), sum(1 / dk)];
      return { shown: { dk, v, raw, scaled }, answers: [raw, scaled].map(share) };
    },
  },
  q4: {
    choices: { T: [5, 6, 8, 10], i: [2, 3, 4] },
    solve(attn, { T, i }) {
      // Values of 1 for the keys that stay: the output is the sum of their weights.
      const keys = new Float32Array(T);
      const stays = Float32Array.from({ length: T }, (_, j) => (j < i ? 1 : 0));
      const sum = (mask) => attn.attention({
        q: [0], k: keys, v: stays, shape: { Tq: 1, Tk: T, dk: 1, dv: 1 }, ...mask,
      }).output[0];
      const [late, early] = [sum({}), sum({ mask: { attend: stays } })];
      return { shown: { T, i, late, early }, answers: [late, early].map(share) };
    },
  },
  q5: {
    choices: { D: [128, 256, 384, 768, 1024], H: [2, 4, 8, 16] },
    solve(attn, { D, H }) {
      const [P, P2] = [H, 2 * H].map((heads) => attn.count({ T: 1, D, H: heads }).parameters);
      return { shown: { D, H, P, P2 }, answers: [P, P2].map(whole) };
    },
  },
};

/** Two decimals are enough. @param {number} value @returns {Answer} */
const share = (value) => ({ value, tolerance: 0.005 });

/** @param {number} value @returns {Answer} */
const whole = (value) => ({ value, tolerance: 0 });

/** ln n from the core: n scores of 0 have ln n as the logarithm of their sum of exponentials. */
export function lnWhole(attn, n) {
  const zeros = new Float32Array(n);
  const shape = { Tq: 1, Tk: n, dk: 1, dv: 1 };
  return attn.attention({ q: [0], k: zeros, v: zeros, shape, returns: { logSumExp: true } }).logSumExp[0];
}

/**
 * The numbers of the nth round. Every combination comes once before any comes again, in an order that the seed gives.
 * @param {string} name @param {any} attn @param {{ seed: number, round: number }} place @returns {Solved}
 */
export function drawn(name, attn, { seed, round }) {
  const { choices, solve } = fresh[name];
  /** @type {Record<string, number>[]} */
  let all = [{}];
  for (const [input, values] of Object.entries(choices)) {
    all = all.flatMap((one) => values.map((value) => ({ ...one, [input]: value })));
  }
  const order = attn.random(seed).permutation(all.length);
  return solve(attn, all[order[round % all.length]]);
}
