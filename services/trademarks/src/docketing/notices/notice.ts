import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import type { Field } from '@cotta/kit/model/field/field.js';
import type { DueReminder } from '@cotta/kit/runtime/reminders/scanner.js';
import {
  reminderAbout,
  type ReminderData,
  type ReminderSubject,
} from '../../deadlines/rows/reminder-about.js';
import type { reminderInput } from '../../deadlines/rows/reminder-fields.js';

type Reminding<ReasonOptional extends boolean> = Command<
  // The edge: each kind of subject has a state of its own, and the step only ever runs on its own stream.
  // oxlint-disable-next-line typescript/no-explicit-any
  RecordState<any>,
  DomainEvent,
  typeof reminderInput & { readonly reason: Field<string, string, ReasonOptional> }
>;

/** What becomes of a reminder that fell due: the step to take, and what it tells. */
export type Notice = { readonly streamId: string; readonly reminder: ReminderData } & (
  | { readonly command: Reminding<true> }
  | {
      readonly command: Reminding<false>;
      /** Why it is passed over; staff read it in the history. */
      readonly unwanted: string;
    }
);

/** Steps by which a subject notes its reminders. */
interface NoticeSteps {
  readonly kickOff: Reminding<true>;
  readonly remind: Reminding<true>;
  readonly skip: Reminding<false>;
}

/** What becomes of a reminder of a subject: given to the owner, or passed over where something speaks against it. */
export function noticeAbout(
  subject: ReminderSubject,
  due: DueReminder,
  {
    steps,
    state,
    unwanted,
    isKickOff,
  }: {
    readonly steps: NoticeSteps;
    readonly state: string;
    readonly unwanted: string | undefined;
    readonly isKickOff: boolean;
  },
): Notice {
  const reminder = reminderAbout(subject, {
    reminder: due.kind,
    step: due.step,
    dueOn: due.dueOn,
    audience: unwanted === undefined ? 'owner' : 'nobody',
    state,
  });
  const { id: streamId } = subject;
  return unwanted === undefined
    ? { command: isKickOff ? steps.kickOff : steps.remind, streamId, reminder }
    : { command: steps.skip, streamId, reminder, unwanted };
}
