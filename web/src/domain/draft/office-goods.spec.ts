import { describe, expect, it } from '@jest/globals';
import { afterPicking, leftToLawyer, splitGoods } from './office-goods.js';

const ordered = [
  { class: 11, terms: ['lamps'] },
  { class: 20, terms: [] },
];

describe('goods of one office', () => {
  it('keeps a class whose last term went: it was ordered, and the lawyer writes it', () => {
    expect(afterPicking([], ordered)).toEqual([
      { class: 11, terms: [] },
      { class: 20, terms: [] },
    ]);
    expect(leftToLawyer(afterPicking([], ordered))).toEqual([11, 20]);
  });

  it('takes what was picked for a class the lawyer was to write', () => {
    expect(
      afterPicking(
        [
          { class: 20, terms: ['chairs'] },
          { class: 11, terms: ['lamps'] },
        ],
        ordered,
      ),
    ).toEqual([
      { class: 11, terms: ['lamps'] },
      { class: 20, terms: ['chairs'] },
    ]);
  });

  it('saves what is paid for, and keeps apart what has to be ordered first', () => {
    const office = {
      jurisdiction: 'EU',
      goodsAndServices: [{ classNumber: 9, terms: ['chargers'] }],
    } as unknown as Parameters<typeof splitGoods>[1]['office'];
    const units = [
      { jurisdiction: 'EU', classNumber: 11, paid: 'PAID' },
      { jurisdiction: 'US', classNumber: 35, paid: 'PAID' },
    ];
    const picked = [
      { class: 9, terms: ['chargers'] },
      { class: 11, terms: ['lamps'] },
      { class: 35, terms: ['shops'] },
    ];
    expect(splitGoods(picked, { office, units })).toEqual({
      within: picked.slice(0, 2),
      beyond: [{ jurisdiction: 'EU', classNumber: 35, terms: ['shops'] }],
    });
    expect(splitGoods(picked, { office, units: [] }).beyond).toEqual([]);
  });
});
