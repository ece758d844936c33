/** The elements that ask. In order to add one: its file, and one line here. */
import { AttnCheck } from './check.js';
import { AttnPredict } from './predict.js';

const elements = { 'attn-check': AttnCheck, 'attn-predict': AttnPredict };

/** Defines them. They read what stands inside them, so their tags have to be complete by then. */
export function defineChecks() {
  for (const [tag, element] of Object.entries(elements)) {
    // A second copy of the script finds the tags taken, and leaves them as they are.
    if (!customElements.get(tag)) customElements.define(tag, element);
  }
}
