import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../../../testing/press.js';
import { renderPage } from '../../../../testing/render-page.js';
import { rememberAttribution } from '../../../kit/attribution/attribution.js';
import { action, Component } from './renewal-form.screen.js';

type Sent = { operationName: string; variables: Record<string, unknown> };
const data = {
  offices: ['EU', 'US'],
  countries: [
    { code: 'CZ', name: 'Czechia' },
    { code: 'SK', name: 'Slovakia' },
  ],
  country: 'CZ',
  attempt: 'first',
};
const quote = {
  __typename: 'ServiceOrderQuote',
  taxes: [{ scheme: 'SUPPLIER_COUNTRY', rate: '23', country: 'SK', officeFees: [] }],
  id: 'q',
  quote: 'signed',
  currency: 'EUR',
  ourFee: 19000,
  officeFee: 106250,
  discount: 0,
  tax: 3990,
  total: 129240,
  surcharge: 21250,
  windowOpensOn: null,
  lastDay: '2026-10-01',
  graceEnds: '2027-04-01',
  poaWeeks: 10,
  priceListLabel: 'Example prices.',
  validUntil: '2027-01-01',
};
const refusal = (code: string, params: object[] = []) => ({
  __typename: 'Refusal',
  code,
  message: code,
  params,
  fields: [],
});
const asked = jest.fn<(sent: Sent) => unknown>();
let orderKeys: (string | undefined)[] = [];

function show(locale: 'en' | 'cs' = 'en', loaded: object = data) {
  document.documentElement.lang = locale;
  renderPage(
    [
      {
        path: '/trademark-renewal/form',
        Component,
        action: action as never,
        loader: () => loaded as never,
        HydrateFallback: () => null,
      },
      { path: '/trademark-renewal/form/:id/success', Component: () => <h1>Placed</h1> },
    ],
    {
      locale,
      at: '/trademark-renewal/form?office=EU&number=018&name=Lumora&expires=2026-10-01&classes=9,35',
    },
  );
}

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  orderKeys = [];
  window.__boot = { prefs: { country: 'CZ', currency: 'EUR', region: 'CZ' } } as never;
  globalThis.fetch = (async (address: string, init?: { body?: string; headers?: Record<string, string> }) => {
    if (init?.body?.includes('"OrderService"') === true) orderKeys.push(init.headers?.['idempotency-key']);
    const answer = address.includes('/api/auth/session')
      ? null
      : { data: asked(JSON.parse(init?.body ?? '{}') as Sent) };
    return { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(answer) };
  }) as never;
});
afterEach(cleanup);

const sentAs = (name: string): Sent[] =>
  asked.mock.calls.map(([sent]) => sent).filter(({ operationName }) => operationName === name);

async function fillsWho(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Your name'), 'Jana');
  await user.type(screen.getByLabelText('E-mail'), 'jana@example.com');
}

describe('renewal form', () => {
  it('knows the mark it comes from, shows the price with its surcharge, and orders at exactly that price', async () => {
    asked.mockImplementation(({ operationName }) =>
      operationName === 'ServiceQuote'
        ? { serviceOrderQuote: quote }
        : {
            orderService: {
              __typename: 'ServiceOrderReceipt',
              publicId: 'S-1',
              serviceRequestId: 's',
              link: 'token',
              productId: null,
            },
          },
    );
    rememberAttribution(new URLSearchParams('gclid=G1&affiliate=anna'));
    const user = userEvent.setup({ delay: null });
    show();
    expect(await screen.findByLabelText('Number of the registration')).toHaveValue('018');
    await fillsWho(user);
    expect(screen.queryByRole('button', { name: 'Confirm the order and pay' })).toBeNull();
    await press(user, 'Show the price');
    expect(await screen.findByText('€1,292.40')).toBeInTheDocument();
    expect(screen.getByText('€212.50 of it for being late')).toBeInTheDocument();
    expect(screen.getByText(/Plan 10 weeks for the power of attorney/)).toBeInTheDocument();
    expect(sentAs('ServiceQuote')[0]?.variables).toMatchObject({
      serviceName: 'trademark-renewal',
      jurisdiction: 'EU',
      classes: 2,
      expirationDate: '2026-10-01',
      country: 'CZ',
    });
    await user.click(screen.getByLabelText(/I own this mark/));
    await press(user, 'Confirm the order and pay');
    expect(await screen.findByRole('heading', { name: 'Placed' })).toBeInTheDocument();
    expect(sentAs('OrderService')[0]?.variables).toMatchObject({
      input: {
        quote: 'signed',
        attribution: [
          { name: 'gclid', value: 'G1' },
          { name: 'affiliate', value: 'anna' },
        ],
        region: 'CZ',
        contactEmail: 'jana@example.com',
        parameters: {
          jurisdiction: 'EU',
          number: '018',
          name: 'Lumora',
          classes: [9, 35],
          expirationDate: '2026-10-01',
          poaInHand: false,
        },
      },
    });
  });

  it('orders nothing without the consent, and nothing typed is lost', async () => {
    asked.mockReturnValue({ serviceOrderQuote: quote });
    const user = userEvent.setup({ delay: null });
    show();
    await fillsWho(user);
    await press(user, 'Show the price');
    await press(user, 'Confirm the order and pay');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Tick your agreement'));
    expect(sentAs('OrderService')).toEqual([]);
    expect(screen.getByLabelText('Your name')).toHaveValue('Jana');
  });

  it('shows the new price when the old one no longer holds', async () => {
    asked.mockImplementation(({ operationName }) =>
      operationName === 'ServiceQuote'
        ? { serviceOrderQuote: quote }
        : { orderService: refusal('QUOTE_EXPIRED') },
    );
    const user = userEvent.setup({ delay: null });
    show();
    await fillsWho(user);
    await press(user, 'Show the price');
    await user.click(await screen.findByLabelText(/I own this mark/));
    await press(user, 'Confirm the order and pay');
    expect(await screen.findByText(/The price is no longer the one you saw/)).toBeInTheDocument();
    expect(screen.getByText('€1,292.40')).toBeInTheDocument();
  });

  it('is the same order when it is sent again because no answer came, and another one once it was changed', async () => {
    asked.mockImplementation(({ operationName }) => {
      if (operationName === 'ServiceQuote') return { serviceOrderQuote: quote };
      throw new TypeError('offline');
    });
    const user = userEvent.setup({ delay: null });
    show();
    await fillsWho(user);
    const order = async (times: number): Promise<void> => {
      await press(user, /^Show the price/);
      const consent = await screen.findByLabelText(/I own this mark/);
      if (!(consent as HTMLInputElement).checked) await user.click(consent);
      await press(user, 'Confirm the order and pay');
      await waitFor(() => expect(orderKeys).toHaveLength(times));
      expect(await screen.findByText(/We could not reach our service/)).toBeInTheDocument();
    };
    await order(1);
    await order(2);
    await user.type(screen.getByLabelText('Your name'), ' Maria');
    await order(3);
    expect(orderKeys[1]).toBe(orderKeys[0]);
    expect(orderKeys[2]).not.toBe(orderKeys[0]);
  });

  it('keeps the country of the invoice over a reload', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    await user.selectOptions(await screen.findByLabelText(/Country of the/), 'SK');
    await waitFor(() => expect(localStorage.getItem('kept.trademark-renewal')).toContain('"SK"'));
    cleanup();
    show();
    await waitFor(() => expect(screen.getByLabelText(/Country of the/)).toHaveValue('SK'));
  });

  it('prices a company by its number for the tax, says why, and refuses what is no such number', async () => {
    asked.mockImplementation(({ operationName }) =>
      operationName === 'VatNumberStatus'
        ? { vatNumberStatus: 'VALID' }
        : {
            serviceOrderQuote: {
              ...quote,
              tax: 0,
              total: 125250,
              taxes: [{ scheme: 'REVERSE_CHARGE', rate: '0', country: null, officeFees: [] }],
            },
          },
    );
    const user = userEvent.setup({ delay: null });
    show();
    await fillsWho(user);
    await user.type(screen.getByLabelText(/VAT number/), 'SK123');
    await press(user, 'Show the price');
    expect(
      await screen.findByRole('link', { name: /Enter the VAT number with its country in front/ }),
    ).toBeInTheDocument();
    expect(sentAs('ServiceQuote')).toEqual([]);
    await user.clear(screen.getByLabelText(/VAT number/));
    await user.type(screen.getByLabelText(/VAT number/), 'CZ12345678');
    expect(await screen.findByText(/confirms this number/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(/Country of the/), 'SK');
    expect(await screen.findByText(/of another country than the invoice/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(/Country of the/), 'CZ');
    await press(user, 'Show the price');
    expect(await screen.findByText(/reverse charge/)).toBeInTheDocument();
    expect(sentAs('ServiceQuote')[0]?.variables).toMatchObject({
      customerKind: 'BUSINESS',
      vatNumber: 'CZ12345678',
    });
  });

  it('begins with what the account of who is signed in knows', async () => {
    show('en', {
      ...data,
      country: 'SK',
      contact: {
        contactName: 'Dana Demová',
        contactEmail: 'dana@example.com',
        country: 'SK',
        vatNumber: 'SK2020317068',
      },
    });
    expect(await screen.findByLabelText('Your name')).toHaveValue('Dana Demová');
    expect(screen.getByLabelText('E-mail')).toHaveValue('dana@example.com');
    expect(screen.getByLabelText(/Country of the/)).toHaveValue('SK');
    expect(screen.getByLabelText(/VAT number/)).toHaveValue('SK2020317068');
  });

  it('tells the day when it is too early, in the reader’s language, and takes no order', async () => {
    asked.mockReturnValue({
      serviceOrderQuote: refusal('TOO_EARLY_TO_RENEW', [{ name: 'from', value: '2028-03-01' }]),
    });
    const user = userEvent.setup({ delay: null });
    show('cs');
    await user.type(await screen.findByLabelText('Vaše jméno'), 'Jana');
    await user.type(screen.getByLabelText('E-mail'), 'jana@example.com');
    await press(user, 'Ukázat cenu');
    expect(await screen.findByText(/tuto obnovu lze objednat od 1\. března 2028/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Závazně objednat a zaplatit' })).toBeNull();
  });
});
