import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import type { RevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { UserDeactivatedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { revokeSessions } from '../../sign-in/session.js';

/** A closed account is closed everywhere: its sessions end, and doors are told. */
export function userDeactivated({
  runtime,
  feed,
}: {
  readonly runtime: () => CommandRuntime;
  readonly feed: RevocationFeed;
}) {
  return defineConsumer({
    name: 'user-deactivated',
    sources: ['accounts'],
    mode: 'once',
    handlers: [
      on(UserDeactivatedSchema, async ({ message, tx }) => {
        const { clock, ids } = runtime();
        await feed.announce(await revokeSessions(tx, { userId: message.userId, now: clock.now(), ids }));
      }),
    ],
  });
}
