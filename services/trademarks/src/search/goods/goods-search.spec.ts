import { describe, expect, it } from '@jest/globals';
import { niceClasses } from '@cotta/reference/nice-classes.js';
import { niceTerms } from '@cotta/reference/nice-terms.js';
import { shippedConcepts } from '../meaning/concepts.js';
import { searchGoods } from './goods-search.js';
import { findPackages, shippedPackages } from './packages.js';

const ask = (query: string, locale = 'en', classes: number[] = []) =>
  searchGoods({ query, locale, classes, limit: 10 }, shippedConcepts());
const firstClass = (query: string, locale?: string): number | undefined =>
  ask(query, locale).classes[0]?.classNumber;

describe('search for goods and services', () => {
  it.each([
    ['running shoes', 25],
    ['beer', 32],
    ['legal services', 45],
    ['hairdressing', 44],
    ['software as a service', 42],
    ['furniture for offices', 20],
  ])('%s belongs to class %i first', (query, expected) => {
    expect(firstClass(query)).toBe(expected);
  });

  it.each([
    ['cs', 'hračky', 28],
    ['sk', 'pivo', 32],
    ['es', 'cerveza', 32],
    ['es', 'zapatos', 25],
    ['cs', 'lampy', 11],
    ['sk', 'džús', 32],
    ['sk', 'hračiek', 28],
  ])('understands %s: %s', (locale, query, expected) => {
    expect(firstClass(query, locale)).toBe(expected);
    expect(ask(query, locale).items[0]?.classNumber).toBe(expected);
  });

  it('says by which words of the question it found a class', () => {
    expect(
      ask('wooden toys and a coffee shop').classes.map(({ classNumber, matched }) => [classNumber, matched]),
    ).toEqual([
      [28, ['wooden toys']],
      [43, ['coffee shop']],
    ]);
  });

  it.each(['engine oil', 'shampoo', 'vitamins', 'steel beams', 'lamps', 'beer'])(
    'says of each term for %s whether a list has it',
    (query) => {
      const lists = new Set(niceTerms().map(({ classNumber, term }) => `${classNumber} ${term}`));
      const { items, listed } = ask(query);
      expect(items.length).toBeGreaterThan(0);
      for (const one of items)
        expect([one.term, one.listed]).toEqual([one.term, lists.has(`${one.classNumber} ${one.term}`)]);
      expect(listed).toBe(items.some((one) => one.listed && one.term.toLowerCase() === query));
    },
  );

  it('says which words a dictionary put into English', () => {
    expect(ask('escafandra', 'es').translated).toEqual([{ word: 'escafandra', as: ['snorkels'] }]);
  });

  it.each([
    ['a shop with toys', 35],
    ['repair of watches', 37],
    ['app for bakers', 9],
    ['car repair', 37],
    ['school of pottery', 41],
  ])('%s is a service or a program, not the thing beside it: class %i first', (query, expected) => {
    expect(firstClass(query)).toBe(expected);
  });

  it('takes what is for animals to their classes', () => {
    expect([
      firstClass('comida para perros', 'es'),
      firstClass('clothes for cats'),
      firstClass('oblečky pro psy', 'cs'),
    ]).toEqual([31, 18, 18]);
  });

  it('puts the plain meaning first and nothing that nobody asked for', () => {
    const toys = ask('wooden toys').items;
    expect(toys[0]?.term).toBe('toys');
    expect(toys.filter(({ classNumber, term }) => classNumber !== 28 || /sex/.test(term))).toEqual([]);
    expect(ask('sex toys').items.some(({ term }) => /sex toys/.test(term))).toBe(true);
  });

  it('forgives a slip of the finger', () => {
    expect(ask('furnitre').items[0]?.term).toContain('furniture');
    expect([
      firstClass('hračkky', 'sk'),
      firstClass('restaurrace', 'cs'),
      firstClass('zapatoss', 'es'),
    ]).toEqual([28, 43, 25]);
  });

  it('keeps to the classes asked for', () => {
    expect(new Set(ask('design', 'en', [42]).items.map(({ classNumber }) => classNumber))).toEqual(
      new Set([42]),
    );
  });

  it('says whether the description is a listed term', () => {
    expect(ask('beer').listed).toBe(true);
    expect(ask('beer for astronauts on the moon').listed).toBe(false);
  });

  it.each(['', '!!!', '😀', 'x'.repeat(200), "'; drop table goods; --", 'שלום'])(
    'finds nothing or something for %j, and never fails',
    (query) => {
      expect(Array.isArray(ask(query).items)).toBe(true);
    },
  );
});

describe('packages of terms', () => {
  it('name terms that the search knows', () => {
    const typical = niceClasses.flatMap(({ number, examples }) =>
      examples.map((term) => `${number} ${term}`),
    );
    const listed = new Set([
      ...typical,
      ...niceTerms().map(({ classNumber, term }) => `${classNumber} ${term}`),
    ]);
    const unknown = shippedPackages().packages.flatMap(({ id, terms }) =>
      terms
        .filter(({ classNumber, term }) => !listed.has(`${classNumber} ${term}`))
        .map(({ classNumber, term }) => `${id}: ${classNumber} ${term}`),
    );
    expect(unknown).toEqual([]);
  });

  it('belong to an industry each, with a title in the reader’s language', () => {
    const known = new Set(shippedPackages().industries.map(({ id }) => id));
    expect(shippedPackages().packages.filter(({ industry }) => !known.has(industry))).toEqual([]);
    expect(findPackages('pivovar', 'cs')[0]?.industry).toEqual({
      id: 'food-and-drink',
      title: 'Jídlo a nápoje',
    });
  });

  it('are found by title and by term', () => {
    expect(findPackages('pivovar', 'cs').map(({ id }) => id)).toEqual(['beer']);
    expect(findPackages('coffee', 'en')[0]?.id).toBe('coffee');
    expect(findPackages('', 'es').length).toBe(shippedPackages().packages.length);
  });
});
