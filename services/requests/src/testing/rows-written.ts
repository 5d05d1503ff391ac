import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { answering } from '@cotta/kit/testing/answering.js';
import type { RegistrationRequestEvent } from '../registration-request/events.js';
import { registrationRequestProjection } from '../registration-request/registration-request.projection.js';
import { requestId } from './facts.js';

interface Written {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** What the projection of the order's row writes for these facts, one after the other. */
export async function rowsWritten(events: readonly RegistrationRequestEvent[]): Promise<readonly Written[]> {
  const written: Written[] = [];
  // The edge: the projection asks nothing of its database but to write, and each write finds one row.
  const tx = answering(({ text, values }) => {
    written.push({ sql: text, values });
    return [{}];
  });
  for (const [index, event] of events.entries())
    await registrationRequestProjection.project(tx, recorded(event, index + 1));
  return JSON.parse(JSON.stringify(written)) as readonly Written[];
}

function recorded(event: RegistrationRequestEvent, version: number): RecordedEvent {
  return {
    ...event,
    eventId: nameBasedId('stored order', String(version)),
    streamId: requestId,
    version,
    occurredAt: new Date(Date.UTC(2026, 0, 15, 10, version)),
  } as unknown as RecordedEvent;
}
