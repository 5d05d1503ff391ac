import type { EntityManager } from 'typeorm';
import { Fault } from '../model/words/fault.js';
import type { RecordedEvent } from '../model/words/recorded-event.js';
import { appendMany, type AppendRequest } from '../runtime/event-store/append.js';

/** Events for one stream, without a command. @throws the driver's error with SQLSTATE 40001 when `expected` does not hold. */
export async function append(tx: EntityManager, request: AppendRequest): Promise<RecordedEvent[]> {
  const [recorded] = await appendMany(tx, [request]);
  if (recorded === undefined) throw new Fault('nothing was written');
  return recorded;
}
