import { describe, expect, it } from '@jest/globals';
import { Faults } from './faults.mjs';

describe('Faults', () => {
  it('hits as many messages as were asked for, then none', () => {
    const faults = new Faults();
    faults.set({ mode: 'reject-4xx', count: 2 });
    expect([faults.take(), faults.take(), faults.take(), faults.take()].map(({ mode }) => mode)).toEqual(['reject-4xx', 'reject-4xx', 'none', 'none']);
  });

  it('hits every message until it is switched off', () => {
    const faults = new Faults();
    faults.set({ mode: 'slow', delayMs: 10 });
    expect([faults.take(), faults.take()]).toEqual([{ mode: 'slow', delayMs: 10, count: null }, { mode: 'slow', delayMs: 10, count: null }]);
    faults.set({ mode: 'none' });
    expect(faults.take().mode).toBe('none');
  });

  it.each([[{ mode: 'explode' }, '"mode"'], [{}, '"mode"'], [null, '"mode"'], [{ mode: 'slow', delayMs: -1 }, '"delayMs"'], [{ mode: 'slow', count: 'two' }, '"count"']])('refuses %j', (input, part) => {
    expect(() => new Faults().set(input)).toThrow(part);
  });
});
