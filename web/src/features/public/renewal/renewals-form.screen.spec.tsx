import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../testing/render-page.js';
import { rememberAttribution } from '../../../kit/attribution/attribution.js';
import { Component } from './renewals-form.screen.js';

type Sent = { operationName: string; variables: Record<string, unknown> };
const offices = [
  { code: 'EU', name: 'European Union', short: 'EUIPO' },
  { code: 'UK', name: 'United Kingdom', short: 'UKIPO' },
];
const data = {
  offices,
  countries: [{ code: 'CZ', name: 'Czechia' }],
  who: { contactName: '', contactEmail: '', country: 'CZ', vatNumber: '' },
  currency: 'EUR',
};
const price = {
  ourFee: 23000,
  officeFee: 85000,
  surcharge: 0,
  windowOpensOn: null,
  lastDay: '2027-03-15',
  graceEnds: '2027-09-14',
  poaWeeks: null,
  problem: null,
  day: null,
};
const quoteOf = (marks: object[], quote: string | null) => ({
  renewalsQuote: {
    __typename: 'RenewalsQuote',
    quote,
    currency: 'EUR',
    ourFee: 46000,
    officeFee: 170000,
    surcharge: 0,
    tax: 9660,
    taxes: [{ scheme: 'DOMESTIC', rate: '21', country: 'CZ', officeFees: [] }],
    total: 225660,
    priceListLabel: 'Example prices.',
    validUntil: '2027-01-01',
    marks,
  },
});
const asked = jest.fn<(sent: Sent) => unknown>();
let keysSent: string[] = [];
let localesSent: (string | undefined)[] = [];

function show(locale: 'en' | 'cs' = 'en') {
  document.documentElement.lang = locale;
  renderPage(
    [
      {
        path: '/trademark-renewal/several',
        Component,
        loader: () => data as never,
        HydrateFallback: () => null,
      },
      { path: '/trademark-renewal/form/:id/success', Component: () => <h1>Placed</h1> },
    ],
    { locale, at: '/trademark-renewal/several' },
  );
}

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  keysSent = [];
  localesSent = [];
  globalThis.fetch = (async (address: string, init?: { body?: string; headers?: Record<string, string> }) => {
    const key = init?.headers?.['idempotency-key'];
    if (address === '/graphql') localesSent.push(init?.headers?.['x-locale']);
    if (key !== undefined) keysSent.push(key);
    const answer = address.includes('/api/auth/session')
      ? null
      : { data: asked(JSON.parse(init?.body ?? '{}') as Sent) };
    return { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(answer) };
  }) as never;
});
afterEach(cleanup);

const sentAs = (name: string): Sent[] =>
  asked.mock.calls.map(([sent]) => sent).filter(({ operationName }) => operationName === name);
const rows = () => within(screen.getByRole('list', { name: 'The marks' })).getAllByRole('listitem');

async function pastes(user: ReturnType<typeof userEvent.setup>, list: string) {
  await user.click(await screen.findByText('Use a list'));
  await user.click(screen.getByLabelText('Or paste the list here'));
  await user.paste(list);
  await user.click(screen.getByRole('button', { name: 'Take the list over' }));
}

async function saysWho(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Your name'), 'Jana');
  await user.type(screen.getByLabelText('E-mail'), 'jana@example.com');
}

describe('several renewals', () => {
  it('come from a list, are priced together, and are one order at exactly that price', async () => {
    asked.mockImplementation(({ operationName }) =>
      operationName === 'RenewalsPrice'
        ? quoteOf(
            [
              { ...price, number: '018000001', jurisdiction: 'EU' },
              { ...price, number: 'UK2', jurisdiction: 'UK' },
            ],
            'signed',
          )
        : {
            orderService: {
              __typename: 'ServiceOrderReceipt',
              publicId: 'S-1',
              serviceRequestId: 's',
              link: 'token',
              productId: 'p',
            },
          },
    );
    rememberAttribution(new URLSearchParams('affiliate=anna'));
    const user = userEvent.setup({ delay: null });
    show();
    await pastes(user, '018000001;EUIPO;Lumora;14.3.2027;9, 35\nUK2;United Kingdom;Kestrel;2027-03-14;9');
    expect(await screen.findByText('2 marks were taken over.')).toBeInTheDocument();
    await saysWho(user);
    await user.click(screen.getByRole('button', { name: 'Show the price' }));
    expect(await screen.findByText('€2,256.60')).toBeInTheDocument();
    expect(rows()[1]).toHaveTextContent('Last day without a surcharge: 15 March 2027');
    await user.click(screen.getByRole('button', { name: 'Confirm the order and pay' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Tick your agreement'));
    expect(sentAs('OrderService')).toEqual([]);
    await user.click(screen.getByLabelText(/I own these marks/));
    await user.click(screen.getByRole('button', { name: 'Confirm the order and pay' }));
    expect(await screen.findByRole('heading', { name: 'Placed' })).toBeInTheDocument();
    expect(sentAs('RenewalsPrice')[0]?.variables).toEqual({
      currency: 'EUR',
      country: 'CZ',
      customerKind: 'CONSUMER',
      vatNumber: null,
      marks: [
        { jurisdiction: 'EU', number: '018000001', classes: 2, expirationDate: '2027-03-14' },
        { jurisdiction: 'UK', number: 'UK2', classes: 1, expirationDate: '2027-03-14' },
      ],
    });
    expect(sentAs('OrderService')[0]?.variables).toMatchObject({
      input: {
        serviceName: 'trademark-renewals',
        quote: 'signed',
        attribution: [{ name: 'affiliate', value: 'anna' }],
        contactEmail: 'jana@example.com',
        country: 'CZ',
        parameters: {
          marks: [
            {
              jurisdiction: 'EU',
              number: '018000001',
              name: 'Lumora',
              classes: [9, 35],
              expirationDate: '2027-03-14',
              poaInHand: false,
            },
            { jurisdiction: 'UK', number: 'UK2', name: 'Kestrel', classes: [9] },
          ],
        },
      },
    });
    expect(localStorage.getItem('kept.trademark-renewals')).toBeNull();
  });

  it('are priced for a business whose number the tax administration was asked about', async () => {
    asked.mockImplementation(({ operationName }) => {
      if (operationName === 'VatNumberStatus') return { vatNumberStatus: 'VALID' };
      const { renewalsQuote } = quoteOf([{ ...price, number: '018000001', jurisdiction: 'EU' }], 'signed');
      return {
        renewalsQuote: {
          ...renewalsQuote,
          tax: 0,
          taxes: [{ scheme: 'REVERSE_CHARGE', rate: '0', country: null, officeFees: [] }],
        },
      };
    });
    const user = userEvent.setup({ delay: null });
    show();
    await pastes(user, '018000001;EU;Lumora;14.3.2027;9');
    await saysWho(user);
    await user.type(screen.getByLabelText(/VAT number/), '12345678');
    await user.click(screen.getByRole('button', { name: 'Show the price' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Enter the VAT number with its country in front'),
    );
    expect(sentAs('RenewalsPrice')).toEqual([]);
    await user.clear(screen.getByLabelText(/VAT number/));
    await user.type(screen.getByLabelText(/VAT number/), 'CZ12345678');
    await user.click(screen.getByRole('button', { name: 'Show the price' }));
    expect(await screen.findByText(/reverse charge/i)).toBeInTheDocument();
    expect(sentAs('VatNumberStatus').at(-1)?.variables).toEqual({ vatNumber: 'CZ12345678' });
    expect(sentAs('RenewalsPrice')[0]?.variables).toMatchObject({
      customerKind: 'BUSINESS',
      vatNumber: 'CZ12345678',
    });
  });

  it('are agreed to at the price that was shown: another price asks again', async () => {
    let total = 225660;
    asked.mockImplementation(({ operationName, variables }) => {
      if (operationName !== 'RenewalsPrice')
        return {
          orderService: {
            __typename: 'ServiceOrderReceipt',
            publicId: 'S-1',
            serviceRequestId: 's',
            link: 'token',
            productId: 'p',
          },
        };
      const { renewalsQuote } = quoteOf(
        (variables['marks'] as object[]).map((mark) => ({ ...price, ...mark })),
        `signed ${total}`,
      );
      return { renewalsQuote: { ...renewalsQuote, total } };
    });
    const user = userEvent.setup({ delay: null });
    show();
    await pastes(user, '018000001;EU;Lumora;14.3.2027;9');
    await saysWho(user);
    await user.click(screen.getByRole('button', { name: 'Show the price' }));
    await user.click(await screen.findByLabelText(/I own these marks/));
    await pastes(user, '018000002;EU;Kestrel;14.3.2027;9');
    total = 451320;
    await user.click(screen.getByRole('button', { name: 'Show the price' }));
    expect(await screen.findByText('€4,513.20')).toBeInTheDocument();
    expect(screen.getByLabelText(/I own these marks/)).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Confirm the order and pay' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Tick your agreement'));
    expect(sentAs('OrderService')).toEqual([]);
  });

  it('sent again without an answer are the same order, and another one once something was changed', async () => {
    asked.mockImplementation(({ operationName, variables }) => {
      if (operationName !== 'RenewalsPrice') throw new Error('the line is down');
      return quoteOf(
        (variables['marks'] as object[]).map((mark) => ({ ...price, ...mark })),
        `signed ${(variables['marks'] as object[]).length}`,
      );
    });
    const user = userEvent.setup({ delay: null });
    show();
    await pastes(user, '018000001;EU;Lumora;14.3.2027;9');
    await saysWho(user);
    const order = async (times: number) => {
      await user.click(screen.getByRole('button', { name: 'Show the price' }));
      await user.click(await screen.findByLabelText(/I own these marks/));
      for (let time = 0; time < times; time += 1) {
        await user.click(screen.getByRole('button', { name: 'Confirm the order and pay' }));
        await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument());
        await waitFor(() =>
          expect(screen.getByRole('button', { name: 'Confirm the order and pay' })).toBeEnabled(),
        );
      }
    };
    await order(2);
    await pastes(user, '018000002;EU;Kestrel;14.3.2027;9');
    await order(1);
    const [first, again, changed] = keysSent;
    expect(first).toEqual(expect.any(String));
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('refused by the server are said to be, beside the line it means; nothing typed is lost', async () => {
    const refusal = {
      __typename: 'Refusal',
      code: 'VALIDATION',
      message: 'Look at the number.',
      params: [],
      fields: [
        {
          path: ['parameters', 'marks', '0', 'number'],
          code: 'REGISTRATION_NUMBER',
          message: 'not a number of this office',
          params: [],
        },
      ],
    };
    asked.mockImplementation(({ operationName }) =>
      operationName === 'RenewalsPrice'
        ? quoteOf([{ ...price, number: '018000001', jurisdiction: 'EU' }], 'signed')
        : { orderService: refusal },
    );
    const user = userEvent.setup({ delay: null });
    show();
    await pastes(user, '018000001;EUIPO;Lumora;14.3.2027;9');
    await saysWho(user);
    await user.click(screen.getByRole('button', { name: 'Show the price' }));
    await user.click(await screen.findByLabelText(/I own these marks/));
    await user.click(screen.getByRole('button', { name: 'Confirm the order and pay' }));
    await waitFor(() => expect(sentAs('OrderService')).toHaveLength(1));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Look at your answer under “Mark 1 Lumora” again.',
    );
    expect(screen.queryByRole('heading', { name: 'Placed' })).toBeNull();
    expect(rows()[0]).toHaveTextContent('Number of the registrationPlease look at this answer again');
    expect(screen.getByDisplayValue('018000001')).toBeInTheDocument();
    expect(screen.getByLabelText('Your name')).toHaveValue('Jana');
  });

  it('begin with one line to fill in, which is not called wrong before it was begun', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    expect(
      await screen.findByText('Everything stands on the certificate of registration.'),
    ).toBeInTheDocument();
    expect(rows()[0]).toHaveAttribute('data-look', 'plain');
    await user.type(screen.getByLabelText('Number of the registration'), '0');
    expect(screen.getByText(/^Something is missing/)).toBeInTheDocument();
    expect(rows()[0]).toHaveAttribute('data-look', 'todo');
  });

  it('say beside each what is wrong and how to mend it; the others stay as they are', async () => {
    asked.mockReturnValue(
      quoteOf(
        [
          { ...price, number: '018000001', jurisdiction: 'EU' },
          {
            ...price,
            ourFee: null,
            officeFee: null,
            problem: 'TOO_LATE_TO_RENEW',
            day: '2025-01-01',
            number: 'UK2',
            jurisdiction: 'UK',
          },
        ],
        null,
      ),
    );
    const user = userEvent.setup({ delay: null });
    show();
    await pastes(
      user,
      '018000001;EU;Lumora;14.3.2027;9\nUK2;UK;Kestrel;2024-03-14;9\n018000001;EU;Lumora;14.3.2027;9\n5;Atlantis;Far;2027-03-14;9\n6',
    );
    expect(rows()[2]).toHaveTextContent('in the order already');
    expect(rows()[3]).toHaveTextContent('We do not know the office “Atlantis”');
    expect(rows()[4]).toHaveTextContent('Something is missing');
    await saysWho(user);
    await user.click(screen.getByRole('button', { name: 'Show the price' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This registration is in the order already'),
    );
    expect(sentAs('RenewalsPrice')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Take out 2 marks with a problem' }));
    await user.click(screen.getByRole('button', { name: 'Take out 6' }));
    await user.click(screen.getByRole('button', { name: 'Show the price' }));
    expect(await screen.findByText(/it could be renewed until 1 January 2025/)).toBeInTheDocument();
    expect(screen.getByText(/1 mark has a problem and is not in this price/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm the order and pay' })).toBeNull();
    expect(rows()[0]).toHaveTextContent('Lumora');
  });

  it('are still there after the page was left, in the reader’s language', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    await pastes(user, '018000001;EU;Lumora;14.3.2027;9\n018000002;EU;Kestrel;14.3.2027;9');
    await waitFor(() => expect(localStorage.getItem('kept.trademark-renewals')).toContain('Kestrel'));
    cleanup();
    show('cs');
    expect(await screen.findByRole('button', { name: 'Vyjmout Kestrel' })).toBeInTheDocument();
    // The words of a price come from the service: in the language of the page, whatever the browser speaks.
    asked.mockReturnValue(
      quoteOf(
        [
          { ...price, number: '018000001', jurisdiction: 'EU' },
          { ...price, number: '018000002', jurisdiction: 'EU' },
        ],
        'signed',
      ),
    );
    await user.type(screen.getByLabelText('Vaše jméno'), 'Jana');
    await user.type(screen.getByLabelText('E-mail'), 'jana@example.com');
    await user.click(screen.getByRole('button', { name: 'Ukázat cenu' }));
    await waitFor(() => expect(localesSent).toEqual(['cs']));
  });

  it('beyond a hundred are left out of this order and said so', async () => {
    const user = userEvent.setup({ delay: null });
    show();
    await pastes(user, Array.from({ length: 103 }, (_, index) => `0180${index}`).join('\n'));
    expect(await screen.findByText(/100 marks were taken over\. 3 more did not fit/)).toBeInTheDocument();
    expect(rows()).toHaveLength(100);
    expect(screen.queryByRole('button', { name: 'Add a mark' })).toBeNull();
  });
});
