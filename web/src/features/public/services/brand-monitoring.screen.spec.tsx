import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../../../testing/press.js';
import { renderPage } from '../../../../testing/render-page.js';
import { tierOf } from './brand-monitoring.loader.js';
import { action, Component } from './brand-monitoring.screen.js';

type Sent = { operationName: string; variables: { input?: Record<string, unknown> } };

const question = (name: string, kind: string, required: boolean, choices: readonly string[] = []) => ({
  name,
  kind,
  required,
  choices,
});
const form = {
  serviceName: 'brand-monitoring',
  markNeeded: false,
  byOwner: true,
  lastDayQuestion: 'deadline',
  lastDayMonths: 0,
  daysNeeded: 0,
  urgentDays: 7,
  questions: [
    question('brand', 'TEXT', true),
    question('websites', 'LINKS', true),
    question('tier', 'CHOICE', true, ['watch', 'shield', 'guard']),
    question('platforms', 'CHOICES', false, ['domains', 'amazon']),
    question('period', 'CHOICE', true, ['monthly', 'yearly']),
    question('caseSolution', 'TEXT', false),
  ],
};
const SOLUTION = '0190a000-0000-7000-8000-0000000000b1';
const data = {
  form: { ...form, questions: form.questions.filter(({ name }) => name !== 'caseSolution') },
  tiers: ['watch', 'shield', 'guard'],
  offices: ['EU'],
  countries: [{ code: 'SK', name: 'Slovakia' }],
  country: 'SK',
  contact: {},
  attempt: 'first',
};
const receipt = {
  __typename: 'ServiceOrderReceipt',
  publicId: 'S-1',
  serviceRequestId: 's',
  link: 'token',
  productId: null,
};
const refusal = {
  __typename: 'Refusal',
  code: 'INPUT_INVALID',
  message: '',
  params: [],
  fields: [{ path: ['parameters', 'websites', '0'], code: 'NOT_A_URL', message: '' }],
};
const asked = jest.fn<(sent: Sent) => unknown>();
let session: object | null = null;

function show(more: { query?: string; tier?: string; included?: string } = {}) {
  const { query = '', ...known } = more;
  renderPage(
    [
      {
        path: '/brand-monitoring-order/:tier?',
        Component,
        action: action as never,
        loader: () => ({ ...data, ...known }) as never,
        HydrateFallback: () => null,
      },
      { path: '/brand-monitoring-order/token/success', Component: () => <h1>Placed</h1> },
      { path: '/portal/service-order/:id', Component: () => <h1>In the portal</h1> },
    ],
    { locale: 'en', at: `/brand-monitoring-order${query}` },
  );
}

beforeEach(() => {
  localStorage.clear();
  session = null;
  asked.mockReset();
  asked.mockImplementation(({ operationName }) =>
    operationName === 'ServiceForms' ? { serviceFormList: [form] } : { orderService: receipt },
  );
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

const orders = () =>
  asked.mock.calls.map(([sent]) => sent).filter(({ operationName }) => operationName === 'OrderService');

async function fillsIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('The brand'), 'Lumora');
  await user.type(screen.getByLabelText('Where it is at home'), 'lumora.example');
  await user.click(screen.getByRole('checkbox', { name: 'Domains' }));
  await user.click(screen.getByRole('checkbox', { name: 'Amazon' }));
  await user.click(screen.getByLabelText('One month'));
  await user.type(screen.getByLabelText('Your name'), 'Jana');
  await user.type(screen.getByLabelText('E-mail'), 'jana@example.com');
  await user.click(screen.getByLabelText(/I own this mark/));
}

describe('the order of a watch over a brand', () => {
  it('shows each tier with what it is, says what happens next, and promises no price', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Brand monitoring' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Watch',
      'Shield',
      'Guard',
    ]);
    expect(screen.getAllByText(/Named by a person/)).toHaveLength(3);
    expect(screen.getByText(/no card is asked for/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose Guard' })).toHaveAttribute(
      'href',
      '/brand-monitoring-order/guard',
    );
    expect(document.body.textContent).not.toMatch(/[€$£]|EUR|USD/);
  });

  it('begins with the tier and the brand of its address, and is placed without a price', async () => {
    const user = userEvent.setup({ delay: null });
    show({ tier: 'shield' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Brand monitoring: Shield' })).toBeVisible();
    expect(screen.getByLabelText('Shield')).toBeChecked();
    await fillsIn(user);
    await press(user, 'Send the order');
    expect(await screen.findByRole('heading', { name: 'Placed' })).toBeVisible();
    expect(orders()[0]?.variables.input).toMatchObject({
      serviceName: 'brand-monitoring',
      quote: null,
      parameters: {
        brand: 'Lumora',
        websites: ['lumora.example'],
        tier: 'shield',
        platforms: ['domains', 'amazon'],
        period: 'monthly',
      },
    });
    expect(orders()[0]?.variables.input?.['parameters']).not.toHaveProperty('caseSolution');
  });

  it('belongs to a solution only where that is of whoever is signed in and offers it', async () => {
    const user = userEvent.setup({ delay: null });
    session = { user: { id: 'u', email: 'jana@example.com', role: 'customer' }, accessToken: 'mine' };
    asked.mockImplementation(({ operationName }) =>
      operationName === 'ServiceForms'
        ? { serviceFormList: [form] }
        : operationName === 'IncludedMonitoring'
          ? { caseSolution: { id: SOLUTION, offerSubscription: true, items: [{ title: 'Report the shop' }] } }
          : operationName === 'OrderService'
            ? { orderService: refusal }
            : { trademarkList: { items: [] } },
    );
    show({ tier: 'guard', included: 'Report the shop', query: `?caseSolutionId=${SOLUTION}` });
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Included in your case solution: Report the shop',
    );
    await fillsIn(user);
    await press(user, 'Send the order');
    expect(await screen.findAllByText(/Enter (a web|the) address/)).not.toHaveLength(0);
    expect(orders()[0]?.variables.input?.['parameters']).toMatchObject({ caseSolution: 'Report the shop' });
  });

  it.each([
    ['nobody is signed in', null, `?caseSolutionId=${SOLUTION}`],
    [
      'it is no id',
      { user: { id: 'u', email: 'j@x.test', role: 'customer' }, accessToken: 'm' },
      '?caseSolutionId=x',
    ],
  ])('says nothing of a solution where %s', async (_why, who, query) => {
    const user = userEvent.setup({ delay: null });
    session = who;
    show({ tier: 'watch', query });
    await fillsIn(user);
    await press(user, 'Send the order');
    await screen.findByRole('heading', { name: /Placed|In the portal/ }).catch(() => undefined);
    expect(asked.mock.calls.map(([{ operationName }]) => operationName)).not.toContain('IncludedMonitoring');
  });

  it('has no page of a tier that is not offered', () => {
    const at = (address: string, tier?: string) => () =>
      tierOf(form as never, {
        params: tier === undefined ? {} : { tier },
        request: new Request(`http://localhost${address}`),
      });
    expect(at('/brand-monitoring-order')()).toBeUndefined();
    expect(at('/brand-monitoring-order?tier=GUARD')()).toBe('guard');
    expect(at('/brand-monitoring-order?tier=gold')()).toBeUndefined();
    expect(at('/brand-monitoring-order/Shield', 'Shield')()).toBe('shield');
    expect(at('/brand-monitoring-order/gold', 'gold')).toThrow();
  });
});
