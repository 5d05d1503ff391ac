import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { calendarDate, systemClock } from '@cotta/kit/model/time/clock.js';
import { handleCommand, type CommandRequest } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { FieldSet } from '@cotta/kit/model/field/field.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { until } from '@cotta/kit/testing/until.js';
import { periodAt } from '@cotta/reference/subscription-periods.js';
import { agreeToCharges, saveCard } from '@cotta/invoicing/testing.js';
import { brand, brandSubscription } from '@cotta/subscriptions/testing.js';
import { CREDENTIALS } from '../../infra/simulators/credentials.mjs';
import type { Fixture } from '../../infra/simulators/contract/fixture.js';
import { billing } from '../money/order-desk.js';
import { eachOf } from '../money/place-order.js';
import { pressAgain } from '../money/press-again.js';

/** Where people subscribe: both services have a program running that carries what one says to the other. */
export interface Subscribing {
  readonly subscriptions: ServiceFixture;
  readonly invoicing: ServiceFixture;
  readonly sim: Fixture;
}

interface Subscriber {
  readonly id: string;
  readonly userId: string;
}

const HOUR = { withinMs: 3_600_000, everyMs: 200 };

/** So many people with a card on file and a monthly subscription whose period ended the day before yesterday: all are due since yesterday, so that the hour from which cards are charged is over whenever this runs. @returns first day of the period they are due for */
export async function subscribers(at: Subscribing, count: number): Promise<string> {
  const { subscriptions, invoicing } = at;
  const people = await order(subscriptions, count);
  await heard(
    invoicing,
    `select count(*)::integer as n from subscription_copy where entity = 'brand_subscription'`,
    count,
  );
  await eachOf(people, (one) => giveCard(at, one));
  await heard(
    subscriptions,
    'select count(*)::integer as n from brand_subscription where user_payment_method_id is not null',
    count,
  );
  const today = calendarDate(systemClock.now(), 'Europe/Bratislava');
  const began = lastMonth(addDays(today, -1));
  await eachOf(people, ({ id }) =>
    done(subscriptions, {
      command: brandSubscription.steps.startBrandSubscription,
      streamId: id,
      input: { startDate: began },
    }),
  );
  await heard(
    invoicing,
    `select count(*)::integer as n from subscription_copy where entity = 'brand_subscription' and facts ->> 'status' = 'Subscription started'`,
    count,
  );
  return periodAt(began, 'monthly', 1).start;
}

/** The latest day whose first period is over. */
function lastMonth(today: string): string {
  for (let day = addDays(today, -27); ; day = addDays(day, -1))
    if (periodAt(day, 'monthly', 0).end < today) return day;
}

async function order(subscriptions: ServiceFixture, count: number): Promise<readonly Subscriber[]> {
  const brandId = systemIds.next();
  const owner = systemIds.next();
  await done(subscriptions, {
    command: brand.create,
    streamId: brandId,
    input: { userId: owner, name: 'Lumara', websites: [] },
    viewer: viewerOf('customer', owner),
  });
  const people = Array.from({ length: count }, () => ({ id: systemIds.next(), userId: systemIds.next() }));
  await eachOf(people, ({ id, userId }) =>
    done(subscriptions, {
      command: brandSubscription.create,
      streamId: id,
      input: {
        userId,
        brandId,
        tier: 'Watch',
        paymentFrequency: 'monthly',
        currency: 'EUR',
        payerCountry: billing.country,
        payerKind: 'consumer',
      },
      viewer: viewerOf('customer', userId),
    }),
  );
  return people;
}

/** As the provider keeps it, and as its owner agreed to. */
async function giveCard({ sim, invoicing }: Subscribing, { id, userId }: Subscriber): Promise<void> {
  const answer = await fetch(`${sim.url}/revolut-merchant/api/customers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${CREDENTIALS.merchantKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${userId}@example.test`, full_name: billing.name }),
  });
  const customer = (await answer.json()) as { id: string };
  const method = await sim.control(`revolut-merchant/customers/${customer.id}/methods`);
  const card = systemIds.next();
  await done(invoicing, {
    command: saveCard,
    streamId: card,
    input: {
      userId,
      cardBrand: 'visa',
      cardLastFour: '5709',
      cardExpiration: '12/2030',
      expiresOn: '2030-12-31',
      gatewayMethodId: String(method['id']),
      gatewayCustomerId: customer.id,
    },
  });
  await done(invoicing, {
    command: agreeToCharges,
    streamId: systemIds.next(),
    input: {
      userId,
      brandSubscriptionId: id,
      userPaymentMethodId: card,
      billing,
      customerKind: 'CONSUMER',
      wording: 'test',
    },
  });
}

async function done<State, Event extends DomainEvent, Fields extends FieldSet>(
  { runtime }: ServiceFixture,
  wanted: Omit<CommandRequest<State, Event, Fields>, 'commandId' | 'viewer'> & { readonly viewer?: Viewer },
): Promise<void> {
  const request = { viewer: systemViewer, ...wanted, commandId: systemIds.next() };
  const outcome = await pressAgain(() => handleCommand(runtime, request));
  if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal));
}

async function heard({ db }: ServiceFixture, sql: string, count: number): Promise<void> {
  await until(
    'it is heard by the other service',
    async () => (await pressAgain(() => db.query(sql)))[0].n === count,
    HOUR,
  );
}
