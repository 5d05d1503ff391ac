import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../../../../testing/render-page.js';
import { Guest } from './guest.js';

const request = {
  __typename: 'RegistrationRequest',
  id: '0190a000-0000-7000-8000-00000000d001',
  publicId: 'V-7K2M9Q4X',
  value: 'Lumora',
  status: 'READY_FOR_DRAFTING',
  jurisdictions: ['EU'],
} as const;

function show(signedInAs: string | null): void {
  document.documentElement.lang = 'en';
  renderPage([
    {
      path: '/',
      Component: () => <Guest request={request} token="r.token" signedInAs={signedInAs} attempt="a1" />,
      action: () => ({ done: true, errors: {} }) as never,
    },
  ]);
}
afterEach(cleanup);

it('leads from the sign-in back to this very page, which knows whose draft it is', async () => {
  show(null);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/portal/login?callbackUrl=%2Fapplication-draft%2Fr.token',
  );
});

it('says the same of the e-mail whether there is an account or not', async () => {
  show(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Create my account' }));
  expect(
    await screen.findByText(
      'We sent an e-mail to the address of your order. Its link leads to your account, and to this draft in it.',
    ),
  ).toBeInTheDocument();
});

it('offers whoever is signed in to put the order into their account, and says under which address', async () => {
  show('m…@example.com');
  expect(await screen.findByText(/You are signed in as m…@example.com/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Put it into my account' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create my account' })).toBeNull();
});
