import type { CommandRuntime } from '../../runtime/commands/command-runtime.js';
import { answers } from '../../runtime/database/answers.js';
import { openRounds, type Rounds } from '../../runtime/jobs/rounds.js';
import { beginProgram, type Program } from '../../runtime/process/begin-program.js';
import { openRuntime } from '../service/open-runtime.js';
import type { ServiceDefinition } from '../service/service-definition.js';
import { haveKeys } from './have-keys.js';
import type { ServiceSettings } from '../service/service-settings.js';

/** A worker of a service, while it starts and runs. */
export interface WorkerProgram extends Program {
  readonly runtime: CommandRuntime;
  readonly rounds: Rounds;
}

/** The first thing a worker does. Settles when its database answers; nobody leads requests to it, so it takes no more work as soon as it is to end. */
export async function beginWorker(
  definition: ServiceDefinition,
  settings: ServiceSettings,
): Promise<WorkerProgram> {
  const program = await beginProgram({ service: `${definition.name}-worker`, settings, drains: false });
  const { log, health } = program;
  const { db, runtime } = await program.open('database', () =>
    openRuntime(definition, { databaseUrl: settings.DATABASE_URL, use: 'worker', log }),
  );
  await haveKeys(program, runtime, settings.SEAL_KEY);
  program.holds(() => db.destroy());
  health.needs('database', () => answers(db));
  const rounds = openRounds({ redisUrl: settings.REDIS_URL, log, health });
  program.holds(() => rounds.close());
  return { ...program, runtime, rounds };
}
