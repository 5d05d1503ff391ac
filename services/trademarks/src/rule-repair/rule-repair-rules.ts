import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { offices } from '@cotta/reference/offices.js';
import { corrections, type Correction } from '../deadlines/rules/corrections.js';
import { rulesOf } from '../deadlines/rules/rule-book.js';
import { no } from '../refusals.js';

interface Repair {
  readonly draftedById?: string | null;
  readonly firstApproverId?: string | null;
  readonly dryRunDoneAt?: string | null;
}

/** What is over, and how many days are left, changes with the days. */
const DRY_RUN_GOOD_FOR_DAYS = 7;
const DAY_MS = 86_400_000;

/** What a repair says of a correction of the rule book; undefined where the book has none of that name. */
export function correctionOf(id: string) {
  const correction = corrections.find((one) => one.id === id);
  if (correction === undefined) return undefined;
  const { ruleId, version: wrongVersion, rightVersion, wrong, law, page } = correction;
  const names = offices.flatMap(({ code }) =>
    rulesOf(code).flatMap(({ id: known, name }) => (known === ruleId ? [name] : [])),
  );
  return { ruleName: `${names[0] ?? ruleId} (${ruleId})`, wrongVersion, rightVersion, wrong, law, page };
}

/** Codes of the offices whose marks a correction can touch. */
export function officesTouched({ id, ruleId, version }: Correction): readonly string[] {
  return offices.flatMap(({ code }) =>
    rulesOf(code, [id]).some((rule) => rule.id === ruleId && rule.version === version) ? [code] : [],
  );
}

/** Two admins besides whoever drafted it. */
export function approvalProblem(
  { draftedById, firstApproverId }: Repair,
  { viewer }: CommandContext,
): Refusal | undefined {
  if (draftedById && draftedById === viewer.userId) return no('SECOND_PERSON_NEEDED.repairDraft');
  return firstApproverId && firstApproverId === viewer.userId
    ? no('SECOND_PERSON_NEEDED.repairApproval')
    : undefined;
}

/** What is approved and carried out is what was looked at lately. */
export function dryRunAgeProblem({ dryRunDoneAt }: Repair, { now }: CommandContext): Refusal | undefined {
  return dryRunDoneAt && now.getTime() - Date.parse(dryRunDoneAt) <= DRY_RUN_GOOD_FOR_DAYS * DAY_MS
    ? undefined
    : no('DRY_RUN_OLD');
}
