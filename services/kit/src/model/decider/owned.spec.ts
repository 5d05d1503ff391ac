import { describe, expect, it } from '@jest/globals';
import { roles, type Role, type Viewer } from '../words/viewer.js';
import { isOwner, ownerOf } from './owned.js';

const viewer = (role: Role, userId?: string): Viewer => ({
  role,
  locale: 'en',
  scopes: [],
  ...(userId === undefined ? {} : { userId }),
});
const context = (who: Viewer) => ({ viewer: who, now: new Date(0), streamId: 'stream' });

describe('whose a new row is', () => {
  it('is the customer who writes it, whoever is named', () => {
    expect(ownerOf({ userId: 'jan' }, context(viewer('customer', 'eva')))).toEqual({ userId: 'eva' });
    expect(ownerOf({}, context(viewer('customer', 'eva')))).toEqual({ userId: 'eva' });
  });

  it.each(roles.filter((role) => role !== 'customer'))('is whom %s names, never the writer', (role) => {
    expect(ownerOf({ userId: 'jan' }, context(viewer(role, 'me')))).toEqual({ userId: 'jan' });
    expect(ownerOf({}, context(viewer(role, 'me')))).toEqual({ userId: null });
  });

  it('is nobody for a customer without an id', () =>
    expect(ownerOf({ userId: 'jan' }, context(viewer('customer')))).toEqual({ userId: null }));
});

describe('the owner of a row', () => {
  it.each([
    ['the same id', 'eva', viewer('customer', 'eva'), true],
    ['another id', 'eva', viewer('customer', 'jan'), false],
    ['a row of nobody', null, viewer('customer', 'eva'), false],
    ['a row of nobody and a caller without an id', undefined, viewer('visitor'), false],
    ['null and no id', null, viewer('visitor'), false],
  ])('%s', (_, userId, who, owns) => expect(isOwner({ userId }, who)).toBe(owns));
});
