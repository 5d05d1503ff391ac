import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';

export const affiliateMonthTypeDefs = /* GraphQL */ `
  "What one affiliate brought in a month, by when the client came."
  type AffiliateMonth @tag(name: "admin") {
    "As the address of the visit named them."
    affiliate: String!
    "Its first day."
    month: Date!
    "Checks of marks that were asked for."
    checks: Int!
    "Orders that were placed, of registrations within thirty days of when the client came, and of services."
    orders: Int!
    "Their records, which the takings are asked for by."
    orderIds: [ID!]!
  }

  "The newest months first, in each the affiliates by name."
  type AffiliateMonthPage @tag(name: "admin") {
    items: [AffiliateMonth!]!
    "Where the next page begins; null at the end."
    nextCursor: String
  }

  extend type Query {
    "What came through affiliates. For: admin."
    affiliateMonths(after: String, limit: Int = 50): AffiliateMonthPage! @tag(name: "admin")
  }
`;

interface Asked {
  readonly after?: string | null;
  readonly limit?: number | null;
}

interface AffiliateMonth {
  readonly affiliate: string;
  readonly month: string;
  readonly checks: number;
  readonly orders: number;
  readonly orderIds: readonly string[];
}

const MOST = 50;
const CURSOR = /^(\d{4}-(?:0[1-9]|1[0-2])-01)\/([\w.-]{1,64})$/;

function placeOf(after: string | null | undefined): readonly [string, string] | readonly [null, null] {
  if (after == null) return [null, null];
  const [, month, affiliate] = CURSOR.exec(after) ?? [];
  if (month === undefined || affiliate === undefined)
    throw new Rejection('BAD_USER_INPUT', 'after is no cursor of this list');
  return [month, affiliate];
}

/** Rows with an affiliate alone are read, by its index. A client who came in a month is counted there, whenever they order or pay. */
function monthsAfter(
  { manager }: RequestContext,
  place: ReturnType<typeof placeOf>,
  limit: number,
): Promise<AffiliateMonth[]> {
  return manager.query(
    `select affiliate, to_char(month, 'YYYY-MM-DD') as month, sum(checks)::int as checks, count(order_id)::int as orders,
       coalesce(array_agg(order_id::text order by order_id) filter (where order_id is not null), '{}') as "orderIds"
     from (
       select affiliate, date_trunc('month', created_at at time zone 'UTC')::date as month, case when requested_at is null then 0 else 1 end as checks,
         case when ordered_at <= created_at + interval '30 days' then id end as order_id
       from registration_request where affiliate is not null
       union all
       select affiliate, date_trunc('month', created_at at time zone 'UTC')::date, 0, id
       from service_request where affiliate is not null and part_of_id is null and status <> 'Draft'
     ) came
     where $1::date is null or month < $1::date or (month = $1::date and affiliate > $2)
     group by month, affiliate order by came.month desc, affiliate limit $3`,
    [...place, limit],
  );
}

export const affiliateMonthResolvers: Resolvers = {
  Query: {
    affiliateMonths: async (_: unknown, { after, limit }: Asked, context: RequestContext) => {
      requireOneOf(['admin'], context.viewer);
      const shown = Math.min(MOST, Math.max(1, limit ?? MOST));
      const rows = await monthsAfter(context, placeOf(after), shown + 1);
      const items = rows.slice(0, shown);
      const last = items.at(-1);
      const goesOn = rows.length > shown && last !== undefined;
      return { items, nextCursor: goesOn ? `${last.month}/${last.affiliate}` : null };
    },
  },
};
