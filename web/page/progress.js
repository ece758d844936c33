/** Which sections the reader has finished, by the reader's own word, kept on this machine. */
import { recall, remember } from '../checks/memory.js';

const KEY = 'attn-progress';

export function startProgress() {
  const chapters = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.chapter')]);
  const facts = document.querySelector('.facts');
  if (!chapters.length || !facts) return;
  let done = new Set(read());

  const status = Object.assign(document.createElement('li'), { className: 'progress' });
  const reset = Object.assign(document.createElement('button'), {
    type: 'button', className: 'link', textContent: 'Start over',
  });
  const told = document.createElement('span');
  status.append(told, ' ', reset);
  facts.append(status);

  const boxes = chapters.map((chapter) => {
    const box = /** @type {HTMLInputElement} */ (chapter.querySelector('.chapter-done input'));
    box.addEventListener('change', () => {
      // Another tab may have kept more meanwhile.
      done = new Set(read());
      if (box.checked) done.add(chapter.id);
      else done.delete(chapter.id);
      remember(KEY, JSON.stringify([...done]));
      show();
    });
    return box;
  });

  const show = () => {
    chapters.forEach(({ id }, i) => {
      boxes[i].checked = done.has(id);
      document.querySelector(`.contents a[href="#${id}"]`)?.classList.toggle('done', done.has(id));
    });
    const n = chapters.filter(({ id }) => done.has(id)).length;
    told.textContent = `${n} of ${chapters.length} sections done`;
    status.hidden = n === 0;
  };
  reset.addEventListener('click', () => {
    done = new Set();
    remember(KEY, null);
    show();
  });
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    done = new Set(read());
    show();
  });
  show();
}

function read() {
  try {
    const kept = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
