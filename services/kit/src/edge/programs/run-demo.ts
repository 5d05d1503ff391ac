import { Fault } from '../../model/words/fault.js';
import type { CommandRuntime } from '../../runtime/commands/command-runtime.js';
import type { AnyRequest } from '../../runtime/commands/handle-many.js';
import { openLog } from '../../runtime/process/log.js';
import { loadMany, playStory, type DemoStep } from './demo-story.js';
import { openRuntime } from '../service/open-runtime.js';
import type { ServiceDefinition } from '../service/service-definition.js';

/** What the demo of one service consists of. */
export interface DemoParts {
  readonly story: readonly DemoStep[];
  /** What the story needs beside its commands: the bytes of a file. */
  readonly prepare?: (runtime: CommandRuntime) => Promise<void>;
  /** Further commands for load tests, asked for by `--<flag> N`. */
  readonly many?: { readonly flag: string; readonly commands: (count: number) => Iterable<AnyRequest> };
}

/** Tells a service's story on the database named by `<SERVICE>_DATABASE_URL`; the flag of `many` adds a load on top. */
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
    if (many === undefined) return;
    const count = countAsked(process.argv, many.flag);
    if (count === 0) return;
    const say = (done: number): void =>
      void process.stdout.write(`${definition.name}: ${done.toLocaleString('en')}\n`);
    say(await loadMany(runtime, many.commands(count), say));
  } finally {
    await db.destroy();
  }
}

function countAsked(args: readonly string[], flag: string): number {
  const at = args.indexOf(`--${flag}`);
  const count = at < 0 ? 0 : Number(args[at + 1]);
  if (!Number.isInteger(count) || count < 0 || count > 1_000_000)
    throw new Fault(`--${flag} takes a whole number from 0 to 1,000,000`);
  return count;
}
