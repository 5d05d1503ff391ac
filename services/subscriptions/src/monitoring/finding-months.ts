import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { isId } from '@cotta/kit/model/words/ids.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { officeDay } from '../subscription/office-day.js';

export const findingMonthsTypeDefs = /* GraphQL */ `
  "Findings of one month on one platform that somebody or a rule of the customer decided."
  type FindingMonth {
    "YYYY-MM in which they were first seen, at the firm."
    month: String!
    platform: String!
    found: Int!
    "Of them dropped with a reason."
    dropped: Int!
    "Of them taken up as a threat."
    acted: Int!
  }

  extend type Query {
    "Decided findings of the viewer's own brand in the last twelve months, by month and platform, oldest first; where nothing was found is left out. For: customer."
    findingMonths(brandId: ID!): [FindingMonth!]!
  }
`;

const COUNTS = `
select to_char(n.seen_date, 'YYYY-MM') as month, n.platform, count(*)::integer as found,
  (count(*) filter (where n.case_id is null and (n.state in ('Dismissed', 'Whitelisted') or n.verdict = 'Not relevant')))::integer as dropped,
  (count(*) filter (where n.case_id is not null))::integer as acted
from brand_monitoring_finding n join brand_monitoring_task t on t.id = n.brand_monitoring_task_id
where t.user_id = $1 and t.brand_id = $2 and n.reviewed and n.seen_date >= $3::date group by 1, 2 order by 1, 2`;

export const findingMonthsResolvers = ({ db, clock }: CommandRuntime): Resolvers => ({
  Query: {
    findingMonths: (_: unknown, { brandId }: { readonly brandId: string }, { viewer }: RequestContext) => {
      requireOneOf(['customer'], viewer);
      if (!isId(brandId)) return [];
      return inTransaction(db, (tx) =>
        queryRows(tx, COUNTS, [viewer.userId, brandId, firstDay(officeDay(clock.now()))]),
      );
    },
  },
});

/** The first day of the eleventh month before this one. */
function firstDay(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10);
}
