/**
 * On paper every folded answer is open, and afterwards each is as the reader left it; or all answers are left out, if
 * the reader says so at the foot of the page.
 */
import { recall, remember } from '../checks/memory.js';

const KEY = 'attn-print-answers';

export function startPrint() {
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: recall(KEY) !== 'off' });
  const label = document.createElement('label');
  label.append(box, ' with the answers');
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'tool' });
  button.textContent = 'Print this page';
  button.addEventListener('click', () => print());
  const row = Object.assign(document.createElement('p'), { className: 'print-choice' });
  row.append(button, ' ', label);
  document.querySelector('.foot')?.prepend(row);

  const tell = () => {
    document.documentElement.classList.toggle('no-answers', !box.checked);
    const answers = box.checked ? 'on' : 'off';
    for (const check of document.querySelectorAll('attn-check')) check.setAttribute('answers', answers);
  };
  box.addEventListener('change', () => {
    remember(KEY, box.checked ? null : 'off');
    tell();
  });
  tell();

  let opened = [];
  addEventListener('beforeprint', () => {
    const folded = document.querySelectorAll('details:not([open])');
    const opening = [...folded].filter((each) => box.checked || !each.matches('.answer'));
    for (const details of opening) details.open = true;
    // Some browsers tell twice.
    opened.push(...opening);
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
    opened = [];
  });
}
