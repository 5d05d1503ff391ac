import { describe, expect, it } from '@jest/globals';
import { Faults } from './faults.mjs';

describe('Faults', () => {
  it('hits as many messages as were asked for, then none', () => {
    const faults = new Faults();
    faults.set({ mode: 'reject-4xx', count: 2 });
    expect([faults.take(), faults.take(), faults.take(), faults.take()].map(({ mode }) => mode)).toEqual([
      'reject-4xx',
      'reject-4xx',
      'none',
      'none',
    ]);
  });

  it('hits every message until it is switched off', () => {
    const faults = new Faults();
    faults.set({ mode: 'slow', delayMs: 10 });
    expect([faults.take(), faults.take()]).toEqual([
      { mode: 'slow', delayMs: 10, count: null },
      { mode: 'slow', delayMs: 10, count: null },
    ]);
    faults.set({ mode: 'none' });
    expect(faults.take().mode).toBe('none');
  });

  it('of one sender hit nobody else, and are not used up by others', () => {
    const faults = new Faults();
    faults.set({ mode: 'reject-5xx', count: 1, sender: 'a@cotta.test' });
    expect(
      [faults.take('b@cotta.test'), faults.take('a@cotta.test'), faults.take('a@cotta.test')].map(
        ({ mode }) => mode,
      ),
    ).toEqual(['none', 'reject-5xx', 'none']);
    faults.set({ mode: 'slow', sender: 'a@cotta.test' });
    faults.set({ mode: 'reject-4xx' });
    expect(
      [faults.take('a@cotta.test'), faults.take('b@cotta.test'), faults.current].map(({ mode }) => mode),
    ).toEqual(['slow', 'reject-4xx', 'reject-4xx']);
  });

  it.each([
    [{ mode: 'explode' }, '"mode"'],
    [{}, '"mode"'],
    [null, '"mode"'],
    [{ mode: 'slow', delayMs: -1 }, '"delayMs"'],
    [{ mode: 'slow', count: 'two' }, '"count"'],
    [{ mode: 'slow', sender: 7 }, '"sender"'],
  ])('refuses %j', (input, part) => {
    expect(() => new Faults().set(input)).toThrow(part);
  });
});
