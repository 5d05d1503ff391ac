import { currentState } from '@cotta/kit/runtime/commands/new-events.js';
import { readStream } from '@cotta/kit/runtime/event-store/read-stream.js';
import type { EntityManager } from 'typeorm';
import type { RegistrationRequestState } from '../registration-request.js';
import { registrationRequest } from '../registration-request.aggregate.js';

/** The order as its facts tell it. */
export async function readOrder(
  manager: EntityManager,
  requestId: string,
): Promise<RegistrationRequestState> {
  return currentState(registrationRequest, await readStream(manager, requestId, registrationRequest)).state;
}

export interface HeldOrder {
  readonly requestId: string;
  readonly order: RegistrationRequestState;
  /** Also where only the row of the application says so. */
  readonly approved: boolean;
}

/** The order an application belongs to, held as it is until the transaction ends: nobody pays, sends or approves it meanwhile, and of two who write in its draft one waits. */
export async function holdOrderOf(tx: EntityManager, applicationId: string): Promise<HeldOrder | undefined> {
  const [row]: { id: string; approved: boolean }[] = await tx.query(
    'select r.id, a.client_approval or r.approved_at is not null as approved from application a join registration_request r on r.id = a.request_id where a.id = $1 for update of r',
    [applicationId],
  );
  return row === undefined
    ? undefined
    : { requestId: row.id, approved: row.approved, order: await readOrder(tx, row.id) };
}
