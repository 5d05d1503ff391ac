import { describe, expect, it } from '@jest/globals';
import { browserSpanOf } from './browser-span.js';

const now = 1_700_000_000_000;
const said = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  name: 'StartOrder',
  from: now - 400,
  to: now - 100,
};

describe('what a browser says of its own step', () => {
  it('is taken as it is', () => expect(browserSpanOf(said, now)).toEqual(said));

  it.each([
    ['an id of nothing', { traceId: '0'.repeat(32) }],
    ['an id that is none', { spanId: 'b7' }],
    ['a name with markup', { name: '<b>' }],
    ['an end before its begin', { to: said.from - 1 }],
    ['more than a minute', { from: now - 61_000 }],
    ['another day', { from: now - 86_400_000, to: now - 86_399_000 }],
    ['a time to come', { from: now + 400_000, to: now + 400_001 }],
    ['no number', { from: 'now' }],
  ])('is refused with %s', (_what, wrong) =>
    expect(browserSpanOf({ ...said, ...wrong }, now)).toBeUndefined(),
  );

  it.each([undefined, null, 7, [], 'span'])('is refused as %j', (nothing) =>
    expect(browserSpanOf(nothing, now)).toBeUndefined(),
  );
});
