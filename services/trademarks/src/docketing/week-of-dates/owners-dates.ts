import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { addDays } from '@cotta/reference/calendar-date.js';
import type { EntityManager } from 'typeorm';
import { settledStates, type DeadlineKind, type DeadlineState } from '../../deadlines/deadline.js';
import { deadlineWithMark, deadlineFacts, type MarkDeadlineRow } from '../notices/mark-notice.js';
import { stateOn } from '../../deadlines/rows/deadline-rows.js';
import { MOST_DATES, type WeekOfDates } from '../../deadlines/week-of-dates/publish-week-of-dates.js';

const DAYS_AHEAD = 30;

/** The schedule whose words fit a date of this kind. */
const schedules: Readonly<Partial<Record<DeadlineKind, string>>> = {
  renewal: 'renewal',
  maintenance: 'maintenance',
  use: 'use in commerce',
  priority: 'priority',
  revival: 'revival',
  response: 'office action',
};

/** Dates of the owner's own doing that nobody has seen to and nobody may be told otherwise of: `$1` the first, `$2` the last day. A mark whose reminders rest,
 *  a renewal that is ordered, a date in dispute or that no second person confirmed and a priority that was used already are passed over. */
const wanted = `d.settled is null and d.disputed is not true and d.actor = 'owner' and d.kind not in ('non-use', 'dependency')
  and (d.nominal_date between $1::date and $2::date or (d.nominal_date < $1::date and d.grace_date between $1::date and $2::date))
  and t.reminders_paused is not true and not (d.kind = 'renewal' and t.renewal_ordered_on is not null)
  and not (d.kind = 'priority' and exists (select from trademark o where o.user_id = d.user_id and o.name = d.mark_name and o.id <> d.trademark_id and o.filing_date is not null))
  and not (d.kind = 'response' and exists (select from office_action o where o.trademark_id = d.trademark_id and o.due_date = d.nominal_date and o.confirmed_due_date is distinct from o.due_date and o.status not in ('Closed', 'Abandoned')))
  and not (d.kind in ('use', 'maintenance') and exists (select from use_in_commerce_request u where u.trademark_id = d.trademark_id and u.due_date = d.nominal_date and u.confirmed_due_date is distinct from u.due_date and u.status not in ('Submitted', 'Abandoned')))`;

/** Owners with dates in the thirty days from `monday` who were not told this week, in the order of their ids after `after`. */
export async function ownersWithDates(
  tx: EntityManager,
  monday: string,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    tx,
    `select distinct d.user_id as id from trademark_deadline d join trademark t on t.id = d.trademark_id
     where ${wanted} and d.user_id > $3 and not exists (select from week_of_dates w where w.user_id = d.user_id and w.monday = $1::date) order by d.user_id limit $4`,
    [monday, addDays(monday, DAYS_AHEAD), after, most],
  );
  return rows.map(({ id }) => id);
}

/** What each of them has to keep, as it stands on that Monday. An owner all of whose dates are settled by then has none. */
export async function datesOf(
  tx: EntityManager,
  owners: readonly string[],
  monday: string,
): Promise<ReadonlyMap<string, WeekOfDates['dates']>> {
  const rows = await queryRows<MarkDeadlineRow>(
    tx,
    `${deadlineWithMark} where ${wanted} and d.user_id = any($3) order by case when d.nominal_date < $1::date then d.grace_date else d.nominal_date end, d.id`,
    [monday, addDays(monday, DAYS_AHEAD), owners],
  );
  const dates = new Map<string, WeekOfDates['dates'][number][]>();
  for (const row of rows) {
    const state = stateOn(row.phases, monday);
    if (row.user_id === null || settledStates.has(state)) continue;
    const facts = deadlineFacts(row, {
      kind: scheduleOf(row.kind, state),
      subjectId: row.id,
      step: 1,
      dueOn: monday,
      state,
      audience: 'owner',
    });
    const known = dates.get(row.user_id) ?? [];
    if (known.length < MOST_DATES)
      dates.set(row.user_id, [...known, { ...facts, trademarkId: row.trademark_id }]);
  }
  return dates;
}

/** The schedule whose words fit a date of this kind in a list. */
export function scheduleOf(kind: DeadlineKind, state: DeadlineState): string {
  if (kind === 'renewal' && state === 'in grace') return 'grace notice';
  return schedules[kind] ?? 'other date';
}
