import { describe, expect, it } from '@jest/globals';
import { deadlineOf, event, mark } from './testing/facts.js';
import { allegationRefused } from './rules/us-statement-blocks.js';
import { computeDeadlines } from './compute-deadlines.js';
import type { MarkEvent, MarkFacts } from './mark-facts.js';

// The worked examples of the specification's domain notes on US use in commerce, sections 2 to 7.

const intended = (events: readonly MarkEvent[], more: Partial<MarkFacts> = {}): MarkFacts =>
  mark('US', { filing: '2025-01-06' }, { bases: ['1(b)'], events, ...more });
const allowed = (date: string): MarkEvent => event('notice of allowance issued', date);

describe('notice of allowance', () => {
  it.each([
    [
      '2026-01-06',
      ['2026-07-06', '2027-01-06', '2027-07-06', '2028-01-06', '2028-07-06', '2029-01-06'],
      '2029-01-08',
    ],
    [
      '2025-12-30',
      ['2026-06-30', '2026-12-30', '2027-06-30', '2027-12-30', '2028-06-30', '2028-12-30'],
      '2029-01-02',
    ],
    [
      '2025-08-26',
      ['2026-02-26', '2026-08-26', '2027-02-26', '2027-08-26', '2028-02-26', '2028-08-26'],
      '2028-08-28',
    ],
    // Two readings differ here; the earlier is kept.
    [
      '2026-03-31',
      ['2026-09-30', '2027-03-30', '2027-09-30', '2028-03-30', '2028-09-30', '2029-03-30'],
      '2029-03-30',
    ],
  ])('of %s: statement or extension by %j, the last by law %s', (noa, ends, legalLimit) => {
    const first = deadlineOf(intended([allowed(noa)]), 'US.statement-of-use', noa);
    expect([
      first.nominalDate,
      ...(first.extensions?.possible ?? []).map(({ nominalDate }) => nominalDate),
    ]).toEqual(ends);
    expect(first.extensions?.possible.at(-1)?.legalDate).toBe(legalLimit);
  });

  it.each([
    ['2025-08-26', '2028-02-26', '2028-02-28'],
    ['2026-03-31', '2028-09-30', '2028-10-02'],
  ])('of %s: the fifth block ends %s, by law %s', (noa, nominalDate, legalDate) => {
    expect(
      deadlineOf(intended([allowed(noa)], { remainingExtensions: 1 }), 'US.statement-of-use', noa),
    ).toMatchObject({ nominalDate, legalDate });
  });

  it('says that the other reading exists', () => {
    const extended = intended([allowed('2026-03-31'), event('extension granted', '2026-09-01')]);
    expect(deadlineOf(extended, 'US.statement-of-use', '2026-10-01')).toMatchObject({
      nominalDate: '2027-03-30',
      toConfirm: [expect.stringContaining('31 March 2027')],
    });
  });

  it('filing an extension early does not shorten the block, and the next one waits for it', () => {
    const early = intended([allowed('2026-01-06'), event('extension granted', '2026-03-02')]);
    expect(deadlineOf(early, 'US.statement-of-use', '2026-03-03')).toMatchObject({
      nominalDate: '2027-01-06',
      extensions: { used: 1, askFrom: '2026-07-07', askUntil: '2027-01-06' },
    });
  });

  it('after five extensions only the statement is left', () => {
    const last = intended([allowed('2026-01-06')], { remainingExtensions: 0, status: 'SOU extended' });
    expect(deadlineOf(last, 'US.statement-of-use', '2028-09-01')).toMatchObject({
      nominalDate: '2029-01-06',
      legalDate: '2029-01-08',
      state: 'open',
      extensions: { used: 5, possible: [], askUntil: null },
    });
  });

  it('an extension asked for after the last day extends nothing', () => {
    const late = intended([allowed('2026-01-06'), event('extension granted', '2026-07-07')]);
    expect(deadlineOf(late, 'US.statement-of-use', '2026-07-08')).toMatchObject({
      nominalDate: '2026-07-06',
      state: 'lapsed',
    });
  });

  it('a statement in the second block: insurance extension until 2027-02-03, then cure until 2027-08-03', () => {
    const filed = [
      allowed('2026-02-03'),
      event('extension granted', '2026-08-03'),
      event('statement of use filed', '2026-08-04'),
    ];
    expect(deadlineOf(intended(filed), 'US.statement-cure', '2026-09-01')).toMatchObject({
      nominalDate: '2027-02-03',
      reason: expect.stringContaining('from start of the six-month block of the statement on 3 August 2026'),
      extensions: { askUntil: '2027-02-03', possible: [{ nominalDate: '2027-08-03' }] },
    });
    const insured = intended([
      ...filed,
      event('extension granted', '2027-02-01', { concerns: 'US.statement-cure' }),
    ]);
    expect(deadlineOf(insured, 'US.statement-cure', '2027-02-02')).toMatchObject({
      nominalDate: '2027-08-03',
      extensions: { possible: [] },
    });
  });

  it('a statement on the last day of the first block without an extension: cure that day only', () => {
    const filed = intended([allowed('2026-02-03'), event('statement of use filed', '2026-08-03')]);
    expect(deadlineOf(filed, 'US.statement-cure', '2026-08-03')).toMatchObject({
      nominalDate: '2026-08-03',
      state: 'due soon',
    });
    expect(deadlineOf(filed, 'US.statement-cure', '2026-08-04')).toMatchObject({
      state: 'lapsed',
      extensions: { askUntil: '2026-08-03' },
    });
    expect(deadlineOf(filed, 'US.statement-of-use', '2026-08-04').state).toBe('done');
  });

  it('a statement in the last block leaves no insurance extension', () => {
    const filed = intended([allowed('2026-01-06'), event('statement of use filed', '2028-12-01')], {
      remainingExtensions: 0,
    });
    expect(deadlineOf(filed, 'US.statement-cure', '2028-12-02')).toMatchObject({
      key: 'US.statement-cure-last-block@1',
      nominalDate: '2029-01-06',
      extensions: null,
    });
  });
});

describe('blackout', () => {
  const facts = mark(
    'US',
    { filing: '2025-09-01', publication: '2026-06-09' },
    { bases: ['1(b)'], events: [event('approved for publication', '2026-05-05'), allowed('2026-08-04')] },
  );

  it('an amendment in it is refused, with the day from which a statement is accepted', () => {
    expect(allegationRefused(facts, 'amendment to allege use', '2026-05-20')).toMatchObject({
      refused: 'USE_BLACKOUT',
      params: { from: '2026-08-04' },
    });
    expect(allegationRefused(facts, 'statement of use', '2026-07-01')).toMatchObject({
      refused: 'STATEMENT_TOO_EARLY',
    });
  });

  it('before approval an amendment is fine, from the notice on a statement', () => {
    expect(allegationRefused(facts, 'amendment to allege use', '2026-05-04')).toBeUndefined();
    expect(allegationRefused(facts, 'statement of use', '2026-08-04')).toBeUndefined();
  });
});

describe('opposition', () => {
  it('published 2026-03-10: 2026-04-09, extensions to 05-09 (Sat), 07-08 and the cap 09-06 (Sunday before Labor Day)', () => {
    expect(
      deadlineOf(mark('US', { publication: '2026-03-10' }), 'US.opposition', '2026-03-11').extensions
        ?.possible,
    ).toEqual([
      { nominalDate: '2026-05-09', legalDate: '2026-05-11' },
      { nominalDate: '2026-07-08', legalDate: '2026-07-08' },
      { nominalDate: '2026-09-06', legalDate: '2026-09-08' },
    ]);
  });
});

describe('office actions', () => {
  const acted = (date: string, bases: MarkFacts['bases'], more: readonly MarkEvent[] = []): MarkFacts =>
    mark(
      'US',
      { filing: '2025-01-06' },
      { bases, events: [event('examination letter issued', date), ...more] },
    );

  it.each([
    ['2026-01-15', '2026-04-15', '2026-04-15', '2026-07-15', '2026-07-15'],
    ['2025-11-30', '2026-02-28', '2026-03-02', '2026-05-30', '2026-06-01'],
    ['2026-02-28', '2026-05-28', '2026-05-28', '2026-08-28', '2026-08-28'],
  ])(
    'of %s on basis 1: %s (%s), extended %s (%s)',
    (issued, nominalDate, legalDate, extended, extendedByLaw) => {
      expect(deadlineOf(acted(issued, ['1(a)']), 'US.office-action@', issued)).toMatchObject({
        nominalDate,
        legalDate,
        extensions: { possible: [{ nominalDate: extended, legalDate: extendedByLaw }] },
      });
      const later = acted(issued, ['1(a)'], [event('extension granted', nominalDate)]);
      expect(deadlineOf(later, 'US.office-action@', issued)).toMatchObject({
        nominalDate: extended,
        extensions: { used: 1, possible: [] },
      });
    },
  );

  it('of 2025-08-31 on 66(a): 2026-02-28, by law 2026-03-02, no extension', () => {
    expect(deadlineOf(acted('2025-08-31', ['66(a)']), 'US.office-action-madrid', '2025-09-01')).toMatchObject(
      { nominalDate: '2026-02-28', legalDate: '2026-03-02', extensions: null },
    );
  });

  it('before 3 December 2022: six months, rule version 1; on that day: three, version 2', () => {
    expect(deadlineOf(acted('2022-12-02', ['1(a)']), 'US.office-action@', '2022-12-05')).toMatchObject({
      nominalDate: '2023-06-02',
      rule: { version: 1, validBefore: '2022-12-03' },
    });
    expect(deadlineOf(acted('2022-12-03', ['1(a)']), 'US.office-action@', '2022-12-05')).toMatchObject({
      nominalDate: '2023-03-03',
      rule: { version: 2, validFrom: '2022-12-03' },
    });
  });

  it('without a basis the shorter period is taken and said to be so', () => {
    expect(deadlineOf(acted('2026-01-15', []), 'US.office-action@', '2026-01-16')).toMatchObject({
      nominalDate: '2026-04-15',
      toConfirm: [expect.stringContaining('basis')],
    });
  });

  it('petition to revive: notice of 2026-04-21 gives 2026-06-21, by law the 22nd, although the mark is abandoned', () => {
    const abandoned = mark(
      'US',
      { filing: '2025-01-06' },
      { status: 'Abandoned', events: [event('notice of abandonment issued', '2026-04-21')] },
    );
    expect(deadlineOf(abandoned, 'US.petition-to-revive', '2026-05-01')).toMatchObject({
      nominalDate: '2026-06-21',
      legalDate: '2026-06-22',
      state: 'open',
    });
  });

  it.each([
    ['2023-05-02', '2026-05-02', '2026-05-04', '36 months after the notice of allowance'],
    ['2023-06-21', '2026-06-21', '2026-06-22', '2 months from notice of abandonment issued'],
    ['2023-08-01', '2026-06-21', '2026-06-22', '2 months from notice of abandonment issued'],
  ])(
    'petition to revive, allowed %s and abandoned by notice of 2026-04-21: until %s, by law %s (%s)',
    (allowed, nominalDate, legalDate, reason) => {
      const events = [
        event('notice of allowance issued', allowed),
        event('notice of abandonment issued', '2026-04-21'),
      ];
      const late = mark('US', { filing: '2022-01-06' }, { bases: ['1(b)'], status: 'Abandoned', events });
      expect(deadlineOf(late, 'US.petition-to-revive', '2026-04-25')).toMatchObject({
        nominalDate,
        legalDate,
        reason: expect.stringContaining(reason),
      });
    },
  );

  it('no petition to revive once 36 months from the notice of allowance are over', () => {
    const events = [
      event('notice of allowance issued', '2023-04-11'),
      event('notice of abandonment issued', '2026-04-21'),
    ];
    expect(() =>
      deadlineOf(
        mark('US', { filing: '2022-01-06' }, { status: 'Abandoned', events }),
        'US.petition-to-revive',
        '2026-04-25',
      ),
    ).toThrow(/0 deadlines/);
  });
});

describe('after registration', () => {
  it.each([
    [
      '2020-09-15',
      ['2025-09-15', '2026-09-15', '2026-09-15', '2027-03-15', '2027-03-15'],
      ['2029-09-15', '2030-09-15', '2030-09-16', '2031-03-15', '2031-03-17'],
    ],
    [
      '2021-01-05',
      ['2026-01-05', '2027-01-05', '2027-01-05', '2027-07-05', '2027-07-06'],
      ['2030-01-05', '2031-01-05', '2031-01-06', '2031-07-05', '2031-07-07'],
    ],
    [
      '2020-12-01',
      ['2025-12-01', '2026-12-01', '2026-12-01', '2027-06-01', '2027-06-01'],
      ['2029-12-01', '2030-12-01', '2030-12-02', '2031-06-01', '2031-06-02'],
    ],
    [
      '2028-02-29',
      ['2033-02-28', '2034-02-28', '2034-02-28', '2034-08-28', '2034-08-28'],
      ['2037-02-28', '2038-02-28', '2038-03-01', '2038-08-28', '2038-08-30'],
    ],
  ])('registered %s: Section 8 %j, Sections 8 and 9 %j', (registration, section8, sections89) => {
    const facts = mark('US', { registration }, { bases: ['1(a)'] });
    const datesOf = (key: string): (string | null | undefined)[] => {
      const { opensDate, nominalDate, legalDate, grace } = deadlineOf(facts, key, registration);
      return [opensDate, nominalDate, legalDate, grace?.nominalDate, grace?.legalDate];
    };
    expect(datesOf('US.section-8')).toEqual(section8);
    expect(datesOf('US.sections-8-9#1')).toEqual(sections89);
  });

  it('a designation has Section 71 from the US registration and renewal from the international one', () => {
    const facts = mark(
      'US',
      { registration: '2022-03-01', internationalRegistration: '2020-06-10' },
      { bases: ['66(a)'] },
    );
    const keys = computeDeadlines(facts, '2026-11-21').deadlines.map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining(['US.section-71', 'US.section-71-ten-years#1', 'WIPO.renewal#1']),
    );
    expect(keys).not.toContain('US.section-8');
    expect(deadlineOf(facts, 'WIPO.renewal#1', '2026-11-21').nominalDate).toBe('2030-06-10');
    expect(deadlineOf(facts, 'US.section-71-ten', '2026-11-21').nominalDate).toBe('2032-03-01');
  });
});
