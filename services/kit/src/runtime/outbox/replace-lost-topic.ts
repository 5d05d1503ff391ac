import type { DataSource } from 'typeorm';
import { queryRow } from '../../model/rows/sql.js';
import { PermanentFault } from '../../model/words/fault.js';
import { inTransaction } from '../database/transaction.js';
import type { TopicAdmin, TopicPlan } from '../kafka/ports.js';
import { topicVersion } from '../kafka/topic-versions.js';
import { relayLock } from './relay-session.js';

/** The topic that takes the place of a lost one. `events`: how many the relay puts on it before it goes on with what is new. */
export interface ReplacedTopic {
  readonly name: string;
  readonly events: number;
}

const BEGIN_NEXT = `
  update relay_state set topic_version = topic_version + 1,
         published_position = least(published_position, coalesce(
           (select min(o.position) - 1 from event_order o join tracking_event e using (stream_id, version) where o.position is not null and e.recorded_at >= $1), published_position))
   where name = 'main' returning topic_version as version, (last_position - published_position)::integer as events`;

/** After the broker lost the topic of a service: begins its next version, and has the relay put on it whatever was recorded since an instant. In the same epoch: each
 *  reader knows what it had, takes what it missed, and copies keep their rows. Not the same topic again: readers that stood in the lost one would take its places for theirs.
 *  `since`: not before what inboxes remember. `plan`: as the first version is named. Needs the owner of the schema. @throws PermanentFault while a relay leads, or while the topic is there */
export async function replaceLostTopic(
  db: DataSource,
  topics: TopicAdmin,
  { plan, since }: { readonly plan: TopicPlan; readonly since: Date },
): Promise<ReplacedTopic> {
  const there = await topics.topicNames();
  const { version, events } = await inTransaction(db, async (tx) => {
    const lock = await queryRow<{ got: boolean }>(tx, 'select pg_try_advisory_xact_lock($1) as got', [
      relayLock,
    ]);
    if (lock?.got !== true)
      throw new PermanentFault('a relay of this service is running: stop the service first');
    const now = await queryRow<{ version: number }>(
      tx,
      "select topic_version as version from relay_state where name = 'main'",
    );
    const lost = topicVersion(plan.name, now?.version ?? 1);
    if (there.includes(lost)) throw new PermanentFault(`${lost} is there: nothing is lost`);
    const moved = await queryRow<{ version: number; events: number }>(tx, BEGIN_NEXT, [since]);
    return moved ?? { version: 1, events: 0 };
  });
  // Those before it are made again, empty: readers come from one version to the next.
  await topics.ensureTopics(
    Array.from({ length: version }, (_, at) => ({ ...plan, name: topicVersion(plan.name, at + 1) })),
  );
  return { name: topicVersion(plan.name, version), events };
}
