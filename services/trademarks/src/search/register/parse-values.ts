import { knownNiceClass } from '@cotta/reference/nice-classes.js';

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

const EMPTY = new Set(['', '\\n', 'null', 'none', 'n/a', 'na', '-', '–']);

/** The ways in which files write "nothing here". */
export function isEmpty(cell: string): boolean {
  return EMPTY.has(cell.trim().toLowerCase());
}

/** `9-25` may be two classes or seventeen, `-5` is none: nobody guesses. */
const AMBIGUOUS = /^[^\d]*-|^[^\d]*\d+\s*[-–]\s*\d+[^\d]*$/;

/** Nice classes as files write them: `9;25`, `{9,42}`, `[009 025]`, `Class 9`, `9-25-42`. Ascending, each once. */
export function parseClasses(cell: string): Parsed<number[]> {
  const numbers = (cell.match(/\d+/g) ?? []).map(Number);
  const clean = /^[\s\d{}[\]()",;|/+&.-]*$/.test(cell.replace(/class(es)?|nice|ic/gi, ''));
  if (numbers.length === 0 || !clean || AMBIGUOUS.test(cell) || !numbers.every(knownNiceClass))
    return { ok: false };
  return { ok: true, value: [...new Set(numbers)].sort((one, other) => one - other) };
}

const ISO = /^(\d{4})[-./]?(\d{2})[-./]?(\d{2})(?:[T ].*)?$/;
const PARTED = /^(\d{1,2})([-./ ])\s?(\d{1,2})\2\s?(\d{4})$/;

/** A calendar date `YYYY-MM-DD`. Of `03/04/2020` the file's other dates tell which part is the day. */
export function parseDate(cell: string, dayFirst: boolean): Parsed<string> {
  const text = cell.trim();
  const iso = ISO.exec(text);
  if (iso !== null) return existing(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const parted = PARTED.exec(text);
  if (parted === null) return { ok: false };
  const [, first = '', sign, second = '', year = ''] = parted;
  const daysFirst = dayFirst || sign === '.';
  return daysFirst ? existing(year, second, first) : existing(year, first, second);
}

/** Whether dates parted by slashes or hyphens begin with the day: true unless one of them cannot. */
export function daysComeFirst(cells: Iterable<string>): boolean {
  for (const cell of cells) {
    const [, first = '', , second = ''] = PARTED.exec(cell.trim()) ?? [];
    if (Number(first) > 12) return true;
    if (Number(second) > 12) return false;
  }
  return true;
}

function existing(year: string, month: string, day: string): Parsed<string> {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
    ? { ok: true, value: date }
    : { ok: false };
}
