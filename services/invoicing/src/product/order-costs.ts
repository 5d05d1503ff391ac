import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';

export const orderCostsTypeDefs = /* GraphQL */ `
  "What paid orders of one kind brought and cost in one currency, before tax. All sums are over orders."
  type OrderCosts @tag(name: "admin") {
    "A service of the firm, as 'trademark-renewal', or the kind of product."
    what: String!
    orders: Int!
    "Paid, after discount."
    charged: Money!
    "What the offices took where their receipts say so, else what was charged for them."
    officeFees: Money!
    "Orders with at least one office fee whose receipt is not entered."
    officeFeesExpected: Int!
    "What the provider of card payments kept, where it said so; null where orders were paid by card and it said so of none."
    providerFees: Money
    "Orders paid by card of whose fee nothing is known: not settled yet, or settled in another currency."
    providerFeesUnknown: Int!
    "Given back, with tax."
    refunded: Money!
    "What is left of it for the firm: charged less office fees less known fees of the provider less refunds without their tax, which was not the firm's either."
    left: Money!
  }

  extend type Query {
    "Of orders paid in the last days, at most 366, by what they are of and by currency. For: admin."
    orderCosts(days: Int!): [OrderCosts!]! @tag(name: "admin")
  }
`;

interface Sums {
  readonly what: string;
  readonly currency: string;
  readonly orders: number;
  readonly charged: string;
  readonly fees: string;
  readonly expected: number;
  /** Null where none is known. */
  readonly kept: string | null;
  readonly byCard: number;
  readonly unknown: number;
  readonly refunded: string;
  readonly returned: string;
}

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** A fee is of one office, or of one mark there; what its receipt says stands in the place of what was charged. */
const costsSql = `
  select coalesce(p.service, p.kind) as what, p.currency, count(*)::integer as orders,
         sum((p.net->>'amountMinor')::bigint) as charged,
         sum(coalesce(expected.fees, 0) + coalesce(took.fees, 0)) as fees,
         count(expected.fees)::integer as expected,
         sum(provider.fees) as kept,
         count(*) filter (where p.payment_type <> 'transfer' and p.gateway_order_id is not null)::integer as "byCard",
         count(*) filter (where p.payment_type <> 'transfer' and p.gateway_order_id is not null and provider.fees is null)::integer as unknown,
         sum(coalesce((p.refunded->>'amountMinor')::bigint, 0)) as refunded,
         sum(round(coalesce((p.refunded->>'amountMinor')::numeric * (p.net->>'amountMinor')::numeric / nullif((p.total->>'amountMinor')::numeric, 0), 0))) as returned
    from product p
    cross join lateral (
      select case when jsonb_typeof(p.price_breakdown->'lines') = 'array' then p.price_breakdown->'lines' else '[]' end as lines,
             case when jsonb_typeof(p.settled_fees) = 'array' then p.settled_fees else '[]' end as settled) kept
    cross join lateral (
      select sum((line->>'net')::bigint - coalesce((line->>'discount')::bigint, 0)) as fees from jsonb_array_elements(kept.lines) line
       where line->>'kind' = 'OFFICIAL_FEE' and not exists (
         select from jsonb_array_elements(kept.settled) fee
          where fee->>'jurisdiction' = line->>'jurisdiction' and coalesce(fee->>'mark', '') = coalesce(line->>'mark', ''))) expected
    cross join lateral (
      select sum((fee->'tookConverted'->>'amountMinor')::bigint) as fees from jsonb_array_elements(kept.settled) fee) took
    cross join lateral (
      select case when bool_and(coalesce(fee->>'currency', p.currency) = p.currency) then coalesce(sum((fee->>'amountMinor')::bigint), 0) end as fees
        from product_event said left join lateral jsonb_array_elements(said.payload->'fees') fee on true
       where said.product_id = p.id and jsonb_typeof(said.payload->'fees') = 'array') provider
   where p.paid_at >= $1 group by 1, 2 order by 1, 2`;

function costsOf({ what, currency, orders, expected, byCard, unknown, ...sums }: Sums): object {
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const [charged, fees, refunded] = [Number(sums.charged), Number(sums.fees), Number(sums.refunded)];
  const kept = Number(sums.kept ?? 0);
  return {
    what,
    orders,
    charged: money(charged),
    officeFees: money(fees),
    officeFeesExpected: expected,
    providerFees: sums.kept === null && byCard > 0 ? null : money(kept),
    providerFeesUnknown: unknown,
    refunded: money(refunded),
    left: money(charged - fees - kept - Number(sums.returned)),
  };
}

export function orderCostsResolvers(clock: Clock): Resolvers {
  return {
    Query: {
      orderCosts: async (
        _: unknown,
        { days }: { readonly days: number },
        { viewer, manager }: RequestContext,
      ) => {
        requireOneOf(['admin'], viewer);
        const reach = Math.min(Math.max(Math.trunc(days), 1), MOST_DAYS) * DAY_MS;
        const sums: Sums[] = await manager.query(costsSql, [new Date(clock.now().getTime() - reach)]);
        return sums.map(costsOf);
      },
    },
  };
}
