import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../../../testing/press.js';
import { renderPage } from '../../../../testing/render-page.js';
import { monitoringAnswers, stubPrices } from '../../../../testing/stub-monitoring.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import { loadMonitoringOrder, tierAsked } from './monitoring-order.loader.js';
import { action, Component } from './monitoring-order.screen.js';

type Sent = { operationName: string; variables: Record<string, never> };

const SOLUTION = '0190a000-0000-7000-8000-0000000000b1';
const asked = jest.fn<(sent: Sent) => unknown>();
let session: object | null = null;
const customer = { user: { id: 'u', email: 'jana@example.com', role: 'customer' }, accessToken: 'mine' };
const unasked = {
  jurisdictionList: [],
  countryList: [
    { code: 'SK', name: 'Slovakia' },
    { code: 'US', name: 'United States' },
  ],
  viewer: { id: 'u', displayName: 'Jana', email: 'jana@example.com' },
  partyList: { items: [] },
  vatNumberStatus: 'VALID',
};
const answers = (over: Record<string, (variables: never) => unknown> = {}) =>
  asked.mockImplementation(({ operationName, variables }) => {
    const made = { ...monitoringAnswers, ...over } as Record<string, (known: object) => unknown>;
    return made[operationName]?.(variables) ?? unasked;
  });

async function show(at = '/brand-monitoring-order') {
  await sessionStore().refresh();
  renderPage(
    [
      {
        path: '/brand-monitoring-order/:tier?',
        Component,
        action: action as never,
        loader: loadMonitoringOrder as never,
        HydrateFallback: () => null,
      },
      { path: '/brand-monitoring-order/:id/success', Component: () => <h1>The card comes next</h1> },
    ],
    { locale: 'en', at },
  );
}

beforeEach(() => {
  localStorage.clear();
  session = null;
  asked.mockReset();
  answers();
  document.documentElement.lang = 'en';
  window.__boot = { prefs: { country: 'SK', currency: 'EUR' }, firm: {} } as never;
  globalThis.fetch = (async (address: string, init?: { body?: string }) => {
    const answer = address.includes('/api/auth/session')
      ? session
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

async function fillsIn(user: ReturnType<typeof userEvent.setup>) {
  const another = screen.queryByLabelText('Another brand');
  if (another !== null) await user.click(another);
  await user.type(await screen.findByLabelText('The brand'), 'Lumora');
  await user.type(screen.getByLabelText('Where it is at home'), 'lumora.example');
  await user.type(screen.getByLabelText(/Your own accounts/), 'lumora-outlet\nlumora.shop');
  await user.click(screen.getByLabelText(/Every month/));
  await user.click(screen.getByRole('checkbox', { name: /I order this monitoring/ }));
}

describe('the order of a watch over a brand', () => {
  it('shows what each tier is and what its periods cost with the tax of the country', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Brand monitoring' })).toBeVisible();
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Watch',
      'Shield',
      'Guard',
    ]);
    const [, month] = stubPrices('EUR', 23).filter(({ paymentFrequency }) => paymentFrequency === 'MONTHLY');
    expect(month?.total).toBe(9_717);
    expect(table.getByText('€97.17')).toBeVisible();
    expect(table.getAllByText(/of it tax/).length).toBe(9);
    expect(screen.getByText(/Prices for Slovakia, with its tax/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose Guard' })).toHaveAttribute(
      'href',
      '/brand-monitoring-order/guard',
    );
  });

  it('asks the price anew where the country or a coupon changes it', async () => {
    const user = userEvent.setup({ delay: null });
    await show('/brand-monitoring-order/shield');
    await user.click(await screen.findByLabelText(/Every month/));
    await user.selectOptions(screen.getByLabelText('Country of the invoice'), 'US');
    expect(await screen.findAllByText('€79.00')).not.toHaveLength(0);
    await user.type(screen.getByLabelText(/Coupon/), 'TEN');
    expect(await screen.findByText('€71.10', { selector: '.total dd, dd' })).toBeVisible();
    expect(screen.getByText(/You pay €71\.10 on the next page, for the first month/)).toHaveTextContent(
      'Every further month costs €79.00',
    );
  });

  it('is sent with a trial only where there was none, and the card comes next', async () => {
    const user = userEvent.setup({ delay: null });
    session = customer;
    await show('/brand-monitoring-order/shield');
    await user.click(await screen.findByLabelText(/Begin with 14 days/));
    await fillsIn(user);
    await user.click(screen.getByRole('checkbox', { name: 'Amazon' }));
    await user.click(screen.getByRole('checkbox', { name: 'eBay' }));
    await user.click(screen.getByRole('checkbox', { name: /NORDHAVEN, EU, 018000001/ }));
    expect(screen.getByText(/Nothing is charged today\. After 14 days €97\.17 is charged/)).toBeVisible();
    await press(user, 'Order the trial and go on to the card');
    expect(await screen.findByRole('heading', { name: 'The card comes next' })).toBeVisible();
    expect(sentAs('OrderBrandMonitoring')[0]?.variables['input']).toEqual({
      brandName: 'Lumora',
      websites: ['https://lumora.example'],
      tier: 'SHIELD',
      paymentFrequency: 'MONTHLY',
      currency: 'EUR',
      platforms: ['amazon', 'ebay'],
      ownAccounts: ['lumora-outlet', 'lumora.shop'],
      trademarkIds: [expect.any(String)],
      withTrial: true,
      payerCountry: 'SK',
      payerKind: 'CONSUMER',
    });
    expect(localStorage.getItem('kept.brand-monitoring')).toBeNull();
  });

  it('offers no second trial, and says why', async () => {
    session = customer;
    answers({
      MonitoringCustomer: () => ({
        ...monitoringAnswers.MonitoringCustomer(),
        monitoringTrial: { used: true, runsUntil: null },
      }),
    });
    await show('/brand-monitoring-order/watch');
    expect(await screen.findByText(/You have had your trial already/)).toBeVisible();
    expect(screen.queryByLabelText(/Begin with/)).toBeNull();
  });

  it('names a brand of the account by its id, and asks nothing of it again', async () => {
    const user = userEvent.setup({ delay: null });
    session = customer;
    await show('/brand-monitoring-order/guard');
    await user.click(await screen.findByLabelText(/Nordhaven/, { selector: 'input[type=radio]' }));
    await waitFor(() => expect(screen.queryByLabelText('The brand')).toBeNull());
    await user.click(screen.getByLabelText(/Every month/));
    await user.click(screen.getByRole('checkbox', { name: /I order this monitoring/ }));
    await press(user, 'Order and go on to the payment');
    await waitFor(() => expect(sentAs('OrderBrandMonitoring')).toHaveLength(1));
    const input = sentAs('OrderBrandMonitoring')[0]?.variables['input'];
    expect(input).toMatchObject({ brandId: expect.any(String), withTrial: false, platforms: [] });
    expect(input).not.toHaveProperty('brandName');
  });

  it('wants two marketplaces for Shield, and says it at the question', async () => {
    const user = userEvent.setup({ delay: null });
    session = customer;
    await show('/brand-monitoring-order/shield');
    await fillsIn(user);
    await user.click(screen.getByRole('checkbox', { name: 'Amazon' }));
    await press(user, 'Order and go on to the payment');
    expect(await screen.findAllByText('Choose two marketplaces.')).not.toHaveLength(0);
    expect(sentAs('OrderBrandMonitoring')).toEqual([]);
  });

  it('says what the service refuses where it was typed, and keeps all of it', async () => {
    const user = userEvent.setup({ delay: null });
    session = customer;
    answers({
      OrderBrandMonitoring: () => ({
        orderBrandMonitoring: {
          __typename: 'Refusal',
          code: 'INPUT_INVALID',
          message: '',
          fields: [{ path: ['websites', '0'], code: 'NOT_A_URL', message: 'This is no address.' }],
        },
      }),
    });
    await show('/brand-monitoring-order/guard');
    await fillsIn(user);
    await press(user, 'Order and go on to the payment');
    expect(await screen.findAllByText('This is no address.')).not.toHaveLength(0);
    expect(screen.getByLabelText('The brand')).toHaveValue('Lumora');
  });
});

describe('a visitor who orders', () => {
  it('is led to the sign-in and back to this very page; what was typed waits here', async () => {
    const user = userEvent.setup({ delay: null });
    await show('/brand-monitoring-order/shield?coupon=TEN');
    await fillsIn(user);
    expect(screen.getByRole('link', { name: 'Sign in and go on here' })).toHaveAttribute(
      'href',
      `/portal/login?callbackUrl=${encodeURIComponent('/brand-monitoring-order/shield?coupon=TEN')}`,
    );
    expect(screen.queryByRole('button', { name: /Order/ })).toBeNull();
    await waitFor(() => expect(localStorage.getItem('kept.brand-monitoring')).toContain('Lumora'));
    cleanup();
    session = customer;
    await show('/brand-monitoring-order/shield?coupon=TEN');
    await waitFor(() => expect(screen.getByLabelText('The brand')).toHaveValue('Lumora'));
    expect(await screen.findByRole('button', { name: 'Order and go on to the payment' })).toBeVisible();
  });

  it('can ask for an account with three answers, and its link leads back here', async () => {
    const user = userEvent.setup({ delay: null });
    await show('/brand-monitoring-order/guard');
    await user.type(await screen.findByLabelText('First name'), 'Eva');
    await press(user, 'Open an account');
    expect(await screen.findAllByText(/Last name|E-mail/)).not.toHaveLength(0);
    expect(sentAs('SignUpToOrder')).toEqual([]);
    await user.type(screen.getByLabelText('Last name'), 'Nová');
    await user.type(screen.getByLabelText('E-mail'), 'eva@example.com');
    await press(user, 'Open an account');
    expect(await screen.findByText(/We have written to eva@example\.com/)).toBeVisible();
    expect(sentAs('SignUpToOrder')[0]?.variables).toEqual({
      input: { email: 'eva@example.com', firstname: 'Eva', lastname: 'Nová', language: 'en' },
    });
    await waitFor(() => expect(localStorage.getItem('way-back')).toContain('/brand-monitoring-order/guard'));
    expect(sentAs('OrderBrandMonitoring')).toEqual([]);
  });

  it('opened by somebody who came from Czech pages is written to in Czech, though the form is English', async () => {
    const user = userEvent.setup({ delay: null });
    await show('/brand-monitoring-order/guard?from=cs');
    await user.type(await screen.findByLabelText('First name'), 'Eva');
    await user.type(screen.getByLabelText('Last name'), 'Nová');
    await user.type(screen.getByLabelText('E-mail'), 'eva@example.com');
    await press(user, 'Open an account');
    expect(await screen.findByText(/We have written to eva@example\.com/)).toBeVisible();
    expect(sentAs('SignUpToOrder')[0]?.variables['input']).toMatchObject({ language: 'cs' });
  });
});

describe('an order out of a case', () => {
  it('belongs to its solution where that is of whoever is signed in', async () => {
    const user = userEvent.setup({ delay: null });
    session = customer;
    await show(`/brand-monitoring-order/guard?caseSolutionId=${SOLUTION}`);
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Included in your case solution: Report the listings',
    );
    await fillsIn(user);
    await press(user, 'Order and go on to the payment');
    await waitFor(() =>
      expect(sentAs('OrderBrandMonitoring')[0]?.variables['input']).toMatchObject({
        caseSolutionId: SOLUTION,
      }),
    );
  });

  it.each([
    ['nobody is signed in', null, SOLUTION],
    ['it is no id', customer, 'x'],
  ])('says nothing of a solution where %s', async (_why, who, id) => {
    session = who;
    await show(`/brand-monitoring-order/guard?caseSolutionId=${id}`);
    await screen.findByRole('heading', { level: 1 });
    expect(sentAs('IncludedMonitoring')).toEqual([]);
    expect(screen.queryByRole('note')).toBeNull();
  });
});

it('has no page of a tier that is not offered', () => {
  const at = (address: string, tier?: string) => () =>
    tierAsked({
      params: tier === undefined ? {} : { tier },
      request: new Request(`http://localhost${address}`),
    });
  expect(at('/brand-monitoring-order')()).toBeUndefined();
  expect(at('/brand-monitoring-order?tier=GUARD')()).toBe('guard');
  expect(at('/brand-monitoring-order?tier=gold')()).toBeUndefined();
  expect(at('/brand-monitoring-order/Shield', 'Shield')()).toBe('shield');
  expect(at('/brand-monitoring-order/gold', 'gold')).toThrow();
});
