import { describe, expect, it } from '@jest/globals';
import { currentVersion, upcast } from './upcast.js';

const shapes = {
  versions: { NameGiven: 3 },
  upcasters: {
    NameGiven: [
      (data: object) => ({ ...data, language: 'en' }),
      (data: object) => ({ ...data, script: 'latin' }),
    ],
  },
};

describe('an old event', () => {
  it('becomes what the type is today, step by step', () => {
    expect(upcast(shapes, 'NameGiven', 1, { name: 'A' })).toEqual({
      name: 'A',
      language: 'en',
      script: 'latin',
    });
    expect(upcast(shapes, 'NameGiven', 2, { name: 'A', language: 'sk' })).toEqual({
      name: 'A',
      language: 'sk',
      script: 'latin',
    });
    expect(upcast(shapes, 'NameGiven', 3, { name: 'A' })).toEqual({ name: 'A' });
  });

  it('has version 1 unless the type says otherwise', () => {
    expect(currentVersion(shapes, 'Anything')).toBe(1);
    expect(upcast(shapes, 'Anything', 1, { a: 1 })).toEqual({ a: 1 });
  });

  it('is refused when it is newer than this code, or when a step is missing', () => {
    expect(() => upcast(shapes, 'NameGiven', 4, {})).toThrow('deploy the release');
    expect(() => upcast({ versions: { NameGiven: 2 } }, 'NameGiven', 1, {})).toThrow(
      'no step from schema version 1 to 2',
    );
  });
});
