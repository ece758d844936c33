/**
 * A reader's month in Chromium from file:, with a clock that the test moves: thirty days, forgetting some cards, one
 * change of zone, the change to summer time, a copy brought in from another device, one wipe. Each day the log and
 * the due dates are held against a calendar and an FSRS of the test's own.
 */
import { after, before, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmptyCard, fsrs } from 'ts-fsrs';
import {
  choose,
  clockPage,
  downloads,
  listed,
  onReview,
  openReview,
  pressButton,
  rendered,
  storedLog,
} from './deck-support.mjs';
import { launch } from './lib/engines.mjs';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** 10 March 2026; in Berlin the clocks change on the 29th. */
const FIRST = Date.UTC(2026, 2, 10);
const IMPORT = 12;
const WIPE = 16;
const JOURNEY = 23;

/** Where the reader is, and how far that is from UTC, as the tables of the time zones say for 2026. */
const place = (date) =>
  date >= FIRST + JOURNEY * DAY
    ? { zone: 'America/New_York', offset: -4 }
    : { zone: 'Europe/Berlin', offset: date >= Date.UTC(2026, 2, 29) ? 2 : 1 };

/**
 * When the reader studies: mostly in the evening, sometimes after midnight, once at 03:59. All of it belongs to the
 * day `date`.
 */
const HOURS = [
  [20, 15],
  [23, 59],
  [24, 10],
  [27, 59],
  [4, 1],
  [12, 0],
];
const moment = (day) => {
  const date = FIRST + day * DAY;
  const [hour, minute] = HOURS[day % HOURS.length];
  // A clock time after midnight is on the next date, where the offset may be another.
  const { offset } = place(date + (hour >= 24 ? DAY : 0));
  return date + (hour - offset) * 3_600_000 + minute * MINUTE;
};

/** The reader forgets now and then. */
const gradeFor = (day, n) => ((day * 7 + n * 3) % 9 === 0 ? 1 : (day + n) % 5 === 0 ? 2 : (day + n) % 11 === 0 ? 4 : 3);

let driver;
let clock;
let saved;
before(async () => {
  driver = await launch('chromium');
  clock = await clockPage(driver.page, moment(0), 'Europe/Berlin');
  saved = await downloads(clock.page);
});
after(async () => {
  saved?.remove();
  await driver?.close();
});

const scheduler = fsrs({ enable_fuzz: false });
/** name → { card, due } by the test's own reckoning; dates are noon UTC of the reader's day. */
const mine = new Map();
const reckon = (name, date, grade) => {
  const noon = new Date(date + DAY / 2);
  const { card } = scheduler.next(mine.get(name) ?? createEmptyCard(noon), noon, grade);
  mine.set(name, card);
};
const dueDate = ({ state, scheduled_days: days, last_review: last }) =>
  state === 2 ? last.getTime() - DAY / 2 + days * DAY : null;

const titles = () =>
  onReview(clock.page, (review) =>
    [...review.shadowRoot.querySelectorAll('.card-row h3')].map(({ textContent }) => textContent),
  );

/** One session by keyboard to its end. Gives the grades in order. */
async function study(day) {
  const { page } = clock;
  const grades = [];
  let at = moment(day);
  await pressButton(page, 'Begin');
  for (let n = 0; n < 80; n++) {
    const name = await onReview(page, (review) => review.shadowRoot.querySelector('attn-card')?.name);
    if (!name) return grades;
    const grade = gradeFor(day, n);
    await page.keyboard.press('Space');
    await rendered(page);
    await page.keyboard.press(String(grade));
    await rendered(page);
    reckon(name, FIRST + day * DAY, grade);
    grades.push([name, grade]);
    at += 1000;
    await clock.set(at);
  }
  assert.fail('the session does not end');
  return grades;
}

describe("a reader's month", () => {
  it('goes through thirty days, and every day the log and the due dates are right', { timeout: 600_000 }, async () => {
    const { page } = clock;
    const expectedLog = [];
    let days = 0;
    let forgotten = 0;
    await openReview(page);
    await pressButton(page, 'Add all 10 cards');
    const names = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10'];
    const byTitle = Object.fromEntries((await titles()).map((title, i) => [title, names[i]]));

    for (let day = 0; day < 30; day++) {
      const date = FIRST + day * DAY;
      await clock.zoneIs(place(date + (HOURS[day % HOURS.length][0] >= 24 ? DAY : 0)).zone);
      await clock.set(moment(day));
      await openReview(page);

      if (day === IMPORT) await bringFromOtherDevice(page, day, expectedLog);
      if (day === WIPE) await wipeAndBringBack(page);

      // Due is what the test's own reckoning says.
      const due = names.filter((name) => {
        const card = mine.get(name);
        return !card || (dueDate(card) ?? -Infinity) <= date;
      });
      assert.equal(await onReview(page, (review) => review.state.due), due.length, `due on day ${day}`);
      if (due.length) {
        const grades = await study(day);
        expectedLog.push(...grades);
        forgotten += grades.filter(([, grade]) => grade === 1).length;
        await pressButton(page, 'Back to the deck');
      }
      // The list shows the same dates to the reader.
      for (const [title, { words, next }] of Object.entries(await listed(page))) {
        const card = mine.get(byTitle[title]);
        const expected = dueDate(card);
        assert.equal(next && Date.parse(`${next}T00:00Z`), expected, `${title} on day ${day}: ${words}`);
        assert.ok(expected === null || expected > date, 'never a negative interval');
      }
      const log = await storedLog(page);
      assert.deepEqual(
        log.filter(({ type }) => type === 'grade').map(({ card, grade }) => [card, grade]),
        expectedLog,
        `log on day ${day}`,
      );
      assert.equal(new Set(log.map(({ id }) => id)).size, log.length);
      days++;
    }
    assert.equal(days, 30);
    assert.ok(forgotten >= 5, `${forgotten} forgotten`);
    assert.ok(expectedLog.length > 60, `${expectedLog.length} grades`);
    assert.deepEqual(clock.heard, []);
  });

  it('can be taken back grade by grade to the first day', { timeout: 120_000 }, async () => {
    const { page } = clock;
    await openReview(page);
    const before = await storedLog(page);
    const grades = before.filter(({ type }) => type === 'grade').length;
    for (let i = 0; i < grades; i++) await onReview(page, (review) => review.undo());
    await rendered(page);
    const list = Object.values(await listed(page));
    assert.ok(
      list.every(({ words }) => words === 'New in your deck'),
      JSON.stringify(list),
    );
    const log = await storedLog(page);
    assert.equal(log.length, before.length + grades, 'nothing is ever deleted from the log');
  });
});

/** A copy of this deck went to another device two days ago and was studied there; it comes back. */
async function bringFromOtherDevice(page, day, expectedLog) {
  const file = JSON.parse((await saved.next(() => pressButton(page, 'Save a copy'))).text);
  const at = moment(day) - 6 * 3_600_000;
  const tick = Math.max(at, ...file.log.map((entry) => entry.tick + 1));
  file.log.push({
    id: 'otherdevice000000001',
    tick,
    at,
    day: (FIRST + day * DAY) / DAY,
    type: 'grade',
    card: 'c5',
    grade: 3,
  });
  file.log.push({
    id: 'otherdevice000000002',
    tick: tick + 1,
    at,
    day: (FIRST + day * DAY) / DAY,
    type: 'note',
    card: 'c5',
    text: '<img src=x onerror=alert(1)>',
  });
  file.entries += 2;
  const path = join(saved.folder, 'other.json');
  writeFileSync(path, JSON.stringify(file));
  await choose(page, path);
  const incoming = async () => {
    const text = await onReview(page, (review) => review.shadowRoot.querySelector('.incoming').textContent);
    return text.replace(/\s+/g, ' '); // as it is seen
  };
  const preview = await incoming();
  assert.match(preview, /2 are new/);
  assert.match(preview, /The causal mask: /);
  assert.equal((await storedLog(page)).length, file.entries - 2, 'looking changes nothing');
  await pressButton(page, 'Take it in');
  await page.waitForFunction(
    () => document.querySelector('attn-review').shadowRoot.textContent.includes('2 entries taken in'),
    { polling: 50 },
  );
  // Once more: nothing is doubled.
  await choose(page, path);
  assert.match(await incoming(), /nothing that your deck does not have/);
  assert.equal((await storedLog(page)).length, file.entries);
  reckon('c5', FIRST + day * DAY, 3);
  expectedLog.push(['c5', 3]);
}

/** The browser throws the stored deck away while the page is open. */
async function wipeAndBringBack(page) {
  const before = await storedLog(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('attention-figures-deck').onsuccess = resolve;
      }),
  );
  await rendered(page);
  assert.match(
    await onReview(page, (review) => review.shadowRoot.querySelector('.notice').textContent),
    /deleted while this page was open/,
  );
  const copy = await saved.next(() => pressButton(page, 'Save a copy'));
  await openReview(page);
  assert.equal(
    await onReview(page, (review) => review.shadowRoot.querySelector('.big').textContent),
    'Your deck is empty.',
  );
  await choose(page, copy.path);
  await pressButton(page, 'Take it in');
  await page.waitForFunction(() => document.querySelector('attn-review').shadowRoot.textContent.includes('taken in'), {
    polling: 50,
  });
  assert.deepEqual(await storedLog(page), before);
}
