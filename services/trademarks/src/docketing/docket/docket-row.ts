import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { daysBetween } from '@cotta/reference/calendar-date.js';
import { holidayCalendar } from '@cotta/reference/holiday-calendar.js';
import type { DeadlineKind, DeadlineState } from '../../deadlines/deadline.js';
import { workingDaysBefore } from '../../deadlines/office-day.js';
import { SAFE_OPEN_DAYS } from '../../deadlines/compute-deadlines.js';
import {
  openOfficeActionStatuses,
  type OfficeActionStatus,
} from '../../office-action/office-action-status.js';
import {
  openUseInCommerceStatuses,
  type UseInCommerceStatus,
} from '../../use-in-commerce/use-in-commerce-status.js';
import type { LaterDueDateCause } from '../../deadlines/later-due-date.js';
import type { TrademarkStatus } from '../../mark/trademark-status.js';

/** A last day as the database answers it, with what it is worked on in. Dates `YYYY-MM-DD`. */
export interface DocketRecord {
  readonly id: string;
  readonly trademarkId: string;
  readonly userId: string | null;
  readonly markName: string | null;
  readonly jurisdiction: string;
  readonly kind: DeadlineKind;
  /** What has to be done. */
  readonly name: string;
  readonly actor: 'owner' | 'third party' | 'office';
  readonly state: DeadlineState;
  readonly today: string;
  readonly on: string;
  readonly nominalDate: string;
  readonly legalDate: string;
  readonly safeDate: string;
  readonly opensDate: string | null;
  readonly graceDate: string | null;
  readonly surcharge: string | null;
  readonly assignedAdminId: string | null;
  readonly extensionDate: string | null;
  readonly renewalOrderedOn: string | null;
  readonly markStatus: TrademarkStatus;
  readonly markVersion: number;
  readonly extensionsLeft: number | null;
  readonly letterId: string | null;
  readonly letterVersion: number | null;
  readonly letterStatus: OfficeActionStatus | null;
  readonly letterBasis: readonly string[] | null;
  readonly letterExtendedOn: string | null;
  readonly proposedDueDate: string | null;
  readonly laterDueDateCause: LaterDueDateCause | null;
  readonly dueDateReason: string | null;
  readonly dueDateSourceId: string | null;
  /** Who entered the day of the letter or proof. */
  readonly dueDateSetById: string | null;
  readonly proofId: string | null;
  readonly proofVersion: number | null;
  readonly proofStatus: UseInCommerceStatus | null;
  readonly dueDateUnconfirmed: boolean;
  readonly letterOn: string | null;
  readonly letterCount: number;
}

/** Who reads the docket. */
export type DocketReader = Viewer & {
  /** Whether they give second looks. @defaultValue true */
  readonly secondLooks?: boolean;
};

export type DocketStep = 'CONFIRM' | 'CORRECT' | 'EXTEND' | 'NOTIFY';
export type DocketSafeReason = 'OPEN_DAYS' | 'OPENS' | 'NO_DAYS';
export type DocketTurn = 'CLIENT' | 'FIRM' | 'OFFICE' | 'THIRD_PARTY';

/** Statuses in which the next step at a letter or a proof is ours. */
const oursOfLetter: ReadonlySet<OfficeActionStatus> = new Set(['Docketed', 'Ordered', 'Drafting']);
const oursOfProof: ReadonlySet<UseInCommerceStatus> = new Set(['Created', 'Approved for filing']);
const letterSentAgain: ReadonlySet<OfficeActionStatus> = new Set(['Kick-off sent', 'Landing page visited']);
const proofSentAgain: ReadonlySet<UseInCommerceStatus> = new Set([
  'Kick-off sent',
  'In preparation',
  'Approved for filing',
]);
const awaitingUse: ReadonlySet<TrademarkStatus> = new Set(['Statement of use requested', 'SOU extended']);

/** Who has to do something next. */
export function turnOf(row: DocketRecord): DocketTurn {
  if (row.actor === 'office') return 'OFFICE';
  if (row.actor === 'third party') return 'THIRD_PARTY';
  const ours =
    row.userId === null ||
    (row.kind === 'renewal' && row.renewalOrderedOn !== null) ||
    (row.letterStatus !== null && oursOfLetter.has(row.letterStatus)) ||
    (row.proofStatus !== null && oursOfProof.has(row.proofStatus));
  return ours ? 'FIRM' : 'CLIENT';
}

/** Steps that can apply now for one of the staff; the command itself has the last word. */
export function stepsOf(row: DocketRecord, viewer: DocketReader): DocketStep[] {
  const steps: DocketStep[] = [];
  if (row.dueDateUnconfirmed && confirmable(row) && isSecondPerson(row, viewer)) steps.push('CONFIRM');
  if (correctable(row)) steps.push('CORRECT');
  if (extendable(row)) steps.push('EXTEND');
  if (row.userId !== null && notifiable(row)) steps.push('NOTIFY');
  return steps;
}

function confirmable({ letterStatus, proofStatus }: DocketRecord): boolean {
  if (letterStatus !== null) return openOfficeActionStatuses.includes(letterStatus);
  return proofStatus === 'Created';
}

/** Another lawyer than the one who entered the date, and one who gives second looks. */
const isSecondPerson = (
  { dueDateSetById }: DocketRecord,
  { role, userId, secondLooks = true }: DocketReader,
): boolean => role === 'lawyer' && secondLooks && (userId === undefined || userId !== dueDateSetById);

/** A date that somebody entered; one that a rule counts is corrected by the day it is counted from, at the mark. */
function correctable({ letterStatus, proofStatus }: DocketRecord): boolean {
  if (letterStatus !== null) return openOfficeActionStatuses.includes(letterStatus);
  return proofStatus !== null && openUseInCommerceStatuses.includes(proofStatus);
}

function extendable(row: DocketRecord): boolean {
  if (row.today > row.nominalDate) return false;
  if (row.letterStatus !== null)
    return (
      row.jurisdiction === 'US' &&
      row.letterExtendedOn === null &&
      row.letterBasis?.includes('66(a)') !== true &&
      openOfficeActionStatuses.includes(row.letterStatus)
    );
  return (
    row.kind === 'use' &&
    row.extensionDate !== null &&
    awaitingUse.has(row.markStatus) &&
    (row.extensionsLeft ?? 0) > 0
  );
}

function notifiable({ letterStatus, proofStatus }: DocketRecord): boolean {
  if (letterStatus !== null) return letterSentAgain.has(letterStatus);
  return (
    proofStatus !== null && openUseInCommerceStatuses.includes(proofStatus) && proofSentAgain.has(proofStatus)
  );
}

/** Why we want to have acted by the safe date: open days of the office before the last one, or what leaves fewer of them. */
export function safeReasonOf({
  jurisdiction,
  nominalDate,
  safeDate,
  opensDate,
}: DocketRecord): DocketSafeReason {
  if (workingDaysBefore(jurisdiction, nominalDate, SAFE_OPEN_DAYS) === safeDate) return 'OPEN_DAYS';
  return safeDate === opensDate ? 'OPENS' : 'NO_DAYS';
}

/** The row as the docket answers it to one of the staff. */
export function docketRow(row: DocketRecord, viewer: DocketReader): object {
  const { letterId, letterVersion, proofId, proofVersion, trademarkId, markVersion } = row;
  const subject =
    letterId !== null
      ? { kind: 'OFFICE_ACTION', id: letterId, version: letterVersion }
      : proofId !== null
        ? { kind: 'USE_IN_COMMERCE_REQUEST', id: proofId, version: proofVersion }
        : { kind: 'TRADEMARK', id: trademarkId, version: markVersion };
  return {
    ...row,
    daysLeft: daysBetween(row.today, row.nominalDate),
    turn: turnOf(row),
    safeReason: safeReasonOf(row),
    closedBecause:
      row.legalDate === row.nominalDate
        ? null
        : (holidayCalendar(row.jurisdiction)?.closed(row.nominalDate) ?? null),
    user: row.userId === null ? null : { __typename: 'User', id: row.userId },
    isDueDateOwn: row.dueDateSetById !== null && row.dueDateSetById === viewer.userId,
    dueDateSource: row.dueDateSourceId === null ? null : { __typename: 'Document', id: row.dueDateSourceId },
    extendedOn: row.letterExtendedOn,
    subject: { ...subject, steps: stepsOf(row, viewer) },
    letter: row.letterOn === null ? null : { sentOn: row.letterOn, count: row.letterCount },
  };
}
