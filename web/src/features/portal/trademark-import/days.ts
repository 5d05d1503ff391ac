/** Which part of `03/04/2025` comes first. */
export type DateOrder = 'day' | 'month';

const ISO = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?$|^(\d{4})(\d{2})(\d{2})$/;
const PARTED = /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4})(?: .*)?$/;
const IN_WORDS = /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?[ -](\d{4})$|^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A cell as a calendar date `YYYY-MM-DD`; undefined where it is none. `14.3.2027` always begins with the day. */
export function dayOf(cell: string, order: DateOrder): string | undefined {
  const text = cell.trim();
  const iso = ISO.exec(text);
  if (iso !== null) return existing(iso[1] ?? iso[4], iso[2] ?? iso[5], iso[3] ?? iso[6]);
  const parted = PARTED.exec(text);
  if (parted !== null) {
    const [, first, sign, second, year] = parted;
    return sign === '.' || order === 'day' ? existing(year, second, first) : existing(year, first, second);
  }
  const words = IN_WORDS.exec(text);
  if (words === null) return undefined;
  const month = MONTHS.indexOf((words[2] ?? words[4] ?? '').toLowerCase()) + 1;
  return existing(words[3] ?? words[6], String(month), words[1] ?? words[5]);
}

/** What the dates of a file say of their own order; undefined where none is told apart, or they contradict one another: a person knows then. */
export function orderOf(cells: readonly string[]): DateOrder | 'clear' | undefined {
  const parted = cells
    .map((cell) => PARTED.exec(cell.trim()))
    .filter((match) => match !== null && match[2] !== '.')
    .map((match) => [Number(match?.[1]), Number(match?.[3])] as const)
    .filter(([first, second]) => first !== second);
  if (parted.length === 0) return 'clear';
  const dayFirst = parted.some(([first]) => first > 12);
  const monthFirst = parted.some(([, second]) => second > 12);
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? 'day' : 'month';
}

function existing(year = '', month = '', day = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined;
}
