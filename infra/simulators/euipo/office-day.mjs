/**
 * The day it is at the office: in the receipt and in the register alike.
 * @param {Date} now
 * @returns {string} `YYYY-MM-DD`
 */
export function officeDay(now) {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Madrid' }).format(now);
}
