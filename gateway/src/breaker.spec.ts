import { describe, expect, it } from '@jest/globals';
import { Breaker } from './breaker.js';

function opened(): { breaker: Breaker; wait: (ms: number) => void } {
  let now = 1_000;
  const breaker = new Breaker(() => now);
  for (let failure = 0; failure < 20; failure += 1) breaker.failed();
  return { breaker, wait: (ms) => void (now += ms) };
}

describe('the breaker', () => {
  it('opens at the twentieth failure in five seconds', () => {
    let now = 1_000;
    const breaker = new Breaker(() => now);
    for (let failure = 0; failure < 19; failure += 1) breaker.failed();
    expect(breaker.admits()).toBe(true);
    now += 5_000;
    breaker.failed();
    expect(breaker.admits()).toBe(true);
    for (let failure = 0; failure < 19; failure += 1) breaker.failed();
    expect(breaker.admits()).toBe(false);
  });

  it('lets one request try after two seconds, and only one', () => {
    const { breaker, wait } = opened();
    wait(1_999);
    expect(breaker.admits()).toBe(false);
    wait(1);
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  });

  it('closes when the try succeeds, and opens again at once when it fails', () => {
    const { breaker, wait } = opened();
    wait(2_000);
    breaker.admits();
    breaker.failed();
    expect(breaker.admits()).toBe(false);
    wait(2_000);
    breaker.admits();
    breaker.succeeded();
    expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
  });
});
