import { calendarDate } from '@cotta/kit/time/clock.js';
import type { InlineProjection, RecordedEvent } from '@cotta/kit/projection/projection.js';
import { cancelReminders, markReminded, pauseReminders, planReminders } from '@cotta/kit/reminders/reminder-table.js';
import type { EntityManager } from 'typeorm';
import type { RegistrationRequestEvent } from '../domain/events.js';
import { RESULT_NOT_VIEWED, resultNotViewedDays } from '../domain/reminder-schedule.js';

type Stored = RegistrationRequestEvent & RecordedEvent;

/** What is due, as rows: the scanner needs nothing else. */
export const requestReminderProjection: InlineProjection = {
  name: 'request_reminder',
  tables: ['reminder'],
  project: async (tx, recorded) => {
    const event = recorded as Stored;
    const subjectId = event.streamId;
    switch (event.type) {
      case 'VerificationApproved':
      case 'VerificationDismissed':
        return planResultNotViewed(tx, event, event.data.about.zone);
      case 'VerificationResultViewed':
      case 'VerificationRepeated':
        return cancelReminders(tx, RESULT_NOT_VIEWED, subjectId);
      case 'ClientReminded':
        return markReminded(tx, { kind: event.data.reminder, subjectId, step: event.data.step });
      case 'RemindersPaused':
        return pauseReminders(tx, subjectId, event.data.paused);
      default:
    }
  },
};

async function planResultNotViewed(tx: EntityManager, event: RecordedEvent, zone: string): Promise<void> {
  const from = calendarDate(event.occurredAt, zone);
  await planReminders(tx, { kind: RESULT_NOT_VIEWED, subjectId: event.streamId, from, zone, afterDays: resultNotViewedDays, paused: await arePaused(tx, event.streamId) });
}

/** The request's row is written from the same events just before, here and when rows are rebuilt. */
async function arePaused(tx: EntityManager, requestId: string): Promise<boolean> {
  const rows: { reminders_paused: boolean }[] = await tx.query('select reminders_paused from registration_request where id = $1', [requestId]);
  return rows[0]?.reminders_paused ?? false;
}
