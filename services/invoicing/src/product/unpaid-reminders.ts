import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { ReminderScanner } from '@cotta/kit/runtime/reminders/scanner.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { product } from './product.work-item.js';

const remind = product.steps.remindProductPayment;
const expire = product.steps.expireProductPayment;

/** After three letters and a phone call comes the end. @source money rules R-REM-1 */
const LAST_STEP = 5;

/** Finds reminders of unpaid transfers that fell due; the product itself says whether they are still wanted. */
export function unpaidReminderScanner(runtime: CommandRuntime): ReminderScanner {
  return new ReminderScanner({
    db: runtime.db,
    clock: runtime.clock,
    log: runtime.log,
    afterCommit: runtime.afterCommit,
    issue: async (tx, { kind, subjectId: streamId, step, dueOn }) => {
      const commandId = nameBasedId('remind', kind, streamId, String(step), dueOn);
      const outcome =
        step < LAST_STEP
          ? await handleCommandIn(tx, runtime, {
              command: remind,
              streamId,
              input: { step },
              viewer: systemViewer,
              commandId,
            })
          : await handleCommandIn(tx, runtime, {
              command: expire,
              streamId,
              input: {},
              viewer: systemViewer,
              commandId,
            });
      if ('refusal' in outcome)
        throw new PermanentFault(
          `reminder ${step} of ${streamId} was planned though ${outcome.refusal.refused}`,
        );
    },
  });
}
