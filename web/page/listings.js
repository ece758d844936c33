/** The buttons under each listing: one copies it, and where the page can run it, one does. */
import { core } from '../figures/core.js';
import { run } from '../lesson/code/attention.js';

const RUNS = { 'attention.js': run };

export function startListings() {
  for (const example of document.querySelectorAll('.example')) {
    const [code, output] = example.querySelectorAll('pre');
    const told = example.querySelector('[role="status"]');
    const acts = {
      copy: () => copy(code.textContent, told),
      run: () => perform(RUNS[example.dataset.listing], output, told),
    };
    for (const button of example.querySelectorAll('.tool')) button.addEventListener('click', acts[button.dataset.act]);
  }
}

async function copy(text, told) {
  try {
    await navigator.clipboard.writeText(text);
    told.textContent = 'Copied.';
  } catch {
    told.textContent = 'This browser lets no page copy from here: select the lines and copy them yourself.';
  }
}

async function perform(program, output, told) {
  told.textContent = 'Running…';
  // Two frames, so that the word is on the screen before the work begins.
  await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
  try {
    const attn = await core();
    const lines = [];
    const start = performance.now();
    program(attn, (...parts) => lines.push(parts.join(' ')));
    const time = performance.now() - start;
    output.textContent = lines.join('\n');
    told.textContent = `Done in ${Math.max(1, Math.round(time))} ms, with the ${attn.image} image of the core.`;
  } catch (error) {
    told.textContent = `It did not run: ${error.message}`;
  }
}
