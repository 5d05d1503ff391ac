import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { costOf, type UnitPrices } from './unit-prices.js';

export const unitCostsTypeDefs = /* GraphQL */ `
  "What was sent about paid orders of one kind in one currency, by e-mail and text message."
  type OrderMessages @tag(name: "admin") {
    "As in OrderCosts."
    what: String!
    "Currency of the orders."
    currency: CurrencyCode!
    "Orders of this kind that are known here; one that was paid before they were counted is not."
    orders: Int!
    "Taken by the mail server."
    emails: Int!
    "By the price of a thousand; null where none is set."
    emailsCost: Money
    "Taken by the provider of text messages."
    textMessages: Int!
    "Parts they were sent in, which is what the provider charges."
    textSegments: Int!
    "By the price of a thousand parts; null where none is set."
    textsCost: Money
  }

  "Calls to one outside system, as our programs counted them."
  type VendorCalls @tag(name: "admin") {
    "As in its metrics: 'markify'."
    vendor: String!
    calls: Int!
    "By the price of a thousand calls; null where none is set."
    cost: Money
  }

  extend type Query {
    "Of orders paid in the last days, at most 366. A message is counted for the first paid order of what it is about. For: admin."
    orderMessages(days: Int!): [OrderMessages!]! @tag(name: "admin")
    "In the last days, at most 366, the most called first; empty where nobody takes figures. For: admin."
    vendorCalls(days: Int!): [VendorCalls!]! @tag(name: "admin")
  }
`;

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** Letters of money bear their product where it has no subject of its own; all others what the order is for. */
const messagesSql = `
  with paid as (select * from paid_order where paid_at >= $1),
  subject as (
    select distinct on (id) id, what, currency from (
      select product_id as id, what, currency, paid_at from paid union all
      select subject_id, what, currency, paid_at from paid_order where subject_id is not null) every
     where id in (select product_id from paid union all select subject_id from paid)
     order by id, paid_at),
  sent as (
    select s.what, s.currency, count(*) as emails, 0 as texts, 0 as segments from outgoing_mail m join subject s on s.id = m.subject_id
     where m.sent_at is not null group by 1, 2 union all
    select s.what, s.currency, 0, count(*), sum(coalesce(m.segments, 1)) from outgoing_sms m join subject s on s.id = m.subject_id
     where m.sent_at is not null group by 1, 2)
  select o.what, o.currency, o.orders, coalesce(sum(emails), 0)::integer as emails, coalesce(sum(texts), 0)::integer as "textMessages",
         coalesce(sum(segments), 0)::integer as "textSegments"
    from (select what, currency, count(*)::integer as orders from paid group by 1, 2) o left join sent using (what, currency)
   group by 1, 2, 3 order by 1, 2`;

const callsSql = `
  select vendor, round(sum(calls))::integer as calls from vendor_calls where day >= $1::date
   group by 1 having round(sum(calls)) > 0 order by 2 desc, 1`;

interface Sent {
  readonly what: string;
  readonly currency: string;
  readonly orders: number;
  readonly emails: number;
  readonly textMessages: number;
  readonly textSegments: number;
}

/** `prices`: of our contracts; what has none is counted and has no cost. */
export function unitCostsResolvers(clock: Clock, prices: UnitPrices): Resolvers {
  const since = (days: number): Date =>
    new Date(clock.now().getTime() - Math.min(Math.max(Math.trunc(days), 1), MOST_DAYS) * DAY_MS);
  return {
    Query: {
      orderMessages: async (
        _: unknown,
        { days }: { readonly days: number },
        { viewer, manager }: RequestContext,
      ) => {
        requireOneOf(['admin'], viewer);
        const rows: Sent[] = await manager.query(messagesSql, [since(days)]);
        return rows.map((row) => ({
          ...row,
          emailsCost: costOf(prices, 'email', row.emails),
          textsCost: costOf(prices, 'text-segment', row.textSegments),
        }));
      },
      vendorCalls: async (
        _: unknown,
        { days }: { readonly days: number },
        { viewer, manager }: RequestContext,
      ) => {
        requireOneOf(['admin'], viewer);
        const rows: { vendor: string; calls: number }[] = await manager.query(callsSql, [since(days)]);
        return rows.map((row) => ({ ...row, cost: costOf(prices, row.vendor, row.calls) }));
      },
    },
  };
}
