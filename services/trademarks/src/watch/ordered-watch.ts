import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { addDays } from '@cotta/reference/calendar-date.js';
import {
  trademarkWatchSubscription,
  WATCH_BEGUN,
  WATCH_CALLED_OFF,
  WATCH_COMPLETED,
  WATCH_END_REMINDED,
  WATCH_QUIET,
} from './trademark-watch-subscription.record.js';
import { lastDayOfYear, QUIET_DAYS, reminderDue } from './watch-year.js';

const of = <Data extends object>(
  type: string,
  userId: string | null | undefined,
  data: Data,
): DomainEvent[] => [{ type, data, ...(userId ? { subjectId: userId } : {}) }];

/** Its order is paid. Where the mark is watched already, the new year follows the one that runs. */
export const beginTrademarkWatch = defineCommand({
  name: 'BeginTrademarkWatch',
  doc: 'The order is paid: the year begins today, or the day after the watch that runs. For the system.',
  aggregate: trademarkWatchSubscription.aggregate,
  stream: 'existing',
  input: {},
  allowed: [],
  preload: async (tx, { context: { streamId } }) => {
    const row = await queryRow<{ lastDay: string | null }>(
      tx,
      `select max(other.date_end)::text as "lastDay" from trademark_watch_subscription mine
       join trademark_watch_subscription other on other.trademark_id = mine.trademark_id and other.id <> mine.id
         and other.work_released_at is not null and other.jurisdictions && mine.jurisdictions
       where mine.id = $1`,
      [streamId],
    );
    return { lastDay: row?.lastDay ?? null };
  },
  decide: ({ exists, fields }, _, { now, preloaded }) => {
    if (!exists || !fields.serviceRequestId || fields.workReleasedAt) return [];
    const today = calendarDate(now, 'UTC');
    const { lastDay } = preloaded as { readonly lastDay: string | null };
    const dateStart = lastDay !== null && lastDay >= today ? addDays(lastDay, 1) : today;
    return of(WATCH_BEGUN, fields.userId, {
      dateStart,
      dateEnd: lastDayOfYear(dateStart),
      workReleasedAt: now.toISOString(),
    });
  },
});

/** The order ended before the year did. */
export const callOffTrademarkWatch = defineCommand({
  name: 'CallOffTrademarkWatch',
  doc: 'Its order ended: what never began disappears, what ran has its last day today. For the system.',
  aggregate: trademarkWatchSubscription.aggregate,
  stream: 'existing',
  input: {},
  allowed: [],
  decide: ({ exists, fields }, _, { now }) => {
    if (!exists || !fields.serviceRequestId) return [];
    if (!fields.workReleasedAt) return of(trademarkWatchSubscription.events.removed, fields.userId, {});
    const today = calendarDate(now, 'UTC');
    const { dateStart = today, dateEnd } = fields;
    if (dateEnd && dateEnd < today) return [];
    // A year that has not begun is over before its first day.
    return of(WATCH_CALLED_OFF, fields.userId, {
      dateEnd: dateStart > today ? addDays(dateStart, -1) : today,
    });
  },
});

/** The owner hears that the year ends, and where the next one is ordered. */
export const remindOfWatchEnd = defineCommand({
  name: 'RemindOfWatchEnd',
  doc: 'Writes that a paid watch ends soon; once thirty and once seven days before. For the system.',
  aggregate: trademarkWatchSubscription.aggregate,
  stream: 'existing',
  input: { markName: f.text('The watched mark.', { max: 300 }) },
  allowed: [],
  decide: ({ fields }, { markName }, { now }) => {
    const { userId, trademarkId, dateEnd, workReleasedAt, endReminder, reportedOn } = fields;
    if (!userId || !dateEnd || !workReleasedAt || reportedOn) return [];
    const step = reminderDue(dateEnd, calendarDate(now, 'UTC'));
    if (step === undefined || (endReminder ?? Infinity) <= step) return [];
    return of(WATCH_END_REMINDED, userId, {
      endReminder: step,
      notice: { trademarkId, userId, markName, dateEnd, on: calendarDate(now, 'UTC') },
    });
  },
});

/** A month in which nothing came near is said as well. */
export const reportQuietWatch = defineCommand({
  name: 'ReportQuietWatch',
  doc: 'Writes that a month of searching found nothing. For the system.',
  aggregate: trademarkWatchSubscription.aggregate,
  stream: 'existing',
  input: {
    markName: f.text('The watched mark.', { max: 300 }),
    searchedOn: f.calendarDate('Day of the last search.'),
  },
  allowed: [],
  decide: ({ fields }, { markName, searchedOn }, { now }) => {
    const { userId, trademarkId, quietOn, reportedOn } = fields;
    const today = calendarDate(now, 'UTC');
    if (!userId || reportedOn || (quietOn && addDays(quietOn, QUIET_DAYS) > today)) return [];
    return of(WATCH_QUIET, userId, {
      quietOn: today,
      notice: { trademarkId, userId, markName, dateEnd: searchedOn, on: today },
    });
  },
});

/** The year is over: its report is there, and its order is done. */
export const completeTrademarkWatch = defineCommand({
  name: 'CompleteTrademarkWatch',
  doc: 'The year of a paid watch is over and its report stands. For the system.',
  aggregate: trademarkWatchSubscription.aggregate,
  stream: 'existing',
  input: {},
  allowed: [],
  decide: ({ fields }, _, { now }) => {
    const { userId, dateEnd, workReleasedAt, reportedOn } = fields;
    const today = calendarDate(now, 'UTC');
    if (!workReleasedAt || reportedOn || !dateEnd || dateEnd >= today) return [];
    return of(WATCH_COMPLETED, userId, { reportedOn: today });
  },
});
