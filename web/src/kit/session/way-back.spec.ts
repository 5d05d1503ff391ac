import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepWayBack, takeWayBack } from './way-back.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

describe('the way back to what was begun', () => {
  it('is taken once', () => {
    keepWayBack('/brand-monitoring-order/shield?coupon=X');
    expect(takeWayBack()).toBe('/brand-monitoring-order/shield?coupon=X');
    expect(takeWayBack()).toBeUndefined();
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', ''])(
    'never leads to another site: %s',
    (path) => {
      keepWayBack(path);
      expect(takeWayBack()).toBeUndefined();
    },
  );

  it('is forgotten after three days, and where what is kept cannot be read', () => {
    jest.useFakeTimers();
    keepWayBack('/brand-monitoring-order');
    jest.setSystemTime(Date.now() + 4 * 24 * 3_600_000);
    expect(takeWayBack()).toBeUndefined();
    localStorage.setItem('way-back', '{');
    expect(takeWayBack()).toBeUndefined();
  });
});
