/**
 * The cards whose numbers change at each review. A seed draws the inputs, the core works out the results, and what the
 * reader types is held against them.
 *
 * To give a card changing numbers, add a row: `choices` are the values an input may take, `solve` asks the core and
 * returns what the card shows (by the names that stand in [[ ]] in web/lesson/cards.md) and what it asks for.
 */

/**
 * @typedef {object} Ask
 * @property {string} label
 * @property {number} value as the core gave it
 * @property {number} tolerance how far a typed answer may be off
 */

/** @typedef {{ shown: Record<string, number>, asks: Ask[] }} Solved */

/** @type {Record<string, { choices: Record<string, any[]>, solve(attn: any, inputs: any): Solved }>} */
export const numbered = {
  c2: {
    choices: { n: [2, 3, 4, 5, 7, 9] },
    solve(attn, { n }) {
      const [a1, a2] = weights(attn, n);
      return {
        shown: { n, a1, a2 },
        asks: [share('weight of the first key', a1), share('weight of the second key', a2)],
      };
    },
  },
  c4: {
    choices: { n: [1, 3, 4, 7, 9] },
    solve(attn, { n }) {
      const p = weights(attn, n);
      const [j11, j12] = attn.softmaxJacobian(p);
      return { shown: { n, p1: p[0], p2: p[1], j11, j12 }, asks: [entry('J₁₁', j11), entry('J₁₂', j12)] };
    },
  },
  c7: {
    choices: { D: [256, 512, 768, 1024], H: [2, 4, 8, 16] },
    solve(attn, { D, H }) {
      const { parameters } = attn.count({ T: 1, D, H });
      return { shown: { D, H, P: parameters }, asks: [whole('parameters', parameters)] };
    },
  },
  c8: {
    choices: { B: [2, 3, 4], T: [5, 6, 10], D: [32, 64, 128], H: [2, 4, 8], c: [3, 11, 18, 25, 30] },
    solve(attn, { B, T, D, H, c }) {
      const d = D / H;
      // Each number of Q is its own address, so the core's split tells where an address has gone.
      const addresses = Float32Array.from({ length: B * T * D }, (_, i) => i);
      const place = attn.splitHeads(addresses, { B, T, H, d }).indexOf(c - 1);
      const h = Math.floor(place / (T * d)) + 1;
      const shape = [B, H, T, d].map((size, i) => whole(`${['first', 'second', 'third', 'last'][i]} axis`, size));
      return { shown: { B, T, D, H, c, d, h }, asks: [...shape, whole(`head of column ${c}`, h)] };
    },
  },
  c9: {
    choices: {
      D: [256, 512, 1024],
      T: [
        [128, 256],
        [256, 1024],
        [512, 1024],
        [512, 2048],
        [1024, 8192],
      ],
    },
    solve(attn, { D, T: [T1, T2] }) {
      const [short, long] = [T1, T2].map((T) => attn.count({ T, D, H: 8 }));
      const projections = long.projectionFlops / short.projectionFlops;
      const attention = (long.scoreFlops + long.valueFlops) / (short.scoreFlops + short.valueFlops);
      return {
        shown: { D, T1, T2, projections, attention },
        asks: [
          whole('factor for the projections', projections),
          whole('factor for scores and weighted sums', attention),
        ],
      };
    },
  },
};

/** Weights of two keys with the scores 0 and ln n. @param {any} attn @param {number} n */
function weights(attn, n) {
  // n equal scores of 0 have a log-sum-exp of ln n, so the core makes the logarithm too.
  const zeros = new Float32Array(n);
  const shape = { Tq: 1, Tk: n, dk: 1, dv: 1 };
  const { logSumExp } = attn.attention({ q: [0], k: zeros, v: zeros, shape, returns: { logSumExp: true } });
  return attn.softmax([0, logSumExp[0]], { rows: 1, columns: 2 });
}

/** Two decimals are enough for a share. @param {string} label @param {number} value @returns {Ask} */
const share = (label, value) => ({ label, value, tolerance: 0.005 });

/** @param {string} label @param {number} value @returns {Ask} */
const entry = (label, value) => ({ label, value, tolerance: 0.002 });

/** @param {string} label @param {number} value @returns {Ask} */
const whole = (label, value) => ({ label, value, tolerance: 0 });

/**
 * The inputs for a seed. Even seeds choose among the values at even places and odd ones among the others, so that two
 * reviews in a row never show the same numbers.
 * @param {string} name @param {number} seed @param {any} attn @returns {Record<string, any>}
 */
export function draw(name, seed, attn) {
  const random = attn.random(seed);
  return Object.fromEntries(
    Object.entries(numbered[name].choices).map(([input, values]) => {
      const half = values.filter((_, i) => i % 2 === seed % 2);
      return [input, half[random.permutation(half.length)[0]]];
    }),
  );
}

/**
 * The seed of a card's next review: the same until the card is graded, also after a reload or an undo, and then another
 * one. FNV-1a over the card's name and how often it has been graded; the last bit says whether that is even or odd.
 * @param {string} name @param {number} grades
 */
export function seedOf(name, grades) {
  let hash = 0x811c9dc5;
  for (const character of `${name}:${grades}`)
    hash = Math.imul(hash ^ /** @type {number} */ (character.codePointAt(0)), 0x01000193);
  return (hash >>> 1) * 2 + (grades % 2);
}

/** A number as the cards show it: up to four decimals, thousands apart, a real minus sign. @param {number} value */
export const shown = (value) => value.toLocaleString('en', { maximumFractionDigits: 4 }).replace('-', '−');

/** Fills the places in a card's text. @param {string} text @param {Record<string, number>} values */
export function fill(text, values) {
  return text.replace(/\[\[(\w+)\]\]/g, (place, name) => {
    if (!Object.hasOwn(values, name))
      throw new Error(`a card asks for ${place}, which web/deck/numbers.js does not make`);
    return shown(values[name]);
  });
}
