import { describe, expect, it } from '@jest/globals';
import { readFacts } from './read-facts.js';

describe('facts from a file', () => {
  it('names of the specification', () => {
    const { facts, problems, ignored } = readFacts(
      {
        id: 'tm-1',
        jurisdiction: 'US',
        status: 'Trademark registered',
        filing_date: '2019-05-01',
        registration_date: '2020-09-15T00:00:00Z',
        expiration_date: null,
        filing_basis: ['1(a)', '44(e)'],
        international_number: '',
        name: 'COTTA',
        goods_and_services: [],
      },
      1,
    );
    expect(facts).toEqual({
      reference: 'tm-1',
      office: 'US',
      status: 'Trademark registered',
      bases: ['1(a)', '44(e)'],
      madrid: false,
      dates: { filing: '2019-05-01', registration: '2020-09-15' },
      events: [],
    });
    expect([problems, ignored]).toEqual([[], []]);
  });

  it('other spellings of the same', () => {
    const { facts } = readFacts(
      {
        Office: 'euipo',
        'Filing Date': '2016-07-14',
        expiryDate: '2026-07-14',
        status: 'registered',
        basis: '1a',
      },
      7,
    );
    expect(facts).toMatchObject({
      reference: 'mark 7',
      office: 'EU',
      status: 'Trademark registered',
      bases: ['1(a)'],
      dates: { filing: '2016-07-14', expiration: '2026-07-14' },
    });
  });

  it('events in a list, as fields, as office actions and as requests', () => {
    const { facts } = readFacts(
      {
        jurisdiction: 'GB',
        noa_date: '2026-01-06',
        opposition_served: '2026-05-01',
        remaining_extension_count: 4,
        events: [
          { type: 'SOU extended', date: '2026-07-01' },
          {
            event: 'examination letter issued',
            date: '2026-02-02',
            due_date: '2026-05-02',
            notified: '2026-02-07',
          },
        ],
        office_actions: [{ issue_date: '2026-03-03', due_date: '2026-06-03', response_date: '2026-05-20' }],
      },
      1,
    );
    expect(facts.office).toBe('UK');
    expect(facts.remainingExtensions).toBe(4);
    expect(facts.events).toEqual(
      expect.arrayContaining([
        { kind: 'notice of allowance issued', date: '2026-01-06' },
        { kind: 'opposition served', date: '2026-05-01' },
        { kind: 'extension granted', concerns: 'US.statement-of-use', date: '2026-07-01' },
        { kind: 'examination letter issued', date: '2026-02-02', due: '2026-05-02', notified: '2026-02-07' },
        { kind: 'examination letter issued', date: '2026-03-03', due: '2026-06-03' },
        { kind: 'response filed', date: '2026-05-20' },
      ]),
    );
  });

  it('one event as an object or several dates as a list', () => {
    const { facts } = readFacts(
      {
        jurisdiction: 'US',
        office_action: { issue_date: '2026-01-15' },
        sou_extension: ['2026-07-01', '2027-01-04'],
        notice_of_allowance_issue_date: '2026-01-06',
      },
      1,
    );
    expect(facts.events.map(({ kind, date }) => `${date} ${kind}`)).toEqual(
      expect.arrayContaining([
        '2026-01-15 examination letter issued',
        '2026-07-01 extension granted',
        '2027-01-04 extension granted',
        '2026-01-06 notice of allowance issued',
      ]),
    );
  });

  it('the two receipts of an international application make its date', () => {
    expect(
      readFacts({ jurisdiction: 'WIPO', received_at_origin: '2026-01-31', received_at_wipo: '2026-04-02' }, 1)
        .facts.dates,
    ).toEqual({ internationalRegistration: '2026-04-02' });
    expect(
      readFacts({ jurisdiction: 'WIPO', registration_date: '2020-01-31' }, 1).facts.dates
        .internationalRegistration,
    ).toBe('2020-01-31');
  });

  it.each([
    [{ filing_date: '2026-02-30' }, 'DATE_UNREADABLE'],
    [{ filing_date: 20260115 }, 'DATE_UNREADABLE'],
    [{ noa_date: 'soon' }, 'DATE_UNREADABLE'],
    [{ status: 'Somewhere' }, 'STATUS_UNKNOWN'],
    [{ filing_basis: '9(z)' }, 'BASIS_UNKNOWN'],
    [{ events: [{ type: 'tea break', date: '2026-01-01' }] }, 'EVENT_UNKNOWN'],
    [{ events: ['2026-01-01'] }, 'EVENT_UNREADABLE'],
    [{ events: [{ type: 'noa' }] }, 'DATE_UNREADABLE'],
    [{ remaining_extension_count: 9 }, 'EXTENSIONS_UNREADABLE'],
  ])('%j is a problem, and the rest is still read', (bad, code) => {
    const { facts, problems } = readFacts({ jurisdiction: 'SK', registration_date: '2025-01-01', ...bad }, 1);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(facts.dates.registration).toBe('2025-01-01');
  });

  it('without a jurisdiction the office stays empty, for the engine to say so', () => {
    expect(readFacts({}, 3).facts).toMatchObject({ reference: 'mark 3', office: '' });
  });

  it('what nobody understands is listed', () => {
    expect(readFacts({ jurisdiction: 'SK', colour: 'red' }, 1).ignored).toEqual(['colour']);
  });
});
