import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { EntityChange } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import {
  UseInCommerceRequestChangedSchema,
  UseInCommerceRequestClassChangedSchema,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';

/** Keeps how far each proof of use is, which links open it and which classes belong to it: a lawyer's approval ends what a client changes of their specimens. */
export const proofOfUseFacts = defineConsumer({
  name: 'proof-of-use-facts',
  sources: ['trademarks'],
  mode: 'ordered',
  copies: ['proof_of_use_copy', 'proof_of_use_class_copy'],
  handlers: [
    on(UseInCommerceRequestChangedSchema, async ({ message: { entityId, change, facts }, tx }) => {
      if (change === EntityChange.REMOVED)
        return void (await execute(tx, 'delete from proof_of_use_copy where id = $1', [entityId]));
      if (facts?.status !== undefined)
        await execute(
          tx,
          `insert into proof_of_use_copy (id, status, link_revision) values ($1, $2, $3)
           on conflict (id) do update set status = excluded.status, link_revision = coalesce(excluded.link_revision, proof_of_use_copy.link_revision)`,
          [entityId, facts.status, facts.linkRevision ?? null],
        );
      else if (facts?.linkRevision !== undefined)
        await execute(tx, 'update proof_of_use_copy set link_revision = $2 where id = $1', [
          entityId,
          facts.linkRevision,
        ]);
    }),
    on(UseInCommerceRequestClassChangedSchema, async ({ message: { entityId, change, facts }, tx }) => {
      if (change === EntityChange.REMOVED)
        return void (await execute(tx, 'delete from proof_of_use_class_copy where id = $1', [entityId]));
      if (facts?.useInCommerceRequestId !== undefined)
        await execute(
          tx,
          'insert into proof_of_use_class_copy (id, proof_of_use_id) values ($1, $2) on conflict (id) do nothing',
          [entityId, facts.useInCommerceRequestId],
        );
    }),
  ],
});
