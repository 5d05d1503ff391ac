import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { wrapTexts } from '../../../../testing/render-page.js';
import { useNextStepWords, type NextStepWords } from './next-step-words.js';
import type { NextStepFields } from './portal-parts.graphql.js';

afterEach(cleanup);

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR', __typename: 'Money' as const });
const product: NonNullable<NextStepFields['product']> = {
  id: 'p1',
  status: 'CREATED',
  payableUntil: '2026-12-24',
  total: euro(120_000),
  creditUsed: null,
  __typename: 'Product',
};
const step = (more: Partial<NextStepFields>): NextStepFields => ({
  kind: 'FILL_IN',
  whoseTurn: 'YOU',
  target: 'DRAFT',
  promisedAt: null,
  late: false,
  until: null,
  minutes: null,
  count: 0,
  missing: [],
  filed: [],
  toFile: [],
  stillOpen: null,
  formToken: null,
  product: null,
  __typename: 'NextStep',
  ...more,
});
const gap = (kind: NextStepFields['missing'][number]['kind'], jurisdiction: string | null = null) => ({
  kind,
  jurisdiction,
  __typename: 'DraftGap' as const,
});
/** The sentences as somebody reads them, whatever blanks stand in them. */
function wordsOf(more: Partial<NextStepFields>): NextStepWords {
  let words: NextStepWords | undefined;
  function Reader() {
    words = useNextStepWords()(step(more));
    return null;
  }
  render(wrapTexts(<Reader />, 'en'));
  if (words === undefined) throw new Error('nothing was said');
  return { ...words, text: words.text.replaceAll(/\s/g, ' ') };
}

describe('the next step says whose turn it is', () => {
  it.each([
    ['YOU', 'FILL_IN', 'Your next step'],
    ['US', 'DRAFT_IN_WORK', 'We are on it'],
    ['OFFICE', 'FILED', 'The office has it'],
    ['NOBODY', 'WITHDRAWN', 'Closed'],
    ['YOU', 'POSTPONED', 'On hold'],
  ] as const)('%s at %s: %s', (whoseTurn, kind, turn) => {
    expect(wordsOf({ whoseTurn, kind }).turn).toBe(turn);
  });
});

describe('what is missing', () => {
  it.each([
    [1, [gap('OWNER')], '1 answer is missing: the owner.'],
    [2, [gap('OWNER'), gap('ADDRESS')], '2 answers are missing: the owner and an address.'],
    [
      4,
      [gap('OWNER'), gap('GOODS', 'US'), gap('ADDRESS'), gap('OFFICES')],
      '4 answers are missing: the owner, goods and services (United States) and 2 more.',
    ],
  ])('%i at once is named as far as one reads it', (count, missing, text) => {
    expect(wordsOf({ kind: 'FILL_IN', count, missing })).toMatchObject({
      text,
      action: count === 1 ? 'Fill in 1 answer' : `Fill in ${count} answers`,
    });
  });
});

describe('a date or a sum', () => {
  it.each([
    ['DRAFT_IN_WORK', /You have it by .*25 November 2026/],
    ['FILING', /We file by .*25 November 2026/],
    ['END_ASKED', /We answer by .*25 November 2026/],
  ] as const)('is promised in %s as what it is', (kind, text) => {
    expect(wordsOf({ kind, promisedAt: '2026-11-25T12:00:00Z' }).text).toMatch(text);
  });

  it('that was not kept is said before anything else', () => {
    const { text } = wordsOf({ kind: 'DRAFT_IN_WORK', promisedAt: '2026-11-20T12:00:00Z', late: true });
    expect(text).toMatch(
      /We promised this by .*20 November 2026.* and are late\. Write to us if it is urgent\.$/,
    );
  });

  it('to pay has its last day, and the button the sum, less what a credit pays', () => {
    expect(wordsOf({ kind: 'PAY', product: { ...product, creditUsed: euro(20_000) } })).toMatchObject({
      text: 'Your order is kept. Work starts when it is paid. To pay: €1,000.00 by 24 December 2026.',
      action: 'Pay €1,000.00',
    });
  });

  it('still missing after a short transfer goes before the whole price', () => {
    const { text, action } = wordsOf({ kind: 'PAY_THE_REST', product, stillOpen: euro(500) });
    expect(text).toBe('A part of your transfer arrived; the rest is missing. Still to pay: €5.00.');
    expect(action).toBe('Pay the rest');
  });

  it('until which it rests is a day', () => {
    expect(wordsOf({ kind: 'POSTPONED', until: '2027-01-15' }).text).toMatch(
      /It rests until 15 January 2027\.$/,
    );
  });

  it('is not made up where there is none', () => {
    expect(wordsOf({ kind: 'CHECK_IN_WORK', whoseTurn: 'US' }).text).toBe(
      'A lawyer compares your name with earlier marks. You need do nothing.',
    );
  });
});

describe('a filing', () => {
  it('that has begun names where it was filed and where it still will be', () => {
    expect(wordsOf({ kind: 'FILING', whoseTurn: 'US', filed: ['EU'], toFile: ['UK', 'US'] }).text).toBe(
      'Filed already: European Union. We still file at: United Kingdom and United States; you need do nothing.',
    );
  });

  it.each([
    [[], ['EU']],
    [['EU'], []],
  ])('of which %j is filed and %j is left says the one sentence of all', (filed, toFile) => {
    expect(wordsOf({ kind: 'FILING', whoseTurn: 'US', filed, toFile }).text).toBe(
      'You approved the application. We file it; you need do nothing.',
    );
  });
});

describe('what comes after', () => {
  it('is said where something does', () => {
    expect(wordsOf({ kind: 'APPROVE' }).after).toMatch(/^After that: /);
  });

  it('is left out at the end, where nothing is to be done either', () => {
    const { action, after } = wordsOf({ kind: 'CHECK_IN_WORK', whoseTurn: 'US' });
    expect(action).toBeUndefined();
    expect(after).toBe('After that: You read the report and decide.');
    expect(wordsOf({ kind: 'WITHDRAWN', whoseTurn: 'NOBODY' }).after).toBeUndefined();
  });
});
