import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import type { caseSolutionKinds } from './case-solution-kind.js';

type Kind = (typeof caseSolutionKinds)[number];

/** How many pieces of work of one sort a case has since the order: those that are at it, and those that are done. */
export interface Pieces {
  readonly open: number;
  readonly done: number;
}

/** What was done in a case since one of its solutions was ordered. */
export interface WorkInCase {
  /** Letters to the other side; done: sent. */
  readonly letters: Pieces;
  /** Reports to platforms; done: filed. */
  readonly reports: Pieces;
  /** Any other work; done: finished. */
  readonly services: Pieces;
}

/** An ordered solution as far as its work goes. */
export interface SolutionAtWork {
  readonly id: string;
  readonly isBegun: boolean;
  readonly kinds: readonly (Kind | null)[];
}

/** Whether the first step of a solution began, and whether all of them are done: each by a piece of work of its own. A step that names no way is done by whatever was done
 *  beside the others. */
export function workOf(kinds: readonly (Kind | null)[], work: WorkInCase): 'open' | 'begun' | 'done' {
  const all = Object.values(work);
  if (all.every(({ open, done }) => open + done === 0)) return 'open';
  const isDone = all.every(({ open }) => open === 0) && areAllDone(kinds, work);
  return isDone ? 'done' : 'begun';
}

function areAllDone(kinds: readonly (Kind | null)[], work: WorkInCase): boolean {
  const named = kinds.map(workBy).filter((one) => one !== undefined);
  const done = Object.values(work).reduce((sum, pieces) => sum + pieces.done, 0);
  const isDone = (one: keyof WorkInCase) => work[one].done >= named.filter((other) => other === one).length;
  return done >= kinds.length && named.every(isDone);
}

/** By which work a step is done. Undefined: by any. */
function workBy(kind: Kind | null): keyof WorkInCase | undefined {
  if (kind === 'letter') return 'letters';
  if (kind === 'platform report') return 'reports';
  return kind === null || kind === 'other' ? undefined : 'services';
}

/** Solutions of a case that are ordered and, where they cost something, paid for. */
export function solutionsAtWork(tx: EntityManager, caseId: string): Promise<SolutionAtWork[]> {
  return queryRows<SolutionAtWork>(
    tx,
    `select id, work_begun_at is not null as "isBegun", array(select item ->> 'kind' from jsonb_array_elements(items) item) as kinds
     from case_solution where case_id = $1 and status = 'Ordered' and (ordered_price is null or paid_at is not null) order by id`,
    [caseId],
  );
}

/** What was done in its case since it was ordered and paid for; what came before it was work of another one. */
export async function workInCase(tx: EntityManager, solutionId: string): Promise<WorkInCase> {
  const row = await queryRow<{ readonly [Piece in keyof WorkInCase]: Pieces }>(
    tx,
    `with mine as (select case_id, coalesce(paid_at, offered_at) as since from case_solution where id = $1)
     select
       (select json_build_object('open', count(*) filter (where l.status not in ('Sent', 'Answered')), 'done', count(*) filter (where l.status in ('Sent', 'Answered')))
        from case_letter l join mine using (case_id) where l.created_at >= mine.since and l.status <> 'Withdrawn') as letters,
       (select json_build_object('open', count(*) filter (where r.status = 'Prepared'), 'done', count(*) filter (where r.status <> 'Prepared'))
        from case_platform_report r join mine using (case_id) where r.created_at >= mine.since and r.status <> 'Withdrawn') as reports,
       (select json_build_object('open', count(*) filter (where s.status in ('In progress', 'Waiting for client')), 'done', count(*) filter (where s.status = 'Finished'))
        from service s join mine using (case_id) where s.created_at >= mine.since) as services`,
    [solutionId],
  );
  const none = { open: 0, done: 0 };
  return row ?? { letters: none, reports: none, services: none };
}
