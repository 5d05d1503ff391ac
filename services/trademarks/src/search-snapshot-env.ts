import { serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { objectStoreSettings } from '@cotta/kit/runtime/objects/object-store-settings.js';
import { refuseUnsafe } from '@cotta/kit/runtime/process/production-settings.js';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { indexSettings } from './search/live/search-settings.js';

const { DATABASE_URL, NODE_ENV, LOCAL_KEYS, SIMULATORS } = serviceSettings.shape;
const { REGISTER_STATE } = indexSettings.shape;

/** Settings of the job that writes snapshots of the search, parsed once. */
export const snapshotEnv = settingsOrEnd(() => {
  const read = readEnv(
    objectStoreSettings.extend({ DATABASE_URL, REGISTER_STATE, NODE_ENV, LOCAL_KEYS, SIMULATORS }),
    process.env,
  );
  const { OBJECT_STORE_ACCESS_KEY, OBJECT_STORE_SECRET_KEY } = read;
  refuseUnsafe({ ...read, secrets: { OBJECT_STORE_ACCESS_KEY, OBJECT_STORE_SECRET_KEY }, keyFiles: {} });
  return read;
});
