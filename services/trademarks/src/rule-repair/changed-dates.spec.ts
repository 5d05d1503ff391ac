import { describe, expect, it } from '@jest/globals';
import type { MarkFacts } from '../deadlines/mark-facts.js';
import { days, months } from '../deadlines/period.js';
import { corrections, type Correction } from '../deadlines/rules/corrections.js';
import { computeDeadlines } from '../deadlines/compute-deadlines.js';
import { changedDates } from './changed-dates.js';

const about = { wrong: 'Wrong.', law: 'A law', page: 'https://example.org/law', since: '2026-01-01' };
(corrections as Correction[]).push(
  {
    ...about,
    id: 'SK.renewal@2',
    ruleId: 'SK.renewal',
    version: 1,
    rightVersion: 2,
    change: { due: months(114) },
  },
  {
    ...about,
    id: 'KR.opposition@3',
    ruleId: 'KR.opposition',
    version: 2,
    rightVersion: 3,
    change: { due: days(60) },
  },
);

const mark = (office: string, dates: MarkFacts['dates'], more: Partial<MarkFacts> = {}): MarkFacts => ({
  reference: 'mark',
  office,
  bases: [],
  madrid: false,
  status: 'Trademark registered',
  dates,
  events: [],
  ...more,
});
const filed = (filing: string, more: Partial<MarkFacts> = {}) => mark('SK', { filing }, more);
const shown = (facts: MarkFacts, correction = 'SK.renewal@2', today = '2026-06-18') =>
  changedDates(facts, correction, today).map(({ key, change, dateBefore, dateAfter, daysLeft, isOver }) => ({
    key,
    change,
    dateBefore,
    dateAfter,
    daysLeft,
    isOver,
  }));

describe('what a correction changes of a mark', () => {
  it('is a date that still matters, with how long it is until the right one', () => {
    expect(shown(filed('2017-01-10'))).toEqual([
      {
        key: 'SK.renewal#1',
        change: 'Another date',
        dateBefore: '2027-01-10',
        dateAfter: '2026-07-10',
        daysLeft: 22,
        isOver: false,
      },
    ]);
  });

  it('is over where the right day has passed and nothing was done', () => {
    expect(shown(filed('2016-11-18'))).toMatchObject([
      { dateAfter: '2026-05-18', daysLeft: -31, isOver: true },
    ]);
    expect(
      shown(filed('2016-11-18', { events: [{ kind: 'renewed', date: '2026-04-01' }] })).filter(
        ({ isOver }) => isOver,
      ),
    ).toEqual([]);
  });

  it.each([
    ['a mark of another office', mark('CZ', { filing: '2017-01-10' })],
    ['a mark that has ended', filed('2017-01-10', { status: 'Cancelled' })],
    ['a term that the register states', mark('SK', { filing: '2017-01-10', expiration: '2027-01-10' })],
    ['a mark without the date it counts from', mark('SK', {})],
  ])('is nothing for %s', (_, facts) => expect(shown(facts)).toEqual([]));

  it('is nothing where the law of the wrong version does not govern, or the period is long over', () => {
    const published = (publication: string) => mark('KR', { publication }, { status: 'Trademark published' });
    const of = (publication: string) => shown(published(publication), 'KR.opposition@3', '2026-06-18');
    expect(of('2025-07-01')).toEqual([]);
    expect(of('2025-12-01')).toEqual([]);
    expect(of('2026-06-01')).toMatchObject([{ dateBefore: '2026-07-01', dateAfter: '2026-07-31' }]);
    // Over by the wrong version, running by the right one.
    expect(of('2026-05-01')).toMatchObject([
      { dateBefore: '2026-05-31', dateAfter: '2026-06-30', isOver: false },
    ]);
  });

  it('leaves other corrections that wait as they are', () => {
    const facts = filed('2017-01-10', { awaiting: ['KR.opposition@3'] });
    expect(shown(facts)).toHaveLength(1);
    expect(shown(facts, 'KR.opposition@3')).toEqual([]);
  });

  it('counts by the right version whoever awaits nothing', () => {
    const [renewal] = computeDeadlines(filed('2017-01-10'), '2026-06-18').deadlines.filter(
      ({ kind }) => kind === 'renewal',
    );
    expect(renewal).toMatchObject({ nominalDate: '2026-07-10', rule: { id: 'SK.renewal', version: 2 } });
  });
});
