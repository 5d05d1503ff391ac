import { expect, it } from '@jest/globals';
import { approvedGoodsProblem, dividedGoodsProblem } from './approved-goods.js';

const approved = {
  goodsAndServices: [
    { classNumber: 35, terms: ['shops'] },
    { classNumber: 11, terms: ['lamps', 'lanterns'] },
  ],
};
const goods = (...lamps: readonly string[]) => [
  { class: 11, terms: [...lamps] },
  { class: 35, terms: ['shops'] },
];

it('the goods that were approved go to the office, in whatever order of classes', () =>
  expect(approvedGoodsProblem(goods('lamps', 'lanterns'), approved)).toBeUndefined());

it.each([
  ['a term more', goods('lamps', 'lanterns', 'torches')],
  ['a term less', goods('lamps')],
  ['another term', goods('lamps', 'torches')],
  ['a class less', goods('lamps', 'lanterns').slice(0, 1)],
  ['a class more', [...goods('lamps', 'lanterns'), { class: 9, terms: ['bulbs'] }]],
  ['none at all', []],
])('%s: refused', (_, wrong) =>
  expect(approvedGoodsProblem(wrong, approved)).toMatchObject({ refused: 'NOT_APPROVED_AS_FILED' }),
);

it('a divided application has what was divided off, neither more nor less', () => {
  expect(dividedGoodsProblem(goods('lamps'), goods('lamps').toReversed())).toBeUndefined();
  for (const wrong of [goods('lamps', 'torches'), goods('lamps').slice(1), []])
    expect(dividedGoodsProblem(wrong, goods('lamps'))).toMatchObject({ refused: 'NOT_APPROVED_AS_FILED' });
});
