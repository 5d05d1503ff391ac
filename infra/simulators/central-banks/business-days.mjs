const DAY_MS = 86_400_000;

/** @param {string} day @param {number} by days */
export function shifted(day, by) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
}

/** Whether euro rates are published: no weekend and no TARGET holiday. @param {string} day */
export function isTargetDay(day) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const easter = easterSunday(Number(day.slice(0, 4)));
  const fixed = ['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5));
  return (
    weekday !== 0 && weekday !== 6 && !fixed && day !== shifted(easter, -2) && day !== shifted(easter, 1)
  );
}

/** The last business day on `day` or before. @param {string} day */
export function lastTargetDay(day) {
  let at = day;
  while (!isTargetDay(at)) at = shifted(at, -1);
  return at;
}

/** Gregorian Easter by the anonymous algorithm (Meeus, Jones and Butcher). @param {number} year */
function easterSunday(year) {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return `${year}-${String(month).padStart(2, '0')}-${String(((h + l - 7 * m + 114) % 31) + 1).padStart(2, '0')}`;
}
