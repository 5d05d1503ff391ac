import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionStore } from './session-store.js';
import { REFETCH_MS, watchSession } from './watch-session.js';

const refresh = jest.fn(() => Promise.resolve(null));
const store = { refresh, ask: refresh } as unknown as SessionStore;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
  stop = watchSession(store);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('watching the session', () => {
  it('asks at once and every 60 seconds', () => {
    jest.advanceTimersByTime(REFETCH_MS * 2);
    expect(refresh).toHaveBeenCalledTimes(3);
    expect(REFETCH_MS).toBe(60_000);
  });

  it('asks again soon while the first question has no answer', async () => {
    stop();
    refresh.mockClear();
    refresh.mockRejectedValueOnce(new Error('offline'));
    stop = watchSession(store);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it.each(['focus', 'online'])('asks on %s', (name) => {
    window.dispatchEvent(new Event(name));
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('asks when another tab says so, and not for other keys', () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'x' }));
    expect(refresh).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue: '{}' }));
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('is quiet while the page is hidden', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    jest.advanceTimersByTime(REFETCH_MS * 3);
    expect(refresh).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('stops asking when left', () => {
    stop();
    jest.advanceTimersByTime(REFETCH_MS * 3);
    window.dispatchEvent(new Event('focus'));
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
