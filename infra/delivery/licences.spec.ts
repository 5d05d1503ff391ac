import { describe, expect, it } from '@jest/globals';
import { licenceProblems, productionPackages } from './licences.mjs';

describe('licences of what runs in production', () => {
  it('are read from the lock file, without what only developers install', () =>
    expect(
      productionPackages(
        {
          packages: {
            '': {},
            'services/kit': {},
            'node_modules/@cotta/kit': { link: true },
            'node_modules/pg': { license: 'MIT' },
            'node_modules/jest': { license: 'MIT', dev: true },
            'node_modules/a/node_modules/@b/c': {},
          },
        },
        (path) => (path.endsWith('@b/c') ? 'ISC' : undefined),
      ),
    ).toEqual([
      { name: 'pg', licence: 'MIT' },
      { name: '@b/c', licence: 'ISC' },
    ]));

  it.each(['MIT', '(MIT OR GPL-3.0-only)', '(Apache-2.0 AND BSD-3-Clause)', 'MPL-2.0'])(
    'may be %s',
    (licence) => expect(licenceProblems([{ name: 'some', licence }])).toEqual([]),
  );

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', '(MIT AND GPL-2.0-only)', 'SEE LICENSE IN LICENSE.md'])(
    'may not be %s',
    (licence) =>
      expect(licenceProblems([{ name: 'some', licence }])).toEqual([expect.stringContaining(licence)]),
  );

  it('are said by everything that is installed here', () => {
    const packages = [{ name: 'some', licence: undefined }];
    expect(licenceProblems(packages)).toEqual([expect.stringContaining('names no licence')]);
    expect(licenceProblems(packages, () => true)).toEqual([]);
  });

  it('that are an exception hold for the packages named there alone', () => {
    expect(licenceProblems([{ name: '@apollo/gateway', licence: 'Elastic-2.0' }])).toEqual([]);
    expect(licenceProblems([{ name: 'elastic', licence: 'Elastic-2.0' }])).toHaveLength(1);
  });
});
