import { Fault } from '../../model/words/fault.js';
import type { CommandRuntime } from '../../runtime/commands/command-runtime.js';
import type { AnyRequest } from '../../runtime/commands/handle-many.js';
import { openLog } from '../../runtime/process/log.js';
import { loadMany, playStory, type DemoStep } from './demo-story.js';
import { openRuntime } from '../service/open-runtime.js';
import type { ServiceDefinition } from '../service/service-definition.js';

export interface DemoParts {
  readonly story: readonly DemoStep[];
  /** What the story needs beside its commands: the bytes of a file. */
  readonly prepare?: (runtime: CommandRuntime) => Promise<void>;
  /** Further commands for load tests. `marks`: how many trademarks there shall be in all services' demo data. */
  readonly many?: (marks: number) => Iterable<AnyRequest>;
}

/** Tells a service's story on the database named by `<SERVICE>_DATABASE_URL`; `--marks N` adds a load on top. */
export async function runDemo(
  definition: ServiceDefinition,
  { story, prepare, many }: DemoParts,
): Promise<void> {
  const variable = `${definition.name.toUpperCase()}_DATABASE_URL`;
  const databaseUrl = process.env[variable];
  if (databaseUrl === undefined) throw new Fault(`set ${variable}`);
  const { db, runtime } = await openRuntime(definition, {
    databaseUrl,
    use: 'demo',
    log: openLog({ service: 'demo' }),
  });
  try {
    await prepare?.(runtime);
    await playStory(definition, runtime, story);
    const marks = marksAsked(process.argv);
    if (marks === 0 || many === undefined) return;
    const say = (done: number): void =>
      void process.stdout.write(`${definition.name}: ${done.toLocaleString('en')}\n`);
    say(await loadMany(runtime, many(marks), say));
  } finally {
    await db.destroy();
  }
}

function marksAsked(args: readonly string[]): number {
  const at = args.indexOf('--marks');
  const marks = at < 0 ? 0 : Number(args[at + 1]);
  if (!Number.isInteger(marks) || marks < 0 || marks > 1_000_000)
    throw new Fault('--marks takes a whole number from 0 to 1,000,000');
  return marks;
}
