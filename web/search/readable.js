/** The text of a piece of the page as it is read: words apart, a formula once and in one line, no link signs. */

/** What begins and ends where a space would be heard. */
const APART = 'p, li, div, tr, td, th, dt, dd, summary, h2, h3, h4, h5, br';

/** @param {Element} element */
export function readable(element) {
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const part of copy.querySelectorAll('.katex-html, .here, .visually-hidden')) part.remove();
  for (const formula of copy.querySelectorAll('math')) formula.replaceWith(linear(formula));
  for (const part of copy.querySelectorAll(APART)) part.append(' ');
  return (copy.textContent ?? '').replace(/\u2061(?=[\p{L}\p{N}])/gu, ' ').replace(/[\u200b\u2060\u2061]/g, '')
    .replace(/\s+/g, ' ').trim();
}

/** MathML in one line: √dₖ, eˢ as e^s, fractions with a stroke. @param {Element} math @returns {string} */
function linear(math) {
  const parts = [...math.children];
  const part = (/** @type {number} */ at) => linear(parts[at]);
  switch (math.localName) {
    case 'mphantom': return '';
    case 'mfrac': return `${grouped(part(0))}/${grouped(part(1))}`;
    case 'msqrt': return `√${grouped(parts.map(linear).join(''))}`;
    case 'msub': return `${part(0)}${low(part(1))}`;
    // A brace, and what stands below it.
    case 'munder': return part(1) === '⏟' ? part(0) : parts[0].localName === 'munder' ? `${part(0)} (${part(1)})`
      : `${part(0)}${low(part(1))}`;
    case 'msup': return `${part(0)}${high(part(1))}`;
    case 'msubsup': case 'munderover': return `${part(0)}${low(part(1))}${high(part(2))}`;
    // What stands over an arrow or under a brace is a remark.
    case 'mover': return `${part(0)} ${part(1)} `;
    case 'mtd': return `${parts.map(linear).join('')} `;
    case 'mspace': return ' ';
    default: return parts.length ? parts.map(linear).join('') : math.textContent ?? '';
  }
}

/** @param {string} text */
const grouped = (text) => (/^√?[\p{L}\p{N}.ₖᵥ]*$/u.test(text) ? text : `(${text})`);

/** @type {Record<string, string>} */
const LOW = { i: 'ᵢ', j: 'ⱼ', k: 'ₖ', l: 'ₗ', m: 'ₘ', v: 'ᵥ', 1: '₁', 2: '₂', 3: '₃' };
/** @type {Record<string, string>} */
const HIGH = { '⊤': 'ᵀ', h: 'ʰ', n: 'ⁿ', 2: '²', 3: '³', '′': '′' };
/** @param {string} text */
const low = (text) => (
  [...text].every((letter) => LOW[letter]) ? [...text].map((letter) => LOW[letter]).join('') : `_${text}`);
/** @param {string} text */
const high = (text) => HIGH[text] ?? `^${grouped(text)}`;
