import { afterEach, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../kit/dates/day.js';
import { readIn } from '../../../kit/dates/reader-zone.js';
import { filterOf, oppositionsOf, viewOf } from './deadline-filter.js';

const query = (text: string): URLSearchParams => new URLSearchParams(text);
const NOW = '2026-12-22T21:30:00.000Z';
const counting = {
  or: [
    { endsAt: { isNull: true }, or: [{ kind: { neq: 'NON_USE' } }, { nominalDate: { gte: '2026-12-22' } }] },
    { endsAt: { gt: NOW } },
    { endsAs: { eq: 'LAPSED' }, actor: { eq: 'OWNER' }, endsAt: { gt: '2025-12-21T00:00:00.000Z' } },
  ],
};

afterEach(() => readIn(undefined));

describe('filters of the deadlines', () => {
  it.each([
    ['', counting],
    ['state=LAPSED', { endsAs: { eq: 'LAPSED' }, endsAt: { lte: NOW } }],
    ['state=NOT_USED', { endsAs: { eq: 'NOT_USED' }, endsAt: { lte: NOW } }],
    ['state=OPEN&kind=anything&within=7&office=drop', counting],
    ['kind=RENEWAL&office=EU', { ...counting, kind: { eq: 'RENEWAL' }, jurisdiction: { eq: 'EU' } }],
    [
      'kind=NON_USE',
      { or: [{ endsAt: { isNull: true } }, { endsAt: { gt: NOW } }], kind: { eq: 'NON_USE' } },
    ],
    [
      'kind=NON_USE&state=NOT_NEEDED',
      { endsAs: { eq: 'NOT_NEEDED' }, endsAt: { lte: NOW }, kind: { eq: 'NON_USE' } },
    ],
    [
      'within=30&office=EU',
      { ...counting, and: [{ nominalDate: { lte: '2027-01-21' }, jurisdiction: { eq: 'EU' } }] },
    ],
    // Half past six in the morning of the next day there.
    [
      'within=30&office=JP',
      { ...counting, and: [{ nominalDate: { lte: '2027-01-22' }, jurisdiction: { eq: 'JP' } }] },
    ],
  ])('%j', (text, filter) => {
    expect(filterOf(query(text), NOW)).toEqual(filter);
  });

  it.each(['Europe/Prague', 'America/New_York', 'Asia/Tokyo'])(
    'count at each office from its own day, wherever one reads: %s',
    (zone) => {
      readIn(zone);
      const bounds = (filter: unknown, office: string): unknown =>
        (filter as { or: { jurisdiction: { in?: string[]; notIn?: string[] } }[] }).or
          .filter(({ jurisdiction: { in: some, notIn } }) =>
            some === undefined ? notIn?.includes(office) === false : some.includes(office),
          )
          .map(({ jurisdiction: _, ...counted }) => counted);
      const open = oppositionsOf(query('within=90'), NOW);
      const near = (filterOf(query('within=30'), NOW) as { and: unknown[] }).and[0];
      for (const [office, today] of [
        ['EU', '2026-12-22'],
        ['US', '2026-12-22'],
        ['JP', '2026-12-23'],
        ['AU', '2026-12-23'],
      ] as const) {
        expect(bounds(open, office)).toEqual([
          { oppositionEndDate: { gte: today, lte: addDays(today, 90) } },
        ]);
        expect(bounds(near, office)).toEqual([{ nominalDate: { lte: addDays(today, 30) } }]);
      }
    },
  );

  it('shows the list for a view nobody knows', () => {
    expect(viewOf(query('view=x'))).toBe('list');
    expect(viewOf(query('view=month'))).toBe('month');
  });
});
