import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  beginVisit,
  button,
  fixture,
  product,
  refusal,
  sentAs,
  show,
} from '../../../../testing/checkout-page.js';
import { sessionStore } from '../../../kit/session/use-session.js';

beforeEach(beginVisit);
afterEach(cleanup);

const party = {
  __typename: 'Party',
  id: 'p',
  type: 'LEGAL',
  roles: ['BILLING_ENTITY'],
  businessName: 'Nordhaven s. r. o.',
  companyId: '12345678',
  vat: null,
  firstName: null,
  lastName: null,
  email: 'pay@example.com',
  address: {
    __typename: 'Address',
    id: 'a',
    street: 'Ukážková 1',
    city: 'Wien',
    postcode: '1010',
    country: 'AT',
  },
};

const account = (...items: object[]) => ({
  AccountPayer: () => ({
    viewer: { __typename: 'User', id: 'u', displayName: 'Eva', email: 'eva@example.com' },
    partyList: { __typename: 'PartyPage', items },
  }),
});

describe('the way back to the order', () => {
  const own = { ...product, userId: 'u' };
  const back = () => screen.queryByRole('link', { name: /^‹ Order/ });
  const shown = () => button(/^Pay €1,379.40 by card$/);

  it.each([
    ['in their account', own, undefined],
    ['by the link of their order', own, 'v.1'],
    [
      'for what they ordered on top',
      { ...own, subjectType: 'additional_order', orderReference: 'V-7K2M9Q4X/2' },
      undefined,
    ],
  ])('is there for the owner: %s', async (_, at, link) => {
    await sessionStore().refresh();
    show({ product: at }, link === undefined ? {} : { link });
    await shown();
    expect(back()).toHaveAttribute('href', `/portal/order/${fixture.subjectId}`);
    expect(back()).toHaveTextContent('‹ Order V-7K2M9Q4X');
    expect(back()?.textContent).not.toContain('/2');
  });

  it.each([
    ['somebody else', { ...product, userId: 'another' }, 'v.1'],
    ['anybody while no account owns the order', { ...product, userId: null }, 'v.1'],
    ['what belongs to no order', { ...own, subjectType: 'service_request' }, undefined],
  ])('is not there for %s', async (_, at, link) => {
    await sessionStore().refresh();
    show({ product: at }, link === undefined ? {} : { link });
    await shown();
    expect(back()).toBeNull();
  });
});

describe('a price that a person entered', () => {
  const entered = {
    ...product,
    subjectType: null,
    subjectId: null,
    price: { ...product.price, pricedFor: null },
    billing: null,
  };
  const fill = async (): Promise<void> => {
    for (const [label, text] of [
      ['Name or company', 'Eva Nová'],
      ['Street and number', 'Dlhá 1'],
      ['Town', 'Wien'],
      ['E-mail', 'eva@example.com'],
    ] as const)
      await userEvent.type(await screen.findByLabelText(label), text);
  };
  const countries = {
    PayerCountries: () => ({
      countryList: [
        { __typename: 'Country', code: 'US', name: 'United States' },
        { __typename: 'Country', code: 'AT', name: 'Austria' },
      ],
    }),
  };

  it('asks where the payer is, and sends that with the total that is shown', async () => {
    show(
      { product: entered },
      {
        link: 'v.1',
        answers: {
          ...countries,
          StartCheckout: () => ({
            startProductCheckout: { __typename: 'Product', id: 'p1', status: 'CHECKOUT_STARTED' },
          }),
        },
      },
    );
    const country = await screen.findByLabelText('Country');
    expect(country).toHaveValue('');
    expect(country).toHaveAccessibleDescription(/The price stays as it is shown/);
    await within(country).findByRole('option', { name: 'Austria' });
    expect(
      within(country)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Please choose', 'Austria', 'United States']);
    await fill();
    await userEvent.click(await button(/^Pay €1,379.40 by card$/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose the country of the invoice.');
    expect(sentAs('StartCheckout')).toEqual([]);
    await userEvent.selectOptions(country, 'AT');
    await userEvent.click(await button(/^Pay €1,379.40 by card$/));
    await waitFor(() =>
      expect(sentAs('StartCheckout')[0]?.variables['input']).toMatchObject({
        billing: { name: 'Eva Nová', country: 'AT' },
        total: { amountMinor: 137_940, currency: 'EUR' },
      }),
    );
  });

  it('begins with the payer the account keeps, and says so; nothing is said of what nobody told', async () => {
    show(
      { product: entered },
      {
        answers: {
          ...countries,
          ...account(party),
          StartCheckout: () => ({
            startProductCheckout: { __typename: 'Product', id: 'p1', status: 'CHECKOUT_STARTED' },
          }),
        },
      },
    );
    expect(await screen.findByText(/Nordhaven s. r. o., Ukážková 1, 1010 Wien/)).toBeInTheDocument();
    await userEvent.click(await button(/^Pay €1,379.40 with Mastercard/));
    await waitFor(() =>
      expect(sentAs('StartCheckout')[0]?.variables['input']).toMatchObject({
        billing: { name: 'Nordhaven s. r. o.', companyId: '12345678', country: 'AT' },
      }),
    );
    cleanup();
    localStorage.clear();
    show({ product: entered }, { answers: { ...countries, ...account() } });
    expect(await screen.findByText('An invoice needs a name and an address.')).toBeInTheDocument();
    expect(screen.queryByText(/is filled in/)).toBeNull();
  });

  it('is chosen where the account keeps several; after a reload it is still the one that was chosen', async () => {
    const other = { ...party, id: 'p2', businessName: 'Kukuruca s. r. o.', companyId: '87654321' };
    const german = { ...party, id: 'p3', address: { ...party.address, country: 'DE' } };
    const answers = {
      ...countries,
      ...account(party, other, german),
      StartCheckout: () => ({
        startProductCheckout: { __typename: 'Product', id: 'p1', status: 'CHECKOUT_STARTED' },
      }),
    };
    const priced = {
      ...entered,
      price: { ...entered.price, pricedFor: { country: 'AT', postcode: null, vatNumber: null } },
    };
    show({ product: priced }, { answers });
    const choice = await screen.findByLabelText('Kept in your account');
    const lines = within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Somebody else',
      'Nordhaven s. r. o., Ukážková 1, 1010 Wien',
      'Kukuruca s. r. o., Ukážková 1, 1010 Wien',
    ]);
    expect(choice).toHaveDisplayValue('Somebody else');
    await userEvent.selectOptions(choice, lines[2] ?? '');
    expect(screen.getByLabelText('Name or company')).toHaveValue('Kukuruca s. r. o.');
    cleanup();
    show({ product: priced }, { answers });
    expect(await screen.findByLabelText('Kept in your account')).toHaveDisplayValue(lines[2] ?? '');
    await userEvent.click(await button(/^Pay €1,379.40 with Mastercard/));
    await waitFor(() =>
      expect(sentAs('StartCheckout')[0]?.variables['input']).toMatchObject({
        billing: { name: 'Kukuruca s. r. o.', companyId: '87654321', country: 'AT' },
      }),
    );
    await userEvent.type(screen.getByLabelText('Name or company'), ' and sons');
    expect(screen.queryByText(/87654321/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Kept in your account'), 'Somebody else');
    expect(screen.getByLabelText('Name or company')).toHaveValue('');
    expect(screen.queryByText(/87654321/)).toBeNull();
  });

  it('shows the number the tax was worked out with, and the last day to pay', async () => {
    const renewal = {
      ...product,
      subjectType: 'service_request',
      billing: null,
      price: {
        ...product.price,
        pricedFor: { country: 'SK', postcode: null, vatNumber: 'SK2020317068' },
      },
    };
    show(
      { product: renewal },
      {
        link: 'v.1',
        answers: {
          PayerOfServiceOrder: () => ({
            serviceRequest: {
              __typename: 'ServiceRequest',
              id: 's',
              contactName: 'Nordhaven s. r. o.',
              contactEmail: 'pay@example.com',
            },
          }),
        },
      },
    );
    expect(await screen.findByText('VAT number: SK2020317068')).toBeInTheDocument();
    expect(screen.getByText(/Please pay by (15 April 2030|April 15, 2030)/)).toBeInTheDocument();
  });

  it('can be paid although the first question for the countries failed', async () => {
    let asked = 0;
    const answer = (): unknown => {
      asked += 1;
      if (asked === 1) throw new Error('the line was down');
      return countries.PayerCountries();
    };
    show({ product: entered }, { link: 'v.1', answers: { PayerCountries: answer } });
    const country = await screen.findByLabelText('Country');
    await within(country).findByRole('option', { name: 'Austria' });
    await userEvent.selectOptions(country, 'AT');
    expect(country).toHaveValue('AT');
  });

  it('says where the tax would be another one that nothing was charged, and keeps what was typed', async () => {
    show(
      { product: entered },
      {
        link: 'v.1',
        locale: 'en',
        answers: { ...countries, StartCheckout: () => ({ startProductCheckout: refusal('TAX_NOT_DUE') }) },
      },
    );
    const country = await screen.findByLabelText('Country');
    await within(country).findByRole('option', { name: 'United States' });
    await fill();
    await userEvent.selectOptions(country, 'US');
    await userEvent.click(await button(/^Pay €1,379.40 by card$/));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This price holds a tax that you need not pay in this country, so another price is due. Nothing was charged.',
    );
    expect(screen.getByLabelText('Country')).toHaveValue('US');
    expect(screen.getByLabelText('Town')).toHaveValue('Wien');
  });

  it('that was calculated for a country does not ask for another one', async () => {
    show({ product: { ...product, billing: null } }, { link: 'v.1' });
    expect(await screen.findByText(/Country: Czechia/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Country')).toBeNull();
  });
});
