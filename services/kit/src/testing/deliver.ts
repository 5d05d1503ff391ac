import { create, toBinary, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { EnvelopeSchema, type Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { inTransaction } from '../runtime/database/transaction.js';
import type { CommandRuntime } from '../runtime/commands/handle-command.js';
import { systemIds } from '../model/words/ids.js';
import { applyEnvelope, type Applied } from '../runtime/inbox/apply-envelope.js';
import type { Consumer } from '../runtime/inbox/consumer.js';
import { SliceInbox } from '../runtime/inbox/slice-inbox.js';

export interface DeliveredFact<Desc extends DescMessage> {
  readonly schema: Desc;
  readonly message: MessageInitShape<Desc>;
  /** Service it comes from. */
  readonly source: string;
  readonly streamId: string;
  /** @defaultValue 1 */
  readonly streamVersion?: number;
  /** Of the source's history. @defaultValue 1 */
  readonly logEpoch?: number;
  /** Kind of the stream, as the relay says it. @defaultValue none */
  readonly category?: string;
  /** Person the event is about. @defaultValue nobody */
  readonly subjectId?: string;
  /** What the rows were before and after, as a relay seals it. */
  readonly sealedChanges?: Uint8Array;
}

/** Tells a consumer one fact of another service, as its inbox would: in one transaction, with its commands. */
export async function deliver<Desc extends DescMessage>(
  runtime: CommandRuntime,
  consumer: Consumer,
  fact: DeliveredFact<Desc>,
): Promise<Applied> {
  const [applied] = await deliverAll(runtime, consumer, [fact]);
  return applied as Applied;
}

/** The same for facts that came in one slice: all in one transaction. */
export function deliverAll<Desc extends DescMessage>(
  runtime: CommandRuntime,
  consumer: Consumer,
  facts: readonly DeliveredFact<Desc>[],
): Promise<Applied[]> {
  const now = runtime.clock.now();
  const envelopes = facts.map((fact) => envelopeOf(fact, now));
  return inTransaction(runtime.db, async (tx) => {
    const inbox = await SliceInbox.open(tx, consumer, { envelopes, now });
    const applied: Applied[] = [];
    for (const envelope of envelopes)
      applied.push(await applyEnvelope({ tx, consumer, inbox, runtime, firstRetryMs: 0 }, envelope));
    await inbox.flush();
    return applied;
  });
}

function envelopeOf<Desc extends DescMessage>(
  {
    schema,
    message,
    source,
    streamId,
    streamVersion = 1,
    logEpoch = 1,
    category = '',
    subjectId = '',
    sealedChanges = new Uint8Array(),
  }: DeliveredFact<Desc>,
  now: Date,
): Envelope {
  const eventId = systemIds.next();
  return create(EnvelopeSchema, {
    eventId,
    source,
    streamId,
    logEpoch,
    streamVersion,
    category,
    subjectId,
    sealedChanges,
    type: schema.typeName,
    correlationId: eventId,
    occurredAt: timestampFromDate(now),
    payload: toBinary(schema, create(schema, message)),
  });
}

/** The consumer of that name. */
export function consumerOf(
  { consumers }: { readonly consumers: readonly Consumer[] },
  name: string,
): Consumer {
  const found = consumers.find((consumer) => consumer.name === name);
  if (found === undefined) throw new Error(`there is no consumer ${name}`);
  return found;
}
