import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import type { Field, InputOf } from '@cotta/kit/model/field/field.js';
import type { reminderFields, reminderInput } from '../../deadlines/rows/reminder-fields.js';

export type ReminderData = InputOf<typeof reminderFields>;

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
