import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkBoundaries } from './boundaries.mjs';
import { RULES } from './boundary-rules.mjs';
import { checkSizes } from './sizes.mjs';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes files into the scratch tree and returns their paths. */
function plant(files: Readonly<Record<string, string>>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files);
}

const rulesBroken = (files: Readonly<Record<string, string>>): string[] =>
  checkBoundaries(root, plant(files)).violations.map(({ rule }: { rule: string }) => rule);

const nothing = 'export const nothing = 0;';

/** One planted violation per rule, and the nearest thing that is allowed. */
const planted: Readonly<
  Record<
    string,
    { readonly wrong: Readonly<Record<string, string>>; readonly right: Readonly<Record<string, string>> }
  >
> = {
  'service-is-an-island': {
    wrong: { 'services/a/src/x.ts': `import '../../b/src/y.js';`, 'services/b/src/y.ts': nothing },
    right: {
      'services/a/src/x.ts': `import '@cotta/kit/model/words/ids.js';`,
      'services/kit/src/model/words/ids.ts': nothing,
    },
  },
  'domain-is-pure': {
    wrong: {
      'services/a/src/order/order-rules.ts': `import type { DataSource } from 'typeorm'; export type X = DataSource;`,
    },
    right: {
      'services/a/src/order/order-rules.ts': `import '@cotta/kit/model/field/field.js'; import 'luxon';`,
      'services/kit/src/model/field/field.ts': nothing,
    },
  },
  'command-is-an-island': {
    wrong: {
      'services/a/src/order/one.ts': `import './two.js'; export const one = defineCommand();`,
      'services/a/src/order/two.ts': `export const two = defineCommand();`,
    },
    right: {
      'services/a/src/order/one.ts': `import './two.js'; export const one = defineCommand();`,
      'services/a/src/order/two.ts': nothing,
    },
  },
  'kit-has-floors': {
    wrong: {
      'services/kit/src/model/a/x.ts': `import type { Y } from '../../runtime/b/y.js'; export type X = Y;`,
      'services/kit/src/runtime/b/y.ts': `export type Y = 1;`,
    },
    right: {
      'services/kit/src/edge/c/z.ts': `import '../../runtime/b/y.js'; import '../../model/a/x.js';`,
      'services/kit/src/runtime/b/y.ts': `import '../../model/a/x.js';`,
      'services/kit/src/model/a/x.ts': nothing,
    },
  },
  'adapters-behind-ports': {
    wrong: {
      'services/a/src/order/x.ts': `import '../adapters/y.js';`,
      'services/a/src/adapters/y.ts': nothing,
    },
    right: {
      'services/a/src/worker.ts': `import './adapters/y.js';`,
      'services/a/src/adapters/y.ts': `import '../order/x.js';`,
      'services/a/src/order/x.ts': nothing,
    },
  },
  'infrastructure-behind-the-kit': {
    wrong: { 'services/a/src/x.ts': `import { Kafka } from 'kafkajs'; export { Kafka };` },
    right: { 'services/kit/src/kafka/x.ts': `import 'kafkajs';` },
  },
  'edge-talks-graphql-only': {
    wrong: {
      'gateway/src/x.ts': `export const load = () => import('../../services/a/src/y.js');`,
      'services/a/src/y.ts': nothing,
    },
    right: {
      'gateway/src/x.ts': `import '@cotta/kit/model/words/viewer.js';`,
      'services/kit/src/model/words/viewer.ts': nothing,
    },
  },
  'lists-stay-with-the-server': {
    wrong: {
      'web/src/x.ts': `import '@cotta/reference/currencies.js';`,
      'services/reference/src/currencies.ts': nothing,
    },
    right: {
      'web/server/x.ts': `import '@cotta/reference/currencies.js';`,
      'services/reference/src/currencies.ts': nothing,
    },
  },
  'feature-is-an-island': {
    wrong: {
      'web/src/features/public/home/x.tsx': `import { Y } from '../other/y.js'; export const X = () => <Y />;`,
      'web/src/features/public/other/y.tsx': 'export const Y = () => <p />;',
    },
    right: {
      'web/src/features/public/home/x.tsx': `import '../parts/y.js';`,
      'web/src/features/public/parts/y.tsx': nothing,
    },
  },
  'app-mounts-features': {
    wrong: {
      'web/src/features/public/home/x.ts': `import '../../../app/y.js';`,
      'web/src/app/y.ts': nothing,
    },
    right: {
      'web/src/app/x.ts': `import '../features/public/home/y.js';`,
      'web/src/features/public/home/y.ts': nothing,
    },
  },
  'kit-knows-no-one': {
    wrong: { 'web/src/kit/x.ts': `export * from '../domain/y.js';`, 'web/src/domain/y.ts': nothing },
    right: { 'web/src/domain/x.ts': `import '../kit/y.js';`, 'web/src/kit/y.ts': nothing },
  },
  'public-pages-stay-light': {
    wrong: { 'web/src/features/public/home/x.ts': `import '@apollo/client';` },
    right: { 'web/src/features/portal/home/x.ts': `import '@apollo/client';` },
  },
  'tests-stay-outside': {
    wrong: { 'services/a/src/x.ts': `import './y.spec.js';`, 'services/a/src/y.spec.ts': nothing },
    right: { 'services/a/src/x.spec.ts': `import './y.spec.js';`, 'services/a/src/y.spec.ts': nothing },
  },
  'package-has-one-test-entry': {
    wrong: {
      'tests/money/x.int.spec.ts': `import '../../services/a/src/order/y.js';`,
      'services/a/src/order/y.ts': nothing,
    },
    right: {
      'tests/money/x.int.spec.ts': `import '@cotta/a/testing.js';`,
      'services/a/src/testing.ts': `export { nothing } from './order/y.js';`,
      'services/a/src/order/y.ts': nothing,
    },
  },
};

describe('boundaries', () => {
  it('have a planted violation for every rule', () => {
    expect(Object.keys(planted).sort()).toEqual(RULES.map(({ name }: { name: string }) => name).sort());
  });

  it.each(Object.entries(planted))(
    '%s is seen when it is broken, and only then',
    (rule, { wrong, right }) => {
      expect(rulesBroken(wrong)).toContain(rule);
      expect(rulesBroken(right)).toEqual([]);
    },
  );

  it('see a cycle over three files, of types too', () => {
    expect(
      rulesBroken({
        'tests/a.ts': `import './b.js';`,
        'tests/b.ts': `import './c.js';`,
        'tests/c.ts': `import './a.js';`,
      }),
    ).toEqual(['no-cycle']);
    expect(
      rulesBroken({
        'tests/a.ts': `import type { B } from './b.js'; export type A = B;`,
        'tests/b.ts': `import './a.js'; export type B = 1;`,
      }),
    ).toEqual(['no-cycle']);
  });

  it('see two rooms that know each other, though no two files do', () => {
    const rooms = {
      'services/b/src/order/one.ts': `import '../price/one.js';`,
      'services/b/src/price/one.ts': nothing,
      'services/b/src/price/two.ts': nothing,
    };
    expect(rulesBroken({ ...rooms, 'services/b/src/order/two.ts': `import '../price/two.js';` })).toEqual([]);
    expect(
      rulesBroken({
        ...rooms,
        'services/b/src/price/two.ts': `import '../order/two.js';`,
        'services/b/src/order/two.ts': nothing,
      }),
    ).toEqual(['no-circle-of-rooms']);
  });

  it('let nothing that runs import what its package shows to tests', () => {
    expect(
      rulesBroken({ 'gateway/src/x.ts': `import './testing.js';`, 'gateway/src/testing.ts': nothing }),
    ).toEqual(['tests-stay-outside']);
  });

  it('see a path that does not exist', () => {
    expect(rulesBroken({ 'tests/a.ts': `import './gone.js';` })).toEqual(['no-unresolvable']);
  });

  it('say how much they looked at, so that looking at nothing can fail', () => {
    expect(checkBoundaries(root, [])).toMatchObject({ examined: 0, imports: 0 });
  });
});

describe('sizes', () => {
  it('name a file of 301 lines and a spec of 501, and let a line less pass', () => {
    const files = plant({
      'services/a/src/long.ts': '\n'.repeat(300),
      'services/a/src/fits.ts': '\n'.repeat(299),
      'services/a/src/long.spec.ts': '\n'.repeat(500),
      'services/a/src/fits.spec.ts': '\n'.repeat(499),
    });
    expect(
      checkSizes(root, files)
        .tooLong.map(({ path }: { path: string }) => path)
        .toSorted(),
    ).toEqual(['services/a/src/long.spec.ts', 'services/a/src/long.ts']);
  });
});
