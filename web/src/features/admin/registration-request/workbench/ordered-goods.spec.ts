import { describe, expect, it } from '@jest/globals';
import { goodsRows, orderedAt } from './ordered-goods.js';

const order = {
  goods: [{ classNumber: 9, terms: ['apps'] }],
  officeGoods: [{ jurisdiction: 'US', goods: [{ classNumber: 42, terms: [] }] }],
};

describe('order and draft of one office', () => {
  it('takes the list of the office where there is one', () => {
    expect(orderedAt(order, 'EU')).toEqual([{ class: 9, terms: ['apps'] }]);
    expect(orderedAt(order, 'US')).toEqual([{ class: 42, terms: [] }]);
    expect(orderedAt(null, 'US')).toEqual([]);
  });

  it('stand side by side in the order of the classes, with what the draft lacks', () => {
    expect(
      goodsRows(
        [
          { class: 42, terms: [] },
          { class: 9, terms: ['apps', 'games'] },
        ],
        [
          { class: 9, terms: ['games', 'films'] },
          { class: 36, terms: ['rental of flats'] },
        ],
      ),
    ).toEqual([
      { class: 9, ordered: ['apps', 'games'], drafted: ['games', 'films'], lacking: ['apps'] },
      { class: 36, ordered: undefined, drafted: ['rental of flats'], lacking: [] },
      { class: 42, ordered: [], drafted: undefined, lacking: [] },
    ]);
  });
});
