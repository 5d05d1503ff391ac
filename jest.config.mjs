// One runner for the repository. Sources are TypeScript read through swc, so a test sees what the compiler sees,
// and packages of this repository resolve to their sources, never to a build that may be stale.
const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['js', 'ts', 'tsx', 'json', 'mjs', 'cjs', 'node'],
  moduleNameMapper: {
    '^@cotta/kit/(.*)\\.js$': '<rootDir>/services/kit/src/$1.ts',
    '^@cotta/proto/(.*)\\.js$': '<rootDir>/proto/gen/$1.ts',
    '^@cotta/reference/(.*)\\.js$': '<rootDir>/services/reference/src/$1.ts',
    '^@cotta/(accounts|cases|invoicing|requests|subscriptions|trademarks|workspace)/testing\\.js$':
      '<rootDir>/services/$1/src/testing.ts',
    '^@cotta/gateway/testing\\.js$': '<rootDir>/gateway/src/testing.ts',
    '^@cotta/web/testing\\.js$': '<rootDir>/web/testing/testing.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.state/'],
  watchPathIgnorePatterns: ['/dist/', '/.state/'],
  modulePathIgnorePatterns: ['/dist/', '/.state/'],
};

const roots = [
  '<rootDir>/services',
  '<rootDir>/gateway',
  '<rootDir>/proto',
  '<rootDir>/infra',
  '<rootDir>/tests',
];

export default {
  globalSetup: '<rootDir>/infra/local/print-stale.mjs',
  // A machine that is short of processor time is no failure; what must be quick says so itself.
  testTimeout: 600_000,
  // A worker keeps every module that it ever loaded; begun anew between files, it never runs out of memory however many there are.
  workerIdleMemoryLimit: '2GB',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      roots,
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        '\\.int\\.spec\\.ts$',
        '\\.journey\\.spec\\.ts$',
        '\\.fault\\.spec\\.ts$',
      ],
    },
    { ...shared, displayName: 'int', roots, testMatch: ['**/*.int.spec.ts'] },
    { ...shared, displayName: 'fault', roots, testMatch: ['**/*.fault.spec.ts'] },
    { ...shared, displayName: 'journey', roots: ['<rootDir>/tests'], testMatch: ['**/*.journey.spec.ts'] },
    {
      ...shared,
      displayName: 'web',
      roots: ['<rootDir>/web'],
      testEnvironment: '<rootDir>/web/testing/jsdom-with-fetch.mjs',
      setupFilesAfterEnv: ['<rootDir>/web/testing/patience.mjs'],
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      // `x.graphql.js` is the typed module beside `x.graphql`, never the query text itself.
      moduleNameMapper: {
        '^(\\.{1,2}/.*\\.graphql)\\.js$': '$1.ts',
        ...shared.moduleNameMapper,
        '\\.module\\.css$': 'identity-obj-proxy',
      },
    },
  ],
};
