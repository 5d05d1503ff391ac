import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { safePath, SignInForm } from './sign-in-form.js';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

describe('signing in', () => {
  it('can be pressed as soon as the page is alive', async () => {
    renderPage([{ path: '/', Component: () => <SignInForm area="admin" callbackUrl="/admin" /> }], { locale: 'en' });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it.each(['//elsewhere.test', '/\\elsewhere.test', 'https://elsewhere.test', ''])('never leads to %j', (callbackUrl) => {
    expect(safePath(callbackUrl, '/portal')).toBe('/portal');
  });
});
