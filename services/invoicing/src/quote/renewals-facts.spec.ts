import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { priceOrder } from './price-order.js';
import { judgeMarks, renewalsToPrice, type RenewalsFacts } from './renewals-facts.js';

const now = new Date('2026-10-05T09:00:00Z');
const known = { coupon: null, vatStatus: null, fx: {}, confirmed: [] };
const mark = (number: string, expirationDate: string, more: object = {}) => ({
  jurisdiction: 'EU',
  number,
  classes: 2,
  expirationDate,
  ...more,
});
const facts = (...marks: RenewalsFacts['marks']): RenewalsFacts => ({
  marks,
  currency: 'EUR',
  country: 'SK',
});

function priced(...marks: RenewalsFacts['marks']) {
  const asked = facts(...marks);
  const answer = priceOrder(renewalsToPrice(asked, judgeMarks(asked.marks, now)), known, now);
  if (isRefusal(answer)) throw new Error(answer.message);
  return answer;
}

describe('the marks of one order', () => {
  it.each([
    ['in its window', mark('1', '2027-03-14'), undefined, undefined],
    ['in the time of grace', mark('1', '2026-09-20'), undefined, undefined],
    ['long before its window', mark('1', '2031-03-14'), 'TOO_EARLY_TO_RENEW', '2030-06-14'],
    ['after the time of grace', mark('1', '2026-01-01'), 'TOO_LATE_TO_RENEW', '2026-07-01'],
    [
      'at an office nobody knows',
      mark('1', '2027-03-14', { jurisdiction: 'XX' }),
      'UNKNOWN_OFFICE',
      undefined,
    ],
  ])('one %s is judged by its own office and day', (_, named, problem, day) => {
    expect([judgeMarks([named], now)[0]?.problem, judgeMarks([named], now)[0]?.day]).toEqual([problem, day]);
  });

  it('are each named once, however the number is spaced; the same number at another office is another mark', () => {
    const judged = judgeMarks(
      [
        mark('018 22a', '2027-03-14'),
        mark('01822A', '2027-03-14'),
        mark('01822A', '2027-03-14', { jurisdiction: 'UK' }),
      ],
      now,
    );
    expect(judged.map(({ problem }) => problem)).toEqual([undefined, 'NAMED_TWICE', undefined]);
  });
});

describe('the price of several renewals', () => {
  it('is what each costs alone, with the surcharge of the late one only, a line for us and one for the office each', () => {
    const [timely, late] = [mark('1', '2027-03-14'), mark('2', '2026-09-20')];
    const both = priced(timely, late);
    expect(both.net).toBe(priced(timely).net + priced(late).net);
    expect(
      both.lines.map(({ mark: number, kind, code }) => [number, kind, code.includes('-SURCHARGE-')]),
    ).toEqual([
      ['1', 'LAWYER_FEE', false],
      ['1', 'OFFICIAL_FEE', false],
      ['2', 'LAWYER_FEE', false],
      ['2', 'OFFICIAL_FEE', false],
      ['2', 'OFFICIAL_FEE', true],
    ]);
    const alone = renewalsToPrice(facts(late), judgeMarks([late], now)).service;
    const asOne = priceOrder(
      {
        ...renewalsToPrice(facts(late), []),
        filings: [{ jurisdiction: 'EU', classes: 2 }],
        service: {
          name: 'trademark-renewal',
          expirationDate: '2026-09-20',
          late: true,
          orderBy: alone.orderBy,
        },
      },
      known,
      now,
    );
    expect(asOne).toMatchObject({ net: priced(late).net, vat: priced(late).vat });
  });

  it('holds until the first day that would change the price of one of them', () => {
    expect(priced(mark('1', '2027-03-14'), mark('2', '2026-10-08')).validUntil).toBe('2026-10-08');
  });
});
