/**
 * A formula or listing that is wider than its box can be scrolled with the keyboard, and only then is a stop for Tab.
 */
function mark(entries) {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) {
      target.setAttribute('tabindex', '0');
      if (target.classList.contains('formula')) {
        target.setAttribute('role', 'group');
        target.setAttribute('aria-label', 'Formula, scrolls sideways');
      }
    } else for (const name of ['tabindex', 'role', 'aria-label']) target.removeAttribute(name);
  }
}

/** @type {ResizeObserver | undefined} */
let sizes;

/**
 * Watches the boxes in a page or in an element; to call it again for new ones does no harm.
 * @param {ParentNode} root
 */
export function watchBoxes(root) {
  // In the next frame: what is measured may first have to be laid out, and that would disturb this round of measuring.
  sizes ??= new ResizeObserver((entries) => requestAnimationFrame(() => mark(entries)));
  for (const box of root.querySelectorAll('.formula, .listing pre')) sizes.observe(box);
}

export const startScrollers = () => watchBoxes(document);
