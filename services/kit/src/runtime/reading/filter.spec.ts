import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { f } from '../../model/field/field.js';
import { bareLetters } from '../../model/resource/bare-letters.js';
import { Rejection } from '../../model/words/rejection.js';
import { filterCondition } from './filter.js';

const fields = {
  label: f.text('L.', { max: 20, filterable: true }),
  weight: f.integer('W.', { optional: true, filterable: true }),
  state: f.enumeration('S.', { name: 'State', values: ['Here', 'There'], filterable: true }),
  remark: f.text('R.', { max: 20 }),
};
const condition = (filter: unknown) => filterCondition(fields, filter);

function rejected(filter: unknown): readonly [string, string] | undefined {
  try {
    condition(filter);
    return undefined;
  } catch (error) {
    if (error instanceof Rejection) return [error.inputPath.join('.'), error.message];
    throw error;
  }
}

describe('a filter', () => {
  it('lets everything through that says nothing', () => {
    expect(condition({})).toEqual({ sql: 'true', parameters: {} });
    expect(condition({ label: undefined, and: null })).toEqual({ sql: 'true', parameters: {} });
    expect(condition({ label: {} }).sql).toBe('true');
  });

  it('wants all that it names, each value bound under a name of its own', () =>
    expect(condition({ label: { eq: 'a', startsWith: 'b' }, weight: { gt: 3 } })).toEqual({
      sql: `(r.label = :filter0 and ${bareLetters('r.label')} like ${bareLetters(':filter1')} and r.weight > :filter2)`,
      parameters: { filter0: 'a', filter1: 'b%', filter2: 3 },
    }));

  it('wants one of several, all of several, or none of what is said', () => {
    expect(condition({ or: [{ label: { eq: 'a' } }, { weight: { isNull: true } }] }).sql).toBe(
      '(((r.label = :filter0) or (((r.weight is null) = :filter1))))',
    );
    expect(condition({ and: [{ label: { eq: 'a' } }, {}] }).sql).toBe('(((r.label = :filter0) and true))');
    expect(condition({ not: { weight: { eq: 1 } } }).sql).toBe('(((r.weight = :filter0) is not true))');
  });

  it('of one among none lets nothing through, of all among none everything', () => {
    expect(condition({ or: [] }).sql).toBe('(false)');
    expect(condition({ and: [] }).sql).toBe('(true)');
  });
});

describe('a filter that cannot be', () => {
  const deep = (levels: number): object =>
    levels === 0 ? { label: { eq: 'a' } } : { not: deep(levels - 1) };
  const many = (count: number) => ({
    and: [{ or: Array.from({ length: count }, () => ({ label: { eq: 'a' } })) }],
  });

  it.each([
    ['text', 'label', ['filter', 'this is not a filter']],
    ['a list', [], ['filter', 'this is not a filter']],
    ['an unknown field', { lable: { eq: 'a' } }, ['filter.lable', 'there is no such filter']],
    [
      'a field that cannot be filtered',
      { remark: { eq: 'a' } },
      ['filter.remark', 'there is no such filter'],
    ],
    [
      'what every object has',
      { constructor: { eq: 'a' } },
      ['filter.constructor', 'there is no such filter'],
    ],
    ['a bare value', { label: 'a' }, ['filter.label', 'this is not a comparison']],
    ['a list of comparisons', { label: [{ eq: 'a' }] }, ['filter.label', 'this is not a comparison']],
    [
      'a comparison of another kind',
      { state: { gt: 'Here' } },
      ['filter.state.gt', 'there is no such comparison'],
    ],
    ['no list to choose from', { or: {} }, ['filter.or', 'this is not a list']],
    ['a choice that is no filter', { or: [null] }, ['filter.or.0', 'this is not a filter']],
    [
      'a wrong value far inside',
      { and: [{ or: [{ weight: { in: [1, 'x'] } }] }] },
      ['filter.and.0.or.0.weight.in.1', 'This is not a whole number.'],
    ],
    ['four levels', deep(4), ['filter.not.not.not.not', 'and, or, not nest no deeper than 3']],
    [
      '31 in one list',
      { or: Array.from({ length: 31 }, () => ({})) },
      ['filter.or', 'no more than 30 conditions'],
    ],
    [
      'null to compare with',
      { label: { eq: null } },
      ['filter.label.eq', 'compare with isNull instead of null'],
    ],
  ])('is refused with its place: %s', (_, filter, place) => expect(rejected(filter)).toEqual(place));

  it('is taken up to its bounds', () => {
    expect(rejected(deep(3))).toBeUndefined();
    expect(rejected(many(30))).toBeUndefined();
  });

  it('counts conditions over the whole filter, not list by list', () => {
    const twice = { and: [many(16), many(15)] };
    expect(rejected(twice)?.[1]).toBe('no more than 30 conditions');
  });
});

describe('whatever a stranger sends as a filter', () => {
  it('is refused, or put together from declared names alone', () =>
    fc.assert(
      fc.property(
        fc.object({
          key: fc.constantFrom('label', 'weight', 'and', 'or', 'not', 'eq', 'in', 'x"; drop'),
          maxDepth: 4,
        }),
        (filter) => {
          if (rejected(filter) !== undefined) return;
          const { sql, parameters } = condition(filter);
          expect(sql.replaceAll(/:filter\d+/g, '')).not.toMatch(/[;"]|drop/);
          expect(sql.match(/:filter\d+/g) ?? []).toHaveLength(Object.keys(parameters).length);
        },
      ),
    ));
});
