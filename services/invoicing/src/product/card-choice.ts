import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';

interface Choice {
  readonly paymentType: string;
  readonly paymentMethodId?: string | null;
  readonly saveCard?: boolean | null;
}

/** Cards are kept for accounts and used by their owners alone; a stranger's card is as unknown as one that does not exist. */
export async function cardChoiceProblem(
  tx: EntityManager,
  { paymentType, paymentMethodId, saveCard }: Choice,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Promise<Refusal | undefined> {
  if (!paymentMethodId && saveCard !== true) return undefined;
  if (viewer.role !== 'customer' || viewer.userId === undefined) return no('SIGN_IN_FOR_CARDS');
  if (paymentType !== 'card') return no('CARDS_ONLY');
  if (!paymentMethodId) return undefined;
  const card = await queryRow<{ status: string; expires: string | null }>(
    tx,
    'select status, card_expiration as expires from user_payment_method where id = $1 and user_id = $2 and gateway_method_id is not null',
    [paymentMethodId, viewer.userId],
  );
  if (card === undefined) return no('UNKNOWN_CARD');
  return card.status === 'Active' && !isExpired(card.expires, now) ? undefined : no('CARD_NOT_USABLE');
}

/** `04/2029`: good until the end of that month, anywhere on earth. */
export function isExpired(expires: string | null, now: Date): boolean {
  const [month = '', year = ''] = expires?.split('/') ?? [];
  return year !== '' && now.getTime() >= Date.UTC(Number(year), Number(month), 2);
}
