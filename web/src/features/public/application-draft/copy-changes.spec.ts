import { expect, it } from '@jest/globals';
import { copyChanges } from './copy-changes.js';

const office = (jurisdiction: string, content: object) => ({
  applicationJurisdictionId: jurisdiction,
  jurisdiction,
  content,
});

it('names the office and the part that changed, and nothing that did not', () => {
  const before = [
    office('EU', { goodsAndServices: [{ classNumber: 9 }], owner: { name: 'A' } }),
    office('US', { owner: { name: 'A' } }),
  ];
  const after = [
    office('EU', { goodsAndServices: [{ classNumber: 11 }], owner: { name: 'A' } }),
    office('US', { owner: { name: 'A' } }),
  ];
  expect(copyChanges(before, after)).toEqual([{ jurisdiction: 'EU', keys: ['goodsAndServices'] }]);
  expect(copyChanges(before, before)).toEqual([]);
});

it('names an office that is new', () =>
  expect(copyChanges([], [office('UK', { owner: null })])).toEqual([
    { jurisdiction: 'UK', keys: ['owner'] },
  ]));
