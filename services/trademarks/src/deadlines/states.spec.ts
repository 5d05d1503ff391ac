import { describe, expect, it } from '@jest/globals';
import { computeDeadlines, phasesFrom } from './compute-deadlines.js';
import { addDays } from '@cotta/reference/calendar-date.js';
import { reminderPlan } from './reminder-plan.js';
import { deadlineOf, event, mark } from './testing/facts.js';

const registered = { status: 'Trademark registered' } as const;

describe('states through the life of a term', () => {
  const facts = mark('EU', { filing: '2016-07-14', registration: '2016-12-01' }, registered);

  it.each([
    ['2026-01-13', 'upcoming'],
    ['2026-01-14', 'open'],
    ['2026-06-13', 'open'],
    ['2026-06-14', 'due soon'],
    ['2026-07-14', 'due soon'],
    ['2026-07-15', 'in grace'],
    ['2027-01-14', 'in grace'],
    ['2027-01-15', 'lapsed'],
  ])('on %s the renewal is %s', (today, state) => {
    expect(deadlineOf(facts, 'EU.renewal#1', today).state).toBe(state);
  });

  it('the last day counts until its end, and so does the day the office reopens', () => {
    const onSaturday = mark('EU', { filing: '2017-03-20' });
    expect(deadlineOf(onSaturday, 'EU.renewal#1', '2027-03-22')).toMatchObject({
      state: 'due soon',
      reason: expect.stringContaining('until 22 March 2027'),
    });
    expect(deadlineOf(onSaturday, 'EU.renewal#1', '2027-03-23').state).toBe('in grace');
  });

  it('a renewal on record makes it done and opens the next term', () => {
    const renewed = { ...facts, events: [event('renewed', '2026-05-04')] };
    expect(deadlineOf(renewed, 'EU.renewal#1', '2026-06-01')).toMatchObject({
      state: 'done',
      reason: expect.stringContaining('4 May 2026'),
    });
    expect(deadlineOf(renewed, 'EU.renewal#2', '2026-06-01')).toMatchObject({
      nominalDate: '2036-07-14',
      state: 'upcoming',
    });
  });

  it('a later expiry in the register proves the renewal', () => {
    const shown = mark(
      'EU',
      { filing: '2016-07-14', registration: '2016-12-01', expiration: '2036-07-14' },
      registered,
    );
    expect(deadlineOf(shown, 'EU.renewal#1', '2026-11-21').state).toBe('done');
    expect(computeDeadlines(shown, '2026-11-21').problems).toEqual([]);
  });

  it('a term that ran out unnoticed stays lapsed, and the next one is an assumption', () => {
    const silent = mark('EU', { filing: '2005-03-01', registration: '2006-01-10' }, registered);
    expect(deadlineOf(silent, 'EU.renewal#2', '2026-11-21')).toMatchObject({
      state: 'lapsed',
      toConfirm: [expect.stringContaining('check the register')],
    });
    expect(deadlineOf(silent, 'EU.renewal#3', '2026-11-21')).toMatchObject({
      nominalDate: '2035-03-01',
      toConfirm: [expect.stringContaining('only if it was made')],
    });
  });

  it('an expiry in the register beats our count, and a difference is a problem', () => {
    const differing = mark('SK', { filing: '2018-04-10', expiration: '2028-04-20' });
    expect(deadlineOf(differing, 'SK.renewal#1', '2026-11-21').nominalDate).toBe('2028-04-20');
    expect(computeDeadlines(differing, '2026-11-21').problems.map(({ code }) => code)).toEqual([
      'EXPIRY_DIFFERS',
    ]);
  });

  it('the expiry alone is enough', () => {
    const { deadlines } = computeDeadlines(mark('SK', { expiration: '2028-04-20' }), '2026-11-21');
    expect(deadlines.map(({ key, nominalDate }) => [key, nominalDate])).toEqual([
      ['SK.renewal#1', '2028-04-20'],
    ]);
  });
});

describe('ends of marks', () => {
  it('a dead mark needs nothing, and the reason says why', () => {
    expect(
      deadlineOf(mark('EU', { filing: '2016-07-14' }, { status: 'Withdrawn' }), 'EU.renewal#1', '2026-02-01'),
    ).toMatchObject({ state: 'not needed', reason: expect.stringContaining('Withdrawn') });
  });

  it('but what was missed before stays missed', () => {
    const abandoned = mark(
      'US',
      { filing: '2025-01-06' },
      { status: 'Abandoned', bases: ['1(a)'], events: [event('examination letter issued', '2025-06-02')] },
    );
    expect(deadlineOf(abandoned, 'US.office-action@1', '2026-02-01').state).toBe('lapsed');
  });

  it('and priority for other countries lives on', () => {
    expect(
      deadlineOf(
        mark('EU', { filing: '2026-09-01' }, { status: 'Withdrawn' }),
        'paris.priority',
        '2026-11-21',
      ).state,
    ).toBe('open');
  });

  it('an unresponsive client still has legal dates', () => {
    expect(
      deadlineOf(
        mark('EU', { filing: '2016-07-14', registration: '2017-01-01' }, { status: 'Client unresponsive' }),
        'EU.renewal#1',
        '2026-02-01',
      ).state,
    ).toBe('open');
  });

  it('an answer after the last day is lapsed, never done', () => {
    const late = mark(
      'US',
      { filing: '2025-01-06' },
      {
        bases: ['1(a)'],
        events: [event('examination letter issued', '2026-01-15'), event('response filed', '2026-04-16')],
      },
    );
    expect(deadlineOf(late, 'US.office-action@1', '2026-05-01')).toMatchObject({
      state: 'lapsed',
      reason: expect.stringContaining('16 April 2026'),
    });
  });

  it('restoration is offered once the late period is over', () => {
    const gone = mark('UK', { filing: '2015-05-04', expiration: '2025-05-04' }, { status: 'Expired' });
    expect(deadlineOf(gone, 'UK.restoration', '2025-12-01')).toMatchObject({
      opensDate: '2025-11-04',
      nominalDate: '2026-05-04',
      state: 'open',
    });
    expect(() => deadlineOf(gone, 'UK.restoration', '2025-06-01')).toThrow(/0 deadlines/);
  });
});

describe('a right that nobody has to use', () => {
  it('was not used once its time is over, and nothing was missed', () => {
    const filed = mark('SK', { filing: '2026-05-04' });
    expect(deadlineOf(filed, 'paris.priority', '2026-11-04').state).toBe('due soon');
    expect(deadlineOf(filed, 'paris.priority', '2026-11-05')).toMatchObject({
      state: 'not used',
      reason: expect.stringContaining('Not used: nobody has to'),
    });
    expect(deadlineOf(mark('US', { registration: '2015-05-04' }), 'US.section-15', '2026-11-05').state).toBe(
      'not used',
    );
    expect(
      deadlineOf(
        mark('EU', { filing: '2020-01-01' }, { events: [event('protection lost', '2026-01-10')] }),
        'EU.conversion@1',
        '2026-11-05',
      ).state,
    ).toBe('not used');
  });

  it('but a priority that was claimed and filed too late is missed, and so is a duty', () => {
    expect(
      deadlineOf(
        mark('SK', { priority: '2026-01-10', filing: '2026-08-01' }),
        'paris.priority-claimed',
        '2026-11-05',
      ).state,
    ).toBe('lapsed');
    expect(deadlineOf(mark('UK', { expiration: '2024-05-04' }), 'UK.restoration', '2026-11-05').state).toBe(
      'lapsed',
    );
  });

  it('is reminded of all the same while it runs', () => {
    expect(
      reminderPlan(
        deadlineOf(mark('SK', { filing: '2026-09-04' }), 'paris.priority', '2026-11-05'),
        'SK',
      ).filter(({ to }) => to === 'owner'),
    ).not.toEqual([]);
  });
});

describe('what a settled state becomes by itself', () => {
  it('nothing: what an ended mark did not need is never missed afterwards', () => {
    const phases = phasesFrom(mark('EU', { filing: '2020-07-14' }, { status: 'Withdrawn' }), '2026-02-01');
    expect(phases.get('EU.renewal#1')?.map(({ state }) => state)).toEqual(['not needed']);
  });
});

describe('law of its time', () => {
  it.each([
    ['KR', { publication: '2025-07-21' }, 'KR.opposition', '2025-09-21', 1],
    ['KR', { publication: '2025-07-22' }, 'KR.opposition', '2025-08-21', 2],
    ['CN', { publication: '2026-12-31' }, 'CN.opposition', '2027-03-31', 1],
    ['CN', { publication: '2027-01-01' }, 'CN.opposition', '2027-03-01', 2],
    ['DE', { filing: '2018-03-10', registration: '2018-06-01' }, 'DE.renewal#1', '2028-03-31', 1],
    ['DE', { filing: '2019-01-10', registration: '2019-03-01' }, 'DE.renewal#1', '2029-01-10', 2],
    ['AT', { filing: '2018-02-10', registration: '2018-05-09' }, 'AT.renewal#1', '2028-05-31', 1],
    ['MX', { filing: '2020-11-04', registration: '2021-06-01' }, 'MX.renewal#1', '2030-11-04', 1],
    ['MX', { filing: '2020-11-05', registration: '2021-06-01' }, 'MX.renewal#1', '2031-06-01', 2],
    ['SE', { filing: '2017-03-01', registration: '2017-09-05' }, 'SE.renewal#1', '2027-09-05', 1],
    ['DK', { filing: '2016-10-03', registration: '2018-12-31' }, 'DK.renewal#1', '2028-12-31', 1],
    ['DK', { filing: '2018-02-05', registration: '2019-01-01' }, 'DK.renewal#1', '2028-02-05', 2],
    ['PT', { filing: '2018-10-03', registration: '2019-06-30' }, 'PT.renewal#1', '2029-06-30', 1],
    ['PT', { filing: '2018-10-03', registration: '2019-07-01' }, 'PT.renewal#1', '2028-10-03', 2],
    ['PT', { filing: '2018-10-03' }, 'PT.renewal#1', '2028-10-03', 2],
    ['NG', { filing: '2022-05-05' }, 'NG.renewal#1', '2029-05-05', 1],
    ['LB', { filing: '2015-05-05' }, 'LB.renewal#1', '2030-05-05', 1],
    ['SA', { filing: '2020-01-01' }, 'SA.renewal#1', '2029-09-15', 1],
  ])('%s %j: %s ends %s under version %i', (office, dates, key, nominalDate, version) => {
    expect(deadlineOf(mark(office, dates), key, '2027-01-15')).toMatchObject({
      nominalDate,
      rule: { version },
    });
  });

  it('Italy’s late period runs from the end of the month', () => {
    expect(
      deadlineOf(mark('IT', { filing: '2017-05-10' }), 'IT.renewal#1', '2027-01-15').grace?.nominalDate,
    ).toBe('2027-11-30');
  });

  it('Nigeria’s second term has fourteen years', () => {
    expect(
      deadlineOf(
        mark('NG', { filing: '2015-05-05' }, { events: [event('renewed', '2022-04-05')] }),
        'NG.renewal#2',
        '2026-11-21',
      ).nominalDate,
    ).toBe('2036-05-05');
  });
});

describe('days that are no months', () => {
  it('the Andes count working days, with a calendar that is to be confirmed', () => {
    const opposed = deadlineOf(mark('CO', { publication: '2026-06-05' }), 'CO.opposition', '2026-06-06');
    expect(opposed).toMatchObject({
      nominalDate: '2026-07-23',
      legalDate: '2026-07-23',
      toConfirm: [expect.stringContaining('Working days')],
    });
  });

  it('Ethiopia may give opponents sixty days more', () => {
    expect(
      deadlineOf(mark('ET', { publication: '2026-06-01' }), 'ET.opposition', '2026-06-12'),
    ).toMatchObject({ nominalDate: '2026-07-31', extensions: { possible: [{ nominalDate: '2026-09-29' }] } });
  });

  it('an office whose closing days nobody knows moves no date', () => {
    const filed = deadlineOf(mark('KE', { filing: '2017-06-19' }), 'KE.renewal#1', '2026-11-21');
    expect(filed).toMatchObject({
      nominalDate: '2027-06-19',
      legalDate: '2027-06-19',
      toConfirm: [expect.stringContaining('was not moved')],
    });
  });

  it('a week in which the office is closed is jumped over', () => {
    expect(
      deadlineOf(mark('EU', { publication: '2026-09-24' }), 'EU.opposition', '2026-10-01'),
    ).toMatchObject({
      nominalDate: '2026-12-24',
      legalDate: '2027-01-04',
      calendar: { closedFor: 'End-of-year closing' },
    });
  });
});

describe('declarations of use', () => {
  it.each([
    [
      'MX',
      { filing: '2024-01-10', registration: '2024-05-06' },
      'MX.maintenance.1',
      '2027-05-06',
      '2027-08-06',
    ],
    [
      'AR',
      { filing: '2020-01-10', registration: '2021-03-15' },
      'AR.maintenance.1',
      '2026-03-15',
      '2027-03-15',
    ],
    [
      'KH',
      { filing: '2020-01-10', registration: '2021-03-15' },
      'KH.maintenance.1',
      '2026-03-15',
      '2027-03-15',
    ],
    [
      'CV',
      { filing: '2022-01-10', registration: '2022-10-01' },
      'CV.maintenance.1',
      '2027-04-01',
      '2028-04-01',
    ],
    ['PH', { filing: '2024-02-20' }, 'PH.maintenance.1', '2024-02-20', '2027-02-20'],
    [
      'PH',
      { filing: '2020-02-20', registration: '2021-05-04' },
      'PH.maintenance.2',
      '2026-05-04',
      '2027-05-04',
    ],
  ])('%s %j: %s opens %s, ends %s', (office, dates, key, opensDate, nominalDate) => {
    expect(deadlineOf(mark(office, dates), key, '2026-11-21')).toMatchObject({ opensDate, nominalDate });
  });

  it('the Philippine third-year declaration can be extended once', () => {
    expect(
      deadlineOf(mark('PH', { filing: '2024-02-20' }), 'PH.maintenance.1', '2026-11-21').extensions?.possible,
    ).toMatchObject([{ nominalDate: '2027-08-20' }]);
  });

  it('Cape Verde asks at every fifth anniversary but those of a renewal, each time a year long', () => {
    const older = mark(
      'CV',
      { filing: '2015-08-31', registration: '2016-08-31' },
      { events: [event('declaration filed', '2021-10-01')] },
    );
    expect(deadlineOf(older, 'CV.maintenance.1#1', '2026-11-21').state).toBe('done');
    expect(deadlineOf(older, 'CV.maintenance.1#2', '2026-11-21')).toMatchObject({
      opensDate: '2031-02-28',
      nominalDate: '2032-02-28',
      state: 'upcoming',
    });
  });

  it('Pakistan asks for none at the first renewal, and at each later one', () => {
    expect(() =>
      deadlineOf(
        mark('PK', { filing: '2017-08-31', registration: '2018-08-31' }),
        'PK.maintenance.1',
        '2026-11-21',
      ),
    ).toThrow(/0 deadlines/);
    expect(() =>
      deadlineOf(
        mark('PK', { filing: '2017-08-31', expiration: '2027-08-31' }),
        'PK.maintenance.1',
        '2026-11-21',
      ),
    ).toThrow(/0 deadlines/);
    expect(
      deadlineOf(
        mark('PK', { filing: '2007-08-31', expiration: '2027-08-31' }),
        'PK.maintenance.1',
        '2026-11-21',
      ).nominalDate,
    ).toBe('2027-08-31');
    expect(
      deadlineOf(mark('PK', { filing: '2007-08-31' }), 'PK.maintenance.1', '2026-11-21').nominalDate,
    ).toBe('2027-08-31');
    expect(
      deadlineOf(
        mark('PK', { filing: '2017-08-31' }, { events: [event('renewed', '2027-05-01')] }),
        'PK.maintenance.1',
        '2027-06-01',
      ).nominalDate,
    ).toBe('2037-08-31');
  });

  it('Pakistan: where only the expiry is known the term may be a later one, so it is asked for', () => {
    expect(
      deadlineOf(mark('PK', { expiration: '2027-08-31' }), 'PK.maintenance.1', '2026-11-21').nominalDate,
    ).toBe('2027-08-31');
  });

  it('Mexico asks none of registrations before 10 August 2018', () => {
    expect(() =>
      deadlineOf(mark('MX', { registration: '2018-08-09' }), 'MX.maintenance.1', '2021-01-01'),
    ).toThrow(/0 deadlines/);
  });
});

describe('facts that cannot all be true', () => {
  const today = '2026-11-21';
  it.each([
    ['no dates', mark('SK', {}), 'NO_DATES'],
    [
      'filing after registration',
      mark('SK', { filing: '2024-05-01', registration: '2023-01-01' }),
      'FILING_AFTER_REGISTRATION',
    ],
    [
      'priority after filing',
      mark('SK', { filing: '2024-05-01', priority: '2024-06-01' }),
      'PRIORITY_AFTER_FILING',
    ],
    ['priority too old', mark('SK', { filing: '2024-09-02', priority: '2024-02-29' }), 'PRIORITY_TOO_OLD'],
    ['filing tomorrow', mark('SK', { filing: addDays(today, 1) }), 'DATE_IN_FUTURE'],
    [
      'registered without a date',
      mark('US', { filing: '2020-01-01' }, registered),
      'REGISTRATION_DATE_MISSING',
    ],
    [
      'published without a date',
      mark('EU', { filing: '2026-06-01' }, { status: 'Trademark published' }),
      'PUBLICATION_DATE_MISSING',
    ],
    [
      'allowed without a notice',
      mark('US', { filing: '2025-01-01' }, { status: 'Statement of use requested' }),
      'EVENT_MISSING',
    ],
    [
      'a letter before filing',
      mark('CA', { filing: '2025-01-01' }, { events: [event('examination letter issued', '2024-01-01')] }),
      'EVENT_BEFORE_FILING',
    ],
    [
      'a letter without an answer date',
      mark('BR', { filing: '2025-01-01' }, { events: [event('examination letter issued', '2025-06-01')] }),
      'ANSWER_DATE_MISSING',
    ],
    [
      'registered in Germany, publication unknown',
      mark('DE', { filing: '2026-01-05', registration: '2026-09-01' }),
      'REGISTRATION_PUBLICATION_MISSING',
    ],
    ['no office', mark('', { filing: '2025-01-01' }), 'OFFICE_MISSING'],
    ['an office nobody knows', mark('ZZ', { filing: '2025-01-01' }), 'OFFICE_UNKNOWN'],
    ['a country without law', mark('ER', { filing: '2025-01-01' }), 'OFFICE_WITHOUT_LAW'],
    [
      'opposition of unknown length',
      mark('UZ', { filing: '2025-01-01', publication: '2025-01-02' }),
      'OPPOSITION_UNCONFIRMED',
    ],
  ])('%s: a problem, no exception', (_, facts, code) => {
    expect(computeDeadlines(facts, today).problems.map((problem) => problem.code)).toContain(code);
  });

  it('deadlines that count from a doubtful date carry the doubt', () => {
    const facts = mark('SK', { filing: '2024-05-01', registration: '2023-01-01' });
    expect(deadlineOf(facts, 'SK.renewal#1', today)).toMatchObject({
      nominalDate: '2034-05-01',
      toConfirm: expect.arrayContaining([expect.stringContaining('one of them is wrong')]),
    });
  });

  it('the answer date printed on a letter is the rule where periods vary', () => {
    const letter = mark(
      'BR',
      { filing: '2025-01-01' },
      { events: [event('examination letter issued', '2026-11-02', { due: '2027-01-04' })] },
    );
    expect(deadlineOf(letter, 'letter.printed-date@1', today)).toMatchObject({
      nominalDate: '2027-01-04',
      state: 'open',
    });
  });

  it('an earlier printed date goes before the counted one', () => {
    const letter = mark(
      'CA',
      { filing: '2025-01-01' },
      { events: [event('examination letter issued', '2026-06-01', { due: '2026-11-30' })] },
    );
    expect(deadlineOf(letter, 'CA.examiner-report', today)).toMatchObject({
      nominalDate: '2026-11-30',
      toConfirm: [expect.stringContaining('1 December 2026')],
    });
  });
});
