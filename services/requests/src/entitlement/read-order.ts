import { standing } from '@cotta/kit/decider/new-events.js';
import { readStream } from '@cotta/kit/event-store/read-stream.js';
import type { EntityManager } from 'typeorm';
import type { RegistrationRequestState } from '../domain/registration-request.js';
import { registrationRequest } from '../registration-request.aggregate.js';

/** The order as its facts tell it. */
export async function readOrder(manager: EntityManager, requestId: string): Promise<RegistrationRequestState> {
  return standing(registrationRequest, await readStream(manager, requestId, registrationRequest)).state;
}

/** The order an application belongs to, held as it is until the transaction ends: nobody pays, sends or approves it meanwhile. */
export async function holdOrderOf(tx: EntityManager, applicationId: string): Promise<{ readonly requestId: string; readonly order: RegistrationRequestState } | undefined> {
  const [row]: { id: string }[] = await tx.query('select r.id from application a join registration_request r on r.id = a.request_id where a.id = $1 for share', [applicationId]);
  return row === undefined ? undefined : { requestId: row.id, order: await readOrder(tx, row.id) };
}
