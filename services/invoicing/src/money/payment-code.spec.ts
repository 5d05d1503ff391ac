import { describe, expect, it } from '@jest/globals';
import { decode } from 'bysquare/pay';
import { epcText, payBySquareText, paymentCodeKinds, remittanceText, spaydText } from './payment-code.js';

const epc = {
  name: 'Ochranné známky s.r.o.',
  iban: 'SK96 1100 0000 0029 1859 9669',
  amount: 120670,
  text: remittanceText('1260000425'),
};
const spayd = {
  iban: 'CZ2806000000000168540115',
  currency: 'CZK',
  amount: 1345790,
  variableSymbol: '2260000076',
} as const;

describe('payment codes', () => {
  it('for euro transfers follow EPC069-12', () => {
    expect(epcText(epc)).toBe(
      'BCD\n002\n1\nSCT\n\nOchranné známky s.r.o.\nSK9611000000002918599669\nEUR1206.70\n\n\n/VS1260000425/SS/KS',
    );
    expect(epcText({ ...epc, text: '', bic: 'TATRSKBX' })).toBe(
      'BCD\n002\n1\nSCT\nTATRSKBX\nOchranné známky s.r.o.\nSK9611000000002918599669\nEUR1206.70',
    );
  });

  it.each([
    { amount: 0 },
    { name: 'x'.repeat(71) },
    { name: 'Two\nlines' },
    { text: 'Two\r\nlines' },
    { bic: 'TATR\nSKBX' },
    { text: 'x'.repeat(141) },
    { name: 'č'.repeat(70), text: 'č'.repeat(140) },
  ])('for euro transfers refuse what does not fit: %#', (change) => {
    expect(epcText({ ...epc, ...change })).toMatchObject({ refused: 'PAYMENT_CODE_INVALID' });
  });

  it('for Czech transfers keep a star in the message from ending the field', () => {
    expect(spaydText({ ...spayd, message: '5* 100%' })).toBe(
      'SPD*1.0*ACC:CZ2806000000000168540115*AM:13457.90*CC:CZK*MSG:5%2A 100%25*X-VS:2260000076',
    );
    expect(spaydText(spayd)).not.toContain('MSG');
    expect(spaydText({ ...spayd, variableSymbol: '12345678901' })).toMatchObject({
      refused: 'PAYMENT_CODE_INVALID',
    });
  });

  it('for Slovak transfers carry symbol and due date in fields of their own', () => {
    const text = payBySquareText({
      name: 'Ochranne znamky s.r.o.',
      iban: epc.iban,
      currency: 'EUR',
      amount: 120670,
      variableSymbol: '1260000425',
      dueOn: '2026-03-23',
    });
    expect(decode(String(text)).payments).toMatchObject([
      {
        amount: 1206.7,
        currencyCode: 'EUR',
        variableSymbol: '1260000425',
        paymentDueDate: '20260323',
        bankAccounts: [{ iban: 'SK9611000000002918599669' }],
      },
    ]);
  });

  it('for Slovak transfers are refused for an account that does not exist', () => {
    expect(
      payBySquareText({
        name: 'X',
        iban: 'SK00',
        currency: 'EUR',
        amount: 1,
        variableSymbol: '1',
        dueOn: '2026-03-23',
      }),
    ).toMatchObject({ refused: 'PAYMENT_CODE_INVALID' });
  });

  it('depend on currency and customer', () => {
    expect([
      paymentCodeKinds('EUR', 'SK'),
      paymentCodeKinds('EUR', 'DE'),
      paymentCodeKinds('CZK', 'CZ'),
      paymentCodeKinds('USD', 'SK'),
    ]).toEqual([['EPC', 'PAY_BY_SQUARE'], ['EPC'], ['SPAYD'], []]);
  });
});
