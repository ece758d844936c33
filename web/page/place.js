/** Marks the reader's place in the contents list and names it in the bar. */
export function startPlace() {
  const links = new Map([...document.querySelectorAll('.contents a')]
    .map((link) => [link.getAttribute('href').slice(1), link]));
  const marks = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
  const place = document.querySelector('[data-place]');
  const title = place?.innerHTML ?? '';
  let current;

  const update = () => {
    const line = innerHeight / 4;
    let now = null;
    for (const mark of marks) {
      if (mark.getBoundingClientRect().top > line) break;
      now = mark;
    }
    if (now === current) return;
    current = now;
    for (const [id, link] of links) {
      if (id === now?.id) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    const link = now && links.get(now.id);
    if (place) place.innerHTML = link ? link.innerHTML : title;
    keepInView(link);
  };

  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      update();
    });
  };
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask);
  ask();
}

// The list scrolls on its own where it stands beside the text; the page itself must not move.
function keepInView(link) {
  const list = link?.closest('.contents');
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const { top, bottom } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top + 48) list.scrollTop -= frame.top + 48 - top;
  else if (bottom > frame.bottom - 48) list.scrollTop += bottom - frame.bottom + 48;
}
