import type { EntityManager } from 'typeorm';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { cancelReminders, markReminded } from '@cotta/kit/runtime/reminders/reminder-table.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';

/** Letters before a talk. */
export const CONSULTATION_REMINDER = 'consultation-reminder';

/** Hours before it, by step. */
const HOURS_BEFORE = [24, 1] as const;
const HOUR_MS = 3_600_000;
/** Whoever books at the last moment was written to just now. */
const NOT_WITHIN_MS = HOUR_MS;

interface Facts {
  readonly eventTimestamp?: string | null;
  readonly timeZone?: string | null;
  readonly step?: number;
}

/** What ends the waiting for an hour, or begins a new one. */
const ends = [
  'ConsultationScheduled',
  'ConsultationRescheduled',
  'ConsultationCancelled',
  'ConsultationHeld',
  'ConsultationMissed',
  'ConsultationRemoved',
  'ConsultationReminderPassedOver',
];

/** A day and an hour before a talk, at its very minute: by night too, for that is when it is. */
export const talkReminderProjection: InlineProjection = {
  name: 'talk_reminder',
  tables: ['reminder'],
  foundBy: { reminder: ['subject_id'] },
  project: async (tx, { type, streamId: subjectId, occurredAt, data }: RecordedEvent) => {
    const { eventTimestamp, timeZone, step } = data as Facts;
    if (type === 'ConsultationReminded' && step !== undefined)
      return markReminded(tx, { kind: CONSULTATION_REMINDER, subjectId, step });
    if (!ends.includes(type)) return;
    await cancelReminders(tx, [CONSULTATION_REMINDER], subjectId);
    if (eventTimestamp != null)
      await plan(tx, {
        subjectId,
        at: new Date(eventTimestamp),
        since: occurredAt,
        zone: timeZone ?? FIRM_ZONE,
      });
  },
};

interface Planned {
  readonly subjectId: string;
  readonly at: Date;
  readonly since: Date;
  readonly zone: string;
}

async function plan(tx: EntityManager, { subjectId, at, since, zone }: Planned): Promise<void> {
  for (const [index, hours] of HOURS_BEFORE.entries()) {
    const dueAt = new Date(at.getTime() - hours * HOUR_MS);
    if (dueAt.getTime() < since.getTime() + NOT_WITHIN_MS) continue;
    await tx.query(
      `insert into reminder (kind, subject_id, step, due_on, zone, due_at, state) values ($1, $2, $3, $4, $5, $6, 'planned')
       on conflict (kind, subject_id, step, due_on) do update set state = 'planned', due_at = excluded.due_at, zone = excluded.zone`,
      [CONSULTATION_REMINDER, subjectId, index + 1, calendarDate(dueAt, zone), zone, dueAt],
    );
  }
}
