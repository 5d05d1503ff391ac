import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { handleCommandIn } from '@cotta/kit/runtime/commands/handle-command.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { ReminderScanner } from '@cotta/kit/runtime/reminders/scanner.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
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

/** Finds reminders of this service that fell due, and asks the request itself whether they are still wanted. */
export function requestReminders(runtime: CommandRuntime): ReminderScanner {
  return new ReminderScanner({
    db: runtime.db,
    clock: runtime.clock,
    log: runtime.log,
    issue: async (tx, { kind, subjectId, step, dueOn }) => {
      const call = {
        streamId: subjectId,
        viewer: systemViewer,
        commandId: nameBasedId('remind', kind, subjectId, String(step), dueOn),
      };
      const outcome =
        kind === ADDITION_OVER
          ? await handleCommandIn(tx, runtime, { ...call, command: lapseAdditionalOrder, input: {} })
          : isEnd(kind)
            ? await handleCommandIn(tx, runtime, {
                ...call,
                command: ends[kind].command,
                input: { reason: ends[kind].reason },
              })
            : await handleCommandIn(tx, runtime, {
                ...call,
                command: remindClient,
                input: { reminder: kind, step, dueOn },
              });
      if ('refusal' in outcome)
        throw new PermanentFault(`reminder ${kind} ${step} was planned though ${outcome.refusal.refused}`);
    },
  });
}
