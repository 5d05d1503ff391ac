import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { isId } from '@cotta/kit/model/words/ids.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';

export const takingsTypeDefs = /* GraphQL */ `
  "Orders that are counted together."
  input OrdersCountedTogether @tag(name: "admin") {
    "What the sums are called in the answer."
    key: String!
    "Orders that products are for."
    orderIds: [ID!]!
  }

  "What was paid for orders that are counted together, in one currency."
  type Takings @tag(name: "admin") {
    key: String!
    "How many of the orders were paid in it."
    paid: Int!
    "Before tax, after discount."
    net: Money!
    "Given back so far, with tax."
    refunded: Money!
  }

  extend type Query {
    "What was paid for these orders, by currency; of what nobody paid there is nothing. At most 50 sums of 10,000 orders. For: admin."
    takings(of: [OrdersCountedTogether!]!): [Takings!]! @tag(name: "admin")
  }
`;

interface OrdersCountedTogether {
  readonly key: string;
  readonly orderIds: readonly string[];
}

interface Sum {
  readonly key: string;
  readonly currency: string;
  readonly paid: number;
  readonly net: string;
  readonly refunded: string;
}

const MOST_SUMS = 50;
const MOST_ORDERS = 10_000;

/** An order and what was ordered in addition are one order, whose products name it; each is found by its index. */
function sumsOf({ manager }: RequestContext, of: readonly OrdersCountedTogether[]): Promise<Sum[]> {
  const pairs = of.flatMap(({ key, orderIds }) => orderIds.map((id) => [key, id] as const));
  return manager.query(
    `select asked.key, product.currency, count(distinct product.subject_id)::int as paid,
       sum((product.net ->> 'amountMinor')::bigint) as net,
       sum(coalesce((product.refunded ->> 'amountMinor')::bigint, 0)) as refunded
     from (select distinct key, id from unnest($1::text[], $2::uuid[]) as pair (key, id)) asked join product on product.subject_id = asked.id
     where product.paid_at is not null
     group by asked.key, product.currency order by asked.key, product.currency`,
    [pairs.map(([key]) => key), pairs.map(([, id]) => id)],
  );
}

export const takingsResolvers: Resolvers = {
  Query: {
    takings: async (
      _: unknown,
      { of }: { readonly of: readonly OrdersCountedTogether[] },
      context: RequestContext,
    ) => {
      requireOneOf(['admin'], context.viewer);
      const ids = of.flatMap(({ orderIds }) => orderIds);
      if (of.length > MOST_SUMS || ids.length > MOST_ORDERS || !ids.every(isId))
        throw new Rejection('BAD_USER_INPUT', 'of: at most 50 sums of 10,000 orders, by their ids');
      const sums = await sumsOf(context, of);
      return sums.map(({ key, currency, paid, net, refunded }) => ({
        key,
        paid,
        net: { amountMinor: Number(net), currency },
        refunded: { amountMinor: Number(refunded), currency },
      }));
    },
  },
};
