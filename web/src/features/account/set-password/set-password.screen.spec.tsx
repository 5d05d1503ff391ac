import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../../testing/render-page.js';
import { action, Component, loader } from './set-password.screen.js';

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const real = globalThis.fetch;
let sent: { readonly address: string; readonly body: string }[] = [];

beforeEach(() => {
  sent = [];
  globalThis.fetch = (async (address: string | Request, init?: RequestInit) => {
    const url = typeof address === 'string' ? address : address.url;
    const body = String(init?.body ?? '');
    sent.push({ address: url, body });
    if (url.includes('/api/auth/csrf')) return json({ csrfToken: 'c' });
    if (url.includes('/api/auth/')) return json({ url: '/portal' });
    return json({
      data: body.includes('PasswordLink')
        ? { passwordLink: { __typename: 'LinkState', state: 'VALID', email: 'jana@example.com' } }
        : { setPassword: { __typename: 'PasswordSet', ok: true } },
    });
  }) as never;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = real;
});

describe('a new password by a link', () => {
  it('is saved and signed in with, as the button says', async () => {
    renderPage(
      [
        {
          path: '/portal/set-password',
          Component,
          loader: loader as never,
          action: action as never,
          HydrateFallback: () => null,
        },
      ],
      { at: '/portal/set-password?token=t' },
    );
    await userEvent.type(await screen.findByLabelText(/^New password/u), 'Quiet-Harbour-41');
    await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
    expect(await screen.findByRole('heading', { name: 'One moment, we sign you in' })).toBeInTheDocument();
    await waitFor(() =>
      expect(
        sent.some(
          ({ address, body }) =>
            address.includes('/api/auth/signin') &&
            body.includes('Quiet-Harbour-41') &&
            body.includes('jana'),
        ),
      ).toBe(true),
    );
  });
});
