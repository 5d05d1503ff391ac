import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepListPage, walkOf } from './list-walk.js';

beforeEach(() => sessionStorage.clear());

describe('the list one came from', () => {
  it('says where a record stands in all of it, and which are beside it on its page', () => {
    keepListPage('trademark', { ids: ['a', 'b', 'c'], before: 25, total: 40 });
    expect(walkOf('trademark', 'a')).toEqual({ at: 26, total: 40, previous: undefined, next: 'b' });
    expect(walkOf('trademark', 'c')).toEqual({ at: 28, total: 40, previous: 'b', next: undefined });
  });

  it('says nothing of what was not on it, and of another kind', () => {
    keepListPage('trademark', { ids: ['a'], before: 0, total: 1 });
    expect(walkOf('trademark', 'z')).toBeUndefined();
    expect(walkOf('brand', 'a')).toBeUndefined();
  });
});
