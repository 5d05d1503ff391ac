import type { DataSource } from 'typeorm';
import { deleteOlder } from '../database/delete-older.js';
import { type Clock, daysBefore } from '../../model/time/clock.js';

/** Events stay on the broker for 14 days: four times as long, for a group whose offsets were set back by hand. A history
 *  told anew by its source is older than that and has a rule of its own, {@link isBeforeInbox}. */
export const inboxDays = 60;

/** @returns how many were forgotten. */
export async function pruneInbox(db: DataSource, clock: Clock): Promise<number> {
  return deleteOlder(db, {
    sql: `delete from inbox_event where (consumer, event_id) in
           (select consumer, event_id from inbox_event where seen_at < $1 order by seen_at limit $2 for update skip locked)`,
    before: daysBefore(clock.now(), inboxDays),
  });
}

/** Whether the inbox may have forgotten an event recorded then. A day early, so that a database whose clock is ahead of
 *  ours has nothing handled twice. */
export function isBeforeInbox(recordedAt: Date, now: Date): boolean {
  return recordedAt < daysBefore(now, inboxDays - 1);
}
