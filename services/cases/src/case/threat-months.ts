import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { isId } from '@cotta/kit/model/words/ids.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';

const MONTHS = 12;

export const threatMonthsTypeDefs = /* GraphQL */ `
  "Threats of one month on one platform."
  type ThreatMonth {
    "YYYY-MM, at the firm."
    month: String!
    "Empty where no finding says where it happens."
    platform: String!
    "Became known in that month."
    opened: Int!
    "Closed or left alone since; of those that became known in that month."
    ended: Int!
  }

  extend type Query {
    "The viewer's own threats of the last twelve months, by month and platform, oldest first; months and platforms without any are left out. For: customer."
    threatMonths(brandId: ID): [ThreatMonth!]!
  }
`;

export const threatMonthsResolvers = ({ db, clock }: CommandRuntime): Resolvers => ({
  Query: {
    threatMonths: (
      _: unknown,
      { brandId = null }: { readonly brandId?: string | null },
      { viewer }: RequestContext,
    ) => {
      requireOneOf(['customer'], viewer);
      if (brandId !== null && !isId(brandId)) return [];
      return inTransaction(db, (tx) =>
        queryRows<{ month: string; platform: string; opened: number; ended: number }>(
          tx,
          `select to_char(c.created_at at time zone $3, 'YYYY-MM') as month, coalesce(i.platform, '') as platform,
           count(*)::integer as opened, (count(*) filter (where c.status in ('Resolved', 'Dismissed')))::integer as ended
         from "case" c left join lateral (
           select platform from case_infringement where case_id = c.id order by created_at, id limit 1) i on true
         where c.user_id = $1 and ($2::uuid is null or c.brand_id = $2::uuid)
           and to_char(c.created_at at time zone $3, 'YYYY-MM') >= $4
         group by 1, 2 order by 1, 2`,
          [viewer.userId, brandId, FIRM_ZONE, firstMonth(clock.now())],
        ),
      );
    },
  },
});

/** The eleventh month before this one. */
function firstMonth(now: Date): string {
  const [year = 0, month = 0] = calendarDate(now, FIRM_ZONE).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - MONTHS, 1));
  return first.toISOString().slice(0, 7);
}
