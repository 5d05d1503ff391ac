import { expect, it } from '@jest/globals';
import { protectionOf } from './coverage.js';

type Mark = Parameters<typeof protectionOf>[0][number];
const mark = (jurisdiction: string, classes: number[], statusGroup: string, more: object = {}): Mark =>
  ({ jurisdiction, classes, statusGroup, expirationDate: null, ...more }) as unknown as Mark;

it.each([
  ['registered', [mark('EU', [25], 'LIVE')]],
  ['pending', [mark('EU', [25], 'PENDING')]],
  ['registered', [mark('EU', [25], 'PENDING'), mark('EU', [25], 'LIVE')]],
  ['registered', [mark('EU', [25], 'ACTION_NEEDED', { expirationDate: '2030-01-01' })]],
  ['pending', [mark('EU', [25], 'ACTION_NEEDED')]],
  ['open', [mark('EU', [25], 'DEAD')]],
  ['open', [mark('US', [25], 'LIVE'), mark('EU', [35], 'LIVE')]],
] as const)(
  'a class at an office is %s by the best of its marks; one that is over protects nothing',
  (said, marks) => {
    expect(protectionOf(marks, 25, 'EU')).toBe(said);
  },
);
