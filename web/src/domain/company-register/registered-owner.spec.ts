import { expect, it } from '@jest/globals';
import { ownerOf, type RegisteredCompany } from './registered-owner.js';

const company: RegisteredCompany = {
  number: '01234567',
  name: 'Lumora, s. r. o.',
  legalForm: 'Spoločnosť s ručením obmedzeným',
  isPerson: false,
  street: 'Dlhá 9',
  city: 'Nitra',
  postcode: '949 01',
  country: 'SK',
  endedOn: null,
};

it('is a company by its name and number, with its seat', () => {
  expect(ownerOf(company)).toEqual({
    isPerson: false,
    businessName: 'Lumora, s. r. o.',
    companyId: '01234567',
    street: 'Dlhá 9',
    city: 'Nitra',
    postcode: '949 01',
    country: 'SK',
  });
});

it('is a person by their names, where somebody works on their own account', () => {
  expect(ownerOf({ ...company, isPerson: true, name: 'Jana Mária Malá' })).toMatchObject({
    isPerson: true,
    firstName: 'Jana Mária',
    lastName: 'Malá',
  });
});

it('leaves out what the register does not say, so that nothing typed is lost', () => {
  const owner = ownerOf({ ...company, street: null, postcode: '', country: null, number: null });
  expect(Object.keys(owner)).toEqual(['isPerson', 'businessName', 'city']);
});
