import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { runExamples } from './run-examples.js';

interface File {
  readonly fixtures: Record<string, unknown>;
  readonly examples: readonly {
    readonly id: string;
    readonly kind: string;
    readonly title?: string;
    readonly input: unknown;
    readonly expected: unknown;
  }[];
}

const file: File = JSON.parse(readFileSync(new URL('../money-examples.json', import.meta.url), 'utf8'));
const reports = new Map(runExamples(file).map((report) => [report.id, report]));

describe('the worked examples', () => {
  it('are all there', () => {
    expect(reports.size).toBe(35);
  });

  it.each(file.examples.map(({ id, kind }) => [id, kind]))('%s %s comes out as written', (id) => {
    expect(reports.get(id)).toMatchObject({ differences: [], problem: null });
  });
});

describe('orders with an estimated office fee, and what goes back of them, worked out by hand', () => {
  const estimates: File = JSON.parse(
    readFileSync(new URL('../money-estimates.json', import.meta.url), 'utf8'),
  );

  it.each(runExamples(estimates).map((report) => [report.id, report] as const))(
    '%s comes out as written',
    (_, report) => expect(report).toMatchObject({ differences: [], problem: null }),
  );
});

describe('variations of every kind, computed apart from this code with exact fractions', () => {
  const variations: File = JSON.parse(
    readFileSync(new URL('../money-variations.json', import.meta.url), 'utf8'),
  );

  it('come out to the cent: other countries, currencies, coupons, roundings', () => {
    const outcome = runExamples(variations);
    expect(outcome.length).toBeGreaterThan(150);
    expect(outcome.filter(({ differences, problem }) => differences.length > 0 || problem !== null)).toEqual(
      [],
    );
  });
});

describe('what is ordered beside a registration', () => {
  const orders: File = JSON.parse(readFileSync(new URL('../money-orders.json', import.meta.url), 'utf8'));
  const outcomes = new Map(runExamples(orders).map((report) => [report.id, report]));

  it.each(orders.examples.map(({ id, title = '' }) => [id, title]))('%s comes out to the cent: %s', (id) => {
    expect(outcomes.get(id)).toMatchObject({ differences: [], problem: null });
  });
});

describe('a file of examples', () => {
  const one = (kind: string, input: unknown, expected: unknown = {}) =>
    runExamples({ fixtures: file.fixtures, examples: [{ id: 'X', kind, input, expected }] })[0];

  it('that was altered is found out', () => {
    const [first] = file.examples;
    expect(
      runExamples({ ...file, examples: [{ ...first, expected: { total_gross: '1.00' } }] })[0]?.differences,
    ).toContainEqual({ path: 'total_gross', expected: '1.00', got: '1206.70' });
  });

  it('runs without fixtures on the data we ship', () => {
    const quotes = file.examples.filter(({ kind }) => kind === 'quote');
    expect(
      runExamples({ examples: quotes }).filter(
        ({ differences, problem }) => differences.length > 0 || problem !== null,
      ),
    ).toEqual([]);
  });

  it('is never half checked: what is missing, too much or there twice is named, and the others run', () => {
    const [first, second] = file.examples;
    const run = (...examples: readonly unknown[]) =>
      runExamples({ fixtures: file.fixtures, examples }).map(({ problem }) => problem);
    expect(run({ id: 'A', kind: 'quote', input: first?.input }, second)).toEqual([
      'expected: is missing',
      null,
    ]);
    expect(run({ ...first, skip: true }, second)).toEqual(['Unrecognized key: "skip"', null]);
    expect(run({ ...first, description: 'Why it is here.', comment: ['by whom'] })).toEqual([null]);
    expect(run(first, first)).toEqual([null, 'the id "M01" stands twice in the file']);
    expect(() => run({ ...first, id: '' })).toThrow();
  });

  it.each([
    [
      'quote',
      { customer: { kind: 'CONSUMER', country: 'abc' } },
      'customer.country: is not a country code of two letters',
    ],
    [
      'quote',
      { coupon: { code: 'C', discount_type: 'PERCENT', lawyer_fees_discount: '-10' } },
      'coupon.lawyer_fees_discount: is below zero',
    ],
    ['quote', { fx: { EURUSD: '0' } }, 'fx.EURUSD: is not above zero'],
    ['quote', { fx: { dollars: '1' } }, 'fx.dollars: '],
    [
      'invoice_series',
      {
        counters: [
          { year: 2026, kind: 'INVOICE', last_serial: 1 },
          { year: 2026, kind: 'INVOICE', last_serial: 2 },
        ],
      },
      'counters: "2026 INVOICE" stands twice',
    ],
    [
      'bank_match',
      {
        payment_requests: [1, 2].map((euros) => ({
          variable_symbol: '1260000425',
          currency: 'EUR',
          gross: `${euros}.00`,
        })),
      },
      'payment_requests: "1260000425" stands twice',
    ],
    ['reminders', { issuer: 'XX' }, 'billing entity "XX"'],
    ['proration', { rate: '-23' }, 'rate: is below zero'],
    ['subscription_period', { count: 100_000_000 }, 'count: Too big'],
    ['recurring_coupon', { count: 100_000_000 }, 'count: Too big'],
  ])('%s with %j is refused', (kind, altered, problem) => {
    const input = file.examples.find((example) => example.kind === kind)?.input;
    expect(one(kind, { ...(input as object), ...altered })?.problem).toContain(problem);
  });

  it.each([
    [{ ecb_rates_per_eur: { '2026-03-13': { USD: '0' } } }, 'is not above zero'],
    [
      {
        vat_standard_rates: ['23', '99'].map((rate) => ({
          country: 'SK',
          rate,
          valid_from: '2025-01-01',
          valid_to: null,
        })),
      },
      'two rates of SK are valid on 2025-01-01',
    ],
    [
      {
        issuers: [1, 2].map((digit) => ({
          code: 'SK01',
          digit,
          country: 'SK',
          vat_registered: true,
          home_currency: 'EUR',
          fx_rule: 'NONE',
          timezone: 'UTC',
        })),
      },
      'stands twice',
    ],
    [
      { special_territories: [{ country: 'ES', postcode_pattern: '(', treated_as: 'NON_EU' }] },
      'is not a regular expression',
    ],
  ])('does not run on fixtures that contradict themselves: %j', (fixtures, problem) => {
    expect(() => runExamples({ ...file, fixtures })).toThrow(problem);
  });

  it('says what is wrong with an example and goes on', () => {
    expect(one('alchemy', {})?.problem).toContain('unknown kind "alchemy"; known: quote');
    expect(one('constructor', {})?.problem).toContain('unknown kind "constructor"');
    expect(
      one('display', { cases: [{ amount: '1', currency: 'EUR', locale: 'en', round: true }] })?.problem,
    ).toContain('cases.0: Unrecognized key: "round"');
    expect(
      one('credit_note', {
        currency: 'EUR',
        invoice: [],
        credits: [{ groups: [{ category: 'S', rate: '23' }] }],
      })?.problem,
    ).toBe('credits.0.groups.0: has either a base or a gross amount');
    expect(one('reminders', { issued_on: '24.4.2026' })?.problem).toBe(
      'issued_on: is not a date such as 2026-03-16',
    );
    expect(one('invoice_series', { issuer: 'XX', counters: [], commands: [] })?.problem).toContain(
      'billing entity "XX"',
    );
  });

  it.each([null, [], {}, { examples: [] }, { examples: [{}] }])('is not %j', (wrong) => {
    expect(() => runExamples(wrong)).toThrow();
  });

  it('shows a refusal where a result was expected', () => {
    const invoice = { issuer: 'SK01', currency: 'USD', tax_point: '2026-12-01', breakdown: [] };
    expect(one('home_currency', invoice, { rate: '1' })?.differences).toContainEqual(
      expect.objectContaining({ path: 'refused', got: 'EXCHANGE_RATE_MISSING' }),
    );
  });
});
