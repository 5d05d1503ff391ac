import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../../testing/render-page.js';
import { ReviewPart } from './review-part.js';

type Sent = { readonly operationName: string; readonly variables: { readonly leaveOutUnused?: boolean } };
const session = { user: { id: 'u', name: 'Eva', email: 'eva@example.com' }, expires: '2099-01-01T00:00:00Z', accessToken: 'token' };
const json = (body: unknown): Response => new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
const refusal = (code: string) => ({ __typename: 'Refusal', code, message: code, fields: [] });
let sent: Sent[] = [];
let asked = 0;
let refuses = 'NOT_USED';

beforeEach(() => {
  [sent, asked] = [[], 0];
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    if (address.includes('/api/auth/session')) return Promise.resolve(json(session));
    if (!address.includes('/graphql')) return Promise.resolve(json({}));
    const now = JSON.parse(String(init?.body)) as Sent;
    sent.push(now);
    return Promise.resolve(json({ data: { requestReview: now.variables.leaveOutUnused === true ? { __typename: 'RegistrationRequest', id: 'r' } : refusal(refuses) } }));
  }) as never;
  document.documentElement.lang = 'en';
  renderPage([{ path: '/', Component: () => <ReviewPart id="r" missing={[]} onAsked={() => { asked += 1; }} /> }]);
});
afterEach(cleanup);

const send = () => screen.findByRole('button', { name: 'Ask for the review' });

it('what is paid and not in the draft is said, and left out only when that is pressed', async () => {
  refuses = 'NOT_USED';
  await userEvent.click(await send());
  expect((await screen.findByRole('alert')).textContent).toContain('Something you have paid for is not in the draft.');
  expect(asked).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Send the draft without it' }));
  await waitFor(() => expect(asked).toBe(1));
  expect(sent.map(({ variables }) => variables.leaveOutUnused)).toEqual([false, true]);
});

it('what is more than was paid cannot be pressed away', async () => {
  refuses = 'MORE_THAN_PAID';
  await userEvent.click(await send());
  expect((await screen.findByRole('alert')).textContent).toContain('not part of your order');
  expect(screen.queryByRole('button', { name: 'Send the draft without it' })).toBeNull();
});
