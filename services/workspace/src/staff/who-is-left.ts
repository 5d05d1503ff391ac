import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { FIRM_ZONE, workingDaysWithin } from '@cotta/reference/working-time.js';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { hoursNow } from './firm-hours/hours-in-force.js';
import { no } from '../refusals.js';
import { factsOf, type Work } from '../work/works.js';

/** Somebody who will be away. ISO instants; `absenceId`: the record that says so, which does not count against itself. */
export interface Away {
  readonly absenceId: string;
  readonly userId: string;
  readonly from: string;
  readonly until: string;
  readonly deputyId: string | null;
}

interface Skills {
  readonly offices: readonly string[];
  readonly works: readonly Work[];
  readonly deputyId: string | null;
}

interface Other extends Skills {
  readonly userId: string;
  /** When this one is away at that time: from, until. */
  readonly absences: readonly (readonly [string, string])[];
}

/** Why an absence cannot be: a day on which what only this person does has nobody, and nobody stands in. */
export async function nobodyLeft(tx: EntityManager, away: Away): Promise<Refusal | undefined> {
  const mine = await queryRow<Skills>(
    tx,
    'select offices, works, deputy_id as "deputyId" from staff_profile where user_id = $1 and active',
    [away.userId],
  );
  if (mine === undefined || mine.offices.length === 0 || mine.works.length === 0) return undefined;
  const others = await othersDuring(tx, away);
  const deputy = others.find(({ userId }) => userId === (away.deputyId ?? mine.deputyId));
  for (const day of workingDaysWithin(new Date(away.from), new Date(away.until), await hoursNow(tx))) {
    const here = others.filter((other) => isHere(other, day));
    if (deputy !== undefined && here.includes(deputy)) continue;
    const gap = gapOf(mine, here);
    if (gap !== undefined)
      return no('NOBODY_LEFT', {
        work: factsOf(gap.work).title,
        office: gap.office,
        day: DateTime.fromJSDate(day.opensAt, { zone: FIRM_ZONE }).toFormat('ccc d LLL yyyy'),
      });
  }
  return undefined;
}

/** What one of them did alone. */
function gapOf(mine: Skills, here: readonly Other[]): { work: Work; office: string } | undefined {
  return mine.works
    .flatMap((work) => mine.offices.map((office) => ({ work, office })))
    .find(
      ({ work, office }) =>
        !here.some(({ works, offices }) => works.includes(work) && offices.includes(office)),
    );
}

const isHere = (
  { absences }: Other,
  { opensAt, closesAt }: { readonly opensAt: Date; readonly closesAt: Date },
): boolean => !absences.some(([from, until]) => new Date(from) < closesAt && new Date(until) > opensAt);

function othersDuring(tx: EntityManager, { absenceId, userId, from, until }: Away): Promise<Other[]> {
  return queryRows<Other>(
    tx,
    `select p.user_id as "userId", p.offices, p.works, p.deputy_id as "deputyId",
       coalesce((select jsonb_agg(jsonb_build_array(a."from", a.until)) from absence a
         where a.user_id = p.user_id and a.id <> $2 and a."from" < $4 and a.until > $3), '[]') as absences
     from staff_profile p where p.active and p.user_id <> $1`,
    [userId, absenceId, from, until],
  );
}
