import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mendRequestQueue } from './kafkajs-timer-fix.js';

const require = createRequire(import.meta.url);

interface Queue {
  throttledUntil: number;
  pending: unknown[];
  throttleCheckTimeoutId: unknown;
  checkPendingRequests(): void;
  scheduleCheckPendingRequests(): void;
  destroy(): void;
}

describe('the request queue of the client', () => {
  let RequestQueue: new (options: object) => Queue;
  const open = () => new RequestQueue({ maxInFlightRequests: 1, logger: { debug: () => undefined } });

  beforeAll(() => {
    mendRequestQueue();
    RequestQueue = require('kafkajs/src/network/requestQueue/index.js') as typeof RequestQueue;
  });

  it('sets no timer while nothing waits', () => {
    const queue = open();
    queue.checkPendingRequests();
    expect(queue.throttleCheckTimeoutId).toBeNull();
  });

  it('looks again once the broker lets it', () => {
    jest.useFakeTimers({ now: 0 });
    const queue = open();
    const sent: string[] = [];
    queue.throttledUntil = 500;
    queue.pending.push({ send: () => sent.push('sent'), expectResponse: true });
    queue.scheduleCheckPendingRequests();
    jest.advanceTimersByTime(499);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(20);
    expect(sent).toEqual(['sent']);
    queue.destroy();
    jest.useRealTimers();
  });
});
