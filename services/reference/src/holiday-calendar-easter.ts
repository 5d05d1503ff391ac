import { numberOf } from './holiday-calendar-day.js';

/** Day number of Easter Sunday, Gregorian calendar. @source Meeus/Jones/Butcher, Astronomical Algorithms, chapter 8 */
export function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const position = epact + weekday - 7 * late + 114;
  return numberOf(year, Math.floor(position / 31), (position % 31) + 1);
}

/** Days between the Julian and the Gregorian calendar, 1900 to 2099. */
const JULIAN_GAP = 13;

/** Day number of Orthodox Easter Sunday (Julian computus), for 1900–2099. @source Meeus, Astronomical Algorithms, chapter 8 */
export function orthodoxEasterSunday(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const position = moon + weekday + 114;
  return numberOf(year, Math.floor(position / 31), (position % 31) + 1) + JULIAN_GAP;
}
