/**
 * The lesson's symbols, one row each: what a symbol means and, where it has one, its shape. How it is found in a
 * formula: `letter` is a single letter, with `index` only where that stands under it, as in W_Q, or with `over` where
 * that stands over it; `macro` is how a composed symbol or a word is written in the text. All get the class
 * `sym-<name>` there. `small` letters are marked where they stand under or over another one, too. To add a symbol, add
 * a row.
 */
export const glossary = [
  { name: 'q', letter: 'q', meaning: 'query: what one token asks for', shape: '\\dk' },
  { name: 'k', letter: 'k', meaning: 'key: what one token offers to be found by', shape: '\\dk' },
  { name: 'v', letter: 'v', meaning: 'value: what one token hands over', shape: '\\dv' },
  { name: 's', letter: 's', small: true, meaning: 'scores of one query, one for each key', shape: '\\Tk' },
  { name: 'a', letter: 'a', meaning: 'attention weights of one query; they sum to 1', shape: '\\Tk' },
  { name: 'o', letter: 'o', meaning: 'output: the weighted average of the values', shape: '\\dv' },
  { name: 'x', letter: 'x', meaning: 'one token: a row of the input', shape: 'D' },
  { name: 'X', letter: 'X', meaning: 'the tokens, one row each', shape: 'T \\times D' },
  { name: 'Z2', macro: '\\Xtwo', meaning: 'the sequence that is read in cross-attention', shape: '\\Tk \\times D' },
  { name: 'Q', letter: 'Q', meaning: 'all queries, one row each', shape: '\\Tq \\times \\dk' },
  { name: 'K', letter: 'K', meaning: 'all keys, one row each', shape: '\\Tk \\times \\dk' },
  { name: 'V', letter: 'V', meaning: 'all values, one row each', shape: '\\Tk \\times \\dv' },
  { name: 'O', letter: 'O', meaning: 'all outputs, one row each', shape: '\\Tq \\times \\dv' },
  {
    name: 'S', letter: 'S', small: true, meaning: 'scores: how well each query fits each key',
    shape: '\\Tq \\times \\Tk',
  },
  { name: 'M', letter: 'M', meaning: 'mask: 0 where a query may read, −∞ where not', shape: '\\Tq \\times \\Tk' },
  { name: 'A', letter: 'A', meaning: 'attention weights; every row sums to 1', shape: '\\Tq \\times \\Tk' },
  { name: 'WQ', letter: 'W', index: 'Q', meaning: 'learned matrix that makes the queries', shape: 'D \\times H\\dk' },
  { name: 'WK', letter: 'W', index: 'K', meaning: 'learned matrix that makes the keys', shape: 'D \\times H\\dk' },
  { name: 'WV', letter: 'W', index: 'V', meaning: 'learned matrix that makes the values', shape: 'D \\times H\\dv' },
  { name: 'WO', letter: 'W', index: 'O', meaning: 'learned matrix that mixes the heads', shape: 'D \\times D' },
  { name: 'bQ', letter: 'b', index: 'Q', meaning: 'bias of the queries, a row', shape: 'D' },
  { name: 'bK', letter: 'b', index: 'K', meaning: 'bias of the keys, a row', shape: 'D' },
  { name: 'bV', letter: 'b', index: 'V', meaning: 'bias of the values, a row', shape: 'D' },
  { name: 'bO', letter: 'b', index: 'O', meaning: 'bias of the output, a row', shape: 'D' },
  {
    name: 'Wh', letter: 'W', over: 'h', meaning: 'the columns of one of these matrices that head h owns',
    shape: 'D \\times \\dk',
  },
  { name: 'bh', letter: 'b', over: 'h', meaning: 'the entries of one of these biases that head h owns', shape: '\\dk' },
  { name: 'T', letter: 'T', small: true, meaning: 'how many tokens a sequence has' },
  { name: 'Tq', macro: '\\Tq', meaning: 'how many queries there are' },
  { name: 'Tk', macro: '\\Tk', meaning: 'how many keys there are, and as many values' },
  { name: 'D', letter: 'D', small: true, meaning: 'width of the model: how many numbers a token has' },
  { name: 'H', letter: 'H', small: true, meaning: 'how many heads a layer has' },
  { name: 'B', letter: 'B', meaning: 'how many sequences a batch has' },
  { name: 'dk', macro: '\\dk', meaning: 'size of a query and of a key: how many numbers each has' },
  { name: 'dv', macro: '\\dv', meaning: 'size of a value, and so of an output' },
  { name: 'h', letter: 'h', small: true, meaning: 'number of a head, from 1 to H' },
  { name: 'i', letter: 'i', small: true, meaning: 'an index; of a matrix the row, so mostly the number of a query' },
  { name: 'j', letter: 'j', small: true, meaning: 'an index; of a matrix the column, so mostly the number of a key' },
  { name: 'l', letter: 'l', small: true, meaning: 'an index that runs through all terms of a sum' },
  { name: 'n', letter: 'n', small: true, meaning: 'how many scores and weights a row has, one for each key' },
  { name: 'm', letter: 'm', small: true, meaning: 'number of the largest weight' },
  { name: 'tau', letter: 'τ', meaning: 'temperature: scores are divided by it before the softmax' },
  { name: 'beta', letter: 'β', meaning: 'scale: all scores are multiplied by it' },
  { name: 'sigma', letter: 'σ', meaning: 'standard deviation of the entries of queries and keys' },
  { name: 'e', letter: 'e', meaning: 'the number 2.718…, base of the exponential' },
  { name: 'p', letter: 'p', meaning: 'weights that a softmax gives; they sum to 1', shape: 'n' },
  { name: 'Z', letter: 'Z', meaning: 'sum of all exponentials, below every fraction of a softmax' },
  {
    name: 'J', letter: 'J', meaning: 'Jacobian of the softmax: how each weight answers to each score',
    shape: 'n \\times n',
  },
  { name: 'delta', letter: 'δ', meaning: '1 where both indices are equal, otherwise 0' },
  { name: 'eps', letter: 'ε', meaning: 'what the largest weight leaves to all others together' },
  { name: 'u', letter: 'u', meaning: 'any vector whatever', shape: 'n' },
  { name: 'loss', macro: '\\loss', meaning: 'loss: the number that training makes small' },
  { name: 'g', letter: 'g', meaning: 'gradient of the loss with respect to the weights', shape: 'n' },
  {
    name: 'd', letter: 'd',
    meaning: 'in front of a matrix: gradient of the loss with respect to it, of the same shape',
  },
  { name: 'P', letter: 'P', meaning: 'permutation matrix: shuffles the rows', shape: 'T \\times T' },
  { name: 'pi', letter: 'π', small: true, meaning: 'permutation: says which row comes to each place' },
  { name: 'I', letter: 'I', meaning: 'identity matrix: changes nothing that it multiplies', shape: 'T \\times T' },
  { name: 'ones', macro: '\\ones', meaning: 'column of ones, as long as it has to be there' },
  { name: 'top', letter: '⊤', small: true, meaning: 'transposed: rows become columns' },
  { name: 'times', letter: '⊙', meaning: 'product entry by entry' },
  { name: 'partial', letter: '∂', meaning: 'partial derivative: one variable changes, the others rest' },
  { name: 'reals', macro: '\\R', meaning: 'real numbers; with a size or a shape above: all vectors or matrices of it' },
  { name: 'order', macro: '\\order', meaning: 'grows no faster than this, up to a constant factor' },
  { name: 'softmax', macro: '\\softmax', meaning: 'exponentials, divided by their sum' },
  { name: 'Attn', macro: '\\Attn', meaning: 'attention: scores, softmax, weighted average' },
  { name: 'head', macro: '\\head', meaning: 'output of one head', shape: 'T \\times \\dk' },
  { name: 'MHA', macro: '\\MHA', meaning: 'multi-head attention', shape: 'T \\times D' },
  { name: 'mean', macro: '\\E', meaning: 'mean of a random number' },
  { name: 'Var', macro: '\\Var', meaning: 'variance: mean square of the distance from the mean' },
  { name: 'diag', macro: '\\diag', meaning: 'matrix with this vector on its diagonal and zeros elsewhere' },
  { name: 'rowsum', macro: '\\rowsum', meaning: 'sum of each row, a column' },
];

/** Short forms for the formulas of the text. */
export const macros = {
  '\\dk': 'd_k',
  '\\dv': 'd_v',
  '\\Tq': 'T_q',
  '\\Tk': 'T_k',
  '\\Xtwo': 'Z',
  '\\R': '\\mathbb{R}',
  '\\T': '^{\\top}',
  '\\ones': '\\mathbf{1}',
  '\\loss': '\\mathcal{L}',
  '\\order': '\\mathcal{O}',
  '\\E': '\\mathbb{E}',
  '\\softmax': '\\operatorname{softmax}',
  '\\Attn': '\\operatorname{Attn}',
  '\\head': '\\operatorname{head}',
  '\\MHA': '\\operatorname{MHA}',
  '\\Var': '\\operatorname{Var}',
  '\\diag': '\\operatorname{diag}',
  '\\rowsum': '\\operatorname{rowsum}',
};

/** The symbol as TeX. @param {{ letter?: string, index?: string, over?: string, macro?: string }} entry */
export const symbolOf = ({ letter, index, over, macro }) => {
  if (!letter) return macro;
  return `${TEX[letter] ?? letter}${index ? `_${index}` : ''}${over ? `^${over}` : ''}`;
};

/** Letters that TeX has by name. */
const TEX = {
  τ: '\\tau', β: '\\beta', σ: '\\sigma', δ: '\\delta', ε: '\\varepsilon', π: '\\pi',
  '∂': '\\partial', '⊤': '\\top', '⊙': '\\odot',
};
