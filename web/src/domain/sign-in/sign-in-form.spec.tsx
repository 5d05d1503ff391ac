import { afterEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render-page.js';
import { SignInForm } from './sign-in-form.js';

afterEach(cleanup);

describe('signing in', () => {
  it('can be pressed as soon as the page is alive', async () => {
    renderPage([{ path: '/', Component: () => <SignInForm area="admin" callbackUrl="/admin" /> }], {
      locale: 'en',
    });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('goes where the server says, and shows the server no trick of the address', async () => {
    const posted: URLSearchParams[] = [];
    const answer = (body: object): Promise<Response> =>
      Promise.resolve(new Response(JSON.stringify(body), { status: 200 }));
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
      if (path === '/api/auth/csrf') return answer({ csrfToken: 'c' });
      if (path !== '/api/auth/signin') return answer({});
      posted.push(new URLSearchParams(String(init?.body)));
      return answer({ url: '/#as-the-server-said' });
    });
    const fromAddress =
      new URL('http://localhost/portal/login?callbackUrl=%2F%09%2Fevil.example%2Fx').searchParams.get(
        'callbackUrl',
      ) ?? '';
    renderPage([{ path: '/', Component: () => <SignInForm area="customer" callbackUrl={fromAddress} /> }], {
      locale: 'en',
    });
    await userEvent.type(await screen.findByLabelText(/e-mail/i), 'jana@example.test');
    await userEvent.type(screen.getByLabelText(/password/i), 'right');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(window.location.hash).toBe('#as-the-server-said'));
    expect(posted.map((fields) => fields.get('callbackUrl'))).toEqual(['/portal']);
    asked.mockRestore();
  });
});
