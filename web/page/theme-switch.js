/** The switch in the bar: the system's colours, light or dark, remembered on this machine. */
import { recall, remember } from '../checks/memory.js';

const KEY = 'attn-theme';

export function startThemeSwitch() {
  const root = document.documentElement;
  const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('.theme-switch input'));
  const show = (choice) => {
    if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
    else delete root.dataset.theme;
    for (const input of inputs) input.checked = input.value === (root.dataset.theme ?? 'system');
  };
  for (const input of inputs) {
    input.addEventListener('change', () => {
      show(input.value);
      remember(KEY, input.value);
    });
  }
  // Another tab of the lesson changes its colours: follow.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) show(newValue);
  });
  show(recall(KEY) ?? root.dataset.theme);
}
