import { Fault } from '../../model/words/fault.js';
import { pastSpan, spansAreRecorded } from '../tracing/span.js';
import type { EventPublisher, OutgoingRecord } from '../kafka/ports.js';
import { topicVersion } from '../kafka/topic-versions.js';
import { encodeAll, type Encoding } from './encode-all.js';
import type { OrderedRow } from './ordered-events.js';
import type { RelaySession, Term } from './relay-session.js';

/** Events numbered, read and sent in one go. */
export const relayBatch = 500;

interface PublishOptions extends Encoding {
  readonly publisher: EventPublisher;
  /** The first version of it. */
  readonly topic: string;
}

/** The first events after a position, numbered before if need be. */
type Read = Promise<readonly OrderedRow[]>;

/** How far a round came. `published`: position up to which everything is on the broker. */
export interface PublishedUpTo {
  readonly published: bigint;
  /** How many events there were. */
  readonly count: number;
  /** Why nothing after this position can be published. */
  readonly halted?: string;
  /** Where there is more: what the next round sends, read while this one was sent. */
  readonly ahead?: Read;
}

/** One round: number, read, send, remember. A crash between sending and remembering repeats the batch in the same order.
 *  `ahead`: what the round before has read. @throws when the broker does not take it or another relay leads. */
export async function publishNext(
  session: RelaySession,
  term: Term,
  options: PublishOptions,
  ahead: Read = readAfter(session, term.published),
): Promise<PublishedUpTo> {
  const rows = await ahead;
  const { records, halted } = encodeAll(rows, term.logEpoch, options);
  const last = rows[records.length - 1];
  if (last === undefined) return { published: term.published, count: 0, ...halted };
  const published = BigInt(last.position);
  const next = records.length < relayBatch ? undefined : readAfter(session, published);
  // Nobody asks for it where this round fails.
  next?.catch(() => undefined);
  const topic = topicVersion(options.topic, term.topicVersion);
  const from = Date.now();
  await options.publisher.publish(topic, records);
  if (spansAreRecorded()) tracePublished(topic, records, from);
  if (!(await session.markPublished(term.generation, published)))
    throw new Fault(`generation ${term.generation} does not lead any more`);
  return { published, count: records.length, ...halted, ...(next && { ahead: next }) };
}

async function readAfter(session: RelaySession, position: bigint): Read {
  const last = await session.sequence(relayBatch);
  return last <= position ? [] : session.eventsAfter(position, relayBatch);
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
