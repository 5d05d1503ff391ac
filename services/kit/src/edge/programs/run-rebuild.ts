import { z } from 'zod';
import { openDatabase } from '../../runtime/database/open.js';
import { readEnv } from '../../runtime/process/read-env.js';
import { rebuildCommand } from '../../runtime/rebuild/rebuild-command.js';
import type { ServiceDefinition } from '../service/service-definition.js';

const settings = z.object({ DATABASE_OWNER_URL: z.string() });

/** `rebuild …` of a service, as the owner of its tables. */
export async function runRebuild(definition: ServiceDefinition): Promise<void> {
  const { DATABASE_OWNER_URL } = readEnv(settings, process.env);
  const db = await openDatabase({
    url: DATABASE_OWNER_URL,
    applicationName: `${definition.name}-rebuild`,
    poolSize: 2,
  });
  process.exitCode = await rebuildCommand({
    args: process.argv.slice(2),
    db,
    aggregates: definition.aggregates,
    consumers: definition.consumers,
    print: (line) => process.stdout.write(`${definition.name}: ${line}\n`),
  });
  await db.destroy();
}
