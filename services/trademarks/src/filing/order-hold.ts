import { refuse, type Refusal } from '@cotta/kit/decider/refusal.js';
import type { EntityManager } from 'typeorm';

export interface OrderHold { readonly registrationRequestId: string; readonly since: Date; readonly ended: boolean }

/** Nothing of the order goes to an office from now on. What has ended stays so, whatever is told late. */
export async function holdOrder(tx: EntityManager, { registrationRequestId, since, ended }: OrderHold): Promise<void> {
  await tx.query(
    `insert into order_on_hold (registration_request_id, since, ended) values ($1, $2, $3)
     on conflict (registration_request_id) do update set ended = order_on_hold.ended or excluded.ended`, [registrationRequestId, since, ended],
  );
}

/** The order goes on after all. */
export async function releaseOrder(tx: EntityManager, registrationRequestId: string): Promise<void> {
  await tx.query('delete from order_on_hold where registration_request_id = $1 and not ended', [registrationRequestId]);
}

/** Why nothing of the order a mark came from goes to its office now; undefined when it may. */
export async function holdProblem(manager: EntityManager, trademarkId: string): Promise<Refusal | undefined> {
  const [hold]: { ended: boolean }[] = await manager.query('select h.ended from order_on_hold h join trademark t on t.registration_request_id = h.registration_request_id where t.id = $1', [trademarkId]);
  if (hold === undefined) return undefined;
  return hold.ended
    ? refuse('ORDER_ENDED', 'The order of this mark has ended: nothing of it is filed.')
    : refuse('END_ASKED', 'The client has asked to end this order: nothing of it is filed until that is decided. Refund it, or have the client go on with it.');
}
