import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { PaymentParts } from '../card/payment-parts.js';
import { inOneTransaction } from '../../product/run-steps.js';
import { saveCard } from './card-commands.js';

interface Consent {
  readonly userId: string;
  readonly customerId: string;
  readonly orderId: string;
}

const MINUTE_MS = 60_000;
/** The provider may list a new card a moment late; a customer who agreed here may still have said no on its page. */
const LOOKS = 3;

/** After a payment whose payer agreed: what the provider keeps of that customer is on file, each card once. */
export async function saveCards(
  { runtime, provider }: PaymentParts,
  productId: string,
  tries: number,
): Promise<Date | null> {
  const consent = await inTransaction(runtime.db, (tx) =>
    queryRow<Consent>(
      tx,
      'select user_id as "userId", gateway_customer_id as "customerId", gateway_order_id as "orderId" from product where id = $1 and save_card and user_id is not null and gateway_customer_id is not null',
      [productId],
    ),
  );
  if (consent === undefined) return null;
  const { userId, customerId, orderId } = consent;
  const cards = (await provider.savedMethods(customerId)).filter(({ type }) => type === 'card');
  for (const { id, brand, lastFour, expires } of cards) {
    const input = {
      userId,
      cardBrand: brand,
      cardLastFour: lastFour,
      cardExpiration: expires?.replace('/', '/20') ?? null,
      validationOrderId: orderId,
      gatewayMethodId: id,
      gatewayCustomerId: customerId,
    };
    await inOneTransaction(runtime, (run) =>
      run(saveCard, { streamId: nameBasedId('saved card', id), input, key: id }),
    );
  }
  return cards.length > 0 || tries + 1 >= LOOKS ? null : new Date(runtime.clock.now().getTime() + MINUTE_MS);
}
