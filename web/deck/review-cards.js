/** The list of all cards on the review page: where each stands, what can be done with it, and its past. */
import { html, nothing } from 'lit';
import { allCards, cardNamed } from './cards.js';
import { standing } from './queue.js';
import { recall } from './schedule.js';
import { historyOf } from './stats.js';
import { GRADE_WORDS, momentWords, percentWords, standingWords, waitWords } from './words.js';

/** @typedef {import('./deck.js').Deck} Deck */

/** @param {Deck} deck @param {(words: string) => void} say */
export function cardList(deck, say) {
  // Cards of a later lesson may be in a deck that was brought here; they keep their place in the log.
  const foreign = [...deck.state.cards.keys()].filter((name) => !cardNamed(name));
  return html`<section aria-labelledby="cards">
    <h2 id="cards">Cards</h2>
    <ul class="cards">${allCards.map(({ name, title }) => cardRow(deck, name, title, say))}</ul>
    ${foreign.length ? html`<p class="ui muted">Your deck also holds
      ${foreign.map((name) => `“${name}”`).join(', ')},
      which this page does not have. They are kept, and go into every copy.</p>` : nothing}
  </section>`;
}

/** @param {Deck} deck @param {string} name @param {string} title @param {(words: string) => void} say */
function cardRow(deck, name, title, say) {
  const now = deck.now();
  const card = deck.state.cards.get(name);
  const where = standing(card, now);
  const { words, next, datetime } = standingWords(card, where, now);
  const act = (
    /** @type {string} */ label,
    /** @type {() => void} */ change,
    /** @type {string} */ done,
  ) => html`<button type="button"
    aria-label="${label}: ${title}" @click=${() => {
      change();
      say(`${title}: ${done}`);
    }}>${label}</button>`;
  return html`<li class="card-row">
    <details>
      <summary class="card-head">
        <h3>${title}</h3>
        <span class="stands ui ${where === 'due' ? 'due' : ''}">${words}${next ? html` <time datetime=${datetime
          ?? nothing}>${next}</time>` : nothing}</span>
      </summary>
      ${
        card
          ? html`<div class="row">${card.suspended ? act('Resume', () => deck.resume(name), 'back in the round.')
            : act('Suspend', () => deck.suspend(name), 'suspended.')}
          ${where === 'buried' ? act('Bring back today', () => deck.unbury(name), 'back today.')
            : act('Bury until tomorrow', () => deck.bury(name), 'set aside until tomorrow.')}
          ${act('Reset', () => deck.reset(name), 'reset.')}</div>`
          : nothing
      }
      ${
        card && card.memory.lastDay !== null
          ? html`<p class="ui muted">Chance to remember it today: ${percentWords(recall(card.memory, now.day,
            deck.state.settings.retention))}.
        Graded ${times(card.memory.reps)}, forgotten ${times(card.memory.lapses)}.</p>`
          : nothing
      }
      ${deck.state.notes.has(name) ? html`<p class="own"><span class="muted ui">My note:</span>
        ${deck.state.notes.get(name)}</p>` : nothing}
      ${history(deck, name, title)}
    </details>
    ${card ? nothing : act('Add', () => deck.add([name]), 'added.')}
  </li>`;
}

const times = (/** @type {number} */ n) => ['never', 'once', 'twice'][n] ?? `${n} times`;

/** @param {Deck} deck @param {string} name @param {string} title */
function history(deck, name, title) {
  const reviews = historyOf(deck.state, name);
  if (!reviews.length) return html`<p class="ui muted">No grades yet.</p>`;
  const result = (/** @type {boolean | undefined} */ right) => (right === undefined ? '' : right ? 'right' : 'wrong');
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Past of ${title}"><table>
    <caption class="unseen">Past of ${title}, newest first</caption>
    <thead><tr><th scope="col">When</th><th scope="col">Grade</th><th scope="col">Typed</th><th
      scope="col">After</th><th scope="col">Next in</th></tr></thead>
    <tbody>${reviews.map(
      ({ at, grade, right, phase, elapsed, memory }) => html`<tr>
      <td><time datetime=${new Date(at).toISOString()}>${momentWords(at)}</time></td>
      <td>${GRADE_WORDS[grade]}</td><td>${result(right)}</td>
      <td>${phase === 'review' ? waitWords({ days: elapsed }) : phase === 'new' ? 'new' : 'learning'}</td>
      <td>${memory.dueAt === null ? waitWords({ days: memory.interval })
        : waitWords({ minutes: Math.round((memory.dueAt - at) / 60_000) })}</td></tr>`,
    )}</tbody>
  </table></div>`;
}
