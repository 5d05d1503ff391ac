import { afterEach, beforeEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerRegister, registered } from '../../../../../testing/answer-register.js';
import { present } from '../../../../../testing/present.js';
import { renderPage } from '../../../../../testing/render-page.js';
import { ids } from '../../../../../testing/stub-facts.js';
import { orderAnswers } from '../../../../../testing/stub-order.js';
import { draftOf, type Draft } from '../../../../domain/order/draft.js';
import type { OrderPageData } from '../order.loader.js';
import { Owner } from './owner.js';

const others = { OrderRegions: orderAnswers.OrderRegions };

beforeEach(() => void answerRegister([registered], { others }));
afterEach(cleanup);

// As the loader hands it over, with the names of its types.
const page = orderAnswers.OrderPage({ id: ids.approved, locale: 'en' }) as OrderPageData;

function Page() {
  const [draft, setDraft] = useState<Draft>({
    ...draftOf(present(page.registrationRequest), { country: 'SK', currency: 'EUR' }),
    owner: { kind: 'APPLICANT_BUSINESS', country: 'US', state: 'US-CA', city: 'Typed' },
  });
  return (
    <form aria-label="Order">
      <h1>Order</h1>
      <Owner
        draft={draft}
        change={(part) => setDraft((now) => ({ ...now, ...part }))}
        countries={page.countryList}
      />
      <output>{JSON.stringify(draft.owner)}</output>
    </form>
  );
}

async function take(): Promise<unknown> {
  document.documentElement.lang = 'en';
  renderPage([{ path: '/', Component: Page }], { at: '/', locale: 'en' });
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Company number or name' }),
    '01234567{Enter}',
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Use this one/ }));
  return JSON.parse(document.querySelector('output')?.textContent ?? '');
}

it('is filled in from the company register, and can still be changed', async () => {
  expect(await take()).toEqual({
    kind: 'APPLICANT_BUSINESS',
    businessName: 'Lumora, s. r. o.',
    companyId: '01234567',
    street: 'Dlhá 9',
    city: 'Nitra',
    postcode: '949 01',
    country: 'SK',
  });
  const name = screen.getByRole('textbox', { name: 'Name of the business' });
  await userEvent.type(name, ' Ltd');
  expect(name).toHaveValue('Lumora, s. r. o. Ltd');
});

it('is a person where the register has one, and keeps what the register does not say', async () => {
  answerRegister([{ ...registered, isPerson: true, name: 'Jana Malá', number: '7', city: null }], { others });
  expect(await take()).toMatchObject({
    kind: 'APPLICANT_INDIVIDUAL',
    firstName: 'Jana',
    lastName: 'Malá',
    city: 'Typed',
  });
});
