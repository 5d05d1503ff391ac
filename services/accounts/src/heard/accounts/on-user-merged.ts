import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import type { RevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { UserErasedSchema, UserMergedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { forgetSecrets } from '../../sign-in/forget-secrets.js';
import { revokeSessions } from '../../sign-in/session.js';
import { eraseMerged } from '../../user/erase-user.js';

/** An account that became another opens no more: its sessions end, and password, second steps and links are gone. It is forgotten with the one it became. */
export function userMerged({
  runtime,
  feed,
}: {
  readonly runtime: () => CommandRuntime;
  readonly feed: RevocationFeed;
}) {
  return defineConsumer({
    name: 'user-merged',
    sources: ['accounts'],
    mode: 'once',
    handlers: [
      on(UserMergedSchema, async ({ message: { userId }, tx }) => {
        const { clock, ids } = runtime();
        await feed.announce(await revokeSessions(tx, { userId, now: clock.now(), ids }));
        await forgetSecrets(tx, userId);
      }),
      on(UserErasedSchema, async ({ message: { userId }, tx, run }) => {
        const merged = await queryRows<{ id: string }>(
          tx,
          'select id from "user" where merged_into_id = $1 order by id',
          [userId],
        );
        for (const { id } of merged) await run(eraseMerged, { streamId: id, input: {}, key: id });
      }),
    ],
  });
}
