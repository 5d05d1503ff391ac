import type { CommandRuntime } from '../../runtime/commands/command-runtime.js';
import { answers } from '../../runtime/database/answers.js';
import type { Program } from '../../runtime/process/begin-program.js';
import { executeThrough } from '../service/execute-through.js';
import { openRuntime, type OpenedRuntime } from '../service/open-runtime.js';
import type { ServiceDefinition } from '../service/service-definition.js';
import { kafkaOf, readViewerKeys, topicSizeOf, type ServiceSettings } from '../service/service-settings.js';
import { buildSubgraph } from '../subgraph/build.js';
import { answerSubgraph } from '../subgraph/serve.js';
import { haveKeys } from './have-keys.js';
import { startEventSide } from './event-side.js';

/** Answers for a service, and relays what it says and hears what others say; `ROLE` makes it do one of both. Settles once it answers; the broker is joined whenever
 *  it is there, and neither reads nor commands wait for it: facts wait in the outbox. */
export async function runApi(
  definition: ServiceDefinition,
  settings: ServiceSettings,
  program: Program,
): Promise<CommandRuntime> {
  const { ROLE: role } = settings;
  const { log, health } = program;
  const viewerKeys = readViewerKeys(settings);
  const kafka = { ...kafkaOf(settings), clientId: definition.name, log };
  const size = topicSizeOf(settings);
  const opened = await program.open('database', () =>
    openRuntime(definition, {
      databaseUrl: settings.DATABASE_URL,
      use: role === 'consumers' ? 'consumers' : 'api',
      log,
    }),
  );
  await haveKeys(program, opened.runtime, settings.SEAL_KEY);
  const { db, runtime } = opened;
  program.holds(() => db.destroy());
  definition.begins?.(runtime);
  health.needs('database', () => answers(db));
  program.door.answerBy(
    role === 'consumers'
      ? (_request, response) => void response.writeHead(404).end()
      : answerGraph(definition, { opened, viewerKeys, log }),
  );
  if (role !== 'api') await startEventSide(definition, { settings, program, opened, kafka, size });
  return runtime;
}

interface Answering {
  readonly opened: OpenedRuntime;
  readonly viewerKeys: ReturnType<typeof readViewerKeys>;
  readonly log: Program['log'];
}

function answerGraph(definition: ServiceDefinition, { opened, viewerKeys, log }: Answering) {
  const { db, runtime } = opened;
  const subgraph = buildSubgraph({
    name: definition.name,
    resources: definition.resources,
    commands: definition.commands,
    execute: executeThrough(definition, runtime),
    clock: runtime.clock,
    ...(definition.histories === undefined ? {} : { histories: definition.histories }),
    ...(definition.typeDefs === undefined ? {} : { typeDefs: definition.typeDefs }),
    ...(definition.resolvers === undefined ? {} : { resolvers: definition.resolvers(runtime) }),
  });
  return answerSubgraph({
    subgraph,
    manager: db.manager,
    viewerKeys,
    clock: runtime.clock,
    log,
    ...(definition.internalRoutes === undefined ? {} : { extraRoutes: definition.internalRoutes(runtime) }),
  });
}
