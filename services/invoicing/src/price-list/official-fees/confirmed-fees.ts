import type { EntityManager } from 'typeorm';
import type { ConfirmedFee } from './fees-in-force.js';

/** With who entered it, and whether another admin agreed. */
export type AuthoredFee = ConfirmedFee & { readonly enteredById: string; readonly byTwo: boolean };

/** Every confirmation that counts or will count, in the order in which they count. */
export async function confirmedFees(manager: Pick<EntityManager, 'query'>): Promise<AuthoredFee[]> {
  const rows: AuthoredFee[] = await manager.query(
    `select id, office, line, amounts, valid_from::text as "validFrom", in_force_from::text as "inForceFrom", position, looked_on::text as "lookedOn", source_url as "sourceUrl",
       entered_by_id as "enteredById", decided_by_id is not null as "byTwo"
     from official_fee_confirmation where state = 'Confirmed' order by in_force_from, position`,
  );
  return rows;
}
