import { describe, expect, it } from '@jest/globals';
import { addDays } from '@cotta/reference/calendar-date.js';
import { computeDeadlines } from './compute-deadlines.js';
import { internationalDate } from './international-date.js';
import type { MarkFacts } from './mark-facts.js';
import { deadlineOf, event, mark } from './testing/facts.js';

// The worked examples of the specification's domain notes on deadlines, sections 1 to 12. `legal` is given where it differs from the nominal date.

describe('Paris priority', () => {
  it.each([
    ['2026-01-15', '2026-07-15', '2026-07-15'],
    ['2025-08-31', '2026-02-28', '2026-03-02'],
    ['2025-08-30', '2026-02-28', '2026-03-02'],
    ['2025-12-31', '2026-06-30', '2026-06-30'],
    ['2025-02-28', '2025-08-28', '2025-08-28'],
  ])('first filed %s: until %s, by law %s', (filing, nominalDate, legalDate) => {
    expect(deadlineOf(mark('SK', { filing }), 'paris.priority', filing)).toMatchObject({
      nominalDate,
      legalDate,
    });
  });

  it.each([
    ['US', '2026-05-26', '2026-11-26', '2026-11-27'],
    ['UK', '2026-06-25', '2026-12-25', '2026-12-29'],
    ['JP', '2026-06-29', '2026-12-29', '2027-01-04'],
    ['EU', '2026-06-24', '2026-12-24', '2027-01-04'],
    ['KE', '2026-06-12', '2026-12-12', '2026-12-14'],
  ])(
    'claimed at %s from %s: until %s, by law the next open day of that office, %s',
    (office, priority, nominalDate, legalDate) => {
      expect(deadlineOf(mark(office, { priority }), 'paris.priority-claimed', priority)).toMatchObject({
        nominalDate,
        legalDate,
      });
      expect(
        computeDeadlines(mark(office, { priority, filing: legalDate }), legalDate).problems.map(
          ({ code }) => code,
        ),
      ).not.toContain('PRIORITY_TOO_OLD');
      expect(
        computeDeadlines(
          mark(office, { priority, filing: addDays(legalDate, 1) }),
          addDays(legalDate, 1),
        ).problems.map(({ code }) => code),
      ).toContain('PRIORITY_TOO_OLD');
    },
  );

  it('claimed by an international registration: the office it was filed at is not known, so only weekends move the date', () => {
    expect(
      deadlineOf(
        mark('UK', { priority: '2026-06-25' }, { madrid: true }),
        'paris.priority-claimed',
        '2026-07-01',
      ).legalDate,
    ).toBe('2026-12-25');
  });
});

describe('opposition after publication', () => {
  it.each([
    ['EU', '2026-01-15', '2026-04-15', '2026-04-15'],
    ['EU', '2025-11-28', '2026-02-28', '2026-03-02'],
    ['EU', '2025-02-28', '2025-05-28', '2025-06-02'],
    ['EU', '2025-10-31', '2026-01-31', '2026-02-02'],
    ['UK', '2013-04-11', '2013-06-11', '2013-06-11'],
    ['UK', '2026-04-10', '2026-06-10', '2026-06-10'],
    ['UK', '2025-10-31', '2025-12-31', '2025-12-31'],
    ['UK', '2026-02-06', '2026-04-06', '2026-04-07'],
    ['CH', '2026-03-17', '2026-06-17', '2026-06-17'],
    ['CH', '2025-11-28', '2026-02-28', '2026-03-02'],
    ['CZ', '2026-04-01', '2026-07-01', '2026-07-01'],
    ['CZ', '2025-09-24', '2025-12-24', '2025-12-29'],
    ['SK', '2026-02-03', '2026-05-03', '2026-05-04'],
    ['SK', '2026-05-29', '2026-08-29', '2026-08-31'],
    ['BX', '2013-10-11', '2013-12-11', '2013-12-11'],
    ['BX', '2025-12-31', '2026-02-28', '2026-03-02'],
    ['CA', '2026-03-04', '2026-05-04', '2026-05-04'],
    ['AU', '2026-03-12', '2026-05-12', '2026-05-12'],
    ['NZ', '2026-01-30', '2026-04-30', '2026-04-30'],
    ['NZ', '2025-11-28', '2026-02-28', '2026-03-02'],
    ['IE', '2025-12-17', '2026-03-17', '2026-03-18'],
    ['IE', '2026-03-11', '2026-06-11', '2026-06-11'],
    ['US', '2026-03-10', '2026-04-09', '2026-04-09'],
  ])('%s, published %s: %s, by law %s', (office, publication, nominalDate, legalDate) => {
    expect(deadlineOf(mark(office, { publication }), `${office}.opposition`, publication)).toMatchObject({
      nominalDate,
      legalDate,
    });
  });

  it.each([
    ['2013-04-11', '2013-07-11', '2013-07-11'],
    ['2026-04-10', '2026-07-10', '2026-07-10'],
    ['2025-10-31', '2026-01-31', '2026-02-02'],
    ['2026-02-06', '2026-05-06', '2026-05-06'],
  ])('UK, published %s: with TM7A %s, by law %s', (publication, nominalDate, legalDate) => {
    expect(
      deadlineOf(mark('UK', { publication }), 'UK.opposition', publication).extensions?.possible,
    ).toEqual([{ nominalDate, legalDate }]);
  });

  it('UK: a granted TM7A moves the date itself', () => {
    const facts = mark(
      'UK',
      { publication: '2026-04-10' },
      { events: [event('extension granted', '2026-06-01', { concerns: 'UK.opposition' })] },
    );
    expect(deadlineOf(facts, 'UK.opposition', '2026-06-02')).toMatchObject({
      nominalDate: '2026-07-10',
      extensions: { used: 1, possible: [] },
    });
  });
});

describe('renewal', () => {
  const cases: readonly (readonly [
    string,
    MarkFacts['dates'],
    string,
    string,
    string,
    string,
    string,
    string,
  ])[] = [
    // office, dates, on, opens, expires, by law, late until, by law
    [
      'EU',
      { filing: '2016-07-14' },
      '2026-01-20',
      '2026-01-14',
      '2026-07-14',
      '2026-07-14',
      '2027-01-14',
      '2027-01-14',
    ],
    [
      'EU',
      { filing: '2016-08-31' },
      '2026-03-01',
      '2026-02-28',
      '2026-08-31',
      '2026-08-31',
      '2027-02-28',
      '2027-03-01',
    ],
    [
      'EU',
      { filing: '2016-02-29' },
      '2025-09-01',
      '2025-08-28',
      '2026-02-28',
      '2026-03-02',
      '2026-08-28',
      '2026-08-31',
    ],
    [
      'EU',
      { filing: '2017-03-20' },
      '2026-10-01',
      '2026-09-20',
      '2027-03-20',
      '2027-03-22',
      '2027-09-20',
      '2027-09-20',
    ],
    [
      'UK',
      { filing: '2016-05-31' },
      '2026-01-01',
      '2025-11-30',
      '2026-05-31',
      '2026-06-01',
      '2026-11-30',
      '2026-11-30',
    ],
    [
      'CH',
      { filing: '2016-09-20' },
      '2026-01-01',
      '2025-09-20',
      '2026-09-20',
      '2026-09-21',
      '2027-03-20',
      '2027-03-22',
    ],
    [
      'CZ',
      { filing: '2016-11-03' },
      '2026-01-01',
      '2025-11-03',
      '2026-11-03',
      '2026-11-03',
      '2027-05-03',
      '2027-05-03',
    ],
    [
      'SK',
      { filing: '2016-12-01' },
      '2026-01-01',
      '2025-12-01',
      '2026-12-01',
      '2026-12-01',
      '2027-06-01',
      '2027-06-01',
    ],
    [
      'BX',
      { filing: '2016-06-10' },
      '2026-01-01',
      '2025-12-10',
      '2026-06-10',
      '2026-06-10',
      '2026-12-10',
      '2026-12-10',
    ],
    [
      'CA',
      { registration: '2014-08-20' },
      '2026-01-01',
      '2029-02-20',
      '2029-08-20',
      '2029-08-20',
      '2030-02-20',
      '2030-02-20',
    ],
    [
      'CA',
      { registration: '2019-06-16' },
      '2026-01-01',
      '2033-12-16',
      '2034-06-16',
      '2034-06-16',
      '2034-12-16',
      '2034-12-18',
    ],
    [
      'CA',
      { registration: '2019-06-17' },
      '2026-01-01',
      '2028-12-17',
      '2029-06-17',
      '2029-06-18',
      '2029-12-17',
      '2029-12-17',
    ],
    [
      'CA',
      { registration: '2026-06-15' },
      '2026-07-01',
      '2035-12-15',
      '2036-06-15',
      '2036-06-16',
      '2036-12-15',
      '2036-12-15',
    ],
    [
      'AU',
      { filing: '2016-10-05' },
      '2026-01-01',
      '2025-10-05',
      '2026-10-05',
      '2026-10-06',
      '2027-04-05',
      '2027-04-05',
    ],
    [
      'NZ',
      { filing: '2018-05-20', priority: '2017-11-25' },
      '2026-12-01',
      '2026-11-25',
      '2027-11-25',
      '2027-11-25',
      '2028-05-25',
      '2028-05-25',
    ],
    [
      'IE',
      { filing: '2016-08-08' },
      '2026-03-01',
      '2026-02-08',
      '2026-08-08',
      '2026-08-10',
      '2027-02-08',
      '2027-02-08',
    ],
    [
      'WIPO',
      { internationalRegistration: '2016-09-12' },
      '2026-04-01',
      '2026-03-12',
      '2026-09-12',
      '2026-09-14',
      '2027-03-12',
      '2027-03-12',
    ],
  ];

  it.each(cases)(
    '%s, %j, on %s: opens %s, expires %s (%s), late until %s (%s)',
    (office, dates, today, opensDate, nominalDate, legalDate, graceNominal, graceLegal) => {
      expect(deadlineOf(mark(office, dates), `${office}.renewal#`, today)).toMatchObject({
        opensDate,
        nominalDate,
        legalDate,
        grace: { nominalDate: graceNominal, legalDate: graceLegal },
      });
    },
  );

  it('a designation added later falls due with the international registration', () => {
    const later = mark(
      'CH',
      { filing: '2024-04-01', internationalRegistration: '2016-09-12' },
      { madrid: true },
    );
    expect(deadlineOf(later, 'WIPO.renewal#1', '2026-04-01')).toMatchObject({
      nominalDate: '2026-09-12',
      legalDate: '2026-09-14',
    });
  });
});

describe('disputes and letters', () => {
  it('EU cooling-off from 2026-03-10: 2026-05-10, by law the 11th, at most 2028-03-10', () => {
    const opposed = mark(
      'EU',
      { filing: '2025-01-02' },
      { events: [event('opposition found admissible', '2026-03-10')] },
    );
    expect(deadlineOf(opposed, 'EU.cooling-off', '2026-04-01')).toMatchObject({
      nominalDate: '2026-05-10',
      legalDate: '2026-05-11',
      extensions: { possible: [{ nominalDate: '2028-03-10', legalDate: '2028-03-10' }] },
    });
  });

  it('UK opposition served 2026-05-01: TM8 2026-07-01, cooling-off 2027-02-01, at most 2027-11-01', () => {
    const served = [event('opposition served', '2026-05-01')];
    expect(deadlineOf(mark('UK', {}, { events: served }), 'UK.counterstatement', '2026-05-02')).toMatchObject(
      { nominalDate: '2026-07-01' },
    );
    const cooling = mark('UK', {}, { events: [...served, event('cooling-off agreed', '2026-06-01')] });
    expect(deadlineOf(cooling, 'UK.cooling-off', '2026-06-02')).toMatchObject({
      nominalDate: '2027-02-01',
      extensions: { possible: [{ nominalDate: '2027-11-01' }] },
    });
    expect(deadlineOf(cooling, 'UK.counterstatement', '2026-06-02').state).toBe('done');
  });

  it('CH published 2021-03-17, unopposed: open to attack for non-use from 2026-06-17', () => {
    const facts = mark('CH', { publication: '2021-03-17', registration: '2021-03-15' });
    expect(deadlineOf(facts, 'CH.use', '2026-06-16')).toMatchObject({
      nominalDate: '2026-06-17',
      state: 'upcoming',
    });
    expect(deadlineOf(facts, 'CH.use', '2026-06-18').state).toBe('open');
  });

  it('CZ filed 2026-01-31: fee by 2026-02-28, by law 2026-03-02', () => {
    expect(
      deadlineOf(mark('CZ', { filing: '2026-01-31' }), 'CZ.application-fee', '2026-02-01'),
    ).toMatchObject({ nominalDate: '2026-02-28', legalDate: '2026-03-02' });
  });

  it('BX refusal sent 2026-01-20: answer 2026-02-20, outer limit 2026-07-20', () => {
    const refused = mark(
      'BX',
      { filing: '2025-12-01' },
      { events: [event('provisional refusal issued', '2026-01-20')] },
    );
    expect(deadlineOf(refused, 'BX.provisional-refusal', '2026-01-21')).toMatchObject({
      nominalDate: '2026-02-20',
      extensions: { possible: [{ nominalDate: '2026-07-20', legalDate: '2026-07-20' }] },
    });
  });

  it.each([
    ['2025-08-31', '2026-02-28', '2026-03-02'],
    ['2026-01-31', '2026-07-31', '2026-07-31'],
  ])('CA examiner’s report %s: answer %s, by law %s', (issued, nominalDate, legalDate) => {
    expect(
      deadlineOf(
        mark('CA', {}, { events: [event('examination letter issued', issued)] }),
        'CA.examiner-report',
        issued,
      ),
    ).toMatchObject({ nominalDate, legalDate });
  });

  it('AU first report 2026-01-20: accepted by 2027-04-20, with a fee 2027-10-20', () => {
    const reported = mark(
      'AU',
      { filing: '2025-10-01' },
      { events: [event('first report issued', '2026-01-20')] },
    );
    expect(deadlineOf(reported, 'AU.acceptance', '2026-02-01')).toMatchObject({
      nominalDate: '2027-04-20',
      extensions: { possible: [{ nominalDate: '2027-10-20' }] },
    });
  });
});

describe('Madrid', () => {
  it.each([
    ['2026-01-31', '2026-03-30', '2026-01-31'],
    ['2026-01-31', '2026-03-31', '2026-01-31'],
    ['2026-01-31', '2026-04-02', '2026-04-02'],
  ])('received at origin %s, at WIPO %s: dated %s', (origin, wipo, date) => {
    expect(internationalDate(origin, wipo)).toBe(date);
  });

  it('registered 2022-03-01: dependency ends 2027-03-01', () => {
    expect(
      deadlineOf(mark('WIPO', { internationalRegistration: '2022-03-01' }), 'WIPO.dependency', '2026-01-01'),
    ).toMatchObject({ nominalDate: '2027-03-01', state: 'upcoming' });
  });

  it('notified to a member 2026-01-15: silence protects after 2027-01-15 or 2027-07-15', () => {
    const notified = mark(
      'WIPO',
      { internationalRegistration: '2025-12-01' },
      { events: [event('international registration notified', '2026-01-15')] },
    );
    expect(deadlineOf(notified, 'WIPO.refusal-12', '2026-02-01').nominalDate).toBe('2027-01-15');
    expect(deadlineOf(notified, 'WIPO.refusal-18', '2026-02-01').nominalDate).toBe('2027-07-15');
  });

  it('cancelled 2026-05-20: transformation until 2026-08-20, although the mark has ended', () => {
    const cancelled = mark(
      'WIPO',
      { internationalRegistration: '2022-03-01' },
      { status: 'Cancelled', events: [event('international registration cancelled', '2026-05-20')] },
    );
    expect(
      deadlineOf({ ...cancelled, status: 'Trademark registered' }, 'WIPO.dependency', '2026-06-01'),
    ).toMatchObject({ state: 'not needed', reason: expect.stringContaining('cancelled on 20 May 2026') });
    expect(deadlineOf(cancelled, 'WIPO.transformation', '2026-06-01')).toMatchObject({
      nominalDate: '2026-08-20',
      state: 'open',
    });
  });
});
