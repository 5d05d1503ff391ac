import { describe, expect, it } from '@jest/globals';
import { afterPicking, leftToLawyer } from './office-goods.js';

const ordered = [{ class: 11, terms: ['lamps'] }, { class: 20, terms: [] }];

describe('goods of one office', () => {
  it('keeps a class whose last term went: it was ordered, and the lawyer writes it', () => {
    expect(afterPicking([], ordered)).toEqual([{ class: 11, terms: [] }, { class: 20, terms: [] }]);
    expect(leftToLawyer(afterPicking([], ordered))).toEqual([11, 20]);
  });

  it('takes what was picked for a class the lawyer was to write', () => {
    expect(afterPicking([{ class: 20, terms: ['chairs'] }, { class: 11, terms: ['lamps'] }], ordered)).toEqual([{ class: 11, terms: ['lamps'] }, { class: 20, terms: ['chairs'] }]);
  });
});
