import { classesOf } from '../../../../domain/nice-class/classes-of.js';
import type { ListedMark } from '../../../../domain/mark-list/mark-list.js';

/** A mark in the table, as it was typed, listed or looked up. */
export interface RenewalRow extends ListedMark {
  readonly key: string;
  /** What the list said where it names no office we know. */
  readonly unknownOffice: string;
  readonly poaInHand: boolean;
  /** A mark of the account. */
  readonly trademarkId: string;
  /** What came of asking for it: ours, the register's, or nobody's. */
  readonly known: '' | 'account' | 'register' | 'unknown' | 'away';
}

export type Said = keyof Pick<RenewalRow, 'office' | 'number' | 'name' | 'expires' | 'classes'>;

export const MOST_MARKS = 100;

export const emptyRow = (more: Partial<RenewalRow> = {}): RenewalRow => ({
  key: crypto.randomUUID(),
  office: '',
  number: '',
  name: '',
  expires: '',
  classes: '',
  unknownOffice: '',
  poaInHand: false,
  trademarkId: '',
  known: '',
  ...more,
});

export const isEmpty = ({ office, number, name }: RenewalRow): boolean =>
  office === '' && number === '' && name === '';

/** What keeps a row from being priced, by its field; keys of the common errors. */
export function rowErrors(row: RenewalRow): Partial<Record<Said, string>> {
  const missing = (['office', 'number', 'name', 'expires', 'classes'] as const)
    .filter((field) => row[field].trim() === '')
    .map((field) => [field, 'errors.REQUIRED']);
  const classes =
    row.classes.trim() === '' || (classesOf(row.classes)?.length ?? 0) > 0
      ? []
      : [['classes', 'errors.UNKNOWN_VALUE']];
  return Object.fromEntries([...missing, ...classes]);
}

/** Rows whose registration stands in an earlier one already. */
export function twiceIn(rows: readonly RenewalRow[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = rows.filter(({ office, number }) => {
    const registration = `${office} ${number.replace(/\s/g, '').toUpperCase()}`;
    if (office === '' || number.trim() === '' || !seen.has(registration)) return void seen.add(registration);
    return true;
  });
  return new Set(twice.map(({ key }) => key));
}

/** As the price asks for it. */
export const pricedMark = ({ office, number, classes, expires }: RenewalRow) => ({
  jurisdiction: office,
  number: number.trim(),
  classes: classesOf(classes)?.length ?? 1,
  expirationDate: expires,
});

/** As the order names it. */
export const orderedMark = ({
  office,
  number,
  name,
  classes,
  expires,
  poaInHand,
  trademarkId,
}: RenewalRow) => ({
  ...(trademarkId === '' ? {} : { trademarkId }),
  jurisdiction: office,
  number: number.trim(),
  name: name.trim(),
  classes: classesOf(classes) ?? [],
  expirationDate: expires,
  poaInHand,
});

/** The price hangs on this alone: while it is the same, the price shown is the price of the order. */
export const pricedText = (
  rows: readonly RenewalRow[],
  { country, vatNumber }: { readonly country: string; readonly vatNumber: string },
): string => JSON.stringify([country, vatNumber.trim(), rows.map(pricedMark)]);
