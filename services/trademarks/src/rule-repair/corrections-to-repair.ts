import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import { corrections, type Correction } from '../deadlines/rules/corrections.js';
import { correctionOf } from './rule-repair-rules.js';
import { RuleRepairStatus } from './rule-repair-status.js';

/** Corrections of the rule book for which a repair can be drafted: none waits or is under way, and the last one that was carried out left something out. */
export async function correctionsToRepair(tx: EntityManager): Promise<readonly Correction[]> {
  if (corrections.length === 0) return [];
  const { carriedOut, discarded } = RuleRepairStatus;
  const settled = await tx.query<{ correction: string }[]>(
    `select r.correction from rule_repair r
      where r.status not in ($1, $2)
         or r.status = $1 and r.dates_left_out = 0
            and not exists (select from rule_repair later where later.correction = r.correction and later.status = $1 and later.carried_out_at > r.carried_out_at)`,
    [carriedOut, discarded],
  );
  const isSettled = new Set(settled.map(({ correction }) => correction));
  return corrections.filter(({ id }) => !isSettled.has(id));
}

export const correctionsToRepairTypeDefs = /* GraphQL */ `
  "A correction of the rule book for which a repair can be drafted."
  type CorrectionToRepair @tag(name: "admin") {
    "Its name: the rule and the right version."
    correction: String!
    "What the rule is about."
    ruleName: String!
    "What was wrong."
    wrong: String!
  }

  extend type Query {
    "Corrections that came with a release and for which a repair can be drafted; empty while there are none. For: lawyer, admin."
    correctionsToRepair: [CorrectionToRepair!]! @tag(name: "admin")
  }
`;

export const correctionsToRepairResolvers: Resolvers = {
  Query: {
    correctionsToRepair: async (_: unknown, __: unknown, { manager, viewer }: RequestContext) => {
      requireOneOf(staff, viewer);
      return (await correctionsToRepair(manager)).map(({ id, wrong }) => ({
        correction: id,
        ruleName: correctionOf(id)?.ruleName ?? id,
        wrong,
      }));
    },
  },
};
