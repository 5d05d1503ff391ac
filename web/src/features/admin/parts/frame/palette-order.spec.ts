import { describe, expect, it } from '@jest/globals';
import { hasWords, inOrderOfUse } from './palette-order.js';
import type { RecordHit } from './palette-search.js';

const hit = (table: string, exact = false): RecordHit => ({
  to: `/${table}/1/show`,
  table,
  title: table,
  kind: table,
  telling: [],
  exact,
});

describe('the order of what was found', () => {
  it('is by use: exact number, recent, marks, clients, orders, service orders, letters, threats, the rest', () => {
    const found = [
      'product',
      'case',
      'office_action',
      'service_request',
      'registration_request',
      'user',
      'brand',
      'trademark',
    ].map((table) => hit(table));
    const order = inOrderOfUse([...found, hit('invoice', true)], [{ to: '/brand/1/show', title: 'Brand' }]);
    expect(order.map(({ table }) => table)).toEqual([
      'invoice',
      'brand',
      'trademark',
      'user',
      'registration_request',
      'service_request',
      'office_action',
      'case',
      'product',
    ]);
  });
});

describe('words of a command', () => {
  it.each([
    ['Úřední dopisy', 'dopisy uredni', true],
    ['Promise board', 'BOARD prom', true],
    ['Promise board', 'board day', false],
  ])('%s by %s: %s', (text, typed, found) => expect(hasWords(text, typed)).toBe(found));
});
