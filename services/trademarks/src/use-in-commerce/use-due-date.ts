import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';
import {
  beforeRegistration,
  openUseInCommerceStatuses,
  type UseInCommerceType,
} from './use-in-commerce-status.js';

/** Rules of the office of the United States that a proof of use answers, by what is filed. */
export const rulesAnswered: Readonly<Record<UseInCommerceType, readonly string[]>> = {
  'Statement of use': ['US.statement-of-use'],
  Extension: ['US.statement-of-use'],
  'Declaration of use': ['US.section-8', 'US.section-71', 'US.section-71-ten-years'],
  'Declaration of use and renewal': ['US.sections-8-9'],
};

interface UseDate {
  readonly nominal_date: string;
  readonly grace_date: string | null;
  readonly citation: string;
}

/** The dates of a mark that a proof of use of this kind can be for: those of its rule, not settled, soonest first. */
export function useDates(
  tx: EntityManager,
  trademarkId: string,
  type: UseInCommerceType,
): Promise<UseDate[]> {
  return queryRows<UseDate>(
    tx,
    `select nominal_date::text, grace_date::text, citation from trademark_deadline where trademark_id = $1 and rule_id = any($2) and settled is null order by nominal_date`,
    [trademarkId, rulesAnswered[type]],
  );
}

interface Asked {
  readonly trademarkId?: string | null;
  readonly type?: UseInCommerceType | null;
  readonly dueDate?: string | null;
  readonly graceEndDate?: string | null;
}

/** A proof of use is due on the day the mark's own deadline has; a second day for one duty is refused. Nothing to compare with: nothing to refuse. */
export async function useDueProblem(
  tx: EntityManager,
  { trademarkId, type, dueDate, graceEndDate }: Asked,
): Promise<Refusal | undefined> {
  if (!trademarkId || !type || !dueDate) return undefined;
  const dates = await useDates(tx, trademarkId, type);
  const [first] = dates;
  if (first === undefined) return undefined;
  const byRule = dates.find(({ nominal_date }) => nominal_date === dueDate);
  if (byRule !== undefined) return graceProblem(byRule, graceEndDate);
  const message = `By its rule this is due on ${dayInWords(first.nominal_date)} (${first.citation}). Enter that day; if it is wrong, correct the dates of the mark.`;
  return refuseFields([
    { path: ['dueDate'], code: 'NOT_BY_RULE', message, params: { due: first.nominal_date } },
  ]);
}

/** A time of grace is the rule's; nobody types a longer one. */
function graceProblem(
  { grace_date, citation }: UseDate,
  typed: string | null | undefined,
): Refusal | undefined {
  if (!typed || grace_date === null || typed <= grace_date) return undefined;
  return refuseFields([
    {
      path: ['graceEndDate'],
      code: 'NOT_BY_RULE',
      message: `By its rule it can be filed late until ${dayInWords(grace_date)} (${citation}). Enter that day.`,
      params: { due: grace_date },
    },
  ]);
}

/** One proof of use is open for one duty of a mark: a notice of allowance is answered by a statement or by more time, whichever it becomes. The mark's row is held, so that two at once are not both the first. */
export async function openTwiceProblem(
  tx: EntityManager,
  { trademarkId, type, dueDate }: Asked,
): Promise<Refusal | undefined> {
  if (!trademarkId || !type) return undefined;
  await queryRow(tx, 'select id from trademark where id = $1 for update', [trademarkId]);
  const answersNotice = beforeRegistration.includes(type);
  const open = await queryRow<{ id: string; type: UseInCommerceType }>(
    tx,
    `select id, type from use_in_commerce_request where trademark_id = $1 and type = any($2) and status = any($3) and ($4 or due_date = $5::date) limit 1`,
    [
      trademarkId,
      answersNotice ? beforeRegistration : [type],
      openUseInCommerceStatuses,
      answersNotice,
      dueDate ?? null,
    ],
  );
  return open === undefined
    ? undefined
    : no(
        'OPEN_ALREADY',
        {
          openId: open.id,
        },
        { type: open.type.toLowerCase() },
      );
}
