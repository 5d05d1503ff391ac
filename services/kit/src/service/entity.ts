import type { MessageInitShape } from '@bufbuild/protobuf';
import { EntityChange, EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import type { View } from '../database/converge.js';
import type { RecordDecider } from '../decider/record-decider.js';
import type { WorkItem } from '../decider/work-item.js';
import type { Step } from '../decider/step.js';
import type { Field, FieldSet, KeyOf } from '../field/field.js';
import { columnName } from '../field/names.js';
import { publication, type Publications } from '../outbox/publication.js';
import { publishedEntity, type PublishedEntity } from '../outbox/published-entity.js';
import type { RecordedEvent } from '../projection/projection.js';
import type { Resource } from '../resource/define.js';
import { trackingOf } from '../resource/tracking.js';
import type { ExposedCommand } from '../subgraph/exposed-command.js';
import type { AnyAggregate, ServiceDefinition } from './service-definition.js';

/** All that one declared entity brings to its service. */
export interface Entity {
  readonly aggregate: AnyAggregate;
  readonly resources: readonly Resource[];
  readonly views: readonly View[];
  readonly commands: readonly ExposedCommand[];
  readonly publications: Publications;
  readonly published: PublishedEntity;
}

export interface EntityOptions {
  /** Fields by which `save<Name>` finds the row to amend when no id is given; `[]`: by id alone. Absent: no such mutation. */
  readonly saveBy?: readonly string[];
  /** Event type → message of its own instead of the general one. */
  readonly publications?: Publications;
}

/** Standard writes of a record, one by one and in batches. */
export function recordEntity<F extends FieldSet, W extends KeyOf<F>>(
  resource: Resource<F>,
  record: RecordDecider<F, W>,
  options: EntityOptions = {},
): Entity {
  const { create, update, remove, aggregate, events } = record;
  const { saveBy } = options;
  const save = saveBy === undefined ? [] : [{ command: create, save: { update, by: saveBy } }];
  return {
    aggregate,
    resources: [resource],
    views: [],
    commands: [
      { command: create, batch: true },
      { command: update, batch: true },
      { command: remove, removes: true, batch: true },
      ...save,
    ],
    publications: { ...generalPublications(resource, events), ...options.publications },
    published: publishedEntity(resource, events, options.publications ?? {}),
  };
}

/** A record with a life: its writes, its steps and its history. */
export function workItemEntity<F extends FieldSet, W extends KeyOf<F>, S extends Step<F>>(
  resource: Resource<F>,
  item: WorkItem<F, W, S>,
  options: EntityOptions = {},
): Entity {
  const record = recordEntity(resource, item, options);
  const tracking = trackingOf(resource, item.labels);
  const assign = Object.hasOwn(resource.fields, 'assignedAdminId') ? [item.assign] : [];
  return {
    ...record,
    resources: [...record.resources, tracking.resource],
    views: [tracking.view],
    commands: [
      ...record.commands,
      ...item.arrows.map(({ step, command }) => ({ command, step: shownStep(step) })),
      ...assign.map((command) => ({ command })),
    ],
  };
}

function shownStep<F extends FieldSet>({
  label,
  audience,
  from,
  to,
}: Step<F>): NonNullable<ExposedCommand['step']> {
  return { label, audience, from, to: typeof to === 'string' ? to : 'depends' };
}

/** A service's own parts and those of its entities, as one table of contents. */
export function withEntities(definition: ServiceDefinition, entities: readonly Entity[]): ServiceDefinition {
  return {
    ...definition,
    aggregates: [...definition.aggregates, ...entities.map(({ aggregate }) => aggregate)],
    resources: [...definition.resources, ...entities.flatMap(({ resources }) => resources)],
    views: [...(definition.views ?? []), ...entities.flatMap(({ views }) => views)],
    commands: [...definition.commands, ...entities.flatMap(({ commands }) => commands)],
    published: entities.map(({ published }) => published),
    publications: Object.assign(
      {},
      ...entities.map(({ publications }) => publications),
      definition.publications,
    ),
  };
}

function generalPublications(
  resource: Resource,
  events: RecordDecider<FieldSet, string>['events'],
): Publications {
  const told = (change: EntityChange) =>
    publication(
      EntityChangedSchema,
      (
        event: RecordedEvent<Readonly<Record<string, unknown>>>,
      ): MessageInitShape<typeof EntityChangedSchema> => ({
        entity: resource.table,
        entityId: event.streamId,
        event: event.type,
        change,
        facts: factsOf(resource, event.data),
      }),
    );
  const amending = [events.amended, ...(events.steps ?? [])].map((type) => [
    type,
    told(EntityChange.AMENDED),
  ]);
  return {
    ...Object.fromEntries(amending),
    [events.added]: told(EntityChange.ADDED),
    [events.removed]: told(EntityChange.REMOVED),
  };
}

const plain: ReadonlySet<string> = new Set([
  'id',
  'ref',
  'enumeration',
  'code',
  'boolean',
  'integer',
  'decimal',
  'calendarDate',
  'instant',
]);

function factsOf(resource: Resource, data: Readonly<Record<string, unknown>>): Record<string, string> {
  const facts = Object.entries(resource.fields).filter(
    ([key, field]) => isTellable(field) && data[key] !== undefined && data[key] !== null,
  );
  return Object.fromEntries(
    facts.map(([key]) => [
      columnName(key),
      typeof data[key] === 'string' ? data[key] : JSON.stringify(data[key]),
    ]),
  );
}

/** Whatever a person may have written stays inside, unless it is public anyway. */
function isTellable({ kind, personal, secret, told }: Field<unknown>): boolean {
  return !personal && !secret && (told === true || plain.has(kind.is === 'list' ? kind.of.kind.is : kind.is));
}
