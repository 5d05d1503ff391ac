import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { CHANGES, encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import {
  BrandSubscriptionChangedSchema,
  BrandSubscriptionEvent,
  BrandSubscriptionPaymentChangedSchema,
  BrandSubscriptionPaymentEvent,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { periodAt } from '@cotta/reference/subscription-periods.js';
import type { Client } from './card-holders.js';
import { billing, key, type OrderDesk } from './order-desk.js';

/** Columns of a subscription, as the service that owns them has them. */
export type Row = Readonly<Record<string, unknown>>;

/** Says to invoicing what subscriptions would: its rows sealed beside its facts, one version after another. */
export function subscriptionsOf(desk: OrderDesk) {
  const versions = new Map<string, number>();
  const next = (id: string): number => {
    versions.set(id, (versions.get(id) ?? 0) + 1);
    return versions.get(id) ?? 1;
  };
  const sealed = (entity: string, id: string, { user_id: userId, ...after }: Row, before: object | null) =>
    encrypt(
      Buffer.from(
        JSON.stringify({
          event: '',
          reason: null,
          changes: [{ entity, id, before, after, userId: userId ?? null, trademarkId: null }],
        }),
      ),
      key,
      CHANGES,
    );
  const consumers = ['subscription-facts', 'subscription-money'];
  const tell = async (
    fact: Omit<Parameters<typeof deliver>[2], 'source' | 'streamVersion'>,
  ): Promise<void> => {
    const streamVersion = next(fact.streamId);
    for (const name of consumers)
      await deliver(desk.fixture.runtime, consumerOf(desk.definition, name), {
        ...fact,
        source: 'subscriptions',
        streamVersion,
      });
  };
  const subscription = (
    id: string,
    row: Row,
    event = BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CREATED,
    facts = {},
  ) =>
    tell({
      schema: BrandSubscriptionChangedSchema,
      streamId: id,
      message: { entityId: id, event, facts },
      sealedChanges: sealed('brand_subscription', id, row, null),
    });
  const payment = (id: string, event: BrandSubscriptionPaymentEvent, row: Row, facts: object) =>
    tell({
      schema: BrandSubscriptionPaymentChangedSchema,
      streamId: id,
      message: { entityId: id, event, facts },
      sealedChanges: sealed('brand_subscription_payment', id, row, null),
    });
  return {
    subscription,
    /** A subscription as it is ordered. */
    order: async (userId: string, more: Row = {}): Promise<string> => {
      const id = systemIds.next();
      await subscription(id, {
        id,
        user_id: userId,
        status: 'Created',
        tier: 'Watch',
        payment_frequency: 'monthly',
        currency: 'EUR',
        payer_country: 'SK',
        payer_kind: 'consumer',
        brand_name: 'Lumara',
        language: 'en',
        ...more,
      });
      return id;
    },
    /** Prepares the period number `charge`, from 1. @returns the payment's id */
    prepare: async (
      subscriptionId: string,
      {
        anchor,
        charge,
        userId,
        tier = 'Watch',
      }: { anchor: string; charge: number; userId: string; tier?: string },
    ): Promise<string> => {
      const id = nameBasedId('period', subscriptionId, String(charge));
      const { start, end } = periodAt(anchor, 'monthly', charge - 1);
      const days = { start_date: start, end_date: end };
      const row = { id, user_id: userId, brand_subscription_id: subscriptionId, status: 'Prepared', tier };
      await payment(
        id,
        BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_PREPARED,
        { ...row, ...days, charge_number: charge, number_of_attempts: 0 },
        { brandSubscriptionId: subscriptionId, startDate: start, endDate: end },
      );
      return id;
    },
    charge: (paymentId: string, numberOfAttempts = 1) =>
      payment(
        paymentId,
        BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_CHARGED,
        { number_of_attempts: numberOfAttempts, status: 'Charging' },
        { numberOfAttempts, status: 'Charging' },
      ),
    /** A higher tier is ordered, in the middle of its period. */
    upgrade: (subscriptionId: string, orderedTier: string) =>
      subscription(
        subscriptionId,
        { ordered_tier: orderedTier },
        BrandSubscriptionEvent.BRAND_SUBSCRIPTION_UPGRADE_ORDERED,
        { orderedTier },
      ),
    /** Its next period is the running one. */
    renew: (subscriptionId: string, days: { readonly startDate: string; readonly endDate: string }) =>
      subscription(
        subscriptionId,
        { start_date: days.startDate, end_date: days.endDate },
        BrandSubscriptionEvent.BRAND_SUBSCRIPTION_RENEWED,
        days,
      ),
    /** It ends before it began. */
    endUnbegun: (
      subscriptionId: string,
      event: keyof Pick<
        typeof BrandSubscriptionEvent,
        'BRAND_SUBSCRIPTION_TRIAL_REFUSED' | 'BRAND_SUBSCRIPTION_LAPSED'
      >,
    ) =>
      subscription(subscriptionId, { status: 'Ended' }, BrandSubscriptionEvent[event], { status: 'Ended' }),
    fail: (paymentId: string) =>
      payment(
        paymentId,
        BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_REFUSED,
        { status: 'Failed' },
        { status: 'Failed' },
      ),
  };
}

export const productOf = (paymentId: string): string =>
  nameBasedId('product', 'brand_subscription_payment', paymentId);

const AGREE =
  'mutation ($input: AgreeToChargesInput!) { it: agreeToCharges(input: $input) { __typename ... on ChargeConsent { id } ... on Refusal { code } } }';

const SETUP =
  'mutation ($input: StartCardSetupInput!) { it: startCardSetup(input: $input) { __typename ... on CardSetup { checkoutUrl } ... on Refusal { code } } }';

/** Asks for the page on which a card is put on file. */
export async function cardPage(
  desk: OrderDesk,
  viewer: Client,
  more: object = {},
): Promise<{ readonly checkoutUrl?: string; readonly code?: string }> {
  const input = { fullName: billing.name, email: billing.email, ...more };
  const { data, errors } = await desk.fixture.ask(viewer, SETUP, { input });
  return data?.it ?? { code: errors?.[0]?.message };
}

/** What the page of the provider answers to somebody who types a card there and agrees that it is kept. */
export const entersTheCard = (page: string, form: Readonly<Record<string, string>> = { save: 'on' }) =>
  fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ card: '4929420573595709', ...form }),
    redirect: 'manual',
  });

/** Puts a card on file on the page of the provider, as a person would. @returns its id */
export async function cardOnFile(
  desk: OrderDesk,
  viewer: Client,
  later: () => Promise<void>,
  form?: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const { checkoutUrl: page, code } = await cardPage(desk, viewer);
  if (page === undefined) throw new Error(`no page: ${code}`);
  await entersTheCard(page, form);
  await later();
  const { data: cards } = await desk.fixture.ask(
    viewer,
    '{ userPaymentMethodList(limit: 20) { items { id status } } }',
  );
  return cards.userPaymentMethodList.items[0]?.id;
}

export async function agree(
  desk: OrderDesk,
  viewer: Client,
  more: { readonly brandSubscriptionId: string; readonly userPaymentMethodId: string } & Row,
): Promise<string> {
  const input = { billing, customerKind: 'CONSUMER', wording: 'test', ...more };
  const { data, errors } = await desk.fixture.ask(viewer, AGREE, { input });
  return data?.it?.code ?? data?.it?.__typename ?? errors?.[0]?.message;
}
