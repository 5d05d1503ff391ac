import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { turnsOf } from './turns.js';

const events = fc
  .array(
    fc.nat(6).map((stream) => ({ streamId: `s${stream}` })),
    { maxLength: 60 },
  )
  .map((list) => list.map((event, n) => ({ ...event, n })));

describe('turns', () => {
  it('lose nothing, hold each stream once and keep its order', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 9 }), (list, size) => {
        const turns = turnsOf(list, size);
        expect(
          turns
            .flat()
            .map(({ n }) => n)
            .toSorted((a, b) => a - b),
        ).toEqual(list.map(({ n }) => n));
        for (const turn of turns) {
          expect(turn.length).toBeLessThanOrEqual(size);
          expect(new Set(turn.map(({ streamId }) => streamId)).size).toBe(turn.length);
        }
        for (const stream of new Set(list.map(({ streamId }) => streamId))) {
          const order = turns
            .flat()
            .filter(({ streamId }) => streamId === stream)
            .map(({ n }) => n);
          expect(order).toEqual(order.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('are as few as they can be', () => {
    const list = ['a', 'a', 'b', 'c', 'b'].map((streamId) => ({ streamId }));
    expect(turnsOf(list, 3).map((turn) => turn.map(({ streamId }) => streamId).join(''))).toEqual([
      'abc',
      'ab',
    ]);
  });
});
