import { describe, expect, it } from '@jest/globals';
import { baseFrom, DEFAULT_BASE, portsFrom, SPAN } from './ports.mjs';

describe('portsFrom', () => {
  it('counts every port from the base and gives none twice', () => {
    const ports = portsFrom(4300);
    expect(ports).toMatchObject({
      web: 4300,
      gateway: 4301,
      accounts: 4302,
      accountsWorker: 4312,
      postgres: 4320,
      inbox: 4325,
    });
    expect(new Set(Object.values(ports)).size).toBe(Object.keys(ports).length);
  });

  it('stays within the span, so that bases a hundred apart never meet', () => {
    expect(Math.max(...Object.values(portsFrom(5000)))).toBeLessThan(5000 + SPAN);
  });

  it.each([0, 80, 65_530, 4300.5, Number.NaN])('refuses the base %p', (base) => {
    expect(() => portsFrom(base)).toThrow('The port base must be a whole number');
  });
});

describe('a base whose ports browsers refuse', () => {
  it.each([
    [6000, 'web'],
    [6660, 'trademarks'],
    [5059, 'gateway'],
  ])('%i is refused by the name of the program', (base, program) => {
    expect(() => portsFrom(base)).toThrow(`the port of ${program} would be`);
  });
});

describe('baseFrom', () => {
  it.each([
    { args: ['--base', '4400'], env: {}, base: 4400 },
    { args: ['--fresh', '--base=4500'], env: { COTTA_PORT_BASE: '4600' }, base: 4500 },
    { args: [], env: { COTTA_PORT_BASE: '4600' }, base: 4600 },
    { args: [], env: { COTTA_PORT_BASE: '' }, base: DEFAULT_BASE },
    { args: [], env: {}, base: DEFAULT_BASE },
  ])('reads $args and $env as $base', ({ args, env, base }) => {
    expect(baseFrom(args, env)).toBe(base);
  });

  it.each([[['--base']], [['--base', 'web']], [['--base=']]])('refuses %p', (args) => {
    expect(() => baseFrom(args, {})).toThrow('The port base must be');
  });
});
