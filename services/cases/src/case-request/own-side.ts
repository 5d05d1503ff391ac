import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';

interface Sides {
  readonly userId?: string | null;
  readonly otherSide?: string | null;
  readonly caseId?: string | null;
}

/** Looks at what a report is made a case with, in the command's own transaction: somebody the client wants left alone is
 *  `COUNTERPARTY_WHITELISTED`. @returns the client of the case that takes it in, who is then a visitor's client too */
export async function ownSide(
  tx: EntityManager,
  report: Sides,
  given: Sides,
): Promise<{ readonly userId?: string } | Refusal> {
  if (given.caseId)
    return (
      (await queryRow<{ userId: string }>(tx, 'select user_id as "userId" from "case" where id = $1', [
        given.caseId,
      ])) ?? {}
    );
  const listed = await queryRow(
    tx,
    'select id from case_counterparty where user_id = $1 and lower(primary_name) = lower($2) and whitelisted limit 1',
    [report.userId ?? given.userId ?? null, given.otherSide ?? report.otherSide ?? null],
  );
  return listed === undefined ? {} : no('COUNTERPARTY_WHITELISTED');
}
