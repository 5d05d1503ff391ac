/** Priority can be claimed for six months from the first filing; a day that a month lacks becomes its last one. @source Paris Convention, Article 4 C (1) and (2) */
export function sixMonthsAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 6, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 5, Math.min(date, last))).toISOString().slice(0, 10);
}
