/**
 * One tab stop for all numbers of a picture or a table: arrow keys go to the next number that way, Enter asks about it.
 */

const NUMBERS = '.number[data-name]';

/** @param {ParentNode} root */
const groups = (root) => root.querySelectorAll('.picture, .scroll');

/**
 * Gives each group its tab stop, and new numbers their role. Called after each drawing.
 * @param {ParentNode} root
 */
export function refresh(root) {
  for (const group of groups(root)) {
    const numbers = group.querySelectorAll(NUMBERS);
    for (const number of numbers) {
      if (number.hasAttribute('tabindex')) continue;
      number.setAttribute('tabindex', '-1');
      number.setAttribute('role', 'button');
    }
    if (numbers.length && !group.querySelector(`${NUMBERS}[tabindex="0"]`)) numbers[0].setAttribute('tabindex', '0');
  }
}

/** The tab stop follows the focus. @param {Element} number */
export function hold(number) {
  const group = number.closest('.picture, .scroll');
  for (const other of group?.querySelectorAll(`${NUMBERS}[tabindex="0"]`) ?? []) other.setAttribute('tabindex', '-1');
  if (group) number.setAttribute('tabindex', '0');
}

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Going astray sideways counts this much more than going far. */
const ASTRAY = 4;

/**
 * The nearest number in the direction of an arrow key.
 * @param {Element} from
 * @param {string} key
 * @returns {Element | undefined}
 */
export function next(from, key) {
  const way = WAYS[key];
  const group = from.closest('.picture, .scroll');
  if (!way || !group) return undefined;
  const here = middle(from);
  let best;
  let least = Infinity;
  for (const number of group.querySelectorAll(NUMBERS)) {
    const there = middle(number);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead < 2 || ahead + ASTRAY * aside >= least) continue;
    least = ahead + ASTRAY * aside;
    best = number;
  }
  return best;
}

/** @param {Element} element */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
