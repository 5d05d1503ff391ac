import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import fc from 'fast-check';
import { matchCredit, type BankCredit, type BankLedger, type BankMatch } from './bank-match.js';
import { symbolCandidates } from './bank-reference.js';

const SYMBOL = '1260000425';
const tolerance = { EUR: 50, JPY: 100 };
const owing = (open: number, currency: 'EUR' | 'JPY' = 'EUR'): BankLedger => ({
  requests: new Map([[SYMBOL, { variableSymbol: SYMBOL, currency, open }]]),
  seen: new Set(),
});
const credit = (amount: number, given: Partial<BankCredit> = {}): BankCredit => ({
  id: 't1',
  amount,
  currency: 'EUR',
  reference: SYMBOL,
  ...given,
});

function book(ledger: BankLedger, ...credits: BankCredit[]): { matches: BankMatch[]; ledger: BankLedger } {
  let current = ledger;
  const matches = credits.map((each) => {
    const booked = matchCredit(current, each, tolerance);
    if (isRefusal(booked)) throw new Error(booked.message);
    current = booked.ledger;
    return booked.match;
  });
  return { matches, ledger: current };
}

describe('the symbol in a transfer', () => {
  it.each([
    ['/VS1260000425/SS/KS0308', [SYMBOL]],
    ['/vs0001260000425/', [SYMBOL]],
    ['VS1260000425', [SYMBOL]],
    ['faktura vs.: 1260000425, dakujem', [SYMBOL]],
    ['platba 1260000425.', [SYMBOL]],
    ['VS 42 1260000425', ['42', SYMBOL]],
    ['EVS1260000425X', [SYMBOL]],
    ['1260000452', []],
    ['91260000425', []],
    ['SK9611000000002918599669', []],
    ['', []],
  ])('%j: %j', (reference, expected) => {
    expect(symbolCandidates(reference)).toEqual(expected);
  });
});

describe('a bank credit', () => {
  it.each([
    [100, 'PAID_EXACT'],
    [150, 'PAID_WITHIN_TOLERANCE'],
    [50, 'PAID_WITHIN_TOLERANCE'],
    [151, 'OVERPAID'],
    [49, 'PARTIALLY_PAID'],
  ])('of %d cents for one euro: %s', (amount, result) => {
    expect(book(owing(100), credit(amount)).matches[0]?.result).toBe(result);
  });

  it('is compared in whole yen', () => {
    expect(book(owing(39812, 'JPY'), credit(39712, { currency: 'JPY' })).matches).toEqual([
      { result: 'PAID_WITHIN_TOLERANCE', variableSymbol: SYMBOL, roundingDifference: -100 },
    ]);
  });

  it('has no tolerance in a currency nobody listed', () => {
    const ledger: BankLedger = {
      requests: new Map([[SYMBOL, { variableSymbol: SYMBOL, currency: 'CZK', open: 100 }]]),
      seen: new Set(),
    };
    expect(book(ledger, credit(99, { currency: 'CZK' })).matches).toEqual([
      { result: 'PARTIALLY_PAID', variableSymbol: SYMBOL, outstanding: 1 },
    ]);
  });

  it('in another currency waits for a person and leaves the request open', () => {
    expect(
      book(owing(100), credit(100, { currency: 'USD' }), credit(100, { id: 't2' })).matches.map(
        ({ result }) => result,
      ),
    ).toEqual(['CURRENCY_MISMATCH', 'PAID_EXACT']);
  });

  it('that found nothing is not tried again under the same id', () => {
    expect(
      book(owing(100), credit(100, { reference: 'order' }), credit(100)).matches.map(({ result }) => result),
    ).toEqual(['UNMATCHED', 'IGNORED_DUPLICATE']);
  });

  it('is refused when money went out', () => {
    expect(matchCredit(owing(100), credit(-100), tolerance)).toMatchObject({
      refused: 'CREDIT_NOT_INCOMING',
    });
  });

  it('never loses or makes money: what came in settled the request, is a difference, or belongs to the customer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200_000 }),
        fc.array(fc.integer({ min: 1, max: 150_000 }), { maxLength: 8 }),
        (open, amounts) => {
          const { matches, ledger } = book(
            owing(open),
            ...amounts.map((amount, index) => credit(amount, { id: `t${index}` })),
          );
          const received = amounts.reduce((sum, amount) => sum + amount, 0);
          const extra = matches.reduce(
            (sum, match) =>
              sum +
              ('customerCredit' in match
                ? match.customerCredit
                : 'roundingDifference' in match
                  ? match.roundingDifference
                  : 0),
            0,
          );
          expect(received - extra).toBe(open - (ledger.requests.get(SYMBOL)?.open ?? 0));
        },
      ),
    );
  });
});
