/** The elements that ask. In order to add one: its file, and one line here. */
import { AttnCheck } from './check.js';
import { AttnPredict } from './predict.js';

const elements = { 'attn-check': AttnCheck, 'attn-predict': AttnPredict };

for (const [tag, element] of Object.entries(elements)) {
  // A second copy of the script finds the tags taken, and leaves them as they are.
  if (!customElements.get(tag)) customElements.define(tag, element);
}
