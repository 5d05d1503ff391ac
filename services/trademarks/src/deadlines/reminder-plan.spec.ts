import { describe, expect, it } from '@jest/globals';
import { reminderPlan } from './reminder-plan.js';
import { deadlineOf, event, mark } from './testing/facts.js';

const letters = (office: string, filing: string, today: string, knownSince?: string): string[] =>
  reminderPlan(deadlineOf(mark(office, { filing }), `${office}.renewal#`, today), office, knownSince).map(
    ({ kind, step, date }) => `${date} ${kind} ${step}`,
  );

const of = (kind: string, plan: readonly string[]): string[] =>
  plan.filter((line) => new RegExp(` ${kind} \\d`).test(line)).map((line) => line.slice(0, 10));

describe('renewal reminders', () => {
  it.each([
    ['twelve months', 'SK', '2017-06-15', ['2026-06-15', '2026-12-15', '2027-03-15', '2027-05-15']],
    ['six months', 'EU', '2017-06-15', ['2026-09-15', '2026-12-15', '2027-03-15', '2027-05-15']],
    ['three months', 'TH', '2017-06-15', ['2026-12-15', '2027-03-15', '2027-05-04', '2027-06-01']],
    ['an unknown window', 'CD', '2017-06-15', ['2026-06-15', '2026-12-15', '2027-03-15', '2027-05-15']],
    [
      'twelve months and a legalised power of attorney',
      'EG',
      '2017-06-15',
      ['2026-03-15', '2026-09-15', '2026-12-15', '2027-02-15'],
    ],
  ])('%s: %s', (_, office, filing, dates) => {
    expect(of('renewal', letters(office, filing, '2026-03-01'))).toEqual(dates);
  });

  it('late: the day after, after two months, a month and a week before the end', () => {
    expect(of('grace notice', letters('EU', '2017-06-15', '2026-11-21'))).toEqual([
      '2027-06-16',
      '2027-08-15',
      '2027-11-15',
      '2027-12-08',
    ]);
  });

  it('without a safety net somebody telephones two weeks before', () => {
    expect(of('renewal phone task', letters('KE', '2017-06-15', '2026-11-21'))).toEqual(['2027-06-01']);
    expect(of('renewal phone task', letters('EU', '2017-06-15', '2026-11-21'))).toEqual([]);
  });

  it('an import sends the latest due letter, not all that were missed', () => {
    expect(of('renewal', letters('SK', '2017-06-15', '2027-04-01', '2027-04-01'))).toEqual([
      '2027-03-15',
      '2027-05-15',
    ]);
  });

  it('nothing once it is done, lapsed or not needed', () => {
    const renewed = deadlineOf(
      mark('EU', { filing: '2016-07-14' }, { events: [event('renewed', '2026-05-04')] }),
      'EU.renewal#1',
      '2026-06-01',
    );
    expect(reminderPlan(renewed, 'EU')).toEqual([]);
  });
});

describe('other reminders', () => {
  it('priority: 60, 30, 14, 7 and 2 days before', () => {
    const plan = reminderPlan(
      deadlineOf(mark('SK', { filing: '2026-06-15' }), 'paris.priority', '2026-06-20'),
      'SK',
    );
    expect(plan.filter(({ kind }) => kind === 'priority').map(({ date }) => date)).toEqual([
      '2026-10-16',
      '2026-11-15',
      '2026-12-01',
      '2026-12-08',
      '2026-12-13',
    ]);
  });

  it('maintenance: opening, then 6, 3 and 1 months, 14 and 3 days before', () => {
    const plan = reminderPlan(
      deadlineOf(
        mark('US', { registration: '2021-12-01' }, { bases: ['1(a)'] }),
        'US.section-8',
        '2026-11-21',
      ),
      'US',
    );
    expect(plan.filter(({ kind }) => kind === 'maintenance').map(({ date }) => date)).toEqual([
      '2026-12-01',
      '2027-06-01',
      '2027-09-01',
      '2027-11-01',
      '2027-11-17',
      '2027-11-28',
    ]);
  });

  it('lawyers: ten, three and one working day of the office before, over Thanksgiving', () => {
    const acted = mark(
      'US',
      { filing: '2026-01-06' },
      { bases: ['1(a)'], events: [event('examination letter issued', '2026-08-30')] },
    );
    const plan = reminderPlan(deadlineOf(acted, 'US.office-action@1', '2026-09-01'), 'US');
    expect(plan.filter(({ to }) => to === 'lawyer').map(({ date, kind }) => [date, kind])).toEqual([
      ['2026-11-13', 'internal task'],
      ['2026-11-24', 'internal escalation'],
      ['2026-11-27', 'internal escalation'],
    ]);
  });

  it('other people’s periods remind nobody', () => {
    expect(
      reminderPlan(
        deadlineOf(mark('EU', { publication: '2026-10-01' }), 'EU.opposition', '2026-11-21'),
        'EU',
      ),
    ).toEqual([]);
  });
});
