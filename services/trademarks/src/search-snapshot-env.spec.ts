import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

// A program ends with the sentence; here it is looked at.
jest.unstable_mockModule('@cotta/kit/runtime/process/settings-or-end.js', () => ({
  settingsOrEnd: <T>(read: () => T): T => read(),
}));

const before = process.env;
beforeEach(() => {
  jest.resetModules();
  process.env = {
    ...before,
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://trademarks@db.example.test/cotta_trademarks',
    REGISTER_STATE: '/var/lib/cotta/registers',
    OBJECT_STORE_URL: 'https://s3.example.test',
    OBJECT_STORE_REGION: 'eu-central-1',
    OBJECT_STORE_BUCKET: 'cotta-search',
    OBJECT_STORE_ACCESS_KEY: 'SIMULATOR-object-store',
    OBJECT_STORE_SECRET_KEY: 'SIMULATOR-object-store-secret',
  };
});
afterEach(() => {
  process.env = before;
});

it('a production writes no snapshot with what only the simulators take', async () => {
  await expect(import('./search-snapshot-env.js')).rejects.toThrow(
    'OBJECT_STORE_SECRET_KEY: is what only the simulators take, give what the provider gave you',
  );
});

it('takes what a provider gave', async () => {
  process.env['OBJECT_STORE_ACCESS_KEY'] = 'AKIA';
  process.env['OBJECT_STORE_SECRET_KEY'] = 'secret';
  const { snapshotEnv } = await import('./search-snapshot-env.js');
  expect(snapshotEnv.OBJECT_STORE_BUCKET).toBe('cotta-search');
});
