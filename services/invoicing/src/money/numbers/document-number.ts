import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import type { BillingEntity } from '../issuer.js';
import { no } from '../../refusals.js';

/** Documents that are numbered without gaps, each kind in a series of its own. */
export type DocumentKind = 'INVOICE' | 'CREDIT_NOTE';

const KIND_DIGIT: Readonly<Record<DocumentKind, number>> = { INVOICE: 1, CREDIT_NOTE: 2 };
const LAST_SERIAL = 999_999;

/** The last number given out of one series (entity, year, kind): one row, locked by whoever issues. `lastSerial` 0: none yet. */
export interface SeriesRow {
  readonly year: number;
  readonly kind: DocumentKind;
  readonly lastSerial: number;
  /** Issue date of that number, `YYYY-MM-DD`; null when none is known. */
  readonly lastIssuedOn: string | null;
}

/** A number that was just taken, and the issue date it was taken for, `YYYY-MM-DD` in the entity's zone. */
export interface DocumentNumber {
  /** Ten digits `D YY K SSSSSS`. */
  readonly number: string;
  readonly issuedOn: string;
  /** The row to store in the same transaction as the document. */
  readonly series: SeriesRow;
}

/** Year of the series a document issued at `at` belongs to, and its issue date: both in the entity's zone. */
export function seriesYear(issuer: BillingEntity, at: Date): { year: number; issuedOn: string } {
  const issuedOn = calendarDate(at, issuer.timeZone);
  return { year: Number(issuedOn.slice(0, 4)), issuedOn };
}

/** The next number of the series. `current`: the locked row, which a rollback leaves as it was, so no number is skipped.
 *  Refused with SERIES_FULL or DATE_BEFORE_PREVIOUS. @source money rules R-NUM-1…3 */
export function nextNumber(
  issuer: BillingEntity,
  current: SeriesRow,
  issuedOn: string,
): DocumentNumber | Refusal {
  if (current.lastIssuedOn !== null && issuedOn < current.lastIssuedOn)
    return no('DATE_BEFORE_PREVIOUS', { previous: current.lastIssuedOn });
  const serial = current.lastSerial + 1;
  if (serial > LAST_SERIAL) return no('SERIES_FULL', { year: current.year });
  const year = String(current.year % 100).padStart(2, '0');
  return {
    number: `${issuer.digit}${year}${KIND_DIGIT[current.kind]}${String(serial).padStart(6, '0')}`,
    issuedOn,
    series: { ...current, lastSerial: serial, lastIssuedOn: issuedOn },
  };
}
