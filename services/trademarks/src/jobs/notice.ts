import type { Command, DomainEvent } from '@cotta/kit/decider/decider.js';
import type { RecordState } from '@cotta/kit/decider/record-decider.js';
import type { InputOf } from '@cotta/kit/field/field.js';
import type { reminderFields } from '../live/reminder-fields.js';

export type Told = InputOf<typeof reminderFields>;

/** What becomes of a reminder that fell due: the step to take, and what it tells. */
export interface Notice {
  // The edge: each kind of subject has a state of its own, and the step only ever runs on its own stream.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly command: Command<RecordState<any>, DomainEvent>;
  readonly streamId: string;
  readonly told: Told;
  /** Why it is passed over; staff read it in the history. */
  readonly unwanted?: string;
}
