import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { DataSource, EntityManager } from 'typeorm';

export const operationsSeriesTypeDefs = /* GraphQL */ `
  "A figure at a moment."
  type OperationsPoint @tag(name: "admin") {
    at: DateTime!
    value: Float!
  }

  "One line of a picture over time."
  type OperationsLine @tag(name: "admin") {
    "What is measured, as 'consumer lag'."
    series: String!
    "Of what, as the name of a service; empty where there is one alone."
    label: String!
    "By time; the highest of each piece of it."
    points: [OperationsPoint!]!
  }

  extend type Query {
    "Figures of the running product over the last hours, thirty days at most; empty where nobody takes them. For: admin."
    operationsLines(series: [String!]!, hours: Int!): [OperationsLine!]! @tag(name: "admin")
  }
`;

const HOUR_MS = 3_600_000;
const MOST_HOURS = 24 * 30;
/** More a picture cannot show. */
const POINTS = 180;

interface LinePoint {
  readonly series: string;
  readonly label: string;
  readonly at: Date;
  readonly value: number;
}

export function operationsSeriesResolvers({
  db,
  clock,
}: {
  readonly db: DataSource;
  readonly clock: Clock;
}): Resolvers {
  return {
    Query: {
      operationsLines: async (
        _: unknown,
        { series, hours }: { readonly series: readonly string[]; readonly hours: number },
        { viewer }: RequestContext,
      ) => {
        requireOneOf(['admin'], viewer);
        const reach = Math.min(Math.max(Math.trunc(hours), 1), MOST_HOURS) * HOUR_MS;
        const from = new Date(clock.now().getTime() - reach);
        const points = await inTransaction(db, (tx) =>
          linePoints(tx, { series, from, seconds: reach / 1000 / POINTS }),
        );
        return linesOf(points);
      },
    },
  };
}

function linePoints(
  tx: EntityManager,
  {
    series,
    from,
    seconds,
  }: { readonly series: readonly string[]; readonly from: Date; readonly seconds: number },
): Promise<LinePoint[]> {
  return queryRows<LinePoint>(
    tx,
    `select series, label, date_bin(make_interval(secs => $3), at, $2) as at, max(value) as value
     from operations_sample where series = any($1) and at >= $2 group by 1, 2, 3 order by 1, 2, 3`,
    [series, from, seconds],
  );
}

function linesOf(points: readonly LinePoint[]): object[] {
  const lines = new Map<string, { series: string; label: string; points: { at: Date; value: number }[] }>();
  for (const { series, label, at, value } of points) {
    const key = JSON.stringify([series, label]);
    const line = lines.get(key) ?? { series, label, points: [] };
    line.points.push({ at, value });
    lines.set(key, line);
  }
  return [...lines.values()];
}
