import { describe, expect, it } from '@jest/globals';
import type { Figures } from './promise-board.graphql.js';
import { countOf, rowsOf, spanOfPeriod } from './promise-period.js';

const at = (month: number, day: number): string => new Date(2026, month, day).toISOString();

describe('a period', () => {
  it.each([
    ['week', at(10, 23), at(10, 30)],
    ['last', at(10, 16), at(10, 23)],
    ['month', at(10, 1), at(11, 1)],
  ] as const)('%s is by the days of the reader', (period, from, to) =>
    expect(spanOfPeriod(period, new Date(2026, 10, 24, 10))).toEqual({ from, to }),
  );

  it('of a Sunday ends with it', () =>
    expect(spanOfPeriod('week', new Date(2026, 10, 29, 23))).toEqual({ from: at(10, 23), to: at(10, 30) }));
});

describe('the rows behind a number', () => {
  const span = { from: 'a', to: 'b' };
  const figures = { userId: 'lena', work: null, kept: 3, atRiskIds: ['p1', 'p2'] } as unknown as Figures;
  const when = { promisedAt: { gte: 'a', lt: 'b' } };
  it.each([
    ['kept', 'person', { ...when, state: { eq: 'KEPT' }, assignedAdminId: { eq: 'lena' } }],
    ['promised', 'total', { ...when, state: { neq: 'RELEASED' } }],
    ['atRisk', 'person', { id: { in: ['p1', 'p2'] } }],
  ] as const)('%s of %s', (counted, of, filter) =>
    expect(rowsOf({ counted, of, figures }, span)).toEqual(filter),
  );

  it('are those of a kind of work, and of what nobody has', () => {
    const work = { ...figures, userId: null, work: 'DRAFT' } as Figures;
    expect(rowsOf({ counted: 'open', of: 'work', figures: work }, span)).toEqual({
      ...when,
      state: { eq: 'OPEN' },
      work: { eq: 'DRAFT' },
    });
    expect(rowsOf({ counted: 'open', of: 'person', figures: work }, span)).toMatchObject({
      assignedAdminId: { isNull: true },
    });
  });

  it('are as many as it says', () => {
    expect(countOf({ counted: 'kept', figures })).toBe(3);
    expect(countOf({ counted: 'atRisk', figures })).toBe(2);
  });
});
