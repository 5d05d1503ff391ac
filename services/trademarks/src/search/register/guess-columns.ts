import type { ColumnPlaces, Field } from './columns.js';
import { parseOffice } from './office-codes.js';
import { parseClasses, parseDate, isEmpty } from './parse-values.js';
import { parseStatus, parseType } from './status-words.js';

/** A column is taken for a kind when this share of its filled cells fits. */
const FITS = 0.9;
const LETTER = /\p{L}/u;

interface Column {
  readonly place: number;
  readonly filled: readonly string[];
  readonly distinct: number;
}

/** Kinds that can be told by their cells, the surest first. */
const KINDS: readonly (readonly [Field, (cell: string) => boolean])[] = [
  ['filingDate', (cell) => parseDate(cell, true).ok],
  ['registrationDate', (cell) => parseDate(cell, true).ok],
  ['type', (cell) => parseType(cell) !== undefined],
  ['status', (cell) => parseStatus(cell) !== undefined],
  ['jurisdiction', (cell) => parseOffice(cell) !== undefined],
  ['classes', (cell) => cell.length < 60 && parseClasses(cell).ok],
  ['number', (cell) => /\d{4}/.test(cell) && !/\s/.test(cell)],
];

/** Columns of a file without headings, by what their cells look like; undefined when no column can be the name. */
export function guessColumns(rows: readonly (readonly string[])[]): ColumnPlaces | undefined {
  const width = rows[0]?.length ?? 0;
  const open: Column[] = Array.from({ length: width }, (_, place) => {
    const filled = rows.map((row) => row[place] ?? '').filter((cell) => !isEmpty(cell));
    return { place, filled, distinct: new Set(filled).size };
  });
  const places: ColumnPlaces = {};
  for (const [field, fits] of KINDS) {
    const at = open.findIndex(
      ({ filled }) =>
        filled.length > 0 && !isCounter(filled) && filled.filter(fits).length >= FITS * filled.length,
    );
    if (at >= 0) places[field] = open.splice(at, 1)[0]?.place ?? 0;
  }
  const texts = open.filter(
    ({ filled }) =>
      filled.filter((cell) => LETTER.test(cell)).length >= FITS * filled.length && filled.length > 0,
  );
  const name = texts[0];
  if (name === undefined) return undefined;
  const owner = texts.slice(1).toSorted((one, other) => other.distinct - one.distinct)[0];
  return { ...places, name: name.place, ...(owner === undefined ? {} : { owner: owner.place }) };
}

/** 1, 2, 3 …: a line number, not a class. Numbers of an office that follow each other begin elsewhere. */
function isCounter(cells: readonly string[]): boolean {
  return (
    cells.length > 1 &&
    Number(cells[0]) <= 1 &&
    cells.every((cell, at) => Number(cell) === Number(cells[0]) + at)
  );
}
