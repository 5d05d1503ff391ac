import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { sqlName } from '@cotta/kit/model/field/names.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { nextNumber, seriesYear, type DocumentKind } from '../money/numbers/document-number.js';
import type { BillingEntity } from '../money/issuer.js';

const TABLES: Readonly<Record<DocumentKind, string>> = { INVOICE: 'invoice', CREDIT_NOTE: 'credit_note' };

/** What a document gets when it is issued. */
export interface IssuedNumber {
  readonly number: string;
  readonly serialNumber: number;
  readonly year: number;
  readonly issueDate: string;
}

/** The next number of the issuer's series, without a gap: whoever issues holds the series until his transaction ends, and the documents
 *  themselves say what was given out last, so a rollback leaves no trace. @source money rules R-NUM-1…3 */
export async function nextDocument(
  tx: EntityManager,
  kind: DocumentKind,
  issuer: BillingEntity,
  at: Date,
): Promise<IssuedNumber | Refusal> {
  const { year, issuedOn } = seriesYear(issuer, at);
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `document-series:${kind}:${issuer.code}:${year}`,
  ]);
  const last = await queryRow<{ serial: number; issuedOn: string | null }>(
    tx,
    // Numbers and days rise together, so the last one says both; the greatest of either would be looked for in all of the year.
    `select serial_number as serial, to_char(issue_date, 'YYYY-MM-DD') as "issuedOn" from ${sqlName(TABLES[kind])}
      where billing_entity_code = $1 and year = $2 and serial_number is not null order by serial_number desc limit 1`,
    [issuer.code, year],
  );
  const next = nextNumber(
    issuer,
    { year, kind, lastSerial: last?.serial ?? 0, lastIssuedOn: last?.issuedOn ?? null },
    issuedOn,
  );
  return isRefusal(next)
    ? next
    : { number: next.number, serialNumber: next.series.lastSerial, year, issueDate: issuedOn };
}
