import type { EntityManager } from 'typeorm';
import { queryRow } from '@cotta/kit/model/rows/sql.js';

/** Kinds of letters that nobody owes. */
export interface WantedLetters {
  readonly orderUpdates: boolean;
  readonly marketing: boolean;
  readonly newsletter: boolean;
}

/** Before anybody has said anything: news about what was ordered, and no advertisement. */
const UNSAID: WantedLetters = { orderUpdates: true, marketing: false, newsletter: false };

/** What an address wants now: as its account says, else as was chosen last by a link of a letter. `addressId`: {@link addressId} */
export async function wantedLetters(tx: EntityManager, addressId: string): Promise<WantedLetters> {
  const said = await queryRow<WantedLetters>(
    tx,
    `select a.order_letters as "orderUpdates", a.marketing_letters as marketing, a.newsletter_letters as newsletter
     from address_of_user o join addressee a on a.user_id = o.user_id where o.address_id = $1
     union all
     (select order_updates, marketing, newsletter from email_choice where address_id = $1 order by created_at desc, id desc limit 1)
     limit 1`,
    [addressId],
  );
  return said ?? UNSAID;
}
