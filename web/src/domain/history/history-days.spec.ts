import { describe, expect, it } from '@jest/globals';
import { readDays } from './history-days.js';

const latest = '2026-11-30';
const read = (query: string) => readDays(new URLSearchParams(query), latest);

describe('the days of a look back', () => {
  it('are today by all that is known, where the address names none', () =>
    expect(read('')).toEqual({ day: latest, knownOn: latest }));

  it('are compared with another day, by the same knowledge unless it says otherwise', () => {
    expect(read('day=2026-05-05&known=2026-05-12&since=2026-05-01')).toEqual({
      day: '2026-05-05',
      knownOn: '2026-05-12',
      since: { day: '2026-05-01', knownOn: '2026-05-12' },
    });
    // The same day by what was known earlier: what we have learned of it since.
    expect(read('day=2026-05-05&sinceKnown=2026-05-06')).toMatchObject({
      since: { day: '2026-05-05', knownOn: '2026-05-06' },
    });
  });

  it.each([
    ['day=2026-12-01', { field: 'day', code: 'FUTURE' }],
    ['known=2026-12-01', { field: 'known', code: 'FUTURE' }],
    ['since=2027-01-01', { field: 'since', code: 'FUTURE' }],
    ['day=2026-02-30', { field: 'day', code: 'NO_DAY' }],
    ['day=soon', { field: 'day', code: 'NO_DAY' }],
    ['day=2026-05-06&known=2026-05-05', { field: 'day', code: 'AFTER_KNOWN' }],
    ['since=2026-05-06&sinceKnown=2026-05-05', { field: 'since', code: 'AFTER_KNOWN' }],
  ])('%s is said to be wrong', (query, problem) => expect(read(query)).toEqual(problem));
});
