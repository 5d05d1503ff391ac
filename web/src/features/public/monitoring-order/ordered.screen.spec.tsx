import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../../../testing/press.js';
import { renderPage } from '../../../../testing/render-page.js';
import { ids } from '../../../../testing/stub-facts.js';
import { monitoringAnswers, orderedMonitoring } from '../../../../testing/stub-monitoring.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import { CHARGES_WORDING } from './charges-wording.js';
import { startTrial } from './ordered.action.js';
import { loadOrdered } from './ordered.loader.js';
import { Component } from './ordered.screen.js';

type Sent = { operationName: string; variables: Record<string, unknown> };

const asked = jest.fn<(sent: Sent) => unknown>();
const customer = { user: { id: 'u', email: 'jana@example.com', role: 'customer' }, accessToken: 'mine' };
const account = {
  viewer: { id: 'u', displayName: 'Jana Malá', email: 'jana@example.com' },
  partyList: { items: [] },
};
const answers = (over: Record<string, (variables: never) => unknown> = {}) =>
  asked.mockImplementation(({ operationName, variables }) => {
    const made = { ...monitoringAnswers, ...over } as Record<string, (known: object) => unknown>;
    return made[operationName]?.(variables) ?? account;
  });
const ordered = (more: object) => ({
  OrderedMonitoring: () => ({
    brandSubscription: { ...orderedMonitoring, ...more },
    brandSubscriptionPayment: null,
  }),
});

async function show(query = '') {
  await sessionStore().refresh();
  renderPage(
    [
      {
        path: '/brand-monitoring-order/:id/success',
        Component,
        loader: loadOrdered as never,
        action: startTrial as never,
        HydrateFallback: () => null,
      },
    ],
    { locale: 'en', at: `/brand-monitoring-order/${ids.approved}/success${query}` },
  );
}

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  answers();
  document.documentElement.lang = 'en';
  globalThis.fetch = (async (address: string, init?: { body?: string }) => {
    const answer = address.includes('/api/auth/session')
      ? customer
      : { data: asked(JSON.parse(init?.body ?? '{}') as Sent) };
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve(answer),
      text: () => Promise.resolve(JSON.stringify(answer)),
    };
  }) as never;
});
afterEach(cleanup);

const sentAs = (name: string) =>
  asked.mock.calls.map(([sent]) => sent).filter(({ operationName }) => operationName === name);

describe('a trial that waits for its card', () => {
  it('begins only with the consent to exactly what is charged and when', async () => {
    const user = userEvent.setup({ delay: null });
    await show();
    expect(await screen.findByRole('heading', { name: 'One step left: your card' })).toBeVisible();
    expect(screen.getByLabelText(/Mastercard ending in 4242/)).toBeChecked();
    expect(screen.queryByLabelText(/Visa ending in 1111/)).toBeNull();
    const consent = screen.getByRole('checkbox', {
      name: /I agree that €97\.17 is charged to this card on .+ 20\d\d and €97\.17 every month after it/,
    });
    await user.type(screen.getByLabelText('Street and number'), 'Dlhá 1');
    await user.type(screen.getByLabelText('Town'), 'Bratislava');
    await press(user, 'Agree and begin the trial');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(sentAs('AgreeToCharges')).toEqual([]);
    await user.click(consent);
    await press(user, 'Agree and begin the trial');
    expect(await screen.findByRole('heading', { name: 'Your trial begins' })).toBeVisible();
    expect(sentAs('AgreeToCharges')[0]?.variables['input']).toMatchObject({
      brandSubscriptionId: ids.approved,
      billing: { name: 'Jana Malá', street: 'Dlhá 1', city: 'Bratislava', country: 'SK' },
      customerKind: 'CONSUMER',
      wording: CHARGES_WORDING,
    });
  });

  it('asks for a card first where there is none, and for nothing else yet', async () => {
    answers({
      CardsForCharges: () => ({ savedCardsOffered: true, userPaymentMethodList: { items: [] } }),
    });
    await show();
    expect(await screen.findByRole('button', { name: 'Add a card' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('comes back from the bank to the order, and goes on by itself once the card is there', async () => {
    const cards = monitoringAnswers.CardsForCharges as () => object;
    let looks = 0;
    answers({
      CardsForCharges: () =>
        (looks += 1) === 1 ? { savedCardsOffered: true, userPaymentMethodList: { items: [] } } : cards(),
    });
    await show('?card=asked');
    expect(await screen.findByText(/The bank is being asked/)).toBeVisible();
    expect(await screen.findByLabelText(/Mastercard ending in 4242/, {}, { timeout: 60_000 })).toBeChecked();
    expect(screen.queryByText(/The bank is being asked/)).toBeNull();
  });

  it('says so where no card can be kept', async () => {
    answers({
      CardsForCharges: () => ({ savedCardsOffered: false, userPaymentMethodList: { items: [] } }),
    });
    await show();
    expect(await screen.findByText(/Cards cannot be kept at the moment/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a card' })).toBeNull();
  });

  it('says what the service refuses, and keeps what was typed', async () => {
    const user = userEvent.setup({ delay: null });
    answers({
      AgreeToCharges: () => ({
        agreeToCharges: {
          __typename: 'Refusal',
          code: 'CARD_NOT_USABLE',
          message: 'This card cannot be charged.',
          fields: [],
        },
      }),
    });
    await show();
    await user.type(await screen.findByLabelText('Street and number'), 'Dlhá 1');
    await user.type(screen.getByLabelText('Town'), 'Bratislava');
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await press(user, 'Agree and begin the trial');
    expect(await screen.findByText('This card cannot be charged.')).toBeVisible();
    expect(screen.getByLabelText('Street and number')).toHaveValue('Dlhá 1');
  });
});

describe('a trial of somebody who has had one', () => {
  it('is not begun; the plan is offered without it, and what follows is its payment', async () => {
    const user = userEvent.setup({ delay: null });
    let forgone = false;
    answers({
      AgreeToCharges: () => ({
        agreeToCharges: { __typename: 'Refusal', code: 'TRIAL_USED', message: 'Had before.', fields: [] },
      }),
      ForgoTrial: () => {
        forgone = true;
        return {
          forgoBrandSubscriptionTrial: {
            __typename: 'BrandSubscription',
            id: ids.approved,
            version: 2,
            withTrial: false,
          },
        };
      },
      OrderedMonitoring: () => ({
        brandSubscription: {
          ...orderedMonitoring,
          ...(forgone
            ? {
                withTrial: false,
                payments: {
                  items: [
                    {
                      __typename: 'BrandSubscriptionPayment',
                      id: 'pay',
                      status: 'PREPARED',
                      productId: 'p1',
                    },
                  ],
                },
              }
            : {}),
        },
        brandSubscriptionPayment: null,
      }),
    });
    await show();
    await user.type(await screen.findByLabelText('Street and number'), 'Dlhá 1');
    await user.type(screen.getByLabelText('Town'), 'Bratislava');
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await press(user, 'Agree and begin the trial');
    expect(await screen.findByText(/so there is no second one.+€97\.17 for its first period/)).toBeVisible();
    expect(screen.getByLabelText('Street and number')).toHaveValue('Dlhá 1');
    await press(user, 'Take the plan without a trial');
    expect(await screen.findByRole('link', { name: 'Go on to the payment' })).toHaveAttribute(
      'href',
      '/product/p1/checkout',
    );
    expect(sentAs('ForgoTrial')).toHaveLength(1);
  });

  it('says why the plan cannot be taken without it, and keeps what was typed', async () => {
    const user = userEvent.setup({ delay: null });
    answers({
      AgreeToCharges: () => ({
        agreeToCharges: { __typename: 'Refusal', code: 'TRIAL_USED', message: 'Had before.', fields: [] },
      }),
      ForgoTrial: () => ({
        forgoBrandSubscriptionTrial: {
          __typename: 'Refusal',
          code: 'NOT_ALLOWED',
          message: 'This order has ended.',
          fields: [],
        },
      }),
    });
    await show();
    await user.type(await screen.findByLabelText('Street and number'), 'Dlhá 1');
    await user.type(screen.getByLabelText('Town'), 'Bratislava');
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await press(user, 'Agree and begin the trial');
    await press(user, 'Take the plan without a trial');
    expect(await screen.findByText('This order has ended.')).toBeVisible();
    expect(screen.getByLabelText('Street and number')).toHaveValue('Dlhá 1');
  });
});

describe('what was ordered', () => {
  it('says by when it is searched first, what is charged next and where it is seen', async () => {
    answers(
      ordered({
        status: 'TRIAL_STARTED',
        endDate: '2027-03-14',
        nextCharge: {
          __typename: 'BrandSubscriptionCharge',
          on: '2027-03-15',
          total: 9_717,
          currency: 'EUR',
          tier: 'SHIELD',
        },
        brandMonitoringTasks: {
          items: [
            { __typename: 'BrandMonitoringTask', id: 't', status: 'SCHEDULED', deadline: '2027-03-12' },
          ],
        },
      }),
    );
    await show();
    expect(await screen.findByRole('heading', { name: 'The trial for Lumora has begun' })).toBeVisible();
    expect(screen.getByText(/^by Friday,? 12 March 2027$/)).toBeVisible();
    expect(screen.getByText(/Monday,? 15 March 2027: €97\.17/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it in your portal' })).toHaveAttribute(
      'href',
      `/portal/monitoring/${ids.approved}`,
    );
  });

  it('leads to its payment while that is open', async () => {
    answers(
      ordered({
        withTrial: false,
        payments: {
          items: [{ __typename: 'BrandSubscriptionPayment', id: 'pay', status: 'PREPARED', productId: 'p1' }],
        },
      }),
    );
    await show();
    expect(await screen.findByRole('heading', { name: 'Ordered, not paid yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on to the payment' })).toHaveAttribute(
      'href',
      '/product/p1/checkout',
    );
  });

  it('gets another card with a consent of its own', async () => {
    answers(
      ordered({
        status: 'SUBSCRIPTION_STARTED',
        withTrial: false,
        nextCharge: {
          __typename: 'BrandSubscriptionCharge',
          on: '2027-04-01',
          total: 9_717,
          currency: 'EUR',
          tier: 'SHIELD',
        },
      }),
    );
    await show('?card');
    expect(await screen.findByRole('heading', { name: 'The card for Lumora' })).toBeVisible();
    expect(
      screen.getByRole('checkbox', { name: /€97\.17 is charged to this card on Thursday,? 1 April 2027/ }),
    ).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Agree and use this card' })).toBeVisible();
  });
});
