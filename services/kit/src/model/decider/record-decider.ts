import type { Field, FieldSet, InputOf, KeyOf } from '../field/field.js';
import { Fault } from '../words/fault.js';
import type { EntityManager } from 'typeorm';
import type { Resource } from '../resource/define.js';
import type { Role, Viewer } from '../words/viewer.js';
import {
  defineCommand,
  type Aggregate,
  type Command,
  type CommandContext,
  type DomainEvent,
} from './decider.js';
import { recordProjection } from '../rows/record-projection.js';
import type { InlineProjection } from '../rows/inline-projection.js';
import type { RecordEvents } from '../rows/record-events.js';
import { isRefusal, type Refusal } from '../words/refusal.js';
import { changedOf, eventOf, gone, missingFields } from './record-facts.js';

/** A record as its events tell it: plain JSON by field. */
export type RecordFields<F extends FieldSet> = Partial<InputOf<F>>;

/** What the service itself fills in; null where nothing is known, which a required field does not take. */
export type FilledFields<F extends FieldSet> = { readonly [K in keyof InputOf<F>]?: InputOf<F>[K] | null };

/** What a record is after its events. `exists`: added and not removed. */
export interface RecordState<F extends FieldSet = FieldSet> {
  readonly exists: boolean;
  readonly fields: RecordFields<F>;
  /** Of a work item: the status before the last change of status. */
  readonly previousStatus?: string;
  readonly lastEvent?: string;
}

/** What a service says about the writes of a record: which fields, by whom, and what must hold. Roles that are not listed may not. */
export interface RecordRules<F extends FieldSet, Writable extends KeyOf<F>> {
  /** Fields a caller sets; the others come from `fill` or stay empty. */
  readonly writable: readonly Writable[];
  /** Those of them that are fixed once the record is there. */
  readonly fixed?: readonly Writable[];
  readonly create: readonly Role[];
  /** Adding one needs a fresh sign-in. */
  readonly createStepUp?: true;
  readonly update: readonly Role[];
  readonly remove: readonly Role[];
  /** What the service itself knows when a record is added: its author, its owner. */
  readonly fill?: (input: InputOf<Pick<F, Writable>>, context: CommandContext) => FilledFields<F>;
  /** The same from other rows, read in the command's own transaction: a number under lock, the facts of its parent. */
  readonly preload?: (
    tx: EntityManager,
    input: InputOf<Pick<F, Writable>>,
    context: CommandContext,
  ) => Promise<FilledFields<F> | Refusal>;
  /** Whose it is, for callers from outside the firm; absent: nobody's. */
  readonly mayTouch?: (fields: RecordFields<F>, viewer: Viewer, streamId: string) => boolean;
  /** Columns that follow from the others, worked out before every event and told by it. */
  readonly derive?: (next: RecordFields<F>, context: CommandContext) => RecordFields<F>;
  /** The record as it would be; no rule may look at a second record. */
  readonly check?: (next: RecordFields<F>, context: CommandContext) => Refusal | undefined;
  /** Why one that is there may not be changed so: `before` as it is, `changed` what would be different. Absent: whatever is writable may change. */
  readonly amend?: (
    before: RecordFields<F>,
    changed: Partial<RecordFields<F>>,
    context: CommandContext,
  ) => Refusal | undefined;
  /** Why it may not be changed now, by other rows that are read and held in the command's own transaction. */
  readonly amendBeside?: (
    tx: EntityManager,
    changed: Partial<RecordFields<F>>,
    context: CommandContext,
    before: RecordFields<F>,
  ) => Promise<Refusal | undefined>;
  /** Why this one has to stay; absent: whoever may remove any may remove all. */
  readonly keep?: (fields: RecordFields<F>, context: CommandContext) => Refusal | undefined;
  /** Why it has to stay, by other rows that are read in the command's own transaction. */
  readonly keepBeside?: (
    tx: EntityManager,
    fields: RecordFields<F>,
    context: CommandContext,
  ) => Promise<Refusal | undefined>;
  /** The person it is about, for the law's sake. */
  readonly subject?: (fields: RecordFields<F>) => string | undefined;
  /** What else is kept of its events, beside its row. */
  readonly projections?: readonly InlineProjection[];
}

/** A record with its three writes. */
export interface RecordDecider<F extends FieldSet, Writable extends KeyOf<F>> {
  readonly aggregate: Aggregate<RecordState<F>, DomainEvent>;
  readonly events: RecordEvents;
  readonly create: Command<RecordState<F>, DomainEvent, Pick<F, Writable>>;
  readonly update: Command<RecordState<F>, DomainEvent>;
  /** Exposed with `removes: true`, so that the answer shows what is gone. */
  readonly remove: Command<RecordState<F>, DomainEvent, Record<never, never>>;
}

/** Standard writes of a record: `create<Name>`, `update<Name>`, `delete<Name>`, with events of the domain's own names and
 *  one row per record written beside them. When a rule needs two records it is an aggregate: write it by hand. */
export function recordDecider<F extends FieldSet, Writable extends KeyOf<F>>(
  resource: Resource<F>,
  events: RecordEvents,
  rules: RecordRules<F, Writable>,
): RecordDecider<F, Writable> {
  checkDeclaration(resource, rules);
  const aggregate: Aggregate<RecordState<F>, DomainEvent> = {
    category: resource.table,
    initial: { exists: false, fields: {} },
    evolve: (state, event) => evolveRecord(events, state, event),
    projections: [recordProjection(resource, events), ...(rules.projections ?? [])],
  };
  const parts: Parts<F, Writable> = { resource, events, rules, aggregate };
  return {
    aggregate,
    events,
    create: createCommand(parts),
    update: updateCommand(parts),
    remove: removeCommand(parts),
  };
}

/** Folds one event of a record or a work item. Total: an unknown fact changes nothing. */
export function evolveRecord<F extends FieldSet>(
  events: RecordEvents,
  state: RecordState<F>,
  { type, data }: DomainEvent,
): RecordState<F> {
  if (type === events.removed) return { exists: false, fields: {} };
  const changes = type === events.added || type === events.amended || events.steps?.includes(type) === true;
  if (!changes) return state;
  const { statusFrom, ...stated } = data as { readonly statusFrom?: string } & RecordFields<F>;
  const fields = { ...state.fields, ...stated } as RecordFields<F>;
  return { exists: true, fields, lastEvent: type, ...previous(state, statusFrom) };
}

function previous(state: RecordState, statusFrom: string | undefined): { previousStatus?: string } {
  const before = statusFrom ?? state.previousStatus;
  return before === undefined ? {} : { previousStatus: before };
}

/** What the writes of a record are made from. */
export interface Parts<F extends FieldSet, Writable extends KeyOf<F>> {
  readonly resource: Resource<F>;
  readonly events: RecordEvents;
  readonly rules: RecordRules<F, Writable>;
  readonly aggregate: Aggregate<RecordState<F>, DomainEvent>;
}

/** @throws Fault when a field is required, but neither the caller nor the service gives it. */
export function checkDeclaration<F extends FieldSet, Writable extends KeyOf<F>>(
  resource: Resource<F>,
  rules: RecordRules<F, Writable>,
): void {
  const writable: readonly string[] = rules.writable;
  const missing = Object.entries(resource.fields).filter(
    ([key, field]) => !field.optional && !writable.includes(key),
  );
  if (missing.length > 0 && rules.fill === undefined)
    throw new Fault(`record ${resource.name}: nobody gives ${missing.map(([key]) => key).join(', ')}`);
}

function picked<F extends FieldSet, K extends keyof F>(fields: F, keys: readonly K[]): Pick<F, K> {
  // Keys and values come from the same field set.
  return Object.fromEntries(keys.map((key) => [key, fields[key]])) as unknown as Pick<F, K>;
}

/** `Create<Name>`: refuses what is needed and given by nobody, then what the rules refuse. */
export function createCommand<F extends FieldSet, Writable extends KeyOf<F>>({
  resource,
  events,
  rules,
  aggregate,
}: Parts<F, Writable>) {
  const { preload } = rules;
  return defineCommand<RecordState<F>, DomainEvent, Pick<F, Writable>>({
    name: `Create${resource.name}`,
    doc: `Adds one ${resource.name}.`,
    aggregate,
    stream: 'new',
    input: picked(resource.fields, rules.writable),
    allowed: rules.create,
    ...(rules.createStepUp === true ? { stepUp: true as const } : {}),
    ...(preload === undefined
      ? {}
      : { preload: (tx, { input: given, context }) => preload(tx, given, context) }),
    decide: (_, input, context) => {
      if (isRefusal(context.preloaded)) return context.preloaded;
      // The input is a part of the record's own fields, which the compiler cannot see through a computed set.
      const given = {
        ...input,
        ...context.preloaded,
        ...rules.fill?.(input, context),
      } as unknown as RecordFields<F>;
      const fields = { ...given, ...rules.derive?.(given, context) };
      const refused = missingFields(resource.fields, fields) ?? rules.check?.(fields, context);
      return refused ?? [eventOf(events.added, fields, rules.subject?.(fields))];
    },
  });
}

/** `Update<Name>`: tells what is different and nothing else; no event where nothing is. */
export function updateCommand<F extends FieldSet, Writable extends KeyOf<F>>({
  resource,
  events,
  rules,
  aggregate,
}: Parts<F, Writable>) {
  const mayTouch = touchRule(rules);
  const keys = rules.writable.filter((key) => !rules.fixed?.includes(key));
  const input: FieldSet = Object.fromEntries(
    keys.map((key) => [key, { ...fieldOf(resource, key), optional: true }]),
  );
  const { amendBeside } = rules;
  return defineCommand<RecordState<F>, DomainEvent, FieldSet>({
    name: `Update${resource.name}`,
    doc: `Changes what is given of one ${resource.name}; null clears.`,
    aggregate,
    stream: 'existing',
    input,
    allowed: rules.update,
    ...mayTouch,
    ...(amendBeside === undefined
      ? {}
      : {
          preload: async (tx, { state: { fields }, input: given, context }) =>
            (await amendBeside(tx, changedOf(fields, given), context, fields)) ?? {},
        }),
    decide: (state, given, context) => {
      if (!state.exists) return gone();
      const changed = changedOf(state.fields, given);
      if (Object.keys(changed).length === 0) return [];
      const next: RecordFields<F> = { ...state.fields, ...changed };
      const derived = rules.derive?.(next, context);
      const refused =
        missingFields(resource.fields, { ...next, ...derived }) ??
        rules.amend?.(state.fields, changed, context) ??
        (isRefusal(context.preloaded) ? context.preloaded : undefined) ??
        rules.check?.(next, context);
      return refused ?? [eventOf(events.amended, { ...changed, ...derived }, rules.subject?.(next))];
    },
  });
}

/** `Delete<Name>`: refused where the record has to stay. */
export function removeCommand<F extends FieldSet, Writable extends KeyOf<F>>({
  resource,
  events,
  rules,
  aggregate,
}: Parts<F, Writable>) {
  const { keepBeside } = rules;
  return defineCommand<RecordState<F>, DomainEvent, Record<never, never>>({
    name: `Delete${resource.name}`,
    doc: `Removes one ${resource.name}; its history stays.`,
    aggregate,
    stream: 'existing',
    input: {},
    allowed: rules.remove,
    ...touchRule(rules),
    ...(keepBeside === undefined
      ? {}
      : {
          preload: async (tx, { state: { fields }, context }) =>
            (await keepBeside(tx, fields, context)) ?? {},
        }),
    decide: (state, _, context) => {
      if (!state.exists) return gone();
      return (
        rules.keep?.(state.fields, context) ??
        (isRefusal(context.preloaded) ? context.preloaded : undefined) ?? [
          eventOf(events.removed, {}, rules.subject?.(state.fields)),
        ]
      );
    },
  });
}

/** The record's rule of whose it is, as a command has it; what is gone is nobody's. */
export function touchRule<F extends FieldSet, Writable extends KeyOf<F>>({
  mayTouch,
}: RecordRules<F, Writable>) {
  return mayTouch === undefined
    ? {}
    : {
        mayTouch: (state: RecordState<F>, viewer: Viewer, streamId: string) =>
          state.exists && mayTouch(state.fields, viewer, streamId),
      };
}

function fieldOf(resource: Resource, key: string): Field<unknown> {
  const field = resource.fields[key];
  if (field === undefined) throw new Fault(`record ${resource.name} has no field ${key}`);
  return field;
}
