import type { DataSource } from 'typeorm';
import { queryRow } from '../../model/rows/sql.js';
import { inTransaction } from '../database/transaction.js';
import type { TopicAdmin, TopicPlan } from '../kafka/ports.js';
import { topicVersion } from '../kafka/topic-versions.js';

/** Begins the next version of a service's topic, with other numbers, while the service works: the relay goes on in it, and each reader comes to it once it has handled all of
 *  the one before. `plan`: as the first version is named. A call that broke off is finished by the next one. Needs the owner of the schema.
 *  @returns the name of the topic that is published to from now on. */
export async function growTopic(db: DataSource, topics: TopicAdmin, plan: TopicPlan): Promise<string> {
  const there = await topics.topicNames();
  const version = await inTransaction(db, async (tx) => {
    const now = await queryRow<{ version: number }>(
      tx,
      "select topic_version as version from relay_state where name = 'main' for update",
    );
    if (now !== undefined && !there.includes(topicVersion(plan.name, now.version))) return now.version;
    // Of another generation: whoever leads cannot mark as published what it has in hand for the topic before, takes the lead anew, and sends it to this one.
    const next = await queryRow<{ version: number }>(
      tx,
      "update relay_state set topic_version = topic_version + 1, generation = generation + 1 where name = 'main' returning topic_version as version",
    );
    return next?.version ?? 1;
  });
  const name = topicVersion(plan.name, version);
  // Not before the relay is bound to it: that it is there says that whatever may still come into the one before comes into this one as well.
  await topics.ensureTopics([{ ...plan, name }]);
  return name;
}
