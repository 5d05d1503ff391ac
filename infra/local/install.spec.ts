import { describe, expect, it } from '@jest/globals';
import { firstDifference } from './install.mjs';

describe('firstDifference', () => {
  const locked = {
    '': {},
    infra: { version: '0.1.0' },
    'node_modules/@cotta/infra': { link: true, resolved: 'infra' },
    'node_modules/pg': { version: '8.0.0' },
    'web/node_modules/vite': { version: '8.3.8' },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  };
  const installed = {
    'node_modules/pg': { version: '8.0.0' },
    'web/node_modules/vite': { version: '8.3.8' },
  };

  it('is undefined for what the lock file says, without the packages of other machines', () => {
    expect(firstDifference(locked, installed)).toBeUndefined();
  });

  it('names a package that is not installed', () => {
    expect(firstDifference(locked, { 'node_modules/pg': { version: '8.0.0' } })).toBe(
      'web/node_modules/vite',
    );
  });

  it('names a package installed in another version', () => {
    expect(firstDifference(locked, { ...installed, 'node_modules/pg': { version: '7.9.9' } })).toBe(
      'node_modules/pg',
    );
  });
});
