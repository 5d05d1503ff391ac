import { describe, expect, it } from '@jest/globals';
import type { FieldFacts } from './record-facts.js';
import { comparisonOf, filterOf, orderName, searchedWords } from './record-filter.js';

const field = (key: string, kind: FieldFacts['kind'], filterable = true): FieldFacts => ({
  key,
  kind,
  label: key,
  doc: key,
  filterable,
});
const facts = {
  fields: [
    field('email', 'email'),
    field('status', 'enumeration'),
    field('userId', 'ref'),
    field('offices', 'list'),
    field('dueAt', 'instant'),
    field('hidden', 'text', false),
  ],
  search: ['email', 'name'],
};

describe('filter of a list', () => {
  it.each([
    ['a plain text is looked for inside', 'email', 'a@b', { contains: 'a@b' }],
    ['a plain value is compared', 'status', 'OPEN', { eq: 'OPEN' }],
    ['several values are one of', 'status', ['OPEN', 'DONE'], { in: ['OPEN', 'DONE'] }],
    ['nothing is __null__', 'userId', '__null__', { isNull: true }],
    ['nothing inside a comparison too', 'userId', { eq: '__null__' }, { isNull: true }],
    ['something is not __null__', 'userId', { neq: '__null__' }, { isNull: false }],
    ['a value of a list is had', 'offices', 'EU', { has: 'EU' }],
    ['a range keeps its bounds', 'dueAt', { gte: 'a', lte: 'b' }, { gte: 'a', lte: 'b' }],
  ])('%s', (_name, key, asked, expected) => {
    expect(filterOf(facts, { [key]: asked })).toEqual({ and: [{ [key]: expected }] });
  });

  it.each([
    [{}],
    [{ hidden: 'x' }],
    [{ unknown: 'x' }],
    [{ status: '' }],
    [{ status: [] }],
    [{ status: { drop: 'x' } }],
    [{ q: '  ' }],
  ])('asks for everything with %j', (asked) => {
    expect(filterOf(facts, asked)).toBeNull();
  });

  it('looks for a text in every field that names a record', () => {
    expect(filterOf(facts, { q: ' lum ', status: 'OPEN' })).toEqual({
      and: [
        { or: [{ email: { contains: 'lum' } }, { name: { contains: 'lum' } }] },
        { status: { eq: 'OPEN' } },
      ],
    });
  });

  it('looks for each word in every field, in any order, and among the clients that the word names', () => {
    expect(filterOf(facts, { q: ' demova  nord' }, new Map([['demova', ['u1', 'u2']]]))).toEqual({
      and: [
        {
          or: [
            { email: { contains: 'demova' } },
            { name: { contains: 'demova' } },
            { userId: { in: ['u1', 'u2'] } },
          ],
        },
        { or: [{ email: { contains: 'nord' } }, { name: { contains: 'nord' } }] },
      ],
    });
  });

  it('asks for no more comparisons than a filter takes: what is left of the words is one', () => {
    const words = searchedWords(facts, { q: 'a b c d e f g h i j' });
    expect(words).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h i j']);
    expect(words.length * (facts.search.length + 1)).toBeLessThanOrEqual(30);
  });

  it('lets no other comparator through', () => {
    expect(comparisonOf(field('email', 'email'), { _regex: '.*', contains: 'a' })).toEqual({ contains: 'a' });
  });

  it.each([
    ['createdAt', 'CREATED_AT'],
    ['assignedAdminId', 'ASSIGNED_ADMIN_ID'],
    ['id', 'ID'],
  ])('orders %s as %s', (key, name) => {
    expect(orderName(key)).toBe(name);
  });
});
