/** F5, <attn-heads>: how one matrix of queries becomes a block for each head, and how a reshape mixes it up. */
import { Numbers } from './numbers.js';
import { joined } from './draw/number.js';
import { code } from './heads-code.js';
import { explain } from './heads-how.js';
import { presets } from './heads-presets.js';
import { table } from './heads-table.js';
import { height, picture } from './heads-view.js';

/** @typedef {import('./types.js').Row} Row */

const size = /** @type {const} */ ({ type: 'number', whole: true, min: 1, step: 1, control: 'stepper', more: true });

/** @type {Row[]} */
const parameters = [
  {
    name: 'step', type: 'choice', default: 'projected', control: 'stages', label: 'Step',
    options: [['projected', '1: {Q}'], ['viewed', '2: view'], ['split', '3: heads first']],
  },
  {
    name: 'way', type: 'choice', default: 'transpose', label: 'From Q to heads',
    options: [['transpose', 'view, then transpose'], ['reshape', 'reshape directly (bug)']],
    when: ({ step }) => step === 'split',
  },
  { ...size, name: 'batch', max: 2, default: 1, label: 'Batch B' },
  { ...size, name: 'tokens', max: 6, default: 4, label: 'Tokens T' },
  { ...size, name: 'heads', max: 4, default: 2, label: 'Heads H' },
  { ...size, name: 'headSize', max: 4, default: 3, label: 'Head size d' },
];

/**
 * Everything the figure shows, from the core.
 * @param {any} state
 * @param {any} attn
 */
function frame({ step, way, batch: B, tokens: T, heads: H, headSize: d }, attn) {
  const bug = step === 'split' && way === 'reshape';
  const shapes = { projected: [B, T, H * d], viewed: [B, T, H, d], split: [B, H, T, d] };
  const shape = shapes[step];
  const call = step === 'split' ? (bug ? 'reshaped' : 'transposed') : step;
  const { source, token, head, feature } = attn.figures.heads({ B, T, H, d, step: call });

  const cells = Array.from(source, (from, at) => {
    const index = indices(at, shape);
    const name = `${step === 'split' ? 'Qh' : 'Q'}${index.map((i) => `[${i}]`).join('')}`;
    // Where it claims to be: in the block of this head, in the row of this token.
    const [claimedHead, claimedToken] = step === 'split' ? [index[1], index[2]] : [head[at], token[at]];
    return {
      name, index, source: from, token: token[at], head: head[at], feature: feature[at],
      astray: claimedHead !== head[at] || claimedToken !== token[at],
    };
  });
  const numbers = new Numbers((add) => cells.forEach(({ name, index, token: own }, at) => {
    add(`order[${at}]`, own + 1, 0, `token of number ${at + 1}, read row after row`);
    add(name, own + 1, 0, `token of the number in cell ${index.map((i) => i + 1).join(', ')}`);
  }));
  const { parameters } = attn.count({ T, D: H * d, H });
  return { B, T, H, d, step, bug, shape, cells, numbers, parameters };
}

/** Which cell of a shape stands at a place of its row-major order. @param {number} at @param {number[]} shape */
function indices(at, shape) {
  const index = [];
  for (const length of [...shape].reverse()) {
    index.unshift(at % length);
    at = Math.floor(at / length);
  }
  return index;
}

/** One sentence on what the picture shows now. @param {ReturnType<typeof frame>} frame */
function summary({ T, H, d, step, bug, cells, parameters }) {
  if (step === 'projected') {
    const columns = d === 1 ? 'the first column' : `the first ${d} columns`;
    return `As projected, each row is a token, and head 1 owns ${columns}.`;
  }
  if (step === 'viewed') {
    return `The view moves nothing: it only reads each row as ${H} ${H === 1 ? 'piece' : 'pieces'} of ${d}. `
      + `A layer of width ${H * d} has ${parameters} parameters, however many pieces that are.`;
  }
  if (!bug) return `Every head has a block of its own, with all ${T} tokens and only its own ${d} features.`;
  if (!cells.some(({ astray }) => astray)) return 'With a single head or a single token nothing can be mixed up.';
  const block = cells.filter(({ index }) => index[0] === 0 && index[1] === 0);
  const found = [...new Set(block.map(({ token }) => token + 1))];
  return `The shape is the same and no error is raised, but the block of head 1 now holds ${
    found.length === 1 ? `only token ${found[0]}` : `tokens ${joined(found)}`}, with the features of other heads.`;
}

/** @type {import('./definition.js').Definition} */
export default {
  slug: 'heads',
  title: 'Splitting heads',
  prompt: 'Step through the reshapes. A cell says which token it came from; colour and strokes say which head owns it.',
  parameters, presets, frame, summary, height, picture, table, explain, code,
};
