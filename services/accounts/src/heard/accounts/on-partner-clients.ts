import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import type { RevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { partnerTokenSeconds } from '@cotta/reference/partner-scopes.js';
import {
  PartnerClientChangedSchema,
  PartnerClientEvent,
} from '@cotta/proto/cotta/accounts/v1/entities_pb.js';
import {
  UserDeactivatedSchema,
  UserErasedSchema,
  UserMergedSchema,
} from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { partnerClient } from '../../partner-client/partner-client.record.js';
import { endedSecrets, endSecrets } from '../../partner-client/partner-secret.js';

type HeardEnd = Pick<Received<never>, 'tx' | 'run'> & { readonly message: { readonly userId: string } };

async function endClients({ message: { userId }, tx, run }: HeardEnd): Promise<void> {
  const clients = await queryRows<{ id: string }>(
    tx,
    'select id from partner_client where user_id = $1 order by id',
    [userId],
  );
  for (const { id } of clients) await run(partnerClient.remove, { streamId: id, input: {}, key: id });
}

/** A program ends with its account; what was ended opens nothing more: doors are told, so that tokens die at once. */
export function partnerClients({
  runtime,
  feed,
}: {
  readonly runtime: () => CommandRuntime;
  readonly feed: RevocationFeed;
}) {
  return defineConsumer({
    name: 'partner-clients',
    sources: ['accounts'],
    mode: 'once',
    handlers: [
      on(UserDeactivatedSchema, endClients),
      on(UserMergedSchema, endClients),
      on(UserErasedSchema, endClients),
      on(PartnerClientChangedSchema, async ({ message: { entityId, event }, tx }) => {
        const now = runtime().clock.now();
        const { PARTNER_CLIENT_REVOKED, PARTNER_SECRET_ENDED } = PartnerClientEvent;
        if (event === PARTNER_CLIENT_REVOKED) {
          await endSecrets(tx, { clientId: entityId, now });
          await feed.announce([entityId]);
        }
        if (event === PARTNER_SECRET_ENDED) {
          const longAgo = new Date(now.getTime() - 2 * partnerTokenSeconds * 1000);
          await feed.announce(await endedSecrets(tx, entityId, longAgo));
        }
      }),
    ],
  });
}
