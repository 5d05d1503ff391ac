import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { Suspense } from 'react';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { renderPage } from '../../../../../testing/render-page.js';
import { sessionStore } from '../../../../kit/session/use-session.js';
import { factsOf } from '../../parts/records/facts-of.js';
import { EndAsked, isEndOpen } from './end-asked.js';

const request = {
  id: 'r1',
  status: 'READY_FOR_DRAFTING',
  endAskedAt: '2026-11-20T09:00:00.000Z',
  nextStep: {
    promisedAt: '2026-11-24T15:00:00.000Z',
    product: { id: 'p1', refunded: null as object | null },
  },
  timeline: [
    { type: 'EndAsked', reason: 'Another name.', id: '1' },
    { type: 'EndAsked', reason: 'We close the shop.', id: '2' },
  ],
};
const session = (role: string) => ({
  user: { id: 'u', name: 'Lena', email: 'lena@example.com', role },
  expires: '2099-01-01T00:00:00.000Z',
  accessToken: 'a',
  accessTokenAdminUser: 'b',
});
const provider = {
  getOne: () => Promise.resolve({ data: { id: 'r1', version: 3 } }),
} as unknown as DataProvider;
let sent: { operationName: string; variables: unknown }[] = [];
let role = 'ADMIN';

beforeAll(async () => {
  teachDialogs();
  // As the page does before it is drawn.
  await factsOf('registration_request');
});
beforeEach(() => {
  sent = [];
  globalThis.fetch = (async (address: string, init?: { body?: string }) => {
    const body: unknown = address.includes('/api/auth/session')
      ? session(role)
      : { data: { goOnWithOrder: { __typename: 'RegistrationRequest', id: 'r1', version: 4 } } };
    if (!address.includes('/api/auth')) sent.push(JSON.parse(init?.body ?? '{}') as never);
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
});
afterEach(cleanup);

async function show(more: object = {}, as = 'ADMIN') {
  role = as;
  await sessionStore().refresh();
  renderPage([
    {
      path: '/',
      Component: () => (
        <CoreAdminContext dataProvider={provider} queryClient={new QueryClient()}>
          <QueryClientProvider client={new QueryClient()}>
            <Suspense>
              <EndAsked request={{ ...request, ...more } as never} />
            </Suspense>
          </QueryClientProvider>
        </CoreAdminContext>
      ),
    },
  ]);
  return within(
    await screen.findByRole('region', { name: /^The client asked to end this order on .*20 November 2026/ }),
  );
}

describe('the wish to end an order, on the page of staff', () => {
  it('says when, why and by when it is answered, and leads to the money', async () => {
    const banner = await show();
    expect(banner.getByText('We close the shop.')).toBeInTheDocument();
    expect(banner.getByText(/Answer promised by/)).toHaveTextContent('24 November 2026');
    expect(banner.getByRole('link', { name: 'Give money back' })).toHaveAttribute('href', '/product/p1/show');
    expect(await banner.findByRole('button', { name: 'The order goes on' })).toBeInTheDocument();
    expect(banner.queryByRole('button', { name: /A part went back/ })).toBeNull();
  });

  it('lets the order go on with a reason, and not without', async () => {
    const banner = await show();
    await userEvent.click(await banner.findByRole('button', { name: 'The order goes on' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Go on with the order' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'She called.');
    await userEvent.click(dialog.getByRole('button', { name: 'Go on with the order' }));
    expect(sent).toEqual([
      expect.objectContaining({
        variables: { id: 'r1', input: { reason: 'She called.' }, expectedVersion: 3 },
      }),
    ]);
  });

  it('ends the order after a part went back', async () => {
    const banner = await show({
      nextStep: {
        ...request.nextStep,
        product: { id: 'p1', refunded: { amountMinor: 100, currency: 'EUR' } },
      },
    });
    expect(
      await banner.findByRole('button', { name: 'A part went back: end the order' }),
    ).toBeInTheDocument();
  });

  it('tells a lawyer who decides, and offers nothing that would be refused', async () => {
    const banner = await show({}, 'LAWYER');
    expect(banner.getByText(/An admin decides this/)).toBeInTheDocument();
    expect([...banner.queryAllByRole('button'), ...banner.queryAllByRole('link')]).toEqual([]);
  });

  it.each([
    ['READY_FOR_DRAFTING', request.endAskedAt, true],
    ['READY_FOR_DRAFTING', null, false],
    ['REFUNDED', request.endAskedAt, false],
  ])('%s, asked %s: %s', (status, endAskedAt, open) =>
    expect(isEndOpen({ status, endAskedAt } as never)).toBe(open),
  );
});
