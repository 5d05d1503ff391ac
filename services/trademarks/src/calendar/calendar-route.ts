import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import { turningPoints } from '../deadlines/deadline.js';
import { deadlineCalendar, type CalendarDeadline } from './deadline-calendar.js';
import { feedOf } from './feed-link.js';

/** Entries older than this have left most calendars. */
const PAST_DAYS = 90;
const MOST_ENTRIES = 5000;

interface Row {
  readonly id: string;
  readonly version: number;
  readonly updated_at: Date;
  readonly mark_name: string | null;
  readonly jurisdiction: string;
  readonly kind: string;
  readonly name: string;
  readonly safe_date: string;
  readonly nominal_date: string;
  readonly reason: string;
  readonly consequence: string;
}

/** The calendar behind a secret address: whoever holds it reads it, without an account. */
export function calendarRoute(runtime: CommandRuntime, linkKey: string): ExtraRoute {
  return {
    method: 'GET',
    path: '/internal/calendar/:token',
    handle: (call) => serve(call, runtime, linkKey),
  };
}

async function serve(
  { response, params }: RouteCall,
  { db, clock }: CommandRuntime,
  linkKey: string,
): Promise<void> {
  const feedId = feedOf(params['token'] ?? '', linkKey, clock.now());
  const feeds: { user_id: string; scope: string | null }[] =
    feedId === undefined
      ? []
      : await db.query('select user_id, scope from calendar_feed where id = $1', [feedId]);
  const [feed] = feeds;
  if (feed === undefined) return sendJson(response, 404, { code: 'NOT_FOUND' });
  // Lawyers read the marks they are in charge of, with the same days as their owners. A right that was not used and a turning point that passed ask nobody for anything any more.
  const rows: Row[] = await db.query(
    `select d.id, d.version, d.updated_at, d.mark_name, d.jurisdiction, d.kind, d.name, d.safe_date::text, d.nominal_date::text, d.reason, d.consequence
     from trademark_deadline d join trademark t on t.id = d.trademark_id
     where ($5 = 'firm' or d.user_id = $1 or t.assigned_admin_id = $1) and d.settled is null and d.actor = 'owner' and d.nominal_date >= $2::date - ${PAST_DAYS}
       and not (coalesce(d.ends_as, '') = 'not used' and d.ends_at <= $3) and not (d.kind = any($4) and d.nominal_date < $2::date) order by d.nominal_date, d.id limit ${MOST_ENTRIES}`,
    [feed.user_id, clock.today('UTC'), clock.now(), [...turningPoints], feed.scope ?? 'own'],
  );
  const text = deadlineCalendar(rows.map(calendarDeadline));
  response
    .writeHead(200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="deadlines.ics"',
      'cache-control': 'private, max-age=900',
    })
    .end(text);
}

function calendarDeadline(row: Row): CalendarDeadline {
  return {
    id: row.id,
    version: row.version,
    updatedAt: row.updated_at,
    markName: row.mark_name ?? row.jurisdiction,
    jurisdiction: row.jurisdiction,
    name: row.name,
    safeDate: row.safe_date,
    lastDate: row.nominal_date,
    reason: row.reason,
    consequence: row.consequence,
    turningPoint: turningPoints.has(row.kind),
  };
}
