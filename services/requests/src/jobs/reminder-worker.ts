import type { CommandRuntime } from '@cotta/kit/decider/handle-command.js';
import { handleCommandIn } from '@cotta/kit/decider/handle-command.js';
import { PermanentFault } from '@cotta/kit/errors/fault.js';
import { nameBasedId } from '@cotta/kit/ids/ids.js';
import { ReminderScanner } from '@cotta/kit/reminders/scanner.js';
import { systemViewer } from '@cotta/kit/subgraph/viewer.js';
import { remindClient } from '../slices/remind-client.js';

/** Finds reminders of this service that fell due, and asks the request itself whether they are still wanted. */
export function requestReminders(runtime: CommandRuntime): ReminderScanner {
  return new ReminderScanner({
    db: runtime.db, clock: runtime.clock, log: runtime.log,
    issue: async (tx, { kind, subjectId, step, dueOn }) => {
      const outcome = await handleCommandIn(tx, runtime, {
        command: remindClient, streamId: subjectId, input: { reminder: kind, step, dueOn }, viewer: systemViewer,
        commandId: nameBasedId('remind', kind, subjectId, String(step), dueOn),
      });
      if ('refusal' in outcome) throw new PermanentFault(`reminder ${kind} ${step} was planned though ${outcome.refusal.refused}`);
    },
  });
}
