/** One tab stop for many small things of a kind: arrow keys go to the next one that way. */

/** What holds them, and what they are. */
const GROUPS = [
  ['.picture', '.number[data-name]'],
  ['.scroll', '.number[data-name]'],
  ['.toggles', '.toggle-cell'],
];

/**
 * Gives each group its tab stop, and new numbers their role. Called after drawing.
 * @param {ParentNode} root
 */
export function refresh(root) {
  for (const [holder, kind] of GROUPS) {
    for (const group of root.querySelectorAll(holder)) {
      for (const item of group.querySelectorAll(`${kind}:not([tabindex])`)) {
        item.setAttribute('tabindex', '-1');
        if (!item.hasAttribute('role')) item.setAttribute('role', 'button');
      }
      if (!group.querySelector(`${kind}[tabindex="0"]`)) group.querySelector(kind)?.setAttribute('tabindex', '0');
    }
  }
}

/**
 * The item that an event comes from, with all of its group.
 * @param {Event} event
 * @returns {{ item: HTMLElement, all: NodeListOf<HTMLElement> } | undefined}
 */
function itemOf(event) {
  const target = /** @type {Element} */ (event.composedPath()[0]);
  for (const [holder, kind] of GROUPS) {
    const item = /** @type {HTMLElement | null | undefined} */ (target.closest?.(kind));
    const group = item?.closest(holder);
    if (item && group) return { item, all: group.querySelectorAll(kind) };
  }
  return undefined;
}

/** The tab stop follows the focus. @param {Event} event */
export function hold(event) {
  const found = itemOf(event);
  if (!found) return;
  for (const other of found.all) if (other.tabIndex === 0) other.setAttribute('tabindex', '-1');
  found.item.setAttribute('tabindex', '0');
}

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Going astray sideways counts this much more than going far. */
const ASTRAY = 4;

/** Goes to the nearest one in the direction of an arrow key. @param {KeyboardEvent} event */
export function move(event) {
  const way = WAYS[event.key];
  const found = itemOf(event);
  if (!way || !found || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const here = middle(found.item);
  let best;
  let least = Infinity;
  for (const other of found.all) {
    const there = middle(other);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead < 2 || ahead + ASTRAY * aside >= least) continue;
    least = ahead + ASTRAY * aside;
    best = other;
  }
  best?.focus();
}

/** @param {Element} element */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
