/** The elements of the review deck. In order to add one: its file, and one line here. */
import { AttnCard } from './card.js';
import { AttnDue } from './due.js';
import { AttnReview } from './review.js';

const elements = { 'attn-card': AttnCard, 'attn-due': AttnDue, 'attn-review': AttnReview };

for (const [tag, element] of Object.entries(elements)) {
  // A second copy of the script finds the tags taken, and leaves them as they are.
  if (!customElements.get(tag)) customElements.define(tag, element);
}
