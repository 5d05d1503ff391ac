import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { OtherReminders } from '../../registration-request/reminders/reminder-worker.js';
import { consultation } from '../consultation.work-item.js';
import { CONSULTATION_REMINDER } from './talk-reminder.projection.js';

const { remindOfConsultation, passOverConsultationReminder } = consultation.steps;

/** Reminders of talks, for the one scan of this service. */
export function talkReminders(runtime: CommandRuntime): OtherReminders {
  return {
    [CONSULTATION_REMINDER]: async (tx, { step, call }) => {
      // Another hour of the same day has a reminder of its own, of the same kind, step and day. That each goes out once is for its row to say, which is locked meanwhile.
      const next = () => ({ ...call, commandId: runtime.ids.next() });
      const outcome = await handleCommandIn(tx, runtime, {
        ...next(),
        command: remindOfConsultation,
        input: { step },
      });
      if (!('refusal' in outcome) || outcome.refusal.refused !== 'REMINDER_NOT_WANTED') return outcome;
      // The hour came before anybody got to it. The row is what the facts say, so that is a fact of its own.
      return handleCommandIn(tx, runtime, {
        ...next(),
        command: passOverConsultationReminder,
        input: {},
      });
    },
  };
}
