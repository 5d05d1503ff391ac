import pg from 'pg';
import { z } from 'zod';
import { Fault } from '../../model/words/fault.js';
import { systemClock } from '../../model/time/clock.js';
import { archiveCommand } from '../../runtime/months/archive-command.js';
import { rowChangesOf } from '../../runtime/months/monthly-table.js';
import type { ObjectStore } from '../../runtime/objects/object-store.js';
import { objectStoreSettings } from '../../runtime/objects/object-store-settings.js';
import { S3ObjectStore } from '../../runtime/objects/s3-object-store.js';
import { allowances, refuseUnsafe } from '../../runtime/process/production-settings.js';
import { readEnv } from '../../runtime/process/read-env.js';
import { settingsOrEnd } from '../../runtime/process/settings-or-end.js';
import type { ServiceDefinition } from '../service/service-definition.js';

const settings = z.object({
  DATABASE_OWNER_URL: z.string(),
  /** Whole months of row changes and of the audit log that stay in the database. */
  ARCHIVE_AFTER_MONTHS: z.coerce
    .number('give a number of months')
    .int()
    .min(1, 'keep one month at least')
    .default(24),
});
const storeSettings = objectStoreSettings.extend({ NODE_ENV: z.string().default(''), ...allowances });

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `archive …` of a service, as the owner of its tables: only he may take parts away. */
export async function runArchive({
  name,
  resources,
  monthly = [],
}: Pick<ServiceDefinition, 'name' | 'resources' | 'monthly'>): Promise<void> {
  const { DATABASE_OWNER_URL, ARCHIVE_AFTER_MONTHS } = settingsOrEnd(() => readEnv(settings, process.env));
  const client = new pg.Client({ connectionString: DATABASE_OWNER_URL, application_name: `${name}-archive` });
  await client.connect();
  try {
    process.exitCode = await archiveCommand({
      args: process.argv.slice(2),
      client,
      service: name,
      tables: [rowChangesOf(resources), ...monthly],
      now: systemClock.now(),
      keepMonths: ARCHIVE_AFTER_MONTHS,
      role: pg.escapeIdentifier(name),
      openStore,
      print: (line) => say(`${name}: ${line}`),
      row: say,
    });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await client.end();
  }
}

function openStore(): ObjectStore {
  return new S3ObjectStore(
    settingsOrEnd(() => {
      const given = readEnv(storeSettings, process.env);
      const { OBJECT_STORE_ACCESS_KEY, OBJECT_STORE_SECRET_KEY } = given;
      refuseUnsafe({ ...given, secrets: { OBJECT_STORE_ACCESS_KEY, OBJECT_STORE_SECRET_KEY }, keyFiles: {} });
      return given;
    }),
  );
}
