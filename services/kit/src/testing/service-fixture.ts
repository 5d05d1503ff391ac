import { graphql } from 'graphql';
import type { DataSource } from 'typeorm';
import type { View } from '../model/resource/view.js';
import type { Migration } from '../runtime/schema/migrate.js';
import { openDatabase } from '../runtime/database/open.js';
import type { CommandRuntime } from '../runtime/commands/handle-command.js';
import { systemIds } from '../model/words/ids.js';
import { silentLog } from '../runtime/process/log.js';
import { eventEncoder } from '../runtime/outbox/encoder.js';
import type { Resource } from '../model/resource/define.js';
import { resourceEntity } from '../runtime/reading/entity.js';
import { executeThrough } from '../edge/service/execute-through.js';
import type { ServiceDefinition } from '../edge/service/service-definition.js';
import { buildSubgraph } from '../edge/subgraph/build.js';
import { answerError } from '../edge/subgraph/graph-errors.js';
import type { Viewer } from '../model/words/viewer.js';
import { systemClock, type Clock } from '../model/time/clock.js';
import { testRuntime } from './command-runtime.js';
import type { MonthlyTable } from '../runtime/months/monthly-table.js';
import { freshDatabase } from './postgres.js';

// What comes back is read by the test that wrote the document, so it knows the shape.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { data: any; errors?: readonly { message: string; extensions?: { code?: string } }[] };

/** One service on a database of its own, asked over its schema as the gateway would: gates, commands, rows, masks. */
export interface ServiceFixture {
  /** Of the database, for a program that shall work on it as well. */
  readonly url: string;
  /** The same for the role that owns the schema. */
  readonly ownerUrl: string;
  readonly db: DataSource;
  readonly runtime: CommandRuntime;
  readonly ask: (
    viewer: Viewer,
    source: string,
    variables?: Readonly<Record<string, unknown>>,
    idempotencyKey?: string,
  ) => Promise<Answer>;
  close(): Promise<void>;
}

/** Tables and views of a definition, as `freshDatabase` and `migrate` take them. */
export function schemaOf({
  migrations,
  resources,
  views = [],
  monthly = [],
}: Pick<ServiceDefinition, 'migrations' | 'resources' | 'views' | 'monthly'>): {
  migrations: readonly Migration[];
  resources: readonly Resource[];
  views: readonly View[];
  monthly: readonly MonthlyTable[];
} {
  return { migrations, resources, views, monthly };
}

/** Needs `POSTGRES_ADMIN_URL`. Events must be publishable, as in production; nothing is sent. */
export async function openServiceFixture(
  definition: ServiceDefinition,
  clock: Clock = systemClock,
): Promise<ServiceFixture> {
  const fresh = await freshDatabase({ service: definition.name, ...schemaOf(definition) });
  const db = await openDatabase({
    url: fresh.url,
    applicationName: 'stage',
    entities: definition.resources.map(resourceEntity),
  });
  const encoder = eventEncoder({
    source: definition.name,
    publications: definition.publications,
    unpublished: definition.unpublished,
  });
  const runtime = testRuntime(db, { clock, publishable: (event) => encoder.check(event) });
  definition.begins?.(runtime);
  const subgraph = buildSubgraph({
    ...definition,
    resolvers: definition.resolvers?.(runtime) ?? {},
    execute: executeThrough(definition, runtime),
    clock,
  });
  return {
    url: fresh.url,
    ownerUrl: fresh.ownerUrl,
    db,
    runtime,
    ask: async (asking, source, variableValues = {}, idempotencyKey = systemIds.next()) => {
      // Everybody has just signed in, unless a test says when.
      const viewer = { authTime: Math.floor(clock.now().getTime() / 1000), ...asking };
      const contextValue = {
        viewer,
        manager: db.manager,
        log: silentLog,
        requestId: 'stage',
        idempotencyKey,
      };
      const { data, errors } = await graphql({
        schema: subgraph.schema,
        source,
        variableValues,
        contextValue,
      });
      return JSON.parse(
        JSON.stringify({ data, errors: errors?.map((error) => answerError(error, silentLog, 'stage')) }),
      );
    },
    close: async () => {
      await db.destroy();
      await fresh.drop();
    },
  };
}
