import type { DataSource, EntityManager } from 'typeorm';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';

export const registerReadingTypeDefs = /* GraphQL */ `
  extend type Trademark {
    "When the register of its office was last read, whether or not anything had changed; null where it never was. For: lawyer, admin."
    registerReadAt: DateTime @tag(name: "admin")
  }
`;

/** Notes that the register was looked into. Kept beside the facts of the mark, so that looking changes nothing. */
export async function noteReading(db: DataSource, trademarkId: string, readAt: Date): Promise<void> {
  await db.query(
    'insert into register_reading (trademark_id, read_at) values ($1, $2) on conflict (trademark_id) do update set read_at = excluded.read_at',
    [trademarkId, readAt],
  );
}

/** An entry that somebody typed off has its own day of reading. */
async function lastRead(db: EntityManager, trademarkId: string): Promise<Date | null> {
  const [row]: { readAt: Date | null }[] = await db.query(
    `select greatest(
       (select max(read_at) from register_reading where trademark_id = $1),
       (select max(read_at) from trademark_ipo_data where trademark_id = $1)) as "readAt"`,
    [trademarkId],
  );
  return row?.readAt ?? null;
}

export const registerReadingResolvers: Resolvers = {
  Trademark: {
    registerReadAt: ({ id }: { id: string }, _: unknown, { viewer, manager }: RequestContext) =>
      viewer.role === 'lawyer' || viewer.role === 'admin' ? lastRead(manager, id) : null,
  },
};
