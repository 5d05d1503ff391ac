import type { MessageInitShape } from '@bufbuild/protobuf';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { InputOf } from '@cotta/kit/model/field/field.js';
import { publication, type Publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  DeadlineAlarmedSchema,
  DeadlineRemindedSchema,
  type DeadlineNoticeSchema,
} from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import type { reminderFields } from '../deadlines/rows/reminder-fields.js';
import { noticeFields } from './notice-fields.js';

type ReminderData = {
  readonly lastReminder: InputOf<typeof reminderFields>;
  /** Where the page of what it is about opens by a link. */
  readonly linkRevision?: number;
};

/** One step of one schedule towards one date: told twice it is the same. */
function noticeOf({
  category,
  streamId,
  data: { lastReminder: given, linkRevision },
}: RecordedEvent<ReminderData>): MessageInitShape<typeof DeadlineNoticeSchema> {
  const { reminder, subjectId, step, dueOn } = given;
  return {
    ...noticeFields(given),
    key: nameBasedId(reminder, subjectId, String(step), dueOn),
    subjectType: category,
    subjectId: streamId,
    linkRevision: linkRevision ?? 0,
  };
}

const reminded: Publication = publication(DeadlineRemindedSchema, (event: RecordedEvent<ReminderData>) => ({
  notice: noticeOf(event),
}));
const alarmed: Publication = publication(DeadlineAlarmedSchema, (event: RecordedEvent<ReminderData>) => ({
  notice: noticeOf(event),
  audience: event.data.lastReminder.audience,
}));

/** Reminders and alarms as messages of their own: letters and tasks follow from them. */
export const markNotices: Publications = {
  FirstRenewalReminderSent: reminded,
  SecondRenewalReminderSent: reminded,
  ThirdRenewalReminderSent: reminded,
  FourthRenewalReminderSent: reminded,
  DeadlineReminderSent: reminded,
  DeadlineAlarmRaised: alarmed,
  RegisterCheckAsked: alarmed,
};
/** Asked for by a person: a letter of its own each time, whatever was sent before. */
const onDemand: Publication = publication(DeadlineRemindedSchema, (event: RecordedEvent<ReminderData>) => ({
  notice: { ...noticeOf(event), key: nameBasedId('letter on demand', event.eventId) },
}));

export const officeActionNotices: Publications = {
  OfficeActionDraftReminderSent: reminded,
  OfficeActionReminderSent: reminded,
  OfficeActionKickOffTold: reminded,
  OfficeActionNotified: onDemand,
};
export const useInCommerceNotices: Publications = {
  UseInCommerceReminderSent: reminded,
  UseInCommerceKickOffTold: reminded,
  UseInCommerceNotified: onDemand,
};
