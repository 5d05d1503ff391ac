import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { cancelReminders } from '@cotta/kit/runtime/reminders/reminder-table.js';
import type { OtherReminders } from '../../registration-request/reminders/reminder-worker.js';
import { consultation } from '../consultation.work-item.js';
import { CONSULTATION_REMINDER } from './talk-reminder.projection.js';

const { remindOfConsultation: command } = consultation.steps;

/** Reminders of talks, for the one scan of this service. */
export function talkReminders(runtime: CommandRuntime): OtherReminders {
  return {
    [CONSULTATION_REMINDER]: async (tx, { step, call }) => {
      const outcome = await handleCommandIn(tx, runtime, { ...call, command, input: { step } });
      if (!('refusal' in outcome) || outcome.refusal.refused !== 'REMINDER_NOT_WANTED') return outcome;
      // The hour came before anybody got to it: from now on there is nothing to remind of.
      await cancelReminders(tx, [CONSULTATION_REMINDER], call.streamId);
      return undefined;
    },
  };
}
