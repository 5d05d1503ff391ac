import { filedStatuses, pendingStatuses, type TrademarkStatus } from '../../mark/trademark-status.js';
import type { RegisterMark } from '../index/register-mark.js';
import { isLive } from '../register/status-words.js';

/** Columns of `trademark` that are searched. */
export const OWN_MARK_COLUMNS = `id, name, number, type, jurisdiction, classes, status, filing_date::text as "filingDate", registration_date::text as "registrationDate",
  created_at as "createdAt", updated_at as "updatedAt"`;

export interface OwnMarkRow {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly type: string;
  readonly jurisdiction: string;
  readonly classes: readonly number[];
  readonly status: TrademarkStatus;
  readonly filingDate: string | null;
  readonly registrationDate: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Known to the client and us alone: not even a colleague's search finds such a mark. */
const confidentialStatuses: readonly TrademarkStatus[] = pendingStatuses.filter(
  (status) => !filedStatuses.includes(status),
);

/** What makes a row searchable for staff, in SQL: the office has it. Published is it only with the office's register. */
export const IS_FILED = `filing_date is not null and number is not null and status not in (${confidentialStatuses.map((status) => `'${status}'`).join(', ')})`;

/** A mark in our care as staff find it: what the register will say of it, and no word about whose it is. */
export function asRegisterMark(row: OwnMarkRow): RegisterMark {
  const { id: _id, createdAt, updatedAt, ...facts } = row;
  return {
    ...facts,
    ref: `${row.jurisdiction}:${row.number ?? row.id}`,
    latin: null,
    owner: null,
    live: isLive(row.status),
    createdAt: createdAt.toISOString(),
    lastTrackingUpdate: updatedAt.toISOString(),
  };
}
