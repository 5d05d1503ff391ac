import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { execute, queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import type { KnownSubscription } from './subscription-copy.js';

/** Who agreed to what a trial becomes, for good: neither a card that is taken away nor a consent that is taken back makes a trial not to have been. */
export const trialPayers: InlineProjection = {
  name: 'trial_payer',
  tables: ['trial_payer'],
  project: async (tx, { data }) => {
    const { trialPayers: payers, brandSubscriptionId } = data as Agreed;
    if (payers == null || payers.length === 0 || brandSubscriptionId === undefined) return;
    await execute(
      tx,
      'insert into trial_payer (fingerprint, subscription_id) select unnest($1::text[]), $2 on conflict do nothing',
      [payers, brandSubscriptionId],
    );
  },
};

/** What a consent says, as far as it is kept here. */
interface Agreed {
  readonly brandSubscriptionId?: string;
  readonly trialPayers?: readonly string[] | null;
}

/** Whether its owner, or a payer with the same card or the same name and address, has had a trial. One question at a time a payer, so that two do not both find none. */
export async function hadTrial(
  tx: EntityManager,
  { id, userId }: Pick<KnownSubscription, 'id' | 'userId'>,
  payers: readonly string[],
): Promise<boolean> {
  for (const payer of [userId, ...payers].toSorted((one, other) => one.localeCompare(other)))
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('trial payer:' || $1::text, 0))`, [payer]);
  const earlier = await queryRow(
    tx,
    `select 1 from trial_payer where fingerprint = any($1::text[]) and subscription_id <> $2
     union all
     select 1 from subscription_copy where user_id = $3 and id <> $2 and facts ->> 'trial_start_date' is not null
     limit 1`,
    [payers, id, userId],
  );
  return earlier !== undefined;
}
