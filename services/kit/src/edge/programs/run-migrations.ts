import { z } from 'zod';
import { migrate } from '../../runtime/schema/migrate.js';
import { readEnv } from '../../runtime/process/read-env.js';
import { settingsOrEnd } from '../../runtime/process/settings-or-end.js';
import type { ServiceDefinition } from '../service/service-definition.js';

const settings = z.object({ DATABASE_OWNER_URL: z.string() });

/** Brings a service's schema up to date as its owner; the service's own role gets rights, never ownership. */
export async function runMigrations({
  name,
  migrations,
  resources,
  views = [],
  monthly = [],
}: Pick<ServiceDefinition, 'name' | 'migrations' | 'resources' | 'views' | 'monthly'>): Promise<void> {
  const { DATABASE_OWNER_URL } = settingsOrEnd(() => readEnv(settings, process.env));
  const applied = await migrate({
    ownerUrl: DATABASE_OWNER_URL,
    serviceRole: name,
    migrations,
    resources,
    views,
    monthly,
  });
  process.stdout.write(
    `${name}: ${applied.length === 0 ? 'schema is up to date' : `applied ${applied.join('\n  ')}`}\n`,
  );
}
