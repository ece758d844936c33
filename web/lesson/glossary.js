/**
 * The lesson's symbols, one row each: what a symbol means and, where it has one, its shape. `letter` is the letter as
 * it stands in a formula; `macro` is how a composed symbol is written in the text. Both get the class `sym-<name>`
 * there. To add a symbol, add a row.
 */
export const glossary = [
  { name: 'q', letter: 'q', meaning: 'query: what one token asks for', shape: '\\dk' },
  { name: 'k', letter: 'k', meaning: 'key: what one token offers to be found by', shape: '\\dk' },
  { name: 'v', letter: 'v', meaning: 'value: what one token hands over', shape: '\\dv' },
  { name: 'o', letter: 'o', meaning: 'output: the weighted average of the values', shape: '\\dv' },
  { name: 'X', letter: 'X', meaning: 'the tokens, one row each', shape: 'T \\times D' },
  { name: 'Q', letter: 'Q', meaning: 'all queries, one row each', shape: '\\Tq \\times \\dk' },
  { name: 'K', letter: 'K', meaning: 'all keys, one row each', shape: '\\Tk \\times \\dk' },
  { name: 'V', letter: 'V', meaning: 'all values, one row each', shape: '\\Tk \\times \\dv' },
  { name: 'O', letter: 'O', meaning: 'all outputs, one row each', shape: '\\Tq \\times \\dv' },
  { name: 'S', letter: 'S', meaning: 'scores: how well each query fits each key', shape: '\\Tq \\times \\Tk' },
  { name: 'M', letter: 'M', meaning: 'mask: 0 where a query may read, −∞ where not', shape: '\\Tq \\times \\Tk' },
  { name: 'A', letter: 'A', meaning: 'attention weights; every row sums to 1', shape: '\\Tq \\times \\Tk' },
  { name: 'T', letter: 'T', meaning: 'how many tokens a sequence has' },
  { name: 'Tq', macro: '\\Tq', meaning: 'how many queries there are' },
  { name: 'Tk', macro: '\\Tk', meaning: 'how many keys there are, and as many values' },
  { name: 'D', letter: 'D', meaning: 'width of the model: how many numbers a token has' },
  { name: 'H', letter: 'H', meaning: 'how many heads a layer has' },
  { name: 'dk', macro: '\\dk', meaning: 'size of a query and of a key: how many numbers each has' },
  { name: 'dv', macro: '\\dv', meaning: 'size of a value, and so of an output' },
  {
    name: 'J', letter: 'J', meaning: 'Jacobian of the softmax: how each weight answers to each score',
    shape: 'n \\times n',
  },
  { name: 'P', letter: 'P', meaning: 'permutation matrix: shuffles the rows', shape: 'T \\times T' },
];

/** Short forms for the formulas of the text. */
export const macros = {
  '\\dk': 'd_k',
  '\\dv': 'd_v',
  '\\Tq': 'T_q',
  '\\Tk': 'T_k',
  '\\R': '\\mathbb{R}',
  '\\T': '^{\\top}',
  '\\softmax': '\\operatorname{softmax}',
  '\\Attn': '\\operatorname{Attn}',
  '\\Var': '\\operatorname{Var}',
  '\\order': '\\mathcal{O}',
  '\\E': '\\mathbb{E}',
  '\\diag': '\\operatorname{diag}',
};

/** The symbol as TeX. @param {{ letter?: string, macro?: string }} entry */
export const symbolOf = ({ letter, macro }) => letter ?? macro;
