import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { languages } from '@cotta/reference/languages.js';
import { offices } from '@cotta/reference/offices.js';
import { priceOrder } from '../quote/price-order.js';
import { lineText } from './line-text.js';

const now = new Date('2026-10-05T09:00:00Z');
const known = { coupon: null, vatStatus: null, fx: {}, confirmed: [] };
const common = { currency: 'EUR', customerKind: 'CONSUMER', country: 'SK' } as const;

function textsOf(facts: Parameters<typeof priceOrder>[0], language: (typeof languages)[number]): string[] {
  const priced = priceOrder(facts, known, now);
  return isRefusal(priced) ? [] : priced.lines.map((line) => lineText(line, language));
}

describe('the lines of a document', () => {
  it('say which class a fee is for where the second class has one of its own', () => {
    expect(textsOf({ ...common, filings: [{ jurisdiction: 'EU', classes: 3 }] }, 'sk').slice(-3)).toEqual([
      'Správny poplatok za prihlášku, EUIPO',
      'Správny poplatok za prihlášku, EUIPO: druhá trieda',
      'Správny poplatok za prihlášku, EUIPO: tretia a ďalšie triedy',
    ]);
    expect(textsOf({ ...common, filings: [{ jurisdiction: 'SK', classes: 5 }] }, 'en').at(-1)).toMatch(
      /further classes/,
    );
  });

  it.each(languages)('never read alike, whatever is ordered at whichever office: %s', (language) => {
    for (const { code: jurisdiction } of offices) {
      const filings = [{ jurisdiction, classes: 7 }];
      const renewal = {
        name: 'trademark-renewal',
        expirationDate: '2026-09-01',
        late: true,
        orderBy: null,
      } as const;
      for (const texts of [
        textsOf({ ...common, filings }, language),
        textsOf({ ...common, filings, service: renewal }, language),
      ])
        expect([jurisdiction, texts.filter((text, at) => texts.indexOf(text) !== at)]).toEqual([
          jurisdiction,
          [],
        ]);
    }
  });
});
