import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerRegister, registered } from '../../../testing/answer-register.js';
import { renderPage } from '../../../testing/render-page.js';
import { sessionStore } from '../../kit/session/use-session.js';
import { CompanyLookUp } from './company-look-up.js';
import type { RegisteredOwner } from './registered-owner.js';

const submitted = jest.fn();
const taken: RegisteredOwner[] = [];

beforeEach(() => {
  taken.length = 0;
  submitted.mockClear();
});
afterEach(cleanup);

function show(country: string | null = null) {
  document.documentElement.lang = 'en';
  renderPage(
    [
      {
        path: '/',
        Component: () => (
          <form
            aria-label="Order"
            onSubmit={(event) => {
              event.preventDefault();
              submitted();
            }}
          >
            <h1>Order</h1>
            <CompanyLookUp country={country} onTake={(owner) => taken.push(owner)} />
          </form>
        ),
      },
    ],
    { at: '/', locale: 'en' },
  );
}
const field = () => screen.findByRole('searchbox', { name: 'Company number or name' });

it('fills an owner in from the register of the country, and leaves the form unsent', async () => {
  const asked = answerRegister();
  show('CZ');
  await userEvent.type(await field(), ' 1234567 {Enter}');
  await userEvent.click(await screen.findByRole('button', { name: /^Use this one.*Lumora/ }));
  expect(asked).toEqual([{ country: 'CZ', search: '1234567' }]);
  expect(taken).toMatchObject([{ businessName: 'Lumora, s. r. o.', companyId: '01234567', city: 'Nitra' }]);
  expect(screen.getByRole('status')).toHaveTextContent('Filled in below.');
  expect(screen.queryByRole('button', { name: /Use this one/ })).toBeNull();
  expect(submitted).not.toHaveBeenCalled();
});

it('says where two letters are too few, and asks nobody', async () => {
  const asked = answerRegister();
  show();
  await userEvent.type(await field(), 'Lu{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Write at least three letters or digits.');
  expect(asked).toEqual([]);
});

it.each([
  ['NOT_FOUND', 'The register has nobody under this number or name. Fill the fields in by hand.'],
  ['AWAY', 'The register does not answer at the moment. Fill the fields in by hand.'],
  ['TOO_OFTEN', 'The register was asked too often.'],
  ['lost', 'The register does not answer at the moment. Fill the fields in by hand.'],
] as const)('says what to do when the register answers %s', async (outcome, words) => {
  answerRegister([], { outcome });
  show('SK');
  await userEvent.type(await field(), 'Lumora{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
  expect(screen.getByText(/CC BY 4.0/)).toBeInTheDocument();
});

it('says that a company is no more', async () => {
  answerRegister([{ ...registered, endedOn: '2024-05-31' }]);
  show('SK');
  await userEvent.type(await field(), 'Lumora{Enter}');
  expect(await screen.findByText('Ended on 31 May 2024')).toBeInTheDocument();
});

it('is not offered to whoever is not signed in', async () => {
  answerRegister([], { signedIn: false });
  await sessionStore().refresh();
  show();
  await screen.findByRole('heading', { name: 'Order' });
  expect(screen.queryByRole('search')).toBeNull();
});
