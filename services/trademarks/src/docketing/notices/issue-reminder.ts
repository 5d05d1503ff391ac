import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { ReminderScanner, type DueReminder } from '@cotta/kit/runtime/reminders/scanner.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import {
  OFFICE_ACTION,
  OFFICE_ACTION_DRAFT_NUDGE,
  OFFICE_ACTION_KICK_OFF,
  OFFICE_ACTION_NUDGE,
} from '../../office-action/office-action-reminder.projection.js';
import { USE_IN_COMMERCE, USE_KICK_OFF } from '../../use-in-commerce/use-in-commerce-reminder.projection.js';
import { markNotice } from './mark-notice.js';
import { officeActionNotice } from './office-action-notice.js';
import type { Notice } from './notice.js';
import { useInCommerceNotice } from './use-in-commerce-notice.js';

type Look = (tx: EntityManager, due: DueReminder, now: Date) => Promise<Notice | undefined>;

/** Schedules that belong to a letter of an office or a proof of use; all others hang on a deadline of a mark. */
const looks: Readonly<Record<string, Look>> = {
  [OFFICE_ACTION]: officeActionNotice,
  [OFFICE_ACTION_NUDGE]: officeActionNotice,
  [OFFICE_ACTION_DRAFT_NUDGE]: officeActionNotice,
  [OFFICE_ACTION_KICK_OFF]: officeActionNotice,
  [USE_IN_COMMERCE]: useInCommerceNotice,
  [USE_KICK_OFF]: useInCommerceNotice,
};

/** Finds reminders and alarms that fell due, looks once more whether they are wanted, and tells so in the history of what they are about. */
export function deadlineReminders(runtime: CommandRuntime): ReminderScanner {
  return new ReminderScanner({
    db: runtime.db,
    clock: runtime.clock,
    log: runtime.log,
    afterCommit: runtime.afterCommit,
    issue: (tx, due) => issue(tx, runtime, due),
  });
}

async function issue(tx: EntityManager, runtime: CommandRuntime, due: DueReminder): Promise<void> {
  const { kind, subjectId, step, dueOn } = due;
  const notice = await (looks[kind] ?? markNotice)(tx, due, runtime.clock.now());
  if (notice === undefined)
    throw new PermanentFault(`reminder ${kind} is about ${subjectId}, which is not there`);
  const { streamId, reminder: lastReminder } = notice;
  const request = {
    streamId,
    viewer: systemViewer,
    commandId: nameBasedId('remind', kind, subjectId, String(step), dueOn),
  };
  const outcome =
    'unwanted' in notice
      ? await handleCommandIn(tx, runtime, {
          ...request,
          command: notice.command,
          input: { lastReminder, reason: notice.unwanted },
        })
      : await handleCommandIn(tx, runtime, { ...request, command: notice.command, input: { lastReminder } });
  if ('refusal' in outcome)
    throw new PermanentFault(
      `reminder ${kind} ${step} of ${subjectId} was planned though ${outcome.refusal.refused}`,
    );
}
