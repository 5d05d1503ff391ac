import type { EntityManager } from 'typeorm';
import {
  handleCommandIn,
  type CommandOutcome,
  type CommandRuntime,
} from '@cotta/kit/runtime/commands/handle-command.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { ReminderScanner } from '@cotta/kit/runtime/reminders/scanner.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { ADDITION_OVER, CLIENT_UNRESPONSIVE, LOST_TO_FOLLOW_UP } from './reminder-schedule.js';
import { giveUpRequest, loseRequest } from '../draft/drafting-transitions.js';
import { lapseAdditionalOrder } from '../order/settle-additional-order.js';
import { remindClient } from './remind-client.js';

/** What follows when the last letter stays without an answer. */
const ends = {
  [CLIENT_UNRESPONSIVE]: {
    command: giveUpRequest.command,
    reason: 'No answer for thirty days after the last reminder.',
  },
  [LOST_TO_FOLLOW_UP]: { command: loseRequest.command, reason: 'No order for ninety days.' },
} as const;
const isEnd = (kind: string): kind is keyof typeof ends => kind in ends;

interface Call {
  readonly streamId: string;
  readonly viewer: Viewer;
  readonly commandId: string;
}

/** Reminders about something else than an order, by their kind. */
export type OtherReminders = Readonly<
  Record<
    string,
    (tx: EntityManager, due: { readonly step: number; readonly call: Call }) => Promise<CommandOutcome>
  >
>;

/** Finds reminders of this service that fell due, and asks the request itself whether they are still wanted. */
export function requestReminders(runtime: CommandRuntime, others: OtherReminders = {}): ReminderScanner {
  return new ReminderScanner({
    db: runtime.db,
    clock: runtime.clock,
    log: runtime.log,
    afterCommit: runtime.afterCommit,
    issue: async (tx, { kind, subjectId, step, dueOn }) => {
      const call = {
        streamId: subjectId,
        viewer: systemViewer,
        commandId: nameBasedId('remind', kind, subjectId, String(step), dueOn),
      };
      const other = others[kind];
      const outcome =
        other === undefined
          ? await remind(tx, runtime, { kind, step, dueOn, call })
          : await other(tx, { step, call });
      if ('refusal' in outcome)
        throw new PermanentFault(`reminder ${kind} ${step} was planned though ${outcome.refusal.refused}`);
    },
  });
}

interface Due {
  readonly kind: string;
  readonly step: number;
  readonly dueOn: string;
  readonly call: Call;
}

function remind(
  tx: EntityManager,
  runtime: CommandRuntime,
  { kind, step, dueOn, call }: Due,
): Promise<CommandOutcome> {
  if (kind === ADDITION_OVER)
    return handleCommandIn(tx, runtime, { ...call, command: lapseAdditionalOrder, input: {} });
  if (isEnd(kind)) {
    const { command, reason } = ends[kind];
    return handleCommandIn(tx, runtime, { ...call, command, input: { reason } });
  }
  return handleCommandIn(tx, runtime, {
    ...call,
    command: remindClient,
    input: { reminder: kind, step, dueOn },
  });
}
