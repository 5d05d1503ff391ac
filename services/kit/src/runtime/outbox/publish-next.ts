import { Fault } from '../../model/words/fault.js';
import type { EventPublisher } from '../kafka/ports.js';
import { topicVersion } from '../kafka/topic-versions.js';
import { encodeAll, type Encoding } from './encode-all.js';
import type { RelaySession, Term } from './relay-session.js';

/** Events numbered, read and sent in one go. */
export const relayBatch = 500;

interface PublishOptions extends Encoding {
  readonly publisher: EventPublisher;
  /** The first version of it. */
  readonly topic: string;
}

/** How far a round came. `published`: position up to which everything is on the broker. */
export interface PublishedUpTo {
  readonly published: bigint;
  /** How many events there were. */
  readonly count: number;
  /** Why nothing after this position can be published. */
  readonly halted?: string;
}

/** One round: number, read, send, remember. A crash between sending and remembering repeats the batch in the same order.
 *  @throws when the broker does not take it or another relay leads. */
export async function publishNext(
  session: RelaySession,
  term: Term,
  options: PublishOptions,
): Promise<PublishedUpTo> {
  await session.sequence(relayBatch);
  const rows = await session.eventsAfter(term.published, relayBatch);
  const { records, halted } = encodeAll(rows, term.logEpoch, options);
  const last = rows[records.length - 1];
  if (last === undefined) return { published: term.published, count: 0, ...halted };
  await options.publisher.publish(topicVersion(options.topic, term.topicVersion), records);
  const published = BigInt(last.position);
  if (!(await session.markPublished(term.generation, published)))
    throw new Fault(`generation ${term.generation} does not lead any more`);
  return { published, count: records.length, ...halted };
}
