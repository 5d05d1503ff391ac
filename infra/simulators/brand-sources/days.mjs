/** The day so many days earlier, `YYYY-MM-DD` in UTC. @param {Date} now @param {number} days */
export function dayBefore(now, days) {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
