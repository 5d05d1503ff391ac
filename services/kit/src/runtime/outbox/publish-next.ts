import { Fault } from '../../model/words/fault.js';
import { pastSpan, spansAreRecorded } from '../tracing/span.js';
import type { EventPublisher, OutgoingRecord } from '../kafka/ports.js';
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
  const topic = topicVersion(options.topic, term.topicVersion);
  const from = Date.now();
  await options.publisher.publish(topic, records);
  if (spansAreRecorded()) tracePublished(topic, records, from);
  const published = BigInt(last.position);
  if (!(await session.markPublished(term.generation, published)))
    throw new Fault(`generation ${term.generation} does not lead any more`);
  return { published, count: records.length, ...halted };
}

/** One batch carries events of many traces; each has it in its own. */
function tracePublished(topic: string, records: readonly OutgoingRecord[], from: number): void {
  const to = Date.now();
  for (const { headers } of records)
    pastSpan(
      `publish ${topic}`,
      {
        kind: 'PRODUCER',
        attributes: { 'messaging.system': 'kafka', 'messaging.destination.name': topic },
        ...(headers['traceparent'] === undefined ? {} : { parent: headers['traceparent'] }),
      },
      { from, to },
    );
}
