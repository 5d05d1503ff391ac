import { serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { refuseUnsafe } from '@cotta/kit/runtime/process/production-settings.js';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { tracingSettings } from '@cotta/kit/runtime/tracing/tracing-settings.js';
import { clusterOf, indexSettings } from './search/live/search-settings.js';

const { HOST, PORT, DATABASE_URL, LINK_TOKEN_KEY, LOG_LEVEL, NODE_ENV, DRAIN_MS, LOCAL_KEYS } =
  serviceSettings.shape;

/** Settings of a program that searches for others: no broker, no Redis, no key but the one with which it is asked. */
const searchProgramSettings = indexSettings.extend({
  HOST,
  PORT,
  DATABASE_URL,
  LINK_TOKEN_KEY,
  LOG_LEVEL,
  NODE_ENV,
  DRAIN_MS,
  LOCAL_KEYS,
  ...tracingSettings,
});

/** Settings of this program, parsed once. */
export const searchEnv = settingsOrEnd(() => {
  const read = readEnv(searchProgramSettings, process.env);
  refuseUnsafe({ ...read, secrets: { LINK_TOKEN_KEY: read.LINK_TOKEN_KEY }, keyFiles: {} });
  return read;
});

/** Where candidates come from besides our own index. */
export const searchCluster = settingsOrEnd(() => clusterOf(searchEnv));
