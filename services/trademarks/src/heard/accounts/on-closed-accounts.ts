import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import { UserDeactivatedSchema, UserMergedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { calendarFeed } from '../../calendar/calendar-feed.record.js';

type HeardEnd = Pick<Received<never>, 'tx' | 'run'> & { readonly message: { readonly userId: string } };

async function endFeeds({ message: { userId }, tx, run }: HeardEnd): Promise<void> {
  const feeds = await queryRows<{ id: string }>(
    tx,
    'select id from calendar_feed where user_id = $1 order by id',
    [userId],
  );
  for (const { id } of feeds) await run(calendarFeed.remove, { streamId: id, input: {}, key: id });
}

/** Who may not sign in any more reads no calendar either: the secret addresses end with the account, and do not come back with it. */
export const closedAccounts = defineConsumer({
  name: 'closed-accounts',
  sources: ['accounts'],
  mode: 'once',
  handlers: [on(UserDeactivatedSchema, endFeeds), on(UserMergedSchema, endFeeds)],
});
