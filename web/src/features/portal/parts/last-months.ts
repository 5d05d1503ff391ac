const MONTHS = 12;

/** The last twelve months to `today` (YYYY-MM-DD) as YYYY-MM, oldest first. */
export function lastMonths(today: string): readonly string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}
