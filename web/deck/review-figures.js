/** The two small figures of the review page, each with its numbers as a table. */
import { html, svg } from 'lit';
import { dateOfDay } from './day.js';
import { forecast, MATURE_DAYS, retention } from './stats.js';
import { count, dayWords, isoDay, percentWords } from './words.js';

/** @typedef {import('./deck.js').Deck} Deck */

const HEIGHT = 60;

/** How many cards come back on each of the next days. @param {Deck} deck */
export function forecastFigure(deck) {
  const now = deck.now();
  const days = forecast(deck.state, now);
  const most = Math.max(1, ...days.map((day) => day.count));
  const all = days.reduce((sum, day) => sum + day.count, 0);
  const name = (/** @type {number} */ day, /** @type {any} */ parts) =>
    dateOfDay(day).toLocaleDateString('en-GB', { timeZone: 'UTC', ...parts });
  return html`<section aria-labelledby="ahead">
    <h2 id="ahead">The next 14 days</h2>
    <p class="ui muted">${all === 0 ? 'No card comes back in this time.' : `${count(all, 'card')} ${all === 1 ? 'comes'
      : 'come'} back, ${days[0].count || 'none'} today.`}</p>
    <div class="bars ui" aria-hidden="true">${days.map(
      (day) => html`<div class="bar">
      <span class="num">${day.count || ''}</span>
      <svg viewBox="0 0 10 ${HEIGHT}" preserveAspectRatio="none">${svg`<rect class="ground" x="0" y=${HEIGHT - 1}
        width="10" height="1" />
        <rect class="full" x="0" y=${HEIGHT - (HEIGHT - 1) * (day.count / most)} width="10" height=${(HEIGHT - 1) *
          (day.count / most)} />`}</svg>
      <span class="day">${name(day.day, { weekday: 'narrow' })}<br>${name(day.day, { day: 'numeric' })}</span>
    </div>`,
    )}</div>
    <details><summary>The numbers</summary><div class="scroll" tabindex="0" role="region"
      aria-label="Cards by day"><table>
      <thead><tr><th scope="col">Day</th><th scope="col">Cards</th></tr></thead>
      <tbody>${days.map(
        (day) => html`<tr><th scope="row"><time datetime=${isoDay(day.day)}>${dayWords(day.day, now.day)}</time></th>
        <td data-name="forecast[${day.day - now.day}]" data-value=${String(day.count)}>${day.count}</td></tr>`,
      )}</tbody>
    </table></div></details>
  </section>`;
}

/** How often cards were remembered when they came back. @param {Deck} deck */
export function retentionFigure(deck) {
  const shares = retention(deck.state);
  const wanted = deck.state.settings.retention;
  const rows = /** @type {const} */ ([
    ['all', 'All cards'],
    ['young', `Known under ${MATURE_DAYS} days`],
    ['mature', `Known ${MATURE_DAYS} days or more`],
  ]);
  return html`<section aria-labelledby="kept">
    <h2 id="kept">Remembered so far</h2>
    <p class="ui muted">${
      shares.all.share === null
        ? 'Nothing yet: this counts cards that come back after a day or more.'
        : `${percentWords(shares.all.share)} of ${count(shares.all.asked,
          'card')} that came back. You aim at ${percentWords(wanted)}; the mark shows it.`
    }</p>
    ${
      shares.all.share === null
        ? ''
        : html`<div class="shares ui" aria-hidden="true">${rows.map(
            ([key, label]) => html`
      <span>${label}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none">${svg`<rect class="ground" x="0" y="0" width="100"
        height="10" />
        <rect class="full" x="0" y="0" width=${(shares[key].share ?? 0) * 100} height="10" /><rect class="mark"
          x=${wanted * 100 - 0.4} y="0" width="0.8" height="10" />`}</svg>
      <span class="num">${shares[key].share === null ? '–' : percentWords(shares[key].share)}</span>`,
          )}</div>
    <details><summary>The numbers</summary><div class="scroll" tabindex="0" role="region"
      aria-label="Cards remembered"><table>
      <thead><tr><th scope="col">Cards</th><th scope="col">Asked</th><th scope="col">Remembered</th><th
        scope="col">Share</th></tr></thead>
      <tbody>${rows.map(
        ([
          key,
          label,
        ]) => html`<tr><th scope="row">${label}</th><td>${shares[key].asked}</td><td>${shares[key].remembered}</td>
        <td data-name="retention.${key}" data-value=${String(shares[key].share)}>${shares[key].share === null ? 'none'
          : percentWords(shares[key].share)}</td></tr>`,
      )}</tbody>
    </table></div></details>`
    }
  </section>`;
}
