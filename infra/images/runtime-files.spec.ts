import { describe, expect, it } from '@jest/globals';
import { billOfMaterials } from './bill-of-materials.mjs';
import { isNeededAtRunTime, packageOf } from './runtime-files.mjs';

describe('what of a package goes into an image', () => {
  it.each(['index.js', 'lib/native.node', 'data/list.json', 'LICENSE', 'LICENSE.txt', 'scripts/wake.lua'])(
    '%s',
    (file) => {
      expect(isNeededAtRunTime(file)).toBe(true);
    },
  );

  it.each([
    'index.d.ts',
    'index.js.map',
    'README.md',
    'docs/a.js',
    'test/a.js',
    'a/__tests__/b.js',
    'src/index.ts',
    '.eslintrc.json',
    'node_modules/x/index.js',
  ])('not %s', (file) => {
    expect(isNeededAtRunTime(file)).toBe(false);
  });
});

it.each([
  ['node_modules/zod/index.js', 'node_modules/zod', 'zod'],
  ['node_modules/a/node_modules/@b/c/x/y.js', 'node_modules/a/node_modules/@b/c', '@b/c'],
  ['node_modules/@cotta/kit', 'node_modules/@cotta/kit', '@cotta/kit'],
  ['services/kit/dist/x.js', 'services/kit', undefined],
  ['web/dist/server/main.js', 'web', undefined],
  ['package.json', '', undefined],
])('%s belongs to %s', (path, folder, name) => {
  expect(packageOf(path)).toEqual({ folder, name });
});

it('a bill of materials names each package once, in one order, with its digest', () => {
  const packages = [
    {
      name: 'zod',
      version: '4.0.0',
      license: 'MIT',
      integrity: `sha512-${Buffer.from('z').toString('base64')}`,
    },
    { name: '@scope/a', version: '1.0.0' },
  ];
  const bill = billOfMaterials({ name: 'web', version: '0.1.0', packages });
  expect(bill).toEqual(billOfMaterials({ name: 'web', version: '0.1.0', packages: packages.toReversed() }));
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    components: [
      { purl: 'pkg:npm/%40scope/a@1.0.0' },
      {
        purl: 'pkg:npm/zod@4.0.0',
        licenses: [{ expression: 'MIT' }],
        hashes: [{ alg: 'SHA-512', content: '7a' }],
      },
    ],
  });
});
