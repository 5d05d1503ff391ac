import { describe, expect, it } from '@jest/globals';
import { Lanes } from './lanes.js';

describe('lanes', () => {
  it('never hold more than they have room for, and let everyone through in order', async () => {
    const lanes = new Lanes(2);
    let inside = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        lanes.run(async () => {
          inside += 1;
          most = Math.max(most, inside);
          order.push(number);
          await new Promise((resolve) => setImmediate(resolve));
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('are free again after a failure', async () => {
    const lanes = new Lanes(1);
    await expect(lanes.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await lanes.run(() => Promise.resolve('through'))).toBe('through');
  });
});
