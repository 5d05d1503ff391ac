import { expect, it } from '@jest/globals';
import { accountPayer } from './account-payer.js';

const viewer = { id: 'u', displayName: 'Dana Demová', email: 'dana@example.com' };
const address = { id: 'a', street: 'Ukážková 1', city: 'Bratislava', postcode: '81101', country: 'SK' };
const company = {
  id: '1',
  type: 'LEGAL',
  roles: ['OWNER_ENTITY', 'BILLING_ENTITY'],
  businessName: 'Nordhaven s. r. o.',
  companyId: '12345678',
  vat: 'SK2020317068',
  firstName: null,
  lastName: null,
  email: 'pay@example.com',
  address,
};
const known = (...items: readonly object[]) =>
  accountPayer({ api: { query: async () => ({ viewer, partyList: { items } }) } }, 'token');

it('is the one payer the account keeps, with its numbers', async () => {
  expect(await known(company, { ...company, id: '2', roles: ['OWNER_ENTITY'] })).toEqual({
    contactName: 'Dana Demová',
    contactEmail: 'dana@example.com',
    payer: {
      name: 'Nordhaven s. r. o.',
      email: 'pay@example.com',
      street: 'Ukážková 1',
      city: 'Bratislava',
      postcode: '81101',
      country: 'SK',
      companyId: '12345678',
      vatId: 'SK2020317068',
    },
    payers: [expect.objectContaining({ name: 'Nordhaven s. r. o.' })],
  });
});

it('is nobody where none is kept, or several are', async () => {
  expect((await known()).payer).toEqual({});
  const other = { ...company, id: '2', businessName: 'Kukuruca s. r. o.' };
  const { payer, payers } = await known(company, other);
  expect([payer, payers.map(({ name }) => name)]).toEqual([{}, ['Nordhaven s. r. o.', 'Kukuruca s. r. o.']]);
});

it('is the one payer whom two orders left twice', async () => {
  expect((await known(company, { ...company, id: '2' })).payer.name).toBe('Nordhaven s. r. o.');
});
