/**
 * The lesson's symbols, one row each: what a symbol means and its shape. `letter` is the letter as it stands in a formula,
 * which then gets the class `sym-<name>`; `macro` is how a composed symbol is written in the text.
 * To add a symbol, add a row.
 */
export const glossary = [
  { name: 'q', letter: 'q', meaning: 'query: what one token asks for', shape: '\\dk' },
  { name: 'k', letter: 'k', meaning: 'key: what one token offers to be found by', shape: '\\dk' },
  { name: 'v', letter: 'v', meaning: 'value: what one token hands over', shape: '\\dv' },
  { name: 'o', letter: 'o', meaning: 'output: the weighted average of the values', shape: '\\dv' },
  { name: 'Q', letter: 'Q', meaning: 'all queries, one row each', shape: 'T \\times \\dk' },
  { name: 'K', letter: 'K', meaning: 'all keys, one row each', shape: 'T \\times \\dk' },
  { name: 'V', letter: 'V', meaning: 'all values, one row each', shape: 'T \\times \\dv' },
  { name: 'O', letter: 'O', meaning: 'all outputs, one row each', shape: 'T \\times \\dv' },
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
