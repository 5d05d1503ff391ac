import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { f, type Field } from '../field/field.js';
import { Rejection } from '../words/rejection.js';
import { bareLetters } from './bare-letters.js';
import { comparatorsOf, comparisonSql, isComparator } from './comparison.js';

const text = f.text('T.', { max: 9 });
const count = f.integer('N.', { min: 0, max: 99 });
const kind = f.enumeration('E.', { name: 'Kind', values: ['Home', 'Work'] });
const tags = f.list(f.code('CountryCode', 'C.'), { max: 3 });

const compare = (field: Field<unknown>, comparator: string, raw: unknown) =>
  comparisonSql({ field, key: 'it', comparator, parameter: 'p' }, raw, ['filter', 'it', comparator]);
function rejection(work: () => unknown): Rejection | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Rejection) return error;
    throw error;
  }
}

describe('what a field can be compared by', () => {
  const sameness = ['eq', 'neq', 'in', 'notIn', 'isNull'];
  it.each([
    ['text', text, [...sameness, 'contains', 'startsWith']],
    ['an e-mail address', f.email('E.'), [...sameness, 'contains', 'startsWith']],
    ['a number', count, [...sameness, 'gt', 'gte', 'lt', 'lte']],
    ['a day', f.calendarDate('D.'), [...sameness, 'gt', 'gte', 'lt', 'lte']],
    ['a label', kind, sameness],
    ['an id', f.id('I.'), sameness],
    ['a yes or no', f.boolean('B.'), ['eq', 'neq', 'isNull']],
    ['a list', tags, ['has', 'isNull']],
    ['money', f.money('M.'), []],
    ['what another party shaped', f.json('J.'), []],
  ])('%s', (_, field, names) => {
    expect(comparatorsOf(field)).toEqual(names);
    expect(names.every((name) => isComparator(field, name))).toBe(true);
    expect(isComparator(field, 'constructor')).toBe(false);
  });
});

const holds = (word: number) => `${bareLetters('r.it')} like ${bareLetters(`(:p::text[])[${word}]`)}`;

describe('a comparison', () => {
  it.each([
    ['eq', text, 'a', 'r.it = :p', 'a'],
    ['neq', text, 'a', 'r.it is distinct from :p', 'a'],
    ['in', count, [1, 2], 'r.it = any(:p)', [1, 2]],
    ['notIn', count, [1], '(r.it = any(:p)) is not true', [1]],
    ['isNull', text, true, '((r.it is null) = :p)', true],
    ['isNull', text, false, '((r.it is null) = :p)', false],
    ['has', tags, 'SK', ':p = any(r.it)', 'SK'],
    ['gt', count, 5, 'r.it > :p', 5],
    ['gte', count, 5, 'r.it >= :p', 5],
    ['lt', count, 5, 'r.it < :p', 5],
    ['lte', count, 5, 'r.it <= :p', 5],
    ['eq', kind, 'Home', 'r.it = :p', 'Home'],
    ['contains', text, 'a', `(${holds(1)})`, ['%a%']],
    ['contains', text, ' two  words', `(${holds(1)} and ${holds(2)})`, ['%two%', '%words%']],
    ['contains', text, ' ', `(${holds(1)})`, ['%%']],
    ['startsWith', text, 'a b', `${bareLetters('r.it')} like ${bareLetters(':p')}`, 'a b%'],
  ])('by %s binds its value', (comparator, field, raw, sql, value) =>
    expect(compare(field, comparator, raw)).toEqual({ sql, value }),
  );

  it('takes the signs of a pattern for what they are', () =>
    expect(compare(text, 'contains', '50%_\\').value).toEqual(['%50\\%\\_\\\\%']));

  it('looks for eight words at most: what follows is one with the last', () =>
    expect(compare(text, 'contains', 'a b c d e f g h i').value).toEqual([
      ...'abcdefg'.split('').map((word) => `%${word}%`),
      '%h i%',
    ]));

  it('takes half a word, but not what is no text', () => {
    expect(compare(text, 'eq', 'longer than the field would take').value).toBe(
      'longer than the field would take',
    );
    expect(rejection(() => compare(text, 'eq', 5))?.code).toBe('BAD_USER_INPUT');
  });

  it('never has a word of the caller in its SQL, whatever the value', () =>
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }).filter((raw) => !raw.includes('\u0000')),
        (raw) => {
          for (const comparator of ['eq', 'neq', 'contains', 'startsWith'])
            expect(
              compare(text, comparator, raw)
                .sql.replaceAll(/translate\(lower\((.+?)\), '[^']+', '[a-z]+'\)/g, '$1')
                .replaceAll(/\(:p::text\[\]\)\[\d\]/g, ':p'),
            ).toMatch(/^(r\.it (= :p|is distinct from :p|like :p)|\(r\.it like :p( and r\.it like :p)*\))$/);
        },
      ),
    ));
});

describe('a comparison that cannot be', () => {
  it.each([
    ['null instead of isNull', text, 'eq', null],
    ['a number that the field would not take', count, 'eq', 100],
    ['half a number', count, 'gt', 0.5],
    ['a label that there is not', kind, 'eq', 'HOME'],
    ['a text where a list is due', count, 'in', '1'],
    ['a list of 201', count, 'in', Array.from({ length: 201 }, () => 1)],
    ['a wrong value in a list', count, 'in', [1, 'x']],
    ['nothing in a list', count, 'notIn', [null]],
    ['a text of 1001 characters', text, 'contains', 'x'.repeat(1001)],
    ['a zero character', text, 'eq', 'a\u0000'],
    ['text for yes or no', text, 'isNull', 'true'],
    ['a comparison that there is not', text, 'like', 'a'],
    ['no id', f.id('I.'), 'eq', 'x'],
    ['no day', f.calendarDate('D.'), 'lt', '2026-02-30'],
  ])('is refused: %s', (_, field, comparator, raw) => {
    const refused = rejection(() => compare(field, comparator, raw));
    expect([refused?.code, refused?.inputPath.slice(0, 3)]).toEqual([
      'BAD_USER_INPUT',
      ['filter', 'it', comparator],
    ]);
  });

  it('names the place in its list', () =>
    expect(rejection(() => compare(count, 'in', [1, 'x']))?.inputPath).toEqual(['filter', 'it', 'in', '1']));

  it('tells a null by another name', () =>
    expect(rejection(() => compare(text, 'eq', null))?.message).toBe('compare with isNull instead of null'));
});
