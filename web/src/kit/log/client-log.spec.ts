import { describe, expect, it, jest } from '@jest/globals';
import { fit, logToServer, shallow } from './client-log.js';

describe('client log', () => {
  it('goes three levels deep', () => {
    expect(shallow({ a: { b: { c: { d: 1 } } } }, 3)).toEqual({ a: { b: { c: '[object]' } } });
  });

  it('goes less deep until a line fits into 102,400 bytes', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 6000 }, (_, index) => [`key${index}`, { text: 'x'.repeat(60) }]),
    );
    expect(JSON.parse(fit({ wide }))).toEqual({ wide: '[object]' });
    expect(fit('x'.repeat(200_000))).toBe('{"dropped":"too large"}');
  });

  it('writes an error as name and message', () => {
    expect(fit(new TypeError('broken'))).toBe('{"name":"TypeError","message":"broken"}');
  });

  it('tells a look that fails again and again once, and another failure too', () => {
    jest.useFakeTimers();
    const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
    for (let look = 0; look < 5; look += 1) logToServer('warn', 'product not loaded', new Error('away'));
    logToServer('warn', 'product not loaded', new Error('refused'));
    jest.runAllTimers();
    const lines = sent.mock.calls.map(
      ([, init]) => (JSON.parse(String(init?.body)) as { data: { message: string } }).data.message,
    );
    expect(lines).toEqual(['away', 'refused']);
    sent.mockRestore();
    jest.useRealTimers();
  });
});
