import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';

/** The client wants the order to end, or it has ended. */
export const END = 'end';

export interface HoldCause {
  readonly registrationRequestId: string;
  /** `end`, or the id of the product whose payment is disputed. */
  readonly cause: string;
}

export interface OrderHold extends HoldCause {
  readonly since: Date;
  readonly ended: boolean;
}

/** Nothing of the order goes to an office from now on. What has ended stays so, whatever is told late. */
export async function holdOrder(
  tx: EntityManager,
  { registrationRequestId, cause, since, ended }: OrderHold,
): Promise<void> {
  await tx.query(
    `insert into order_on_hold (registration_request_id, cause, since, ended) values ($1, $2, $3, $4)
     on conflict (registration_request_id, cause) do update set ended = order_on_hold.ended or excluded.ended`,
    [registrationRequestId, cause, since, ended],
  );
}

/** This cause is gone; the order goes on once no other one holds it. */
export async function releaseOrder(
  tx: EntityManager,
  { registrationRequestId, cause }: HoldCause,
): Promise<void> {
  await tx.query(
    'delete from order_on_hold where registration_request_id = $1 and cause = $2 and not ended',
    [registrationRequestId, cause],
  );
}

/** Why nothing of the order a mark came from goes to its office now; undefined when it may. */
export async function holdProblem(manager: EntityManager, trademarkId: string): Promise<Refusal | undefined> {
  const holds: { cause: string; ended: boolean }[] = await manager.query(
    'select h.cause, h.ended from order_on_hold h join trademark t on t.registration_request_id = h.registration_request_id where t.id = $1',
    [trademarkId],
  );
  if (holds.length === 0) return undefined;
  if (holds.some(({ ended }) => ended)) return no('ORDER_ENDED');
  return holds.some(({ cause }) => cause === END) ? no('END_ASKED') : no('PAYMENT_DISPUTED');
}
