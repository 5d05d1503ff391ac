import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer } from '@cotta/kit/runtime/inbox/consumer.js';
import type { RowChange } from '@cotta/kit/runtime/personal-data/encryption.js';
import { rowChanges } from '@cotta/kit/runtime/personal-data/row-changes.js';
import type { EntityManager } from 'typeorm';

const COPIED: readonly string[] = ['brand_subscription', 'brand_subscription_payment'];

/** Keeps subscriptions and the payments of their periods: what a period costs and who is charged for it is worked out from them. */
export function subscriptionFacts(encryptionKey: string) {
  return defineConsumer({
    name: 'subscription-facts',
    sources: ['subscriptions'],
    mode: 'ordered',
    copies: ['subscription_copy'],
    handlers: [],
    every: async ({ envelope, tx }) => {
      for (const change of rowChanges(envelope, encryptionKey))
        if (COPIED.includes(change.entity)) await keep(tx, change);
    },
  });
}

async function keep(tx: EntityManager, { entity, id, before, after, userId }: RowChange): Promise<void> {
  if (after === null && before !== null && 'id' in before)
    return void (await execute(tx, 'delete from subscription_copy where id = $1', [id]));
  // A column that was emptied stands in `before` alone.
  await execute(
    tx,
    `insert into subscription_copy (id, entity, user_id, facts) values ($1, $2, $3, $4)
     on conflict (id) do update set user_id = coalesce(excluded.user_id, subscription_copy.user_id), facts = (subscription_copy.facts - $5::text[]) || excluded.facts`,
    [id, entity, userId, JSON.stringify(after ?? {}), Object.keys(before ?? {})],
  );
}
