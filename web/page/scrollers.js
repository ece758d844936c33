/** A formula or listing that is wider than its box can be scrolled with the keyboard, and only then is a stop for Tab. */
export function startScrollers() {
  const boxes = document.querySelectorAll('.formula, .listing pre');
  const watch = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) {
        target.setAttribute('tabindex', '0');
        if (target.classList.contains('formula')) {
          target.setAttribute('role', 'region');
          target.setAttribute('aria-label', 'Formula, scrolls sideways');
        }
      } else for (const name of ['tabindex', 'role', 'aria-label']) target.removeAttribute(name);
    }
  });
  for (const box of boxes) watch.observe(box);
}
