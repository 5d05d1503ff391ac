import { serviceSettings } from '@cotta/kit/edge/service/service-settings.js';
import { refuseUnsafe } from '@cotta/kit/runtime/process/production-settings.js';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';
import { errorReportSettings } from '@cotta/kit/runtime/process/error-report-settings.js';
import { tracingSettings } from '@cotta/kit/runtime/tracing/tracing-settings.js';
import { z } from 'zod';
import { clusterOf, indexSettings } from './search/live/search-settings.js';
import { snapshotSettings, storeOf } from './search/snapshots/snapshot-settings.js';

const { HOST, PORT, DATABASE_URL, LINK_TOKEN_KEY, LOG_LEVEL, NODE_ENV, DRAIN_MS, LOCAL_KEYS, SIMULATORS } =
  serviceSettings.shape;

/** Settings of a program that searches for others: no broker, no Redis, no key but the one with which it is asked. */
const searchProgramSettings = indexSettings.extend({
  ...snapshotSettings.shape,
  /** Where a snapshot is unpacked: a folder of this machine for this process alone. @defaultValue that of passing files */
  SEARCH_SCRATCH: z.string().optional(),
  /** How often a newer snapshot is looked for. */
  SEARCH_SNAPSHOTS_MS: z.coerce.number().int().positive().default(60_000),
  HOST,
  PORT,
  DATABASE_URL,
  LINK_TOKEN_KEY,
  LOG_LEVEL,
  NODE_ENV,
  DRAIN_MS,
  LOCAL_KEYS,
  SIMULATORS,
  ...tracingSettings,
  ...errorReportSettings,
});

/** Settings of this program, parsed once. */
export const searchEnv = settingsOrEnd(() => {
  const read = readEnv(searchProgramSettings, process.env);
  const texts = Object.entries(read).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  refuseUnsafe({ ...read, secrets: Object.fromEntries(texts), keyFiles: {} });
  return read;
});

/** Where candidates come from besides our own index. */
export const searchCluster = settingsOrEnd(() => clusterOf(searchEnv));

/** Where snapshots of what is searched lie; undefined where there is no store. */
export const snapshotStore = settingsOrEnd(() => storeOf(searchEnv));
