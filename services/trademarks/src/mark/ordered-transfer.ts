import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';

/** What is known of the deed of a transfer. Stored: never renamed. */
export type DeedState = 'missing' | 'unread' | 'not in order' | 'in order';

export interface OrderedTransfer {
  readonly serviceRequestId: string;
  readonly trademarkId: string;
  readonly deed: DeedState;
}

/** Keeps the newest that its order says. */
export async function keepTransfer(
  tx: EntityManager,
  { serviceRequestId, trademarkId, deed }: OrderedTransfer,
): Promise<void> {
  await tx.query(
    `insert into ordered_transfer (service_request_id, trademark_id, deed) values ($1, $2, $3)
     on conflict (service_request_id) do update set trademark_id = excluded.trademark_id, deed = excluded.deed`,
    [serviceRequestId, trademarkId, deed],
  );
}

/** The order is over, or is about another mark. */
export async function forgetTransfer(tx: EntityManager, serviceRequestId: string): Promise<void> {
  await tx.query('delete from ordered_transfer where service_request_id = $1', [serviceRequestId]);
}

/** Why the transfer of a mark is not handed in: its deed is missing, nobody read it, or it is not in order. A transfer that nobody ordered here has no deed here. */
export async function deedProblem(manager: EntityManager, trademarkId: string): Promise<Refusal | undefined> {
  const [transfer]: { deed: DeedState }[] = await manager.query(
    `select deed from ordered_transfer where trademark_id = $1 and deed <> 'in order' order by service_request_id limit 1`,
    [trademarkId],
  );
  switch (transfer?.deed) {
    case 'missing':
      return no('DEED_MISSING');
    case 'unread':
      return no('DEED_UNREAD');
    case 'not in order':
      return no('DEED_NOT_IN_ORDER');
    default:
      return undefined;
  }
}
