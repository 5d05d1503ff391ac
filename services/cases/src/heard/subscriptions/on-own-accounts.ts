import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { BrandSubscriptionChangedSchema } from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';
import { caseCounterparty } from '../../case/case-counterparty.record.js';

/** Sellers, accounts and shops that a customer named as their own when ordering, or later: other sides that are never reported. One that is known by that name is marked so. */
export const ownAccounts = defineConsumer({
  name: 'own-accounts',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandSubscriptionChangedSchema, async ({ message: { entityId, facts }, tx, run }) => {
      const { ownAccounts: names = [] } = facts ?? {};
      if (names.length === 0) return;
      const userId = facts?.userId ?? (await ownerOf(tx, entityId));
      if (userId === undefined || userId === '') return;
      for (const name of new Set(names)) {
        const known = await queryRow<{ id: string; whitelisted: boolean }>(
          tx,
          'select id, whitelisted from case_counterparty where user_id = $1 and lower(primary_name) = lower($2) order by id limit 1',
          [userId, name],
        );
        if (known === undefined)
          await run(caseCounterparty.create, {
            streamId: nameBasedId('own-account', userId, name.toLowerCase()),
            input: { userId, primaryName: name, aliases: [], websites: [], whitelisted: true },
            key: name,
          });
        else if (!known.whitelisted)
          await run(caseCounterparty.update, { streamId: known.id, input: { whitelisted: true }, key: name });
      }
    }),
  ],
});

/** Whose subscription it is: what is changed of it later says so no more. */
async function ownerOf(tx: EntityManager, subscriptionId: string): Promise<string | undefined> {
  const row = await queryRow<{ userId: string }>(
    tx,
    'select user_id as "userId" from row_owner where id = $1',
    [subscriptionId],
  );
  return row?.userId;
}
