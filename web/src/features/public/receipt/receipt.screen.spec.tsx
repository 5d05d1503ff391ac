import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage, textsOf } from '../../../../testing/render-page.js';
import { Component } from './receipt.screen.js';

const request = {
  id: 'r1',
  publicId: 'V-7K2M9Q4X',
  value: 'Lumora',
  status: 'VERIFICATION_REQUESTED',
  jurisdictions: ['EU'],
  jurisdictionsUndecided: false,
  businessDescription: 'Lamps.',
  websites: [],
  promisedAt: '2026-11-24T10:00:00.000Z',
  requestedAt: '2026-11-20T10:00:00.000Z',
  orderedAt: null as string | null,
  paidAt: null as string | null,
  userId: null as string | null,
};
const show = (more: Partial<typeof request>, locale: 'en' | 'sk' | 'cs' | 'es' = 'en'): void => {
  renderPage(
    [
      {
        path: '/verification/:id/success',
        Component,
        loader: () => ({ request: { ...request, ...more }, messages: [], attempt: 'a1' }) as never,
        HydrateFallback: () => null,
      },
    ],
    { at: '/verification/r.token/success', locale },
  );
};
afterEach(cleanup);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('promises the report while it is written', async () => {
  show({});
  await heading('We have it.');
  expect(screen.getByText(/Your report comes by/)).not.toBeNull();
});

it.each(['en', 'cs', 'sk', 'es'] as const)(
  'says in %s where to write when no e-mail came',
  async (locale) => {
    show({}, locale);
    const { footer } = textsOf(locale)['common'] as { footer: { demo: { email: string } } };
    expect((await screen.findByText(new RegExp(footer.demo.email))).textContent).not.toMatch(
      /support|podpo|ayuda/,
    );
  },
);

it.each([
  ['en', 'Your report is ready.', 'Send me the link'],
  ['cs', 'Vaše zpráva je hotová.', 'Poslat odkaz'],
  ['sk', 'Vaša správa je hotová.', 'Poslať odkaz'],
  ['es', 'Su informe está listo.', 'Enviar el enlace'],
] as const)('says in %s that the report is there, and how to get to it', async (locale, title, button) => {
  show({ status: 'VERIFICATION_APPROVED' }, locale);
  await heading(title);
  expect(screen.getByRole('link', { name: button }).getAttribute('href')).toContain('/new-link');
  expect(document.querySelector('strong time')).toBeNull();
});

it('does not say that nothing was ordered once it was: it leads to the order', async () => {
  show({ status: 'READY_FOR_DRAFTING', orderedAt: request.requestedAt, paidAt: request.requestedAt });
  await heading('Ordered and paid.');
  expect(screen.queryByText(/You have ordered nothing/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toContain(
    '/registration-request/r.token/success',
  );
});

it('asks whoever has an account to sign in, and offers no second one', async () => {
  show({
    status: 'READY_FOR_DRAFTING',
    orderedAt: request.requestedAt,
    paidAt: request.requestedAt,
    userId: 'u1',
  });
  await heading('Ordered and paid.');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain(
    '/portal/login?callbackUrl=%2Fportal%2Forder%2Fr1',
  );
  expect(screen.queryByRole('button', { name: 'Create my account' })).toBeNull();
});
