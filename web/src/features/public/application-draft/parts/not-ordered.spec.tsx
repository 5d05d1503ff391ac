import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../../testing/render-page.js';
import { WaitingAddition } from '../../../../domain/order/more/waiting-addition.js';
import { NotOrdered } from './not-ordered.js';

interface Sent {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
}
const session = {
  user: { id: 'u', name: 'Eva', email: 'eva@example.com' },
  expires: '2099-01-01T00:00:00Z',
  accessToken: 'token',
};
const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
const refusal = (code: string) => ({ __typename: 'Refusal', code, message: code, fields: [], params: [] });
const quote = {
  __typename: 'OrderQuote',
  token: 'signed',
  currency: 'EUR',
  tax: 7_667,
  total: 41_000,
  validUntil: '2026-12-07',
};
const units = [{ jurisdiction: 'US', classNumber: 9, paid: 'PAID', additionalOrder: null }] as never;
const requestedUnits = [{ jurisdiction: 'US', classNumber: 35, terms: ['shops'] }];
let sent: Sent[] = [];
let done: string[] = [];
let answers: Record<string, object> = {};

beforeEach(() => {
  [sent, done] = [[], []];
  answers = {
    AdditionalOrderQuote: { additionalOrderQuote: quote },
    OrderMore: { orderMore: { __typename: 'RegistrationRequest', id: 'r', version: 2 } },
    TakeOutMore: { takeOut: { __typename: 'RegistrationRequest', id: 'r', version: 3 } },
  };
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    if (address.includes('/api/auth/session')) return Promise.resolve(json(session));
    if (!address.includes('/graphql')) return Promise.resolve(json({}));
    const now = JSON.parse(String(init?.body)) as Sent;
    sent.push(now);
    return Promise.resolve(json({ data: answers[now.operationName] ?? {} }));
  }) as never;
  document.documentElement.lang = 'en';
});
afterEach(cleanup);

const showBox = (): void =>
  void renderPage([
    {
      path: '/',
      Component: () => (
        <NotOrdered
          request={{ id: 'r', units }}
          requestedUnits={requestedUnits}
          onOrdered={() => done.push('ordered')}
          onLeaveOut={() => done.push('left out')}
        />
      ),
    },
  ]);

it('names what is not part of the order, says what it costs before anything is ordered, and orders it at that price with the terms that were picked', async () => {
  showBox();
  expect(await screen.findByText('Class 35 in the United States is not part of your order.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'See the price' }));
  expect(await screen.findByText('It costs €410.00.')).toBeTruthy();
  expect(screen.getByText(/VAT of €76.67 is included/)).toBeTruthy();
  expect(sent.map(({ variables }) => variables)).toEqual([
    { id: 'r', filings: [{ jurisdiction: 'US', classes: 1, already: 1 }] },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Order for €410.00' }));
  await waitFor(() => expect(done).toEqual(['ordered']));
  expect(sent.at(-1)?.variables).toEqual({
    id: 'r',
    input: { goods: [{ jurisdiction: 'US', classNumber: 35, terms: ['shops'] }], quote: 'signed' },
  });
});

it('says a refusal where it was pressed, asks for the price anew, and orders nothing', async () => {
  answers['OrderMore'] = { orderMore: refusal('QUOTE_DIFFERS') };
  showBox();
  await userEvent.click(await screen.findByRole('button', { name: 'See the price' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Order for €410.00' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your order has changed since the price was shown.',
  );
  expect(screen.getByRole('button', { name: 'See the price' })).toBeTruthy();
  expect(done).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
  expect(done).toEqual(['left out']);
});

it('what waits for its money is paid or taken out, and says why where it cannot', async () => {
  const addition = {
    id: 'a1',
    publicId: 'V-EDY58T9K/2',
    total: { amountMinor: 41_000, currency: 'EUR' },
    product: { id: 'p2' },
  };
  answers['TakeOutMore'] = { takeOut: refusal('PAYMENT_UNDER_WAY') };
  renderPage([
    {
      path: '/',
      Component: () => (
        <WaitingAddition orderId="r" addition={addition} onDone={() => done.push('taken out')} approving />
      ),
    },
  ]);
  expect((await screen.findByRole('link', { name: 'Pay €410.00' })).getAttribute('href')).toContain(
    '/product/p2/checkout',
  );
  expect(screen.getByText(/not part of the draft you approve/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take it out' }));
  expect((await screen.findByRole('alert')).textContent).toContain('A payment of it is pending');
  expect(done).toEqual([]);
  answers['TakeOutMore'] = { takeOut: { __typename: 'RegistrationRequest', id: 'r', version: 3 } };
  await userEvent.click(screen.getByRole('button', { name: 'Take it out' }));
  await waitFor(() => expect(done).toEqual(['taken out']));
  expect(sent.at(-1)?.variables).toEqual({ id: 'r', input: { additionalOrderId: 'a1' } });
});
