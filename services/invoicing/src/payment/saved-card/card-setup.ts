import { execute, queryRow } from '@cotta/kit/model/rows/sql.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { f } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { isId, nameBasedId } from '@cotta/kit/model/words/ids.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { no } from '../../refusals.js';
import type { PaymentParts } from '../card/payment-parts.js';
import { planJob } from '../jobs/job-table.js';
import { keepCards, type CardKeeper } from './save-cards.js';

/** Minor units; reserved while the card is put on file and given up at once. */
const RESERVED = { amount: 100, currency: 'EUR' } as const;
const OPEN_FOR = 'PT1H';
const MINUTE_MS = 60_000;
/** Minutes between looks: its owner comes back from the page and waits. */
const LOOKS = [0.25, 0.25, 0.25, 0.25, 0.5, 1, 1, 2, 5, 10, 20, 30];

export const cardSetupTypeDefs = /* GraphQL */ `
  input StartCardSetupInput {
    "Whose card it will be, as its bank knows it."
    fullName: String!
    email: String!
    "The subscription it is for: its owner comes back to that order. Without one, to the cards of the account."
    brandSubscriptionId: ID
  }

  "A page of the payment provider on which a card is put on file."
  type CardSetup {
    checkoutUrl: String!
  }

  union CardSetupResult = CardSetup | Refusal

  extend type Mutation {
    "Opens a page that puts a card on file without a payment: an amount is reserved there and given up at once. For: customer."
    startCardSetup(input: StartCardSetupInput!): CardSetupResult!
  }
`;

/** What the provider asks about whoever holds the card. */
const bearer = {
  fullName: f.text('As its bank knows it.', { max: 200, min: 1 }),
  email: f.email('Where the provider may write.'),
};

interface Asked {
  readonly input: {
    readonly fullName: string;
    readonly email: string;
    readonly brandSubscriptionId?: string | null | undefined;
  };
}

/** `payments`: the provider, where cards on file are offered; absent where they are not. */
export function cardSetupResolvers(payments: PaymentParts | undefined): Resolvers {
  return {
    CardSetupResult: {
      __resolveType: ({ __typename = 'CardSetup' }: { readonly __typename?: string }): string => __typename,
    },
    Mutation: {
      startCardSetup: async (
        _: unknown,
        { input }: Asked,
        { viewer, idempotencyKey }: RequestContext,
      ): Promise<object> => {
        requireOneOf(['customer'], viewer);
        if (payments === undefined || viewer.userId === undefined) return refusalAnswer(no('FEATURE_OFF'));
        const asked = parseInput(bearer, { fullName: input.fullName.trim(), email: input.email });
        if (!asked.ok) return refusalAnswer(refuseFields(asked.fields));
        const id = nameBasedId('card set-up', viewer.userId, idempotencyKey ?? payments.runtime.ids.next());
        const { brandSubscriptionId } = input;
        return openSetup(payments, { id, userId: viewer.userId, ...asked.value, brandSubscriptionId });
      },
    },
  };
}

async function openSetup(
  { runtime, provider, publicOrigin }: PaymentParts,
  {
    id,
    userId,
    brandSubscriptionId,
    ...person
  }: Asked['input'] & { readonly id: string; readonly userId: string },
): Promise<object> {
  const isForOrder = brandSubscriptionId != null;
  if (isForOrder && !isId(brandSubscriptionId)) return refusalAnswer(no('NOT_FOUND.subscription'));
  const known = await inTransaction(runtime.db, (tx) =>
    queryRow<{ id: string }>(
      tx,
      'select gateway_customer_id as id from user_payment_method where user_id = $1 and gateway_customer_id is not null order by created_at limit 1',
      [userId],
    ),
  );
  const customerId = known?.id ?? (await provider.newCustomer(person));
  const order = await provider.placeOrder({
    ...RESERVED,
    reference: id,
    description: 'Card on file, nothing is taken',
    customer: { id: customerId },
    capture: 'manual',
    // A fixed path of ours: whoever is not its owner finds nothing there.
    returnUrl: isForOrder
      ? `${publicOrigin}/brand-monitoring-order/${brandSubscriptionId}/success?card=asked`
      : `${publicOrigin}/portal/profile?tab=payment`,
    openFor: OPEN_FOR,
  });
  const dueAt = new Date(runtime.clock.now().getTime() + MINUTE_MS / 4);
  await inTransaction(runtime.db, async (tx) => {
    await execute(
      tx,
      'insert into card_setup (id, user_id, customer_id, order_id) values ($1, $2, $3, $4) on conflict do nothing',
      [id, userId, customerId, order.id],
    );
    await planJob(tx, { kind: 'card-setup', subjectId: id, dueAt });
  });
  return { checkoutUrl: order.checkoutUrl ?? '' };
}

/** Looks at the page until it is done with: what was reserved is given up, and the card is on file where its owner agreed there. */
export async function finishCardSetup(parts: CardKeeper, id: string, tries: number): Promise<Date | null> {
  const { runtime, provider } = parts;
  const setup = await inTransaction(runtime.db, (tx) =>
    queryRow<{ userId: string; customerId: string; orderId: string }>(
      tx,
      'select user_id as "userId", customer_id as "customerId", order_id as "orderId" from card_setup where id = $1',
      [id],
    ),
  );
  if (setup === undefined) return null;
  const order = await provider.order(setup.orderId);
  if (order.state === 'authorised') {
    const cards = (await provider.savedMethods(setup.customerId)).filter(({ type }) => type === 'card');
    await keepCards(parts, cards, setup);
    await provider.cancelOrder(order.id);
  } else if (order.state === 'pending' || order.state === 'processing')
    return new Date(runtime.clock.now().getTime() + (LOOKS[tries] ?? 60) * MINUTE_MS);
  await inTransaction(runtime.db, (tx) => execute(tx, 'delete from card_setup where id = $1', [id]));
  return null;
}
