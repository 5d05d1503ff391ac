import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import type { RevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { SecondStepsResetSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { revokeSessions } from '../../sign-in/session.js';
import { dropFactors } from '../../second-step/factor.js';

/** The secrets of lost second steps go, and so does whoever may have got in with them. */
export function secondStepsReset({
  runtime,
  feed,
}: {
  readonly runtime: () => CommandRuntime;
  readonly feed: RevocationFeed;
}) {
  return defineConsumer({
    name: 'second-steps-reset',
    sources: ['accounts'],
    mode: 'once',
    handlers: [
      on(SecondStepsResetSchema, async ({ message: { userId, factorIds }, tx }) => {
        const { clock, ids } = runtime();
        await dropFactors(tx, userId, factorIds);
        await feed.announce(await revokeSessions(tx, { userId, now: clock.now(), ids }));
      }),
    ],
  });
}
