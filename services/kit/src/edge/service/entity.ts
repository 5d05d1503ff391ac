import type { Desk } from '../../model/decider/desk.js';
import type { View } from '../../model/resource/view.js';
import type { RecordCalendar, RecordHistory } from '../../model/decider/record-history.js';
import type { RecordDecider } from '../../model/decider/record-decider.js';
import type { WorkItem } from '../../model/decider/work-item.js';
import type { Step } from '../../model/decider/step.js';
import type { FieldSet, KeyOf } from '../../model/field/field.js';
import { entityPublications, type FindMessage } from '../../runtime/outbox/entity-publications.js';
import type { Publications } from '../../runtime/outbox/publication.js';
import { publishedEntity, type PublishedEntity } from '../../runtime/outbox/published-entity.js';
import type { Resource } from '../../model/resource/define.js';
import { trackingOf } from '../../model/resource/tracking.js';
import type { ExposedCommand } from '../call/exposed-command.js';
import type { AnyAggregate, ServiceDefinition } from './service-definition.js';

/** All that one declared entity brings to its service. */
export interface Entity {
  readonly aggregate: AnyAggregate;
  readonly resources: readonly Resource[];
  readonly views: readonly View[];
  readonly commands: readonly ExposedCommand[];
  /** Events with a message of their own. */
  readonly publications: Publications;
  /** The others: said by the message printed from the declaration. */
  readonly published: PublishedEntity;
  /** How staff speak of it and what they do with it. @defaultValue by its own words */
  readonly desk?: Desk;
  readonly history?: RecordHistory;
}

/** What differs from the usual in one entity. */
export interface EntityOptions {
  /** Fields by which `save<Name>` finds the row to amend when no id is given; `[]`: by id alone. Absent: no such mutation. */
  readonly saveBy?: readonly string[];
  /** Event type → message of its own instead of the printed one. */
  readonly publications?: Publications;
  /** How staff speak of it and what they do with it. @defaultValue by its own words */
  readonly desk?: Desk;
  /** Of a work item: its state on a day is shown, by days of this calendar. @defaultValue it is not */
  readonly calendar?: RecordCalendar;
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
    publications: options.publications ?? {},
    published: publishedEntity(resource, events, options.publications ?? {}),
    ...(options.desk === undefined ? {} : { desk: options.desk }),
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
  const { calendar } = options;
  const assign = Object.hasOwn(resource.fields, 'assignedAdminId') ? [item.assign] : [];
  return {
    ...record,
    resources: [...record.resources, tracking.resource],
    views: [tracking.view],
    commands: [
      ...record.commands,
      ...item.transitions.map(({ step, command }) => ({ command, step: shownStep(step) })),
      ...assign.map((command) => ({ command })),
    ],
    ...(calendar === undefined ? {} : { history: historyOf(resource, item, calendar) }),
  };
}

function historyOf<F extends FieldSet, W extends KeyOf<F>, S extends Step<F>>(
  resource: Resource<F>,
  { aggregate, events, effective, labels }: WorkItem<F, W, S>,
  calendar: RecordCalendar,
): RecordHistory {
  // Whoever folds a history knows the fields of its records by their keys alone.
  const plain = aggregate as unknown as RecordHistory['aggregate'];
  return { resource, aggregate: plain, events, effective, labels, calendar };
}

function shownStep<F extends FieldSet>({
  label,
  audience,
  from,
  to,
}: Step<F>): NonNullable<ExposedCommand['step']> {
  return { label, audience, from, to: typeof to === 'string' ? to : 'depends' };
}

/** A service's own parts and those of its entities, as one table of contents.
 *  @param find Where the messages of its entities are. @defaultValue among those that are generated */
export function withEntities(
  definition: ServiceDefinition,
  entities: readonly Entity[],
  find?: FindMessage,
): ServiceDefinition {
  const published = entities.map((entity) => entity.published);
  return {
    ...definition,
    aggregates: [...definition.aggregates, ...entities.map(({ aggregate }) => aggregate)],
    resources: [...definition.resources, ...entities.flatMap(({ resources }) => resources)],
    views: [...(definition.views ?? []), ...entities.flatMap(({ views }) => views)],
    commands: [...definition.commands, ...entities.flatMap(({ commands }) => commands)],
    histories: [...(definition.histories ?? []), ...entities.flatMap(({ history }) => history ?? [])],
    desks: [...(definition.desks ?? []), ...entities.flatMap(({ desk }) => desk ?? [])],
    published,
    publications: Object.assign(
      {},
      entityPublications(definition.name, published, find),
      ...entities.map(({ publications }) => publications),
      definition.publications,
    ),
  };
}
