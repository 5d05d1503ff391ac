import { describe, expect, it } from '@jest/globals';
import { nextDates } from './next-dates.js';
import type { TrademarkRow } from './portal-parts.graphql.js';

const mark = (id: string, dates: Partial<TrademarkRow>): TrademarkRow => ({
  __typename: 'Trademark',
  id,
  version: 1,
  name: id,
  alias: null,
  jurisdiction: 'EU',
  status: 'TRADEMARK_REGISTERED',
  statusGroup: 'LIVE',
  number: null,
  classes: [],
  expirationDate: null,
  officeDueDate: null,
  douDeadlineDate: null,
  oppositionEndDate: null,
  renewalOrderedOn: null,
  brandId: null,
  ...dates,
});

describe('next dates', () => {
  it('come soonest first, and leave out what is past', () => {
    const marks = [
      mark('a', { expirationDate: '2030-01-01', oppositionEndDate: '2026-11-20' }),
      mark('b', { officeDueDate: '2026-12-01', expirationDate: '2026-11-21' }),
    ];
    expect(
      nextDates(marks, new Date('2026-11-21T12:00:00Z')).map(({ mark: { id }, kind, on }) => [id, kind, on]),
    ).toEqual([
      ['b', 'expirationDate', '2026-11-21'],
      ['b', 'officeDueDate', '2026-12-01'],
      ['a', 'expirationDate', '2030-01-01'],
    ]);
  });
});
