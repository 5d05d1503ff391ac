import { timestampDate } from '@bufbuild/protobuf/wkt';
import { execute } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { archivedBefore } from '@cotta/kit/runtime/months/archived-month-table.js';
import { defineConsumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  CHANGES,
  decrypt,
  type RowChange,
  type EncryptedChanges,
} from '@cotta/kit/runtime/personal-data/encryption.js';
import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { EntityManager } from 'typeorm';
import { everyService } from '../../user/every-service.js';

/** Writes the audit log from what every service's events carry sealed. A fact that changed no row is logged as itself. What is told once more of a month that lies in the
 *  archive stands there. */
export function everyChange(encryptionKey: string) {
  return defineConsumer({
    name: 'audit-log',
    sources: everyService,
    mode: 'once',
    handlers: [],
    every: async ({ envelope, tx }) => {
      if (envelope.sealedChanges.byteLength === 0 || envelope.occurredAt === undefined) return;
      const recorded = readChanges(envelope.sealedChanges, encryptionKey);
      const itself: RowChange = {
        entity: envelope.category,
        id: envelope.streamId,
        before: null,
        after: null,
        trademarkId: null,
        userId: null,
      };
      for (const change of recorded.changes.length === 0 ? [itself] : recorded.changes)
        await write(tx, { envelope, recorded, change, occurredAt: timestampDate(envelope.occurredAt) });
    },
  });
}

/** @throws PermanentFault for bytes that were sealed with another key. */
function readChanges(sealed: Uint8Array, encryptionKey: string): EncryptedChanges {
  // The edge: only relays seal for this purpose, and they write this form.
  return JSON.parse(
    Buffer.from(decrypt(sealed, encryptionKey, CHANGES)).toString('utf8'),
  ) as EncryptedChanges;
}

interface Entry {
  readonly envelope: Envelope;
  readonly recorded: EncryptedChanges;
  readonly change: RowChange;
  readonly occurredAt: Date;
}

/** What is told late of a person who was erased in the meantime stays a fact without content. */
function unlessErased(value: string): string {
  return `case when exists (select from "user" where id = $14::uuid and status = 'Deleted') then null else ${value} end`;
}

async function write(tx: EntityManager, { envelope, recorded, change, occurredAt }: Entry): Promise<void> {
  const { actor, source, eventId } = envelope;
  const { entity, id, before, after } = change;
  await execute(
    tx,
    `insert into audit_log (id, version, created_at, updated_at, entity, entity_id, event, source, occurred_at, actor_kind, actor_id, on_behalf_of, reason, before, after, trademark_id, user_id)
     select $1::uuid, 1, $2::timestamptz, $2::timestamptz, $3::text, $4::uuid, $5::text, $6::text, $2::timestamptz, $7::text, $8::uuid, $9::uuid,
       ${unlessErased('$10::text')}, ${unlessErased('$11::jsonb')}, ${unlessErased('$12::jsonb')}, $13::uuid, $14::uuid
      where not exists (${archivedBefore('audit_log', '$2::timestamptz')}) on conflict do nothing`,
    [
      nameBasedId('audit_log', eventId, entity, id),
      occurredAt,
      entity,
      id,
      recorded.event,
      source,
      actor?.kind ?? 'system',
      actor?.id || null,
      actor?.onBehalfOf || null,
      recorded.reason,
      before === null ? null : JSON.stringify(before),
      after === null ? null : JSON.stringify(after),
      entity === 'trademark' ? id : change.trademarkId,
      entity === 'user' ? id : change.userId,
    ],
  );
}
