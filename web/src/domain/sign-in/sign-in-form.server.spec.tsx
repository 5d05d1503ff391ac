/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { SignInForm } from './sign-in-form.js';

describe('signing in, as the server writes it', () => {
  it('cannot be pressed where nobody would hear it', async () => {
    const words = createInstance();
    await words.init({ lng: 'en', resources: {} });
    const markup = renderToString(
      <I18nextProvider i18n={words}>
        <MemoryRouter>
          <SignInForm area="admin" callbackUrl="/admin" />
        </MemoryRouter>
      </I18nextProvider>,
    );
    expect(markup).toMatch(/<button[^>]*disabled=""/);
  });
});
