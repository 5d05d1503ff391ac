import { describe, expect, it } from '@jest/globals';
import { conditionOf } from './reference-input.js';

const brand = {
  search: ['name'],
  fields: [{ key: 'userId', label: 'Client', kind: 'ref', doc: '', filterable: true }],
} as const;
const country = { search: ['name'], fields: [] } as const;

describe('what a finder of records looks for', () => {
  it('is what was typed, among those of the chosen client', () => {
    expect(conditionOf(brand, 'velu', 'c1')).toEqual({
      userId: { eq: 'c1' },
      or: [{ name: { contains: 'velu' } }],
    });
    expect(conditionOf(brand, '', 'c1')).toEqual({ userId: { eq: 'c1' } });
  });

  it('is everybody’s before a client is chosen, and where records are nobody’s', () => {
    expect(conditionOf(brand, 'velu', undefined)).toEqual({ or: [{ name: { contains: 'velu' } }] });
    expect(conditionOf(country, '', 'c1')).toEqual({});
  });
});
