import { execute } from '@cotta/kit/database/sql.js';
import { defineConsumer, on } from '@cotta/kit/inbox/consumer.js';
import { EntityChange, EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';

/** Keeps how far each proof of use is and which classes belong to it: a lawyer's approval ends what a client changes of their specimens. */
export const proofOfUseFacts = defineConsumer({
  name: 'proof-of-use-facts',
  sources: ['trademarks'],
  mode: 'ordered',
  copies: ['proof_of_use_copy', 'proof_of_use_class_copy'],
  handlers: [
    on(
      EntityChangedSchema,
      async ({
        message: {
          entity,
          entityId,
          change,
          facts: { status, use_in_commerce_request_id: proofId },
        },
        tx,
      }) => {
        const table = {
          use_in_commerce_request: 'proof_of_use_copy',
          use_in_commerce_request_class: 'proof_of_use_class_copy',
        }[entity];
        if (table === undefined) return;
        if (change === EntityChange.REMOVED)
          return void (await execute(tx, `delete from ${table} where id = $1`, [entityId]));
        if (table === 'proof_of_use_copy' && status !== undefined)
          await execute(
            tx,
            'insert into proof_of_use_copy (id, status) values ($1, $2) on conflict (id) do update set status = excluded.status',
            [entityId, status],
          );
        if (table === 'proof_of_use_class_copy' && proofId !== undefined)
          await execute(
            tx,
            'insert into proof_of_use_class_copy (id, proof_of_use_id) values ($1, $2) on conflict (id) do nothing',
            [entityId, proofId],
          );
      },
    ),
  ],
});
