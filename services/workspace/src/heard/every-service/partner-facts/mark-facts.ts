import {
  OfficeActionEvent,
  TrademarkEvent,
  type OfficeActionChanged,
  type TrademarkChanged,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import type { DeadlineReminded } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import type { PartnerFact } from '../../../partner-event/partner-event.js';
import type { PartnerEventType } from '@cotta/reference/partner-event-types.js';

const changed = 'trademark.status_changed';

/** What happened to a mark, where its owner reads it in the mark's history. */
export const ofMark: Readonly<Partial<Record<TrademarkEvent, PartnerEventType>>> = {
  [TrademarkEvent.TRADEMARK_ADDED]: 'trademark.added',
  [TrademarkEvent.TRADEMARK_FILED]: 'application.filed',
  [TrademarkEvent.TRADEMARK_NUMBER_ISSUED]: 'trademark.number_issued',
  [TrademarkEvent.TRADEMARK_REGISTERED]: 'trademark.registered',
  [TrademarkEvent.RENEWAL_RECORDED]: 'trademark.renewed',
  [TrademarkEvent.OWNERSHIP_TRANSFERRED]: 'trademark.transferred',
  [TrademarkEvent.SCAM_WARNING_SENT]: 'trademark.warned',
  [TrademarkEvent.TRADEMARK_SUBMITTED_TO_PARTNER]: changed,
  [TrademarkEvent.TRADEMARK_REJECTED]: changed,
  [TrademarkEvent.EXAMINATION_STARTED]: changed,
  [TrademarkEvent.OFFICE_ACTION_RECEIVED]: changed,
  [TrademarkEvent.OFFICE_ACTION_RESPONSE_FILED]: changed,
  [TrademarkEvent.OFFICE_ACTION_RESPONSE_ACCEPTED]: changed,
  [TrademarkEvent.TRADEMARK_PUBLISHED]: changed,
  [TrademarkEvent.TRADEMARK_OPPOSED]: changed,
  [TrademarkEvent.OPPOSITION_ENDED]: changed,
  [TrademarkEvent.OPPOSITION_UPHELD]: changed,
  [TrademarkEvent.TRADEMARK_REFUSED]: changed,
  [TrademarkEvent.STATEMENT_OF_USE_REQUESTED]: changed,
  [TrademarkEvent.STATEMENT_OF_USE_SUBMITTED]: changed,
  [TrademarkEvent.TRADEMARK_DIVIDED]: changed,
  [TrademarkEvent.DIVIDED_TRADEMARK_CONTINUED]: changed,
  [TrademarkEvent.TRADEMARK_EXPIRED]: changed,
  [TrademarkEvent.TRADEMARK_CANCELLED]: changed,
  [TrademarkEvent.TRADEMARK_ABANDONED]: changed,
  [TrademarkEvent.TRADEMARK_REVIVED]: changed,
  [TrademarkEvent.TRADEMARK_WITHDRAWN]: changed,
};

/** Dates that deadlines of a mark count from, or that are one themselves. */
const datesOfMark = [
  'filingDate',
  'priorityDate',
  'publicationDate',
  'oppositionEndDate',
  'registrationDate',
  'internationalRegistrationDate',
  'expirationDate',
  'douDeadlineDate',
  'officeDueDate',
  'noticeOfAllowanceDate',
  'allegationOfUseDate',
  'remainingExtensionCount',
  'renewalFiledOn',
] as const;

/** What else its owner reads of a mark; one who puts it right takes no step of its history. */
const recordOfMark = ['name', 'status', 'number', 'ownerEntityId'] as const;

/** What a message about a mark means to partners of its owner. Its dates are its owner's to see whoever put them right. */
export function markFacts({ entityId, event, facts }: TrademarkChanged, userId: string): PartnerFact[] {
  const record = { type: 'trademark', id: entityId } as const;
  const type = ofMark[event];
  const status = facts?.status;
  const dated = datesOfMark.some((date) => facts?.[date] !== undefined);
  const other =
    (facts?.classes ?? []).length > 0 || recordOfMark.some((field) => facts?.[field] !== undefined);
  const said = type ?? (other ? 'trademark.changed' : undefined);
  const moved: PartnerFact[] =
    said === undefined ? [] : [{ type: said, userId, record, data: status === undefined ? {} : { status } }];
  return dated ? [...moved, { type: 'deadline.changed', userId, record, data: {} }] : moved;
}

/** What happened to a letter of an office, where its owner reads it in the letter's history. */
export const ofOfficeLetter: Readonly<Partial<Record<OfficeActionEvent, PartnerEventType>>> = {
  [OfficeActionEvent.OFFICE_ACTION_DOCKETED]: 'office_letter.received',
  [OfficeActionEvent.OFFICE_ACTION_DUE_DATE_CORRECTED]: 'deadline.changed',
  [OfficeActionEvent.OFFICE_ACTION_EXTENDED]: 'deadline.changed',
};

/** What a message about a letter of an office means to partners of the mark's owner. */
export function officeLetterFacts(
  { entityId, event, facts }: OfficeActionChanged,
  userId: string,
): PartnerFact[] {
  const type = ofOfficeLetter[event];
  const markId = facts?.trademarkId;
  return type === undefined
    ? []
    : [
        {
          type,
          userId,
          record: { type: 'office_letter', id: entityId },
          data: markId === undefined ? {} : { trademark_id: markId },
        },
      ];
}

/** A reminder of a date, which its owner is written to about as well. `saidBy`: the record that says it. What a watch says of itself or has found goes to people the
 *  same way, but is no date of the mark, and its version is none of the mark's. */
export function reminderFacts({ notice }: DeadlineReminded, saidBy: string): PartnerFact[] {
  if (notice === undefined || notice.userId === '' || notice.subjectId !== saidBy) return [];
  const { userId, subjectType, subjectId, nominalDate, deadlineId } = notice;
  if (subjectType !== 'trademark' && subjectType !== 'office_action') return [];
  return [
    {
      type: 'deadline.near',
      userId,
      record: { type: subjectType === 'trademark' ? 'trademark' : 'office_letter', id: subjectId },
      data: {
        ...(deadlineId === '' ? {} : { deadline_id: deadlineId }),
        ...(nominalDate === '' ? {} : { nominal_date: nominalDate }),
      },
    },
  ];
}
