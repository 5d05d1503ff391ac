import { expect, it } from '@jest/globals';
import { entryOf } from '../index/slot-entry.js';
import { mark } from '../testing/marks.js';
import { seedWeights } from '../text/word-weights.js';
import { packMark, unpackMark } from './packed-mark.js';

const odd = 'A'.repeat(400);
it.each([
  mark('XCEED'),
  mark('Sol de Mayo Bank', { classes: [1, 31, 32, 45], live: false, filingDate: null }),
  mark('ЗВЕЗДА', { latin: 'ZVEZDA', jurisdiction: null, classes: [] }),
  mark('!?', { owner: 'Čerešňa s.r.o.' }),
  mark(`${odd} ${odd}`),
])('$name comes out as it went in', (one) => {
  const entry = entryOf(one, seedWeights());
  const { entry: read, mark: shown } = unpackMark(packMark(entry, one));
  expect({ ...read, name: [...read.name] }).toEqual({ ...entry, name: [...entry.name] });
  expect(shown()).toEqual(one);
});
