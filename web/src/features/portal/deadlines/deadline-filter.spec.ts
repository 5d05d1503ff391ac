import { describe, expect, it } from '@jest/globals';
import { addDays, dayOf } from '../../../kit/dates/day.js';
import { filterOf, viewOf } from './deadline-filter.js';

const query = (text: string): URLSearchParams => new URLSearchParams(text);
const NOW = '2026-12-22T21:30:00.000Z';
// “Within 30 days” counts from the day on the reader's own wall, which is another one east of here.
const counting = {
  or: [
    { endsAt: { isNull: true }, or: [{ kind: { neq: 'NON_USE' } }, { nominalDate: { gte: '2026-12-22' } }] },
    { endsAt: { gt: NOW } },
    { endsAs: { eq: 'LAPSED' }, actor: { eq: 'OWNER' }, endsAt: { gt: '2025-12-21T00:00:00.000Z' } },
  ],
};

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
    ['within=30', { ...counting, nominalDate: { lte: addDays(dayOf(new Date(NOW)), 30) } }],
  ])('%j', (text, filter) => {
    expect(filterOf(query(text), NOW)).toEqual(filter);
  });

  it('shows the list for a view nobody knows', () => {
    expect(viewOf(query('view=x'))).toBe('list');
    expect(viewOf(query('view=month'))).toBe('month');
  });
});
