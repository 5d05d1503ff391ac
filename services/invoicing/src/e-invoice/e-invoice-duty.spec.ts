import { describe, expect, it } from '@jest/globals';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { issuerOf } from '../price-list/issuers.js';
import { eInvoiceDuty, participantId, type TaxedParty } from './e-invoice-duty.js';

const none = { companyId: null, taxId: null, vatId: null };
const slovak = issuerOf('SK01');
if (slovak === undefined) throw new Error('the example issuer is gone');
const company: TaxedParty = { country: 'SK', ...none, companyId: '12345678' };
const payer: TaxedParty = { country: 'SK', ...none, vatId: 'SK2020202020' };

describe('whether a tax document is an e-invoice', () => {
  it.each([
    { what: 'a VAT payer, from 2027 on', buyer: payer, duty: 'MUST' },
    { what: 'a company without a VAT number: taxable as well', buyer: company, duty: 'MUST' },
    {
      what: 'a sole trader known by a tax number',
      buyer: { ...company, companyId: null, taxId: '1020304050' },
      duty: 'MUST',
    },
    { what: 'reverse charge within the country', buyer: payer, duty: 'MUST' },
    { what: 'a consumer', buyer: { country: 'SK', ...none }, duty: undefined },
    {
      what: 'a consumer whose form left blanks',
      buyer: { country: 'SK', ...none, vatId: ' ' },
      duty: undefined,
    },
    {
      what: 'a Czech payer, reverse charge over the border',
      buyer: { ...payer, country: 'CZ', vatId: 'CZ12345678' },
      duty: undefined,
    },
    { what: 'a buyer outside the Union', buyer: { ...company, country: 'US' }, duty: undefined },
    { what: 'a payer in the voluntary year', buyer: payer, issueDate: '2026-12-31', duty: 'MAY' },
    { what: 'a payer before it', buyer: payer, issueDate: '2025-12-31', duty: undefined },
    {
      what: 'an issuer who is no VAT payer',
      buyer: payer,
      issuer: { ...slovak, vatRegistered: false },
      duty: undefined,
    },
    {
      what: 'a Czech issuer and a Czech payer',
      buyer: { ...payer, country: 'CZ' },
      issuer: { ...slovak, country: 'CZ' },
      duty: undefined,
    },
  ])('$what: $duty', ({ buyer, duty, issuer = slovak, issueDate = '2027-01-01' }) => {
    expect(eInvoiceDuty({ issuer, issueDate, buyer })).toBe(duty);
  });

  it('goes by the day of issue where the issuer is, also of a credit note for an invoice of the year before', () => {
    const on = (instant: string) =>
      eInvoiceDuty({
        issuer: slovak,
        issueDate: calendarDate(new Date(instant), slovak.timeZone),
        buyer: payer,
      });
    expect([on('2026-12-31T22:59:59Z'), on('2026-12-31T23:00:00Z')]).toEqual(['MAY', 'MUST']);
  });
});

describe('the address in the network', () => {
  it.each([
    { numbers: { vatId: 'SK2020202020' }, address: '0245:2020202020' },
    { numbers: { vatId: 'sk 2020 2020 20' }, address: '0245:2020202020' },
    { numbers: { taxId: '1020304050', vatId: 'SK2020202020' }, address: '0245:1020304050' },
    { numbers: { taxId: '102030405', companyId: '12345678' }, address: undefined },
    { numbers: { companyId: '12345678' }, address: undefined },
    { numbers: { vatId: 'CZ12345678' }, address: undefined },
  ])('of $numbers is $address', ({ numbers, address }) => {
    expect(participantId({ country: 'SK', ...none, ...numbers })).toBe(address);
  });

  it('of other countries is not known', () => {
    expect(participantId({ country: 'DE', ...none, vatId: 'DE811907980' })).toBeUndefined();
  });
});
