import { after, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { DAY_MS, dateOfDay, dayOf, nextTurnover, plausibleDay } from '../../web/deck/day.js';
import { standing } from '../../web/deck/queue.js';
import { graded, unknown } from '../../web/deck/schedule.js';

const before = process.env.TZ;
after(() => {
  process.env.TZ = before;
});

const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham', 'UTC'];
const inZone = (zone, run) => {
  process.env.TZ = zone;
  run();
};
const wall = (year, month, day, hour, minute) => new Date(year, month - 1, day, hour, minute).getTime();
const text = (day) => dateOfDay(day).toISOString().slice(0, 10);

/** The days on which clocks change in 2026 and 2027, by zone. */
const CHANGES = {
  'Europe/Berlin': ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'],
  'America/New_York': ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'],
  'Asia/Kolkata': [],
  'Pacific/Chatham': ['2026-04-05', '2026-09-27', '2027-04-04', '2027-09-26'],
  UTC: [],
};

describe('a grade late in the evening, after midnight, and around the turn of the day', () => {
  for (const zone of ZONES) {
    it(`counts for the right day and brings the card back at four o'clock, whatever the clocks did (${zone})`, () =>
      inZone(zone, () => {
        // The eve of a change, and so many days before it that the card comes back after it.
        const eves = [...CHANGES[zone], '2026-06-15'].flatMap((date) =>
          [1, 5].map((before) => Date.parse(`${date}T00:00Z`) - before * DAY_MS),
        );
        for (const eve of eves) {
          for (const [hour, minute, later] of [
            [23, 59, 0],
            [24, 10, 0],
            [27, 59, 0],
            [28, 1, 1],
          ]) {
            const [year, month, day] = new Date(eve).toISOString().slice(0, 10).split('-').map(Number);
            const at = wall(year, month, day, hour, minute);
            const memory = graded(unknown(), 4, { at, day: dayOf(at, 4) }, 0.9);
            // FSRS's published first interval for "easy".
            const due = new Date(eve + (later + 8) * DAY_MS);
            assert.equal(text(memory.dueDay), due.toISOString().slice(0, 10), `${new Date(at)}`);
            const card = { addedAt: at, suspended: false, buriedUntil: null, memory };
            const four = wall(due.getUTCFullYear(), due.getUTCMonth() + 1, due.getUTCDate(), 4, 0);
            const where = (moment) => standing(card, { at: moment, day: dayOf(moment, 4) });
            assert.deepEqual([where(four - 60_000), where(four), where(four + 60_000)], ['later', 'due', 'due']);
          }
        }
      }));

    it(`gives no negative interval when the clock is set back by minutes, hours or days (${zone})`, () =>
      inZone(zone, () => {
        for (const date of [...CHANGES[zone], '2026-06-15']) {
          const at = Date.parse(`${date}T02:30Z`);
          for (const first of [1, 2, 3, 4]) {
            for (const back of [5, 59, 61, 1440, 10_000]) {
              const before = graded(unknown(), first, { at, day: dayOf(at, 4) }, 0.9);
              const now = { at: at - back * 60_000, day: dayOf(at - back * 60_000, 4) };
              for (const grade of [1, 2, 3, 4]) {
                const { interval, dueAt, dueDay } = graded(before, grade, now, 0.9);
                assert.ok(interval >= 0 && (dueAt === null ? dueDay > now.day : dueAt > now.at), `${first} ${grade}`);
              }
            }
          }
        }
      }));
  }
});

describe("the reader's day", () => {
  for (const zone of ZONES) {
    it(`turns over at four, not at midnight (${zone})`, () =>
      inZone(zone, () => {
        for (const [year, month, day] of [
          [2026, 6, 15],
          [2026, 12, 31],
          [2027, 1, 1],
          [2028, 2, 29],
        ]) {
          const today = dayOf(wall(year, month, day, 12, 0), 4);
          assert.equal(dayOf(wall(year, month, day, 23, 59), 4), today);
          assert.equal(dayOf(wall(year, month, day + 1, 0, 10), 4), today);
          assert.equal(dayOf(wall(year, month, day + 1, 3, 59), 4), today);
          assert.equal(dayOf(wall(year, month, day + 1, 4, 0), 4), today + 1);
          assert.equal(dayOf(wall(year, month, day + 1, 4, 1), 4), today + 1);
        }
      }));

    it(`is named after the calendar (${zone})`, () =>
      inZone(zone, () => {
        assert.equal(text(dayOf(wall(2026, 3, 29, 12, 0), 4)), '2026-03-29');
        assert.equal(text(dayOf(wall(2026, 3, 29, 3, 59), 4)), '2026-03-28');
      }));

    it(`counts one day across every change of the clocks (${zone})`, () =>
      inZone(zone, () => {
        for (const date of CHANGES[zone]) {
          const [year, month, day] = date.split('-').map(Number);
          const [eve, morrow] = [wall(year, month, day - 1, 12, 0), wall(year, month, day + 1, 12, 0)];
          assert.notEqual(morrow - eve, 2 * DAY_MS, `${zone} changes its clocks on ${date}`);
          assert.equal(dayOf(morrow, 4) - dayOf(eve, 4), 2);
          for (const [hour, minute, later] of [
            [23, 59, -1],
            [0, 10, -1],
            [3, 59, -1],
            [4, 1, 0],
          ]) {
            const at =
              later === -1 && hour === 23
                ? wall(year, month, day - 1, hour, minute)
                : wall(year, month, day, hour, minute);
            assert.equal(text(dayOf(at, 4)), later === 0 ? date : text(dayOf(eve, 4)), `${hour}:${minute}`);
          }
        }
      }));

    it(`never goes back while time goes on, for any hour it begins at (${zone})`, () =>
      inZone(zone, () => {
        for (const date of CHANGES[zone]) {
          const start = Date.parse(`${date}T00:00Z`) - DAY_MS;
          for (const turnover of [0, 3, 4, 6, 23]) {
            let last = dayOf(start, turnover);
            for (let at = start; at < start + 3 * DAY_MS; at += 60_000) {
              const day = dayOf(at, turnover);
              assert.ok(day === last || day === last + 1, `${new Date(at)} with ${turnover}`);
              last = day;
            }
          }
        }
      }));

    it(`next begins at the moment foretold (${zone})`, () =>
      inZone(zone, () => {
        const times = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });
        fc.assert(
          fc.property(times, fc.integer({ min: 0, max: 23 }), (at, turnover) => {
            const moment = nextTurnover(at, turnover);
            assert.ok(moment > at && moment - at <= 26 * 3_600_000);
            assert.equal(dayOf(moment, turnover), dayOf(at, turnover) + 1);
            assert.equal(dayOf(moment - 900_001, turnover), dayOf(at, turnover));
          }),
          { seed: 4, numRuns: 300 },
        );
      }));
  }

  it('is plausible in every zone and for every turnover', () => {
    for (const zone of [...ZONES, 'Pacific/Kiritimati', 'Etc/GMT+12']) {
      inZone(zone, () => {
        for (let hour = 0; hour < 24; hour++) {
          const at = Date.UTC(2026, 5, 15, hour, 30);
          for (const turnover of [0, 4, 23]) assert.ok(plausibleDay(dayOf(at, turnover), at));
        }
      });
    }
    assert.ok(!plausibleDay(0, Date.UTC(2026, 0, 1)));
  });
});
