import { addDays } from '@cotta/reference/calendar-date.js';
import { jurisdictions } from '@cotta/reference/jurisdictions.js';
import type { EntityManager } from 'typeorm';
import { settledStates, turningPoints } from '../../deadlines/deadline.js';
import { officeToday } from '../../deadlines/office-day.js';
import type { DocketRecord } from './docket-row.js';

/** What is asked of the docket; null leaves it open. Dates `YYYY-MM-DD`. `states`: null for what is live. */
export interface DocketQuery {
  readonly from: string | null;
  readonly to: string | null;
  readonly jurisdiction: string | null;
  readonly assignedAdminId: string | null;
  readonly unassigned: boolean;
  readonly kind: string | null;
  readonly userId: string | null;
  readonly states: readonly string[] | null;
  readonly others: boolean;
  /** The last row of the page before. */
  readonly after: { readonly on: string; readonly id: string } | null;
  readonly limit: number;
}

/** Letters that go to the firm and not to the client. */
const INSIDE = ['internal task', 'internal escalation', 'renewal phone task', 'register check'];

/** Each office has its own today: `$1` by its code, `$2` where a code is not known. */
const RUNNING = `coalesce(
    (select p->>'state' from jsonb_array_elements(d.phases) with ordinality as phase(p, n) where (p->>'from')::date <= o.today order by n desc limit 1),
    d.phases->0->>'state', 'not needed')`;

/** The letter of the office or proof of use behind a last day is the one that is due on it and not over yet. */
const FROM = `
  from trademark_deadline d
  join trademark t on t.id = d.trademark_id
  cross join lateral (select coalesce(($1::jsonb ->> d.jurisdiction)::date, $2::date) as today) o
  cross join lateral (select ${RUNNING} as state) s
  left join lateral (
    select l.* from office_action l where d.kind = 'response' and l.trademark_id = d.trademark_id
      and l.due_date = d.nominal_date
      and l.status not in ('Closed', 'Abandoned') order by l.due_date, l.created_at desc limit 1) l on true
  left join lateral (
    select u.* from use_in_commerce_request u where d.kind in ('use', 'maintenance') and u.trademark_id = d.trademark_id and u.due_date = d.nominal_date
      and u.status not in ('Submitted', 'Abandoned') order by u.created_at desc limit 1) u on true
  cross join lateral (select coalesce(l.assigned_admin_id, u.assigned_admin_id, t.assigned_admin_id) as id) holder`;

/** Why the day of a letter or proof was changed last. */
const CHANGED = `
  left join lateral (
    select c.reason from (
      select reason, version from office_action_tracking where office_action_id = l.id and event in ('OfficeActionDueDateCorrected', 'OfficeActionExtended')
      union all
      select reason, version from use_in_commerce_request_tracking where use_in_commerce_request_id = u.id and event = 'UseInCommerceDeadlineCorrected') c
    order by c.version desc limit 1) changed on true`;

/** What passes whatever range is asked for. */
const FITS = `
  ($3::text is null or d.jurisdiction = $3) and ($4::uuid is null or holder.id = $4) and (not $5::boolean or holder.id is null)
  and (case when $6::text is null then not d.kind = any($9::text[]) else d.kind = $6 end)
  and ($7::uuid is null or d.user_id = $7) and ($8::boolean or d.actor = 'owner')`;
/** What nothing has ended, by an event or by the clock; the columns keep the rest of the table out of it. */
const LIVE = `d.settled is null and (d.ends_at is null or d.ends_at > $10::timestamptz) and not s.state = any($11::text[])`;

const COLUMNS = `
  d.id, d.trademark_id as "trademarkId", d.user_id as "userId", d.mark_name as "markName", d.jurisdiction, d.kind, d.actor, d.name, d.consequence, d.citation, d.reason,
  d.nominal_date::text as "nominalDate", d.legal_date::text as "legalDate", d.safe_date::text as "safeDate", d.opens_date::text as "opensDate", d.grace_date::text as "graceDate", d.surcharge,
  coalesce(d.to_confirm, '{}') as "toConfirm", d.disputed, d.moved_because as "movedBecause", d.previous_nominal_date::text as "previousNominalDate",
  d.extension_dates[1]::text as "extensionDate", s.state, o.today::text as today, stands.at::text as "on",
  t.renewal_ordered_on::text as "renewalOrderedOn", t.status as "markStatus", t.version as "markVersion", t.remaining_extension_count as "extensionsLeft",
  holder.id as "assignedAdminId", l.id as "letterId", l.version as "letterVersion", l.status as "letterStatus", l.filing_basis as "letterBasis", l.extended_on::text as "letterExtendedOn",
  l.proposed_due_date::text as "proposedDueDate", l.later_due_date_cause as "laterDueDateCause", changed.reason as "dueDateReason", l.due_date_source_id as "dueDateSourceId",
  coalesce(l.due_date_set_by_id, u.due_date_set_by_id) as "dueDateSetById",
  u.id as "proofId", u.version as "proofVersion", u.status as "proofStatus",
  coalesce((l.id is not null and l.confirmed_due_date is distinct from l.due_date) or (u.id is not null and u.confirmed_due_date is distinct from u.due_date), false) as "dueDateUnconfirmed",
  sent.last::text as "letterOn", sent.count as "letterCount"`;

/** Steps of the reminders' ledger that went to the client; a letter that staff sent again stands at the letter or proof alone. */
const SENT = `
  cross join lateral (
    select count(*)::int as count, greatest(max(r.due_on),
        case when l.last_reminder->>'audience' = 'owner' then (l.last_reminder->>'dueOn')::date end,
        case when u.last_reminder->>'audience' = 'owner' then (u.last_reminder->>'dueOn')::date end) as last
    from reminder r where r.subject_id in (d.id, l.id, u.id) and r.state = 'issued' and not r.kind = any($12::text[])) sent`;

const todays = (now: Date): string =>
  JSON.stringify(Object.fromEntries(jurisdictions.map(({ code }) => [code, officeToday(code, now)])));

function filters(asked: DocketQuery, now: Date): unknown[] {
  return [
    todays(now),
    now.toISOString().slice(0, 10),
    asked.jurisdiction,
    asked.assignedAdminId,
    asked.unassigned,
    asked.kind,
    asked.userId,
    asked.others,
    [...turningPoints],
    now,
    [...settledStates],
  ];
}

/** One page in one query, the nearest first: one row more than asked for where more follow. */
export function readDocket(manager: EntityManager, asked: DocketQuery, now: Date): Promise<DocketRecord[]> {
  return manager.query(
    `select ${COLUMNS} ${FROM}
     cross join lateral (select case when $13::date is null or d.nominal_date >= $13 then d.nominal_date else d.grace_date end as at) stands
     ${SENT} ${CHANGED}
     where ${FITS} and (case when $14::text[] is null then ${LIVE} else s.state = any($14) end)
       and ($13::date is null or d.nominal_date >= $13 or d.grace_date >= $13)
       and ($15::date is null or (d.nominal_date <= $15 and stands.at <= $15))
       and ($16::date is null or (stands.at, d.id) > ($16, $17::uuid))
     order by stands.at, d.id limit $18`,
    [
      ...filters(asked, now),
      INSIDE,
      asked.from,
      asked.states,
      asked.to,
      asked.after?.on ?? null,
      asked.after?.id ?? null,
      asked.limit + 1,
    ],
  );
}

export interface DocketCounts {
  readonly late: number;
  readonly days7: number;
  readonly days30: number;
  readonly days60: number;
  readonly days90: number;
}

/** How much is live in the next 7, 30, 60 and 90 days, whatever range is looked at; late: the last day is over and something can still be done. */
export async function countDocket(
  manager: EntityManager,
  asked: DocketQuery,
  now: Date,
): Promise<DocketCounts> {
  const [counted]: DocketCounts[] = await manager.query(
    `select count(*) filter (where d.nominal_date < o.today)::int as late,
       count(*) filter (where d.nominal_date between o.today and o.today + 7)::int as days7,
       count(*) filter (where d.nominal_date between o.today and o.today + 30)::int as days30,
       count(*) filter (where d.nominal_date between o.today and o.today + 60)::int as days60,
       count(*) filter (where d.nominal_date between o.today and o.today + 90)::int as days90
     ${FROM} where ${FITS} and ${LIVE} and d.nominal_date <= $12::date`,
    // A day more than the farthest office may be ahead.
    [...filters(asked, now), addDays(now.toISOString().slice(0, 10), 91)],
  );
  return counted ?? { late: 0, days7: 0, days30: 0, days60: 0, days90: 0 };
}
