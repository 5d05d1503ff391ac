import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { EntityManager } from 'typeorm';
import type { Handling } from './handling.js';
import { park } from './parking.js';

/** Sets aside an event whose handler failed, and says so. */
export async function parkPoison(
  tx: EntityManager,
  { consumer, runtime, parkDelaysMs }: Handling,
  { envelope, error }: { readonly envelope: Envelope; readonly error: unknown },
): Promise<void> {
  const now = runtime.clock.now();
  const { source, streamId, streamVersion, type, eventId } = envelope;
  runtime.log.error(
    { err: error, consumer: consumer.name, source, streamId, version: streamVersion, type, eventId },
    'event parked',
  );
  const [firstDelayMs] = parkDelaysMs;
  await park(tx, consumer.name, {
    envelope,
    now,
    error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    attempts: 1,
    nextAttemptAt: firstDelayMs === undefined ? null : new Date(now.getTime() + firstDelayMs),
  });
}
