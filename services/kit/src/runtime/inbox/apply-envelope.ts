import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { EntityManager } from 'typeorm';
import { inSpan } from '../tracing/span.js';
import { type CommandRuntime, handleCommandIn } from '../commands/handle-command.js';
import { nameBasedId } from '../../model/words/ids.js';
import { systemViewer } from '../../model/words/viewer.js';
import type { Consumer, RunCommand } from './consumer.js';
import { currentPayload, decodeMessage } from './former-message.js';
import { HOLE, park, WAITS_BEHIND } from './parking.js';
import type { SliceInbox } from './slice-inbox.js';

/** What came of an envelope: handled, known already, of no interest, or set aside. */
export type Applied = 'applied' | 'repeat' | 'skipped' | 'parked';

/** What an envelope is applied with, inside one transaction. */
export interface Applying {
  readonly tx: EntityManager;
  readonly consumer: Consumer;
  readonly inbox: SliceInbox;
  readonly runtime: CommandRuntime;
  /** Wait before the first retry of an event that opened a hole. Milliseconds. */
  readonly firstRetryMs: number;
}

/** One envelope, once. @throws whatever its handler throws: the caller's transaction is then of no use any more. */
export async function applyEnvelope(applying: Applying, envelope: Envelope): Promise<Applied> {
  const { tx, consumer, inbox, runtime } = applying;
  const { type, payload } = currentPayload(envelope);
  const handler = consumer.handlers.find(({ schema }) => schema.typeName === type);
  // Reactions do not remember what they do not react to.
  if (consumer.mode === 'once' && handler === undefined && consumer.every === undefined) return 'skipped';
  const verdict = inbox.judge(envelope);
  if (verdict.is === 'repeat') return 'repeat';
  if (verdict.is === 'blocked' || verdict.is === 'hole') {
    const now = runtime.clock.now();
    const hole = verdict.is === 'hole';
    inbox.block(envelope);
    await park(tx, consumer.name, {
      envelope,
      now,
      error: hole ? `${HOLE}${verdict.reason}` : WAITS_BEHIND,
      attempts: hole ? 1 : 0,
      nextAttemptAt: hole ? new Date(now.getTime() + applying.firstRetryMs) : now,
    });
    return 'parked';
  }
  await consumer.every?.({ envelope, tx });
  if (handler !== undefined) {
    const message = decodeMessage(handler.schema, payload);
    await inSpan(
      `handle ${type}`,
      {
        kind: 'CONSUMER',
        attributes: { 'messaging.system': 'kafka', 'messaging.consumer.group.name': consumer.name },
        parent: envelope.traceparent,
      },
      () => handler.handle({ message, envelope, tx, run: commandRunner(applying, envelope) }),
    );
  }
  inbox.done(envelope);
  return handler === undefined && consumer.every === undefined ? 'skipped' : 'applied';
}

function commandRunner({ tx, consumer, runtime }: Applying, envelope: Envelope): RunCommand {
  return (command, { streamId, input, key }) => {
    const parts = [envelope.eventId, consumer.name, command.name, ...(key === undefined ? [] : [key])];
    const commandId = nameBasedId(...parts);
    return handleCommandIn(tx, runtime, {
      command,
      streamId: streamId ?? nameBasedId(commandId, 'stream'),
      input,
      viewer: systemViewer,
      commandId,
      correlationId: envelope.correlationId,
      causationId: envelope.eventId,
      ...(envelope.traceparent === '' ? {} : { traceparent: envelope.traceparent }),
    });
  };
}
