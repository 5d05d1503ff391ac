import { expect, it } from '@jest/globals';
import { sourcesOf } from './base-images.mjs';

it('the mirrors of the machine are taken for the release, the release itself first', () => {
  const targets = [
    'http://mirror.test/security bookworm-security main',
    'http://mirror.test/debian bookworm-updates main',
    'http://mirror.test/debian bookworm main',
    'http://mirror.test/debian bookworm main',
    'http://mirror.test/debian bookworm contrib',
    'http://packages.test/node nodistro main',
    '',
  ].join('\n');
  expect(sourcesOf(targets, 'bookworm')).toEqual([
    'deb http://mirror.test/debian bookworm main',
    'deb http://mirror.test/security bookworm-security main',
    'deb http://mirror.test/debian bookworm-updates main',
  ]);
});
