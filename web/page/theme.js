/**
 * Runs before the first paint: the reader's choice of colours is set on <html>, so that no page flashes in the wrong
 * ones. Without a choice the system decides, and no attribute is set.
 */
const root = document.documentElement;
root.classList.add('js', 'arriving');
document.addEventListener('DOMContentLoaded', () => root.classList.remove('arriving'));
// Where the lesson's script does not come, the page is the one that scripts-off readers have.
addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement && !target.async) root.classList.remove('js');
}, true);
try {
  const choice = localStorage.getItem('attn-theme');
  if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
} catch {
  // Storage may be refused; the system's colours are right then.
}
