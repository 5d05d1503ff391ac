import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { factsOf, workNames } from '../work/works.js';
import type { Colleague, Rule } from './choose-assignee.js';

/** Hours a week where a profile does not say. */
const FULL_TIME = 40;

const minutes = JSON.stringify(Object.fromEntries(workNames.map((work) => [work, factsOf(work).minutes])));

/** A colleague with what people look at before they give him work. */
export interface LoadedColleague extends Colleague {
  readonly openTasks: number;
  /** First moment back; null while here, and where he left for good. */
  readonly backAt: Date | null;
}

interface Row extends Omit<LoadedColleague, 'awayTo'> {
  readonly away: boolean;
  readonly awayTo: string | null;
}

/** Everybody who works here or did, with what waits for each and who stands in for whom at that moment: who left is away for good. */
export async function colleaguesAt(tx: EntityManager, at: Date): Promise<LoadedColleague[]> {
  const rows = await queryRows<Row>(
    tx,
    `select p.user_id as "userId", p.role, coalesce(p.team, '') as team, p.offices, p.works, p.languages, p.gives_second_looks is distinct from false as "givesSecondLooks", coalesce(p.weekly_hours, $3)::int as "weeklyHours",
       coalesce((select sum(($2::jsonb ->> work)::int) from task where assigned_admin_id = p.user_id and status = 'Open'), 0)::int as "waitingMinutes",
       (select count(*) from task where assigned_admin_id = p.user_id and status = 'Open')::int as "openTasks", away.until as "backAt",
       away.id is not null or not p.active as away, coalesce(away.deputy_id, p.deputy_id) as "awayTo"
     from staff_profile p
     left join lateral (select id, deputy_id, until from absence where user_id = p.user_id and "from" <= $1 and until > $1 order by "from" desc limit 1) away on true
     order by p.user_id`,
    [at, minutes, FULL_TIME],
  );
  return rows.map(({ away, awayTo, ...colleague }) => (away ? { ...colleague, awayTo } : colleague));
}

/** The rules in their order. */
export function rulesOf(tx: EntityManager): Promise<Rule[]> {
  return queryRows<Rule>(
    tx,
    `select work, office, language, client_id as "clientId", from_amount as "fromAmount", team, assigned_admin_id as "assignedAdminId" from assignment_rule order by position, id`,
    [],
  );
}
