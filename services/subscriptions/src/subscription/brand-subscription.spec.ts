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
  payerCountry: 'SK',
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
const renewed = { startDate: '2026-04-01', endDate: '2026-04-30', tier: 'Shield' };
const all = ['Trial started', 'Subscription started', 'Past due', 'Cancelled at period end', 'Ended'];
const lines: Lines = {
  CompleteBrandSubscriptionCheckout: { from: ['Created'], to: stays, by: [] },
  NoteBrandSubscriptionCard: {
    from: ['Created', 'Trial started', 'Subscription started', 'Past due', 'Cancelled at period end'],
    to: stays,
    by: [],
    input: { userPaymentMethodId: nameBasedId('card') },
  },
  StartBrandSubscriptionTrial: { from: ['Created'], to: 'Trial started', by: [] },
  ForgoBrandSubscriptionTrial: {
    from: ['Created'],
    to: stays,
    by: ['customer'],
    facts: { withTrial: true },
  },
  StartBrandSubscription: {
    from: ['Created', 'Trial started'],
    to: 'Subscription started',
    by: [],
    input: { startDate: '2026-03-10' },
  },
  RenewBrandSubscription: {
    from: ['Subscription started', 'Cancelled at period end'],
    to: stays,
    by: [],
    input: renewed,
  },
  EndBrandSubscriptionTrial: { from: ['Trial started'], to: 'Ended', by: [], facts: over },
  LapseBrandSubscription: { from: ['Created'], to: 'Ended', by: [] },
  RefuseBrandSubscriptionTrial: { from: ['Created'], to: 'Ended', by: [] },
  MarkBrandSubscriptionPastDue: {
    from: ['Trial started', 'Subscription started'],
    to: 'Past due',
    by: [],
    input: { numberOfAttempts: 1 },
  },
  RecoverBrandSubscription: { from: ['Past due'], to: 'Subscription started', by: [], input: renewed },
  EndUnpaidBrandSubscription: {
    from: ['Trial started', 'Subscription started', 'Past due'],
    to: 'Ended',
    by: [],
    input: { numberOfAttempts: 4, unpaidSince: '2026-03-10' },
  },
  CancelBrandSubscription: {
    from: ['Trial started', 'Subscription started', 'Past due'],
    to: 'Cancelled at period end',
    by: customerAndAdmin,
  },
  ResumeBrandSubscription: {
    from: ['Cancelled at period end'],
    to: 'Subscription started',
    by: customerAndAdmin,
  },
  EndBrandSubscription: { from: ['Cancelled at period end'], to: 'Ended', by: [], facts: over },
  OrderBrandSubscriptionUpgrade: {
    from: ['Subscription started'],
    to: stays,
    by: customerAndAdmin,
    input: { tier: 'Guard' },
  },
  CompleteBrandSubscriptionUpgrade: {
    from: ['Subscription started', 'Past due', 'Cancelled at period end'],
    to: stays,
    by: [],
    facts: { orderedTier: 'Guard' },
  },
  DropBrandSubscriptionUpgrade: { from: all, to: stays, by: [], facts: { orderedTier: 'Guard' } },
  PlanBrandSubscriptionDowngrade: {
    from: ['Subscription started'],
    to: stays,
    by: customerAndAdmin,
    input: { tier: 'Watch' },
  },
  ChangeBrandSubscription: {
    from: ['Created', 'Trial started', 'Subscription started', 'Past due'],
    to: stays,
    by: customerAndAdmin,
    input: { billingEntityId: nameBasedId('other') },
  },
  PauseBrandSubscription: {
    from: ['Trial started', 'Subscription started'],
    to: stays,
    by: ['lawyer', 'admin'],
  },
  UnpauseBrandSubscription: {
    from: ['Trial started', 'Subscription started'],
    to: stays,
    by: ['lawyer', 'admin'],
    facts: { pausedOn: '2026-03-05' },
  },
  AnnounceBrandSubscriptionTrialEnd: { from: ['Trial started'], to: stays, by: [], input: { notice: 1 } },
  SendBrandSubscriptionWinBack: { from: ['Ended'], to: stays, by: [] },
  NotifyBrandSubscription: { from: all, to: stays, by: ['lawyer', 'admin'] },
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
    expect(created?.data).toEqual({
      ...order,
      isProactive: false,
      language: 'en',
      status: 'Created',
      isMonitored: false,
    });
    given()
      .when(brandSubscription.create, { ...order, payerCountry: null }, { viewer: eva })
      .thenRefused('INPUT_INVALID');
    given()
      .when(
        brandSubscription.create,
        { ...order, billingEntityId: null, payerCountry: null },
        { viewer: eva },
      )
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
      .when(step('StartBrandSubscriptionTrial'), {}, { now })
      .events();
    expect(started?.data).toMatchObject({
      startDate: '2026-03-10',
      endDate: '2026-03-23',
      trialStartDate: '2026-03-10',
    });
    given(published({ status: 'Created', userPaymentMethodId: null }))
      .when(step('StartBrandSubscriptionTrial'), {}, { now })
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

  it('ends unpaid after the fourth attempt, or on day 14, and not before', () => {
    const ends = (numberOfAttempts: number, unpaidSince: string) =>
      given(published({ status: 'Past due' })).when(
        step('EndUnpaidBrandSubscription'),
        { numberOfAttempts, unpaidSince },
        { now },
      );
    ends(3, '2026-02-25').thenRefused('ATTEMPTS_LEFT');
    ends(0, '2026-02-25').thenRefused('ATTEMPTS_LEFT');
    expect(ends(1, '2026-02-24').events()[0]?.data).toMatchObject({ status: 'Ended', isMonitored: false });
    expect(ends(4, '2026-03-09').events()[0]?.data).toMatchObject({ status: 'Ended' });
  });

  it('begins its first period on the day it is paid, which all others are counted from', () => {
    const [started] = given(published({ status: 'Created' }))
      .when(step('StartBrandSubscription'), { startDate: '2026-01-31' }, { now })
      .events();
    expect(started?.data).toMatchObject({
      startDate: '2026-01-31',
      endDate: '2026-02-27',
      anchorDate: '2026-01-31',
    });
  });

  it('is upgraded for the difference, one at a time, and to a higher tier alone', () => {
    const orders = (tier: string, facts: object = {}) =>
      given(published({ status: 'Subscription started', ...facts })).when(
        step('OrderBrandSubscriptionUpgrade'),
        { tier },
        { viewer: eva, now },
      );
    expect(orders('Guard').events()[0]?.data).toMatchObject({ orderedTier: 'Guard' });
    orders('Watch').thenRefused('TIER_NOT_HIGHER');
    orders('Shield').thenRefused('TIER_NOT_HIGHER');
    orders('Guard', { orderedTier: 'Guard' }).thenRefused('UPGRADE_UNDER_WAY');
    orders('Guard', { pausedOn: '2026-03-01' }).thenRefused('PAUSED');
    const [upgraded] = given(published({ status: 'Subscription started', orderedTier: 'Guard' }))
      .when(step('CompleteBrandSubscriptionUpgrade'), {}, { now })
      .events();
    expect(upgraded?.data).toMatchObject({ tier: 'Guard', orderedTier: null });
    given(published({ status: 'Subscription started' }))
      .when(step('CompleteBrandSubscriptionUpgrade'), {}, { now })
      .thenRefused('NOTHING_ORDERED');
  });

  it('is downgraded from the next period on, and the present tier takes that back', () => {
    const plans = (tier: string, facts: object = {}) =>
      given(published({ status: 'Subscription started', ...facts })).when(
        step('PlanBrandSubscriptionDowngrade'),
        { tier },
        { viewer: eva, now },
      );
    expect(plans('Watch').events()[0]?.data).toMatchObject({ tier: 'Shield', nextTier: 'Watch' });
    expect(plans('Shield', { nextTier: 'Watch' }).events()[0]?.data).toMatchObject({ nextTier: null });
    plans('Guard').thenRefused('TIER_NOT_LOWER');
    const [renewedTo] = given(published({ status: 'Subscription started', nextTier: 'Watch' }))
      .when(step('RenewBrandSubscription'), { ...renewed, tier: 'Watch' }, { now })
      .events();
    expect(renewedTo?.data).toMatchObject({ tier: 'Watch', nextTier: null, startDate: '2026-04-01' });
  });

  it('adds the days it rested at its end, is not monitored meanwhile, and counts its periods from then', () => {
    const [paused] = given(published({ status: 'Subscription started' }))
      .when(step('PauseBrandSubscription'), { reason: 'asked' }, { viewer: admin, now })
      .events();
    expect(paused?.data).toMatchObject({ pausedOn: '2026-03-10', isMonitored: false });
    const rests = { status: 'Subscription started', pausedOn: '2026-03-10', anchorDate: '2026-03-01' };
    const [goesOn] = given(published(rests))
      .when(step('UnpauseBrandSubscription'), {}, { viewer: admin, now: '2026-03-20T09:00:00Z' })
      .events();
    expect(goesOn?.data).toMatchObject({
      pausedOn: null,
      endDate: '2026-04-10',
      anchorDate: '2026-04-11',
      isMonitored: true,
    });
    given(published(rests))
      .when(step('CancelBrandSubscription'), {}, { viewer: eva, now })
      .thenRefused('PAUSED');
  });

  it('is cancelled in its trial, and goes on as a trial when that is taken back', () => {
    const trial = {
      status: 'Cancelled at period end',
      trialStartDate: '2026-03-01',
      startDate: '2026-03-01',
      endDate: '2026-03-14',
    };
    const [resumed] = given(published(trial))
      .when(step('ResumeBrandSubscription'), {}, { viewer: eva, now })
      .events();
    expect(resumed?.data).toMatchObject({ status: 'Trial started' });
  });

  it('is cancelled while a payment is open, whatever day it is', () => {
    const [cancelled] = given(published({ status: 'Past due', endDate: '2026-03-01' }))
      .when(step('CancelBrandSubscription'), {}, { viewer: eva, now })
      .events();
    expect(cancelled?.data).toMatchObject({ status: 'Cancelled at period end' });
  });

  it('is written to once about each end of a trial that comes near', () => {
    given(published({ status: 'Trial started', trialNoticesSent: 2 }))
      .when(step('AnnounceBrandSubscriptionTrialEnd'), { notice: 1 }, { now })
      .thenRefused('REMINDED');
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

  it('keeps the terms its client agreed to, once it has begun: staff change neither tier, price nor period', () => {
    const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
    for (const changed of [
      { tier: 'Guard' },
      { currency: 'CZK' },
      { paymentFrequency: 'yearly' },
      { discountCouponCode: 'DEMO10' },
    ])
      given(published({ status: 'Trial started', currency: 'EUR', paymentFrequency: 'monthly' }))
        .when(brandSubscription.update, changed, { viewer: lawyer, now })
        .thenRefused('TERMS_AGREED');
    const [other] = given(published({ status: 'Trial started' }))
      .when(brandSubscription.update, { ownAccounts: ['https://shop.example'] }, { viewer: lawyer, now })
      .events();
    expect(other?.data).toMatchObject({ ownAccounts: ['https://shop.example'] });
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
