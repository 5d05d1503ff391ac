import { timestampDate } from '@bufbuild/protobuf/wkt';
import { DataCopyGatheredSchema } from '@cotta/proto/cotta/datacopy/v1/data_copy_pb.js';
import { DataCopyAskedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { defineCommand, type Aggregate, type DomainEvent } from '../../model/decider/decider.js';
import { f } from '../../model/field/field.js';
import { nameBasedId } from '../../model/words/ids.js';
import { defineConsumer, on } from '../../runtime/inbox/consumer.js';
import { publication } from '../../runtime/outbox/publication.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import type { ServiceDefinition } from '../service/service-definition.js';
import type { ExtraRoute } from '../call/extra-route.js';
import { sendJson } from '../subgraph/http-body.js';
import type { CommandRuntime } from '../../runtime/commands/command-runtime.js';
import { gatherPerson } from '../../runtime/personal-data/gather-person.js';
import { hasPart, keepPart, partOf } from '../../runtime/personal-data/data-copy-part.js';
import { pipeline } from 'node:stream/promises';
import { hasLines, keepLines, linesOf } from '../../runtime/portable/portable-part.js';
import { TIMELINE } from '../../runtime/portable/portable-record.js';
import { readTimeline } from '../../runtime/portable/read-lines.js';
import type { Viewer } from '../../model/words/viewer.js';
import type { EntityManager } from 'typeorm';

interface GatheredCopy {
  readonly userId: string;
  readonly copyId: string;
  readonly rows: number;
}

const dataCopy: Aggregate<object, DomainEvent> = {
  category: 'data_copy',
  initial: {},
  evolve: (state) => state,
  projections: [],
};

const completePart = defineCommand({
  name: 'CompleteDataCopyPart',
  doc: 'This service has put its part of the copy aside.',
  aggregate: dataCopy,
  stream: 'new',
  allowed: ['system'],
  input: {
    userId: f.id('Whose data it is.'),
    copyId: f.id('The copy.'),
    rows: f.integer('Rows in it; no values.', { min: 0 }),
  },
  decide: (_, copy): readonly DomainEvent[] => [{ type: 'DataCopyGathered', data: copy }],
});

/** Lets a service hand over what it holds of a person when accounts says that they ask for it. The content stays here until it is fetched; on the wire is only that it is ready.
 *  @see docs/adr/0047-a-copy-of-ones-data.md */
export function withDataCopy(definition: ServiceDefinition): ServiceDefinition {
  const views = new Set((definition.views ?? []).map(({ name }) => name));
  const resources = definition.resources.filter(({ table }) => !views.has(table));
  const service = definition.name;
  const consumer = defineConsumer({
    name: 'data-copy',
    sources: ['accounts'],
    mode: 'once',
    handlers: [
      on(DataCopyAskedSchema, async ({ message: { userId, copyId }, envelope, tx, run }) => {
        const { content, rows } = await gatherPerson(tx, resources, userId);
        await keepPart(tx, {
          copyId,
          userId,
          content,
          askedAt: envelope.occurredAt === undefined ? new Date(0) : timestampDate(envelope.occurredAt),
        });
        const lines = await gatherLines(tx, definition, { copyId, userId });
        await run(completePart, {
          streamId: nameBasedId('data_copy', service, copyId),
          input: { userId, copyId, rows: rows + lines },
        });
      }),
    ],
  });
  const gathered = publication(DataCopyGatheredSchema, ({ data }: RecordedEvent<GatheredCopy>) => ({
    userId: data.userId,
    copyId: data.copyId,
    service,
    rows: data.rows,
  }));
  const { internalRoutes } = definition;
  return {
    ...definition,
    aggregates: [...definition.aggregates, dataCopy],
    consumers: [...definition.consumers, consumer],
    publications: { ...definition.publications, DataCopyGathered: gathered },
    internalRoutes: (runtime) => [
      ...(internalRoutes?.(runtime) ?? []),
      partRoute(runtime),
      linesRoute(runtime),
    ],
  };
}

/** The part, for the person alone. */
function partRoute({ db, clock }: CommandRuntime): ExtraRoute {
  return {
    method: 'GET',
    path: '/internal/data-copies/:id',
    handle: async ({ response, params, context: { viewer } }) => {
      const { userId } = viewer;
      const content =
        userId === undefined || !UUID.test(params['id'] ?? '')
          ? undefined
          : await partOf(db.manager, { copyId: params['id'] ?? '', userId, now: clock.now() });
      if (content === undefined) sendJson(response, 404, { code: 'NOT_FOUND' });
      else sendJson(response, 200, content);
    },
  };
}

/** What the person takes along to another program, in files of lines. @returns how many lines there are */
async function gatherLines(
  tx: EntityManager,
  { name: service, aggregates, portable }: ServiceDefinition,
  { copyId, userId }: { readonly copyId: string; readonly userId: string },
): Promise<number> {
  if (portable === undefined) return 0;
  const owner: Viewer = { role: 'customer', userId, locale: 'en', scopes: [] };
  const { records, files, timeline: form } = portable;
  const shapes = new Map(aggregates.map((aggregate) => [aggregate.category, aggregate]));
  const timeline = readTimeline(
    tx,
    { service, records, shapesOf: (category) => shapes.get(category) },
    owner,
  );
  let lines = await keepLines(tx, { copyId, file: TIMELINE }, checked(form, timeline));
  for (const { name: file, schema, lines: read } of files)
    lines += await keepLines(tx, { copyId, file }, checked(schema, read(tx, owner)));
  return lines;
}

/** A line that is not in its published form is not written. */
async function* checked(
  schema: { readonly parse: (line: unknown) => object },
  lines: AsyncIterable<object>,
): AsyncGenerator<object> {
  for await (const line of lines) yield schema.parse(line);
}

/** One file of lines, for the person alone. */
function linesRoute({ db, clock }: CommandRuntime): ExtraRoute {
  return {
    method: 'GET',
    path: '/internal/data-copies/:id/lines/:file',
    handle: async ({ response, params, context: { viewer } }) => {
      const { userId } = viewer;
      const [copyId, file] = [params['id'] ?? '', params['file'] ?? ''];
      const isThere =
        userId !== undefined &&
        UUID.test(copyId) &&
        (await hasPart(db.manager, { copyId, userId, now: clock.now() })) &&
        (await hasLines(db.manager, { copyId }, file));
      if (!isThere) return sendJson(response, 404, { code: 'NOT_FOUND' });
      response.writeHead(200, { 'content-type': 'application/jsonl' });
      await pipeline(linesOf(db.manager, { copyId }, file), response);
    },
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
