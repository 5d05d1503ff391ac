import { redirect, type LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { accountPayer } from '../../../domain/order/account-payer.js';
import { whoAsks } from '../../../domain/sign-in/who-asks.js';
import {
  CardsForChargesDocument,
  OrderedMonitoringDocument,
  type OrderedSubscription,
} from './monitoring-order.graphql.js';
import { askForPrices, priceOf } from './monitoring-prices.js';

const RECORD = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type Ordered = OrderedSubscription;

/** The trial was ordered and waits for a card and for the consent to what it becomes. */
export const awaitsTrial = ({ status, withTrial }: Ordered): boolean =>
  status === 'CREATED' && withTrial === true;

/** What was ordered, by its own id or by that of its first payment; for a trial that has not begun, or another card (`?card`), what the consent to charges needs. @throws Response 404 for what is not there or not theirs */
export async function loadOrdered({ params, request, context }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  if (!RECORD.test(id)) throw new Response(null, { status: 404 });
  const who = await whoAsks(context);
  if (who?.role !== 'customer') {
    const { pathname, search } = new URL(request.url);
    throw redirect(`/portal/login?callbackUrl=${encodeURIComponent(`${pathname}${search}`)}`);
  }
  const api = apiOf(context);
  const asked = { token: who.token };
  const found = await api.query(OrderedMonitoringDocument, { id }, asked);
  const ordered = found.brandSubscription ?? found.brandSubscriptionPayment?.brandSubscription;
  if (ordered == null) throw new Response(null, { status: 404 });
  const asksCard = awaitsTrial(ordered) || new URL(request.url).searchParams.has('card');
  return {
    ordered,
    start: asksCard && ordered.status !== 'ENDED' ? await startOf(context, ordered, who.token) : undefined,
  };
}

/** Cards, the payer as the account knows them, and what will be charged, as far as a price is known. */
async function startOf(context: unknown, ordered: Ordered, token: string) {
  const { currency, payerCountry, payerPostcode, vatNumber } = ordered;
  const [cards, payer, charge] = await Promise.all([
    apiOf(context).query(CardsForChargesDocument, {}, { token }),
    accountPayer(context, token).catch(() => ({ contactName: '', contactEmail: '', payer: {} })),
    payerCountry === null
      ? undefined
      : askForPrices(context, {
          currency,
          country: payerCountry,
          vatNumber: vatNumber ?? '',
          couponCode: '',
          postcode: payerPostcode ?? undefined,
        }).catch(() => undefined),
  ]);
  const price = charge === undefined ? undefined : priceOf(charge, ordered.tier, ordered.paymentFrequency);
  return {
    attempt: crypto.randomUUID(),
    offered: cards.savedCardsOffered,
    cards: cards.userPaymentMethodList.items,
    payer: {
      name: payer.contactName,
      email: payer.contactEmail,
      ...payer.payer,
      country: payerCountry ?? '',
    } as Readonly<Record<string, string>>,
    // What the order itself says of its next charge knows its coupon, too.
    first: ordered.nextCharge?.total ?? price?.total,
    later: price?.laterTotal,
  };
}

export type ConsentFacts = NonNullable<Awaited<ReturnType<typeof loadOrdered>>['start']>;
