import type { EntityManager } from 'typeorm';
import { ErasureCompletedSchema } from '@cotta/proto/cotta/erasure/v1/erasure_pb.js';
import { UserErasedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { execute } from '../../model/rows/sql.js';
import { defineCommand, type Aggregate, type DomainEvent } from '../../model/decider/decider.js';
import { f } from '../../model/field/field.js';
import { nameBasedId } from '../../model/words/ids.js';
import { defineConsumer, on } from '../../runtime/inbox/consumer.js';
import { publication } from '../../runtime/outbox/publication.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import type { ServiceDefinition } from '../service/service-definition.js';
import { erasureOutcome } from './erasure-outcome.js';
import { forgetParts } from '../../runtime/personal-data/data-copy-part.js';
import { erasePerson, type Erased } from '../../runtime/personal-data/erase-person.js';
import type { NeutralKeys } from '../../runtime/personal-data/erasable.js';

/** What a service forgets besides the personal fields of its resources. */
export interface ErasureOptions {
  /** By category: keys of events that no field of the resource bears (`contact`'s parts), and fields that are worked out from them. */
  readonly keys?: Readonly<Record<string, NeutralKeys>>;
  /** What lies outside resources: secrets, letters, bytes. Before the rows go, so that it can still be found by them.
   *  @returns streams without rows that were neutralised, for services that hold copies about them */
  readonly also?: (tx: EntityManager, userId: string) => Promise<readonly string[] | void>;
  /** Services whose erased streams this one holds copies of. */
  readonly follows?: readonly string[];
  /** What to do with copies about those streams. */
  readonly forget?: (tx: EntityManager, streamIds: readonly string[]) => Promise<void>;
}

type CompletedErasure = Erased & { readonly userId: string };

const erasure: Aggregate<object, DomainEvent> = {
  category: 'erasure',
  initial: {},
  evolve: (state) => state,
  projections: [],
};

const completeErasure = defineCommand({
  name: 'CompleteErasure',
  doc: 'This service knows the person no more.',
  aggregate: erasure,
  stream: 'new',
  allowed: ['system'],
  input: {
    userId: f.id('Who was erased.'),
    ...erasureOutcome,
    streamIds: f.list(f.id('A stream whose facts were neutralised.'), { max: 100_000 }),
  },
  decide: (_, outcome): readonly DomainEvent[] => [{ type: 'ErasureCompleted', data: outcome }],
});

/** Lets a service forget a person when accounts says so. Its declared personal fields go; rows that a law keeps stay and are reported.
 *  @see docs/adr/0011-erasure-rewrites.md */
export function withErasure(definition: ServiceDefinition, options: ErasureOptions = {}): ServiceDefinition {
  const { keys = {}, also, follows = [], forget } = options;
  const views = new Set((definition.views ?? []).map(({ name }) => name));
  const resources = definition.resources.filter(({ table }) => !views.has(table));
  const service = definition.name;
  const consumer = defineConsumer({
    name: 'erasure',
    sources: ['accounts', ...follows],
    mode: 'once',
    handlers: [
      on(UserErasedSchema, async ({ message: { userId }, tx, run }) => {
        const more = (await also?.(tx, userId)) ?? [];
        await forgetParts(tx, userId);
        const erased = await erasePerson(tx, { userId, resources, keys });
        const streamIds = [...erased.streamIds, ...more];
        await forgetParked(tx, [userId, ...streamIds]);
        await run(completeErasure, {
          streamId: nameBasedId('erasure', service, userId),
          input: { ...erased, streamIds, userId },
        });
      }),
      on(ErasureCompletedSchema, async ({ message, tx }) => {
        await forgetParked(tx, message.streamIds);
        await forget?.(tx, message.streamIds);
      }),
    ],
  });
  const completed = publication(ErasureCompletedSchema, ({ data }: RecordedEvent<CompletedErasure>) => ({
    userId: data.userId,
    service,
    rows: data.rows,
    events: data.events,
    retained: data.retained.map((kept) => ({ ...kept })),
    streamIds: [...data.streamIds],
  }));
  return {
    ...definition,
    aggregates: [...definition.aggregates, erasure],
    consumers: [...definition.consumers, consumer],
    publications: { ...definition.publications, ErasureCompleted: completed },
  };
}

/** Facts set aside for a person to look at are about nobody any more. */
async function forgetParked(tx: EntityManager, streamIds: readonly string[]): Promise<void> {
  await execute(tx, 'delete from parked_event where stream_id = any($1)', [streamIds]);
  await execute(
    tx,
    `delete from dead_letter where key = any(select convert_to(id, 'UTF8') from unnest($1::text[]) as id)`,
    [streamIds],
  );
}
