import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { missingEntries, platformOf } from './complete-lock.mjs';
import { ROOT } from './paths.mjs';

describe('platformOf', () => {
  it.each([
    ['@swc/core-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@swc/core-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@bufbuild/buf-linux-aarch64', { os: ['linux'], cpu: ['arm64'] }],
    ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
    ['git-cliff-windows-x64', { os: ['win32'], cpu: ['x64'] }],
    ['fsevents', {}],
  ])('reads %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});

describe('missingEntries', () => {
  it('adds what is asked for and not locked, and nothing else', () => {
    const packages = {
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: {
          'tool-linux-x64': '1.0.0',
          'tool-darwin-x64': '1.0.0',
          'tool-win32-x64': '^1.0.0',
          'plain-extra': '1.0.0',
        },
      },
      'node_modules/tool-linux-x64': { version: '1.0.0' },
    };
    expect(missingEntries(packages)).toEqual({
      'node_modules/tool-darwin-x64': {
        version: '1.0.0',
        os: ['darwin'],
        cpu: ['x64'],
        dev: true,
        optional: true,
      },
    });
  });

  it('finds the lock file of this repository complete', () => {
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    expect(Object.keys(missingEntries(lock.packages))).toEqual([]);
  });

  it('finds no registry named in the lock file', () => {
    expect(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/);
  });
});
