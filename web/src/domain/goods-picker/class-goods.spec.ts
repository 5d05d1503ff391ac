import { describe, expect, it } from '@jest/globals';
import { lengthOf, readGoods, withoutTerm, withTerms, writeGoods } from './class-goods.js';

const shoes = { classNumber: 25, term: 'shoes' };
const boots = { classNumber: 25, term: 'boots' };
const apps = { classNumber: 9, term: 'downloadable apps' };

describe('goods of a form', () => {
  it('keep each term once and classes in order', () => {
    expect(withTerms(withTerms([], [shoes, boots]), [apps, shoes])).toEqual([
      { class: 9, terms: ['downloadable apps'] },
      { class: 25, terms: ['shoes', 'boots'] },
    ]);
  });
  it('lose a class with its last term', () => {
    expect(withoutTerm(withTerms([], [shoes, apps]), apps)).toEqual([{ class: 25, terms: ['shoes'] }]);
    expect(withoutTerm([], apps)).toEqual([]);
  });
  it('come back from a field as they were put there', () => {
    const goods = withTerms([], [shoes, apps]);
    expect(readGoods(writeGoods(goods))).toEqual(goods);
    expect(writeGoods([])).toBe('');
  });
  it.each([
    undefined,
    '',
    'no json',
    '{}',
    '[null]',
    '[{"class":46,"terms":["a"]}]',
    '[{"class":0,"terms":["a"]}]',
    '[{"class":9,"terms":[""]}]',
    `[{"class":9,"terms":["${'a'.repeat(1001)}"]}]`,
    '[{"class":9,"terms":"a"}]',
  ])('read nothing from %s', (text) => {
    expect(readGoods(text)).toEqual([]);
  });
  it('are as long as an office counts them', () =>
    expect(lengthOf({ class: 25, terms: ['shoes', 'boots'] })).toBe('shoes; boots'.length));
});
