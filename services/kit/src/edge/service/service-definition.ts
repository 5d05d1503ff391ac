import type { EntityManager } from 'typeorm';
import type { View } from '../../model/resource/view.js';
import type { Migration } from '../../runtime/schema/migrate.js';
import type { MonthlyTable } from '../../runtime/months/monthly-table.js';
import type { Aggregate, DomainEvent } from '../../model/decider/decider.js';
import type { CommandRuntime } from '../../runtime/commands/handle-command.js';
import type { Refusal } from '../../model/words/refusal.js';
import type { Consumer } from '../../runtime/inbox/consumer.js';
import type { NamedRows } from '../../runtime/owners/on-row-owners.js';
import type { Portable } from '../../runtime/portable/portable-record.js';
import type { Publications } from '../../runtime/outbox/publication.js';
import type { PublishedEntity } from '../../runtime/outbox/published-entity.js';
import type { Desk } from '../../model/decider/desk.js';
import type { RecordHistory } from '../../model/decider/record-history.js';
import type { Resource } from '../../model/resource/define.js';
import type { PromiseAtRisk } from './promise-at-risk.js';
import type { CommandSurface, ExposedCommand, ExecuteRequest } from '../call/exposed-command.js';
import type { ExtraRoute } from '../call/extra-route.js';
import type { Resolvers } from '../subgraph/resolvers.js';

/** What rebuilds and relays need of an aggregate, whatever its state and events. */
export type AnyAggregate = Pick<
  Aggregate<unknown, DomainEvent>,
  'category' | 'versions' | 'upcasters' | 'projections'
>;

/** A look at the tables before a command runs, for limits that span streams. `runtime`: its clock, and for what the look itself notes. Undefined: go on. */
export type Guard = (
  manager: EntityManager,
  request: ExecuteRequest,
  runtime: CommandRuntime,
) => Promise<Refusal | undefined>;

/** The table of contents of a service: everything it owns, shows, says and listens to. */
export interface ServiceDefinition {
  readonly name: string;
  readonly migrations: readonly Migration[];
  readonly aggregates: readonly AnyAggregate[];
  readonly resources: readonly Resource[];
  /** Resources that are read from a view bear its name as their table. */
  readonly views?: readonly View[];
  /** Tables that only grow and are kept in parts of a month, besides what commands did to rows. @defaultValue none */
  readonly monthly?: readonly MonthlyTable[];
  readonly commands: readonly (CommandSurface | ExposedCommand)[];
  /** How staff speak of its records, where no entity brings it. @defaultValue none */
  readonly desks?: readonly Desk[];
  /** Records whose state on a day is shown, where no entity brings it. @defaultValue none */
  readonly histories?: readonly RecordHistory[];
  /** By command name. */
  readonly guards?: Readonly<Record<string, Guard>>;
  readonly publications: Publications;
  /** Entities whose messages are printed from their declarations. @defaultValue none */
  readonly published?: readonly PublishedEntity[];
  /** Event types that stay inside on purpose. */
  readonly unpublished: readonly string[];
  readonly consumers: readonly Consumer[];
  /** What an owner takes along of it, and brings to another copy. @defaultValue nothing */
  readonly portable?: Portable;
  /** What it said and has not done by its time, for those who run it. @defaultValue none */
  readonly promises?: readonly PromiseAtRisk[];
  /** Rows of other services that people name in their inputs, by table, with the service they are of: whose they are is kept here, and nobody names
   *  what is somebody else's. @defaultValue none */
  readonly names?: NamedRows;
  /** Hears of the runtime before anything answers or is handled, whichever `ROLE` the program has: for consumers that give commands. */
  readonly begins?: (runtime: CommandRuntime) => void;
  /** SDL that cannot be derived, and its resolvers. */
  readonly typeDefs?: string;
  readonly resolvers?: (runtime: CommandRuntime) => Resolvers;
  /** HTTP routes for the gateway only, behind the viewer token. */
  readonly internalRoutes?: (runtime: CommandRuntime) => readonly ExtraRoute[];
}
