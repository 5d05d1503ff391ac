import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachDialogs } from '../../../testing/portal-page.js';
import { renderPage } from '../../../testing/render-page.js';
import { freshly } from '../../kit/session/freshly.js';
import { SignInForm } from '../sign-in/sign-in-form.js';
import { FreshSignIn } from './fresh-sign-in.js';

beforeAll(teachDialogs);
afterEach(cleanup);
afterEach(() => {
  jest.restoreAllMocks();
});

const json = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status });
const secondStep = { kinds: ['code', 'recovery'], passkey: null };
let posted: { readonly path: string; readonly fields: URLSearchParams }[];

/** The doors of signing in: `123456` is the code of now, every other one is wrong. */
beforeEach(() => {
  posted = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const path = String(address);
    const fields = new URLSearchParams(String(init?.body ?? ''));
    if (init?.method === 'POST') posted.push({ path, fields });
    const right = fields.get('code') === '123456';
    switch (path) {
      case '/api/auth/csrf':
        return json({ csrfToken: 'c' });
      case '/api/auth/signin':
        return json({ url: null, secondStep });
      case '/api/auth/second-step':
        return right ? json({ url: '/#came-in' }) : json({ code: 'SECOND_STEP_WRONG' }, 401);
      case '/api/auth/step-up/begin':
        return json({ url: null, secondStep });
      case '/api/auth/step-up':
        return right ? json({ authTime: 1 }) : json({ code: 'SECOND_STEP_WRONG' }, 401);
      default:
        return json({});
    }
  });
});

const sentTo = (path: string) =>
  posted
    .filter((post) => post.path === path)
    .map(({ fields }) => ({ kind: fields.get('kind'), code: fields.get('code') }));

describe('a sign-in with a code from an app', () => {
  it('asks for it after the password, says what is wrong with it, and lets in with the right one alone', async () => {
    renderPage([{ path: '/', Component: () => <SignInForm area="customer" callbackUrl="/portal" /> }]);
    await userEvent.type(await screen.findByLabelText(/e-mail/i), 'jana@example.test');
    await userEvent.type(screen.getByLabelText(/password/i), 'right');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Second step' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findAllByText('Enter the six digits your app shows.')).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText(/code from your app/i), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/was used already/)).toBeInTheDocument();
    expect(window.location.hash).not.toBe('#came-in');
    await userEvent.clear(screen.getByLabelText(/code from your app/i));
    await userEvent.type(screen.getByLabelText(/code from your app/i), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.hash).toBe('#came-in'));
    expect(sentTo('/api/auth/second-step')).toEqual([
      { kind: 'code', code: '000000' },
      { kind: 'code', code: '123456' },
    ]);
  });
});

describe('a fresh sign-in in place', () => {
  const refusal = { __typename: 'Refusal', code: 'STEP_UP_NEEDED', message: '', fields: [] };

  it('asks over what is being done, and sends the very same again once it is proved', async () => {
    renderPage([
      {
        path: '/',
        Component: () => (
          <>
            <input aria-label="Reason" defaultValue="typed" />
            <FreshSignIn />
          </>
        ),
      },
    ]);
    await screen.findByLabelText('Reason');
    const answers = [{ refund: refusal }, { refund: { __typename: 'Product' } }];
    let sent = 0;
    const done = freshly(async () => answers[sent++]);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/What you entered stays/)).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/code from your app/i), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await done).toEqual({ refund: { __typename: 'Product' } });
    expect([sent, screen.getByLabelText('Reason')]).toEqual([2, expect.objectContaining({ value: 'typed' })]);
  });

  it('does nothing more where somebody would rather not', async () => {
    renderPage([{ path: '/', Component: FreshSignIn }]);
    let sent = 0;
    const done = freshly(async () => ({ refund: (sent += 1) === 0 ? null : refusal }));
    await screen.findByLabelText(/code from your app/i);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(await done).toEqual({ refund: refusal });
    expect([sent, sentTo('/api/auth/step-up')]).toEqual([1, []]);
  });
});
