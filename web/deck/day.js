/**
 * The reader's day. A day is a whole number: calendar days since 1 January 1970 on the reader's own wall clock, where a
 * day begins at `turnover` o'clock. It is worked out once, when a log entry is written, and kept in the entry. So
 * replaying a log needs no time zone, gives the same state on every device, and a day of 23 or 25 hours is one day.
 */

export const DAY_MS = 86_400_000;

/**
 * @param {number} at milliseconds since 1970, UTC
 * @param {number} turnover local hour at which a new day begins, 0 to 23
 * @returns {number}
 */
export function dayOf(at, turnover) {
  const wall = new Date(at);
  const date = [wall.getFullYear(), wall.getMonth(), wall.getDate()];
  const day = Date.UTC(date[0], date[1], date[2]) / DAY_MS;
  // Not simply "is the hour less": where the clocks go back across that hour, it comes twice, and the day began at the
  // first.
  return at < new Date(date[0], date[1], date[2], turnover).getTime() ? day - 1 : day;
}

/**
 * The first moment after `at` that belongs to a later day. Found by asking `dayOf`, since only the system knows which
 * hours a time zone leaves out or repeats.
 * @param {number} at @param {number} turnover @returns {number}
 */
export function nextTurnover(at, turnover) {
  const today = dayOf(at, turnover);
  const date = dateOfDay(today + 1);
  let moment = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), turnover).getTime();
  while (dayOf(moment, turnover) <= today) moment += 900_000;
  return moment;
}

/** Midnight UTC of that calendar day: to be formatted with the time zone UTC. @param {number} day */
export const dateOfDay = (day) => new Date(day * DAY_MS);

/**
 * Whether `day` can be what some wall clock showed at `at`: zones reach from 12 hours behind to 14 hours ahead of UTC,
 * and a day may begin up to 23 hours after midnight.
 * @param {number} day @param {number} at
 */
export function plausibleDay(day, at) {
  const utc = Math.floor(at / DAY_MS);
  return day >= utc - 2 && day <= utc + 1;
}
