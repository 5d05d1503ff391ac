import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { planJob } from '../jobs/job-table.js';
import type { PaymentParts } from '../card/payment-parts.js';
import { cardThatWas } from './card-on-file.js';

/** A card that was taken away here goes at the provider as well. */
export async function forgetCard({ runtime, provider }: PaymentParts, cardId: string): Promise<null> {
  const card = await cardThatWas(runtime.db, cardId);
  if (card !== undefined) await provider.removeMethod(card.customerId, card.methodId);
  return null;
}

/** The cards of a person who is erased. */
export async function forgetCardsOf(tx: EntityManager, userId: string): Promise<void> {
  const cards = await queryRows<{ id: string; now: Date }>(
    tx,
    'select id, now() as now from user_payment_method where user_id = $1',
    [userId],
  );
  for (const { id, now } of cards) await planJob(tx, { kind: 'forget-card', subjectId: id, dueAt: now });
}
