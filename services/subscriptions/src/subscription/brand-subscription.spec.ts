import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { given } from '@cotta/kit/testing/spec.js';
import { brandSubscriptionStatuses } from './brand-subscription-status.js';
import { brandSubscription } from './brand-subscription.work-item.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const admin = viewerOf('admin', nameBasedId('admin'));
const now = '2026-03-10T09:00:00Z';
const order = {
  userId: nameBasedId('eva'),
  brandId: nameBasedId('brand'),
  tier: 'Shield',
  paymentFrequency: 'monthly',
  currency: 'EUR',
  billingEntityId: nameBasedId('party'),
} as const;
const past = {
  ...order,
  isProactive: false,
  isMonitored: false,
  userPaymentMethodId: nameBasedId('card'),
  startDate: '2026-03-01',
  endDate: '2026-03-31',
};
const over = { userPaymentMethodId: null, endDate: '2026-03-09' };

const customerAndAdmin = ['customer', 'admin'] as const;
// Written by hand from the state machine of the domain notes, part 3.
const lines: Lines = {
  CompleteBrandSubscriptionCheckout: { from: ['Created'], to: stays, by: [] },
  StartBrandSubscriptionTrial: { from: ['Created'], to: 'Trial started', by: ['customer'] },
  StartBrandSubscription: {
    from: ['Created', 'Trial started'],
    to: 'Subscription started',
    by: [],
    input: { startDate: '2026-03-10', endDate: '2026-04-09' },
  },
  EndBrandSubscriptionTrial: { from: ['Trial started'], to: 'Ended', by: [], facts: over },
  MarkBrandSubscriptionPastDue: {
    from: ['Subscription started'],
    to: 'Past due',
    by: [],
    input: { numberOfAttempts: 1 },
  },
  RecoverBrandSubscription: { from: ['Past due'], to: 'Subscription started', by: [] },
  EndUnpaidBrandSubscription: { from: ['Past due'], to: 'Ended', by: [], input: { numberOfAttempts: 4 } },
  CancelBrandSubscription: {
    from: ['Subscription started', 'Past due'],
    to: 'Cancelled at period end',
    by: customerAndAdmin,
  },
  ResumeBrandSubscription: {
    from: ['Cancelled at period end'],
    to: 'Subscription started',
    by: customerAndAdmin,
  },
  EndBrandSubscription: { from: ['Cancelled at period end'], to: 'Ended', by: [], facts: over },
  NotifyBrandSubscription: {
    from: ['Trial started', 'Subscription started', 'Past due', 'Cancelled at period end', 'Ended'],
    to: stays,
    by: ['lawyer', 'admin'],
  },
  ChangeBrandSubscription: {
    from: ['Subscription started'],
    to: stays,
    by: customerAndAdmin,
    input: { tier: 'Guard' },
  },
};

function published(facts: object): DomainEvent {
  return { type: 'BrandSubscriptionCreated', data: { ...past, ...facts } };
}

function step(name: string) {
  return anyStep(brandSubscription, name);
}

describe('a brand subscription', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    expect(brandSubscriptionStatuses).toHaveLength(6);
    walkEveryStep({ item: brandSubscription, statuses: brandSubscriptionStatuses, past, lines, now });
  });

  it('is created by its customer, not yet monitored; the firm opens it proactively, without a billing entity', () => {
    const [created] = given().when(brandSubscription.create, order, { viewer: eva, now }).events();
    expect(created?.data).toEqual({ ...order, isProactive: false, status: 'Created', isMonitored: false });
    given()
      .when(brandSubscription.create, { ...order, billingEntityId: null }, { viewer: eva })
      .thenRefused('INPUT_INVALID');
    const [opened] = given()
      .when(brandSubscription.create, { ...order, billingEntityId: null }, { viewer: admin })
      .events();
    expect(opened?.data).toMatchObject({ isProactive: true, isMonitored: false });
  });

  it('counts as monitored once its checkout is completed, and no longer when it has ended', () => {
    const [checkout] = given(published({ status: 'Created' }))
      .when(step('CompleteBrandSubscriptionCheckout'), {}, { now })
      .events();
    expect(checkout).toMatchObject({
      type: 'BrandSubscriptionCheckoutCompleted',
      data: { checkoutCompletedAt: '2026-03-10T09:00:00.000Z', isMonitored: true },
    });
    const [ended] = given(
      published({ status: 'Cancelled at period end', endDate: '2026-03-09', isMonitored: true }),
    )
      .when(step('EndBrandSubscription'), {}, { now })
      .events();
    expect(ended?.data).toMatchObject({ status: 'Ended', isMonitored: false });
  });

  it('has a trial of fourteen days, with a card on file', () => {
    const [started] = given(published({ status: 'Created' }))
      .when(step('StartBrandSubscriptionTrial'), {}, { viewer: eva, now })
      .events();
    expect(started?.data).toMatchObject({
      startDate: '2026-03-10',
      endDate: '2026-03-23',
      trialStartDate: '2026-03-10',
    });
    given(published({ status: 'Created', userPaymentMethodId: null }))
      .when(step('StartBrandSubscriptionTrial'), {}, { viewer: eva })
      .thenRefused('PAYMENT_METHOD_NEEDED');
  });

  it('does not end a trial that still runs, or that can be charged', () => {
    given(published({ status: 'Trial started', userPaymentMethodId: null, endDate: '2026-03-10' }))
      .when(step('EndBrandSubscriptionTrial'), {}, { now })
      .thenRefused('PERIOD_RUNS');
    given(published({ status: 'Trial started', endDate: '2026-03-09' }))
      .when(step('EndBrandSubscriptionTrial'), {}, { now })
      .thenRefused('PAYMENT_METHOD_THERE');
  });

  it('ends unpaid only after the fourth attempt', () => {
    given(published({ status: 'Past due' }))
      .when(step('EndUnpaidBrandSubscription'), { numberOfAttempts: 3 }, { now })
      .thenRefused('ATTEMPTS_LEFT');
  });

  it('is cancelled and resumed within its period, up to the last day at the firm', () => {
    const lastEvening = '2026-03-31T21:59:00Z';
    const nextDay = '2026-03-31T22:01:00Z';
    given(published({ status: 'Subscription started' }))
      .when(step('CancelBrandSubscription'), {}, { viewer: eva, now: lastEvening })
      .thenState({ previousStatus: 'Subscription started' });
    given(published({ status: 'Subscription started' }))
      .when(step('CancelBrandSubscription'), {}, { viewer: eva, now: nextDay })
      .thenRefused('PERIOD_OVER');
    given(published({ status: 'Cancelled at period end' }))
      .when(step('ResumeBrandSubscription'), {}, { viewer: eva, now: nextDay })
      .thenRefused('PERIOD_OVER');
    given(published({ status: 'Cancelled at period end' }))
      .when(step('EndBrandSubscription'), {}, { now: lastEvening })
      .thenRefused('PERIOD_RUNS');
  });

  it('cancelled twice is cancelled once', () => {
    const cancelled = {
      type: 'BrandSubscriptionCancelled',
      data: { status: 'Cancelled at period end', statusFrom: 'Subscription started', isMonitored: true },
    };
    given(published({ status: 'Subscription started' }), cancelled)
      .when(step('CancelBrandSubscription'), {}, { viewer: eva, now })
      .then();
  });

  it('is nobody else’s to cancel', () => {
    given(published({ status: 'Subscription started' }))
      .when(step('CancelBrandSubscription'), {}, { viewer: viewerOf('customer', nameBasedId('jan')), now })
      .thenRefused('NOT_FOUND');
    given(published({ status: 'Subscription started' }))
      .when(step('CancelBrandSubscription'), {}, { viewer: viewerOf('visitor'), now })
      .thenRejected('FORBIDDEN');
  });

  it('keeps what is not said when it is changed', () => {
    const [changed] = given(published({ status: 'Subscription started' }))
      .when(step('ChangeBrandSubscription'), { billingEntityId: nameBasedId('other') }, { viewer: eva, now })
      .events();
    expect(changed?.data).toEqual({ billingEntityId: nameBasedId('other'), isMonitored: true });
  });

  it('goes without a trace only before anything was ordered', () => {
    given(published({ status: 'Created' }))
      .when(brandSubscription.remove, {}, { viewer: admin })
      .then({ type: 'BrandSubscriptionRemoved', data: {}, subjectId: nameBasedId('eva') });
    given(published({ status: 'Ended' }))
      .when(brandSubscription.remove, {}, { viewer: admin })
      .thenRefused('RETAINED');
  });
});
