import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { paymentStatuses } from './brand-subscription-payment-status.js';
import { brandSubscriptionPayment } from './brand-subscription-payment.work-item.js';

const admin = viewerOf('admin', nameBasedId('admin'));
const now = '2026-03-20T09:00:00Z';
const period = {
  brandSubscriptionId: nameBasedId('subscription'),
  startDate: '2026-03-05',
  endDate: '2026-04-04',
};
const past = { ...period, userId: nameBasedId('eva'), numberOfAttempts: 1 };

// Written by hand from the state machine of the domain notes, part 3.
const lines: Lines = {
  PriceBrandSubscriptionPayment: {
    from: ['Prepared'],
    to: (from) => from,
    by: [],
    input: { productId: nameBasedId('product'), total: { amountMinor: 6027, currency: 'EUR' } },
  },
  NotifyBrandSubscriptionPayment: { from: ['Prepared'], to: 'Notified', by: ['admin'] },
  ChargeBrandSubscriptionPayment: { from: ['Notified', 'Declined'], to: 'Charging', by: ['admin'] },
  ConfirmBrandSubscriptionPayment: {
    from: ['Prepared', 'Notified', 'Charging', 'Declined'],
    to: 'Paid',
    by: ['admin'],
  },
  DeclineBrandSubscriptionPayment: {
    from: ['Charging'],
    to: 'Declined',
    by: ['admin'],
    input: { declineReason: 'insufficient_funds' },
  },
  RemindBrandSubscriptionPayment: {
    from: ['Notified', 'Declined'],
    to: (from) => from,
    by: [],
    input: { remindersSent: 1 },
  },
  FailBrandSubscriptionPayment: { from: ['Prepared', 'Notified', 'Declined'], to: 'Failed', by: [] },
};

function published(facts: object): DomainEvent {
  return { type: 'BrandSubscriptionPaymentPrepared', data: { ...past, ...facts } };
}

function step(name: string) {
  return anyStep(brandSubscriptionPayment, name);
}

describe('a payment of a subscription', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    expect(paymentStatuses).toHaveLength(6);
    walkEveryStep({ item: brandSubscriptionPayment, statuses: paymentStatuses, past, lines, now });
  });

  it('is prepared untried, for a period with an end', () => {
    const [prepared] = given().when(brandSubscriptionPayment.create, period, { viewer: admin }).events();
    expect(prepared?.data).toMatchObject({ status: 'Prepared', numberOfAttempts: 0 });
    given()
      .when(brandSubscriptionPayment.create, { ...period, endDate: '2026-03-04' }, { viewer: admin })
      .thenRefused('INPUT_INVALID');
  });

  it('is prepared by the clock or an admin: no lawyer invents a charge or changes one', () => {
    const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
    given().when(brandSubscriptionPayment.create, period, { viewer: lawyer }).thenRejected('FORBIDDEN');
    given(published({ status: 'Prepared' }))
      .when(brandSubscriptionPayment.update, { endDate: '2027-03-04' }, { viewer: lawyer })
      .thenRejected('FORBIDDEN');
  });

  it('is announced three days before at the earliest', () => {
    given(published({ status: 'Prepared' }))
      .when(step('NotifyBrandSubscriptionPayment'), {}, { now: '2026-03-01T12:00:00Z' })
      .thenRefused('TOO_EARLY', { params: { from: '2026-03-02' } });
    given(published({ status: 'Prepared' }))
      .when(step('NotifyBrandSubscriptionPayment'), {}, { now: '2026-03-01T23:01:00Z' })
      .thenState({ previousStatus: 'Prepared' });
  });

  it.each([
    [0, '2026-03-05', null],
    [1, '2026-03-08', '2026-03-05T06:00:00Z'],
    [2, '2026-03-12', '2026-03-08T06:00:00Z'],
    [3, '2026-03-19', '2026-03-12T06:00:00Z'],
  ])('is tried after %i attempts from %s on', (numberOfAttempts, day, lastAttemptDate) => {
    const declined = published({ status: 'Declined', numberOfAttempts, lastAttemptDate });
    const [charged] = given(declined)
      .when(step('ChargeBrandSubscriptionPayment'), {}, { now: `${day}T06:00:00Z` })
      .events();
    expect(charged?.data).toMatchObject({
      status: 'Charging',
      numberOfAttempts: numberOfAttempts + 1,
      lastAttemptDate: `${day}T06:00:00.000Z`,
    });
    given(declined)
      .when(
        step('ChargeBrandSubscriptionPayment'),
        {},
        { now: `${day}T06:00:00Z`.replace(day, previousDay(day)) },
      )
      .thenRefused('TOO_EARLY', { params: { from: day } });
  });

  it('has failed when the fourth attempt is declined, and is not tried a fifth time', () => {
    const [failed] = given(published({ status: 'Charging', numberOfAttempts: 4 }))
      .when(step('DeclineBrandSubscriptionPayment'), { declineReason: 'do_not_honour' }, { now })
      .events();
    expect(failed?.data).toMatchObject({ status: 'Failed', declineReason: 'do_not_honour' });
    given(published({ status: 'Declined', numberOfAttempts: 4 }))
      .when(step('ChargeBrandSubscriptionPayment'), {}, { now })
      .thenRefused('NO_ATTEMPT_LEFT');
  });

  it.each([
    ['insufficient_funds', 'Declined', false, '2026-03-08'],
    ['something_new', 'Declined', false, '2026-03-08'],
    ['authentication_challenge', 'Declined', false, '2026-03-08'],
    ['expired_card', 'Declined', true, null],
  ])('declined for %s is %s', (declineReason, status, awaitsCard, nextAttemptOn) => {
    const [refused] = given(
      published({ status: 'Charging', numberOfAttempts: 1, lastAttemptDate: '2026-03-05T06:00:00Z' }),
    )
      .when(step('DeclineBrandSubscriptionPayment'), { declineReason }, { now: '2026-03-05T06:01:00Z' })
      .events();
    expect(refused?.data).toMatchObject({ status, awaitsCard, nextAttemptOn, declineReason });
  });

  it('awaits another card after a hard decline, which is tried at once', () => {
    const awaits = published({
      status: 'Declined',
      awaitsCard: true,
      lastAttemptDate: '2026-03-05T06:00:00Z',
    });
    given(awaits).when(step('ChargeBrandSubscriptionPayment'), {}, { now }).thenRefused('CARD_AWAITED');
    const [charged] = given(awaits)
      .when(step('ChargeBrandSubscriptionPayment'), { withNewCard: true }, { now: '2026-03-06T10:00:00Z' })
      .events();
    expect(charged?.data).toMatchObject({ status: 'Charging', numberOfAttempts: 2, awaitsCard: false });
  });

  it('has failed on day 14, even after few attempts', () => {
    const [refused] = given(
      published({ status: 'Charging', numberOfAttempts: 2, lastAttemptDate: '2026-03-19T06:00:00Z' }),
    )
      .when(step('DeclineBrandSubscriptionPayment'), { declineReason: 'insufficient_funds' }, { now })
      .events();
    expect(refused?.data).toMatchObject({ status: 'Failed', nextAttemptOn: null });
  });

  it('is asked for once by each reminder', () => {
    given(published({ status: 'Notified', remindersSent: 2 }))
      .when(step('RemindBrandSubscriptionPayment'), { remindersSent: 2 }, { now })
      .thenRefused('REMINDED');
  });

  it('that an order asks for is confirmed and declined by what became of the order, and by nobody’s hand', () => {
    const charging = published({
      status: 'Charging',
      productId: nameBasedId('product'),
      total: { amountMinor: 6027, currency: 'EUR' },
    });
    const orderTakenOff = given(charging)
      .when(brandSubscriptionPayment.update, { productId: null }, { viewer: admin, now })
      .events();
    for (const [name, input] of [
      ['ConfirmBrandSubscriptionPayment', {}],
      ['DeclineBrandSubscriptionPayment', { declineReason: 'do_not_honour' }],
    ] as const) {
      given(charging).when(step(name), input, { viewer: admin, now }).thenRefused('ORDER_DECIDES');
      given(charging, ...orderTakenOff)
        .when(step(name), input, { viewer: admin, now })
        .thenRefused('ORDER_DECIDES');
      expect(given(charging).when(step(name), input, { now }).events()).toHaveLength(1);
    }
  });

  it('forgets the refusal once it is paid, and stays', () => {
    const [paid] = given(published({ status: 'Charging', declineReason: 'high_risk' }))
      .when(step('ConfirmBrandSubscriptionPayment'), {}, { now })
      .events();
    expect(paid?.data).toMatchObject({ status: 'Paid', declineReason: null });
    given(published({ status: 'Paid' }))
      .when(brandSubscriptionPayment.remove, {}, { viewer: admin })
      .thenRefused('RETAINED');
  });
});

function previousDay(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
