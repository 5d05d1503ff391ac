import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { Order } from '@cotta/kit/model/resource/define.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { behindCursor, cursorOf } from '@cotta/kit/runtime/reading/cursor.js';
import { closedDays, type ClosedDaysQuery } from './closed-days.js';
import { givesSecondLooks } from '../../second-look/second-looks.js';
import { docketRow } from './docket-row.js';
import { countDocket, readDocket, type DocketQuery } from './read-docket.js';

const USUAL = 50;
const MOST = 200;
const keys = { on: f.calendarDate('Where a row stands.'), id: f.id('The deadline.') };
const orders: readonly Order[] = [
  { field: 'on', direction: 'ASC' },
  { field: 'id', direction: 'ASC' },
];

type Asked = {
  readonly [Key in keyof Omit<DocketQuery, 'after'>]?: DocketQuery[Key] | null;
} & { readonly after?: string | null };

function behind(cursor: string): DocketQuery['after'] {
  const { after0, after1 } = behindCursor(keys, orders, cursor).parameters;
  return { on: String(after0), id: String(after1) };
}

function queryOf(asked: Asked): DocketQuery {
  return {
    from: asked.from ?? null,
    to: asked.to ?? null,
    jurisdiction: asked.jurisdiction ?? null,
    assignedAdminId: asked.assignedAdminId ?? null,
    unassigned: asked.unassigned ?? false,
    kind: asked.kind ?? null,
    userId: asked.userId ?? null,
    states: asked.states ?? null,
    others: asked.others ?? false,
    after: asked.after == null ? null : behind(asked.after),
    limit: Math.min(Math.max(asked.limit ?? USUAL, 1), MOST),
  };
}

/** The docket and its counts, one query each. */
export function docketResolvers(clock: Clock): Resolvers {
  return {
    Query: {
      officeClosedDays: (_: unknown, asked: ClosedDaysQuery, { viewer }: RequestContext) => {
        requireOneOf(staff, viewer);
        return closedDays(asked);
      },
      docket: async (_: unknown, asked: Asked, { manager, viewer }: RequestContext) => {
        requireOneOf(staff, viewer);
        const query = queryOf(asked);
        const now = clock.now();
        const rows = await readDocket(manager, query, now);
        const reader = { ...viewer, secondLooks: await givesSecondLooks(manager, viewer.userId) };
        const page = rows.slice(0, query.limit);
        const last = page.at(-1);
        return {
          items: page.map((row) => docketRow(row, reader)),
          endCursor: rows.length > query.limit && last ? cursorOf({ ...last }, orders) : null,
          // A function, so that they are counted only when somebody asks.
          counts: () => countDocket(manager, query, now),
        };
      },
    },
  };
}
