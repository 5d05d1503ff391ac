import { z } from 'zod';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { ExtraRoute } from '@cotta/kit/edge/call/extra-route.js';
import { systemRoute } from '../sign-in/system-route.js';
import type { AccessDeps } from '../sign-in/access-deps.js';

const HOUR = 13;
const read = z.object({
  entity: z.string().min(1).max(60),
  source: z.string().min(1).max(40),
  entityId: z.uuid(),
  userId: z.uuid().nullable(),
});
const body = z.object({
  actorId: z.uuid(),
  actorKind: z.enum(['lawyer', 'admin']),
  operation: z.string().max(200),
  reads: z.array(read).min(1).max(50),
});

/** What staff were shown of clients stands in the audit log beside what they changed: each row once an hour for each of them. */
export function staffReadsRoute({ db, clock }: Pick<AccessDeps, 'db' | 'clock'>): ExtraRoute {
  return systemRoute(
    'POST',
    '/internal/staff-reads',
    body,
    async ({ actorId, actorKind, operation, reads }) => {
      const now = clock.now();
      const hour = now.toISOString().slice(0, HOUR);
      await inTransaction(db, async (tx) => {
        await tx.query(
          `insert into audit_log (id, version, created_at, updated_at, entity, entity_id, event, source, occurred_at, actor_kind, actor_id, reason, user_id)
         select id, 1, $1::timestamptz, $1::timestamptz, entity, entity_id, 'ReadByStaff', source, $10::timestamptz, $2::text, $3::uuid, $4::text, user_id
           from unnest($5::uuid[], $6::text[], $7::uuid[], $8::text[], $9::uuid[]) as told (id, entity, entity_id, source, user_id) on conflict do nothing`,
          [
            now,
            actorKind,
            actorId,
            operation,
            reads.map(({ entity, entityId }) => nameBasedId('staff-read', actorId, entity, entityId, hour)),
            reads.map(({ entity }) => entity),
            reads.map(({ entityId }) => entityId),
            reads.map(({ source }) => source),
            reads.map(({ entity, entityId, userId }) => (entity === 'user' ? entityId : userId)),
            // The moment is part of the key, so all notes of an hour have the same.
            `${hour}:00:00Z`,
          ],
        );
      });
      return { status: 200, body: {} };
    },
  );
}
