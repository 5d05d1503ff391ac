import { serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { objectStoreSettings } from '@cotta/kit/runtime/objects/object-store-settings.js';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { indexSettings } from './search/live/search-settings.js';

const { DATABASE_URL } = serviceSettings.shape;
const { REGISTER_STATE } = indexSettings.shape;

/** Settings of the job that writes snapshots of the search, parsed once. */
export const snapshotEnv = settingsOrEnd(() =>
  readEnv(objectStoreSettings.extend({ DATABASE_URL, REGISTER_STATE }), process.env),
);
