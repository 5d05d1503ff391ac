import { beforeEach, describe, expect, it } from '@jest/globals';
import { staffStore } from './staff-store.js';

describe('what the staff area keeps on a device', () => {
  beforeEach(() => localStorage.clear());

  it('keeps the columns of a list and forgets which rows were chosen', () => {
    const first = staffStore();
    first.setup();
    first.setItem('trademark.columns', ['name']);
    first.setItem('trademark.selectedIds', ['one', 'two']);
    expect(first.getItem('trademark.selectedIds')).toEqual(['one', 'two']);
    const afterReload = staffStore();
    afterReload.setup();
    expect([
      afterReload.getItem('trademark.columns'),
      afterReload.getItem('trademark.selectedIds', []),
    ]).toEqual([['name'], []]);
  });
});
