import { Fault } from '../words/fault.js';
import { f, type FieldSet, type KeyOf } from '../field/field.js';
import type { InlineProjection } from '../rows/inline-projection.js';
import type { Resource } from '../resource/define.js';
import { defineCommand, type Command, type CommandContext, type DomainEvent } from './decider.js';
import {
  checkDeclaration,
  createCommand,
  evolveRecord,
  removeCommand,
  updateCommand,
  type Parts,
  type RecordDecider,
  type RecordFields,
  type RecordRules,
  type RecordState,
} from './record-decider.js';
import { eventOf, gone } from './record-facts.js';
import { recordProjection } from '../rows/record-projection.js';
import { refuseFields } from '../words/refusal.js';
import { stepCommand, withReason } from './step-command.js';
import type { Audience, Step } from './step.js';

/** The commands of a work item's steps by name: `KickOffOfficeAction` is `kickOffOfficeAction`. */
export type StepCommands<F extends FieldSet, S extends Step<F>> = {
  readonly [One in S as Uncapitalize<One['command']>]: Command<RecordState<F>, DomainEvent, One['input']>;
};

/** Rules of a record, and its steps. */
export interface WorkItemRules<F extends FieldSet, W extends KeyOf<F>, S extends Step<F>> extends RecordRules<
  F,
  W
> {
  /** Status of a new one. */
  readonly starts: string | ((fields: RecordFields<F>, context: CommandContext) => string);
  readonly steps: readonly S[];
  /** Further rows that follow from its events, written after its own row. */
  readonly projections?: readonly InlineProjection[];
  /** How the history names what happens to it as to any record. */
  readonly labels: { readonly added: string; readonly audience: Audience };
}

/** Names of the events that every work item has; those of its steps stand with the steps. */
export interface WorkItemEvents {
  readonly added: string;
  readonly amended: string;
  readonly removed: string;
  readonly assigned: string;
}

/** A step and the command that walks it; what the command takes is known only when it runs. */
export interface StepTransition<F extends FieldSet, S extends Step<F>> {
  readonly step: S;
  readonly command: Command<RecordState<F>, DomainEvent>;
}

/** A record with its steps, and what its history calls them. */
export interface WorkItem<F extends FieldSet, W extends KeyOf<F>, S extends Step<F>> extends RecordDecider<
  F,
  W
> {
  /** Walk the arrows, by the names in the declaration. */
  readonly steps: StepCommands<F, S>;
  readonly assign: Command<RecordState<F>, DomainEvent>;
  /** Every step beside its command, for whoever goes through them all. */
  readonly transitions: readonly StepTransition<F, S>[];
  /** Event type → label and audience, for the history. */
  readonly labels: Readonly<Record<string, { readonly label: string; readonly audience: Audience }>>;
  /** Event type → key of the date by which it took effect; of the others it is the day they were entered. */
  readonly effective: Readonly<Record<string, string>>;
}

const assignment = {
  assignedAdminId: f.id('Who is in charge from now on; null for nobody.', { optional: true }),
  reason: f.longText('Why.', { max: 2000, optional: true }),
};

/** A record with a life: a status that only its steps change, a history, and somebody in charge. Every arrow is one command. */
export function workItem<F extends FieldSet, W extends KeyOf<F>, S extends Step<F>>(
  resource: Resource<F>,
  events: WorkItemEvents,
  rules: WorkItemRules<F, W, S>,
): WorkItem<F, W, S> {
  const writes: RecordRules<F, W> = {
    ...rules,
    fill: (input, context) =>
      withStatus(rules, { ...input, ...rules.fill?.(input, context) } as unknown as RecordFields<F>, context),
  };
  checkDeclaration(resource, writes);
  checkTransitions(resource, rules);
  const all = { ...events, steps: [...new Set([events.assigned, ...rules.steps.map(({ event }) => event)])] };
  const aggregate = {
    category: resource.table,
    initial: { exists: false, fields: {} },
    evolve: (state: RecordState<F>, event: DomainEvent) => evolveRecord(all, state, event),
    notificationEvents: rules.steps
      .filter(({ notification }) => notification === true)
      .map(({ event }) => event),
    projections: [recordProjection(resource, all), ...(rules.projections ?? [])],
  };
  const parts: Parts<F, W> = { resource, events: all, rules: writes, aggregate };
  const transitions = rules.steps.map((step) => ({ step, command: stepCommand(parts, step) }));
  return {
    aggregate,
    events: all,
    create: createCommand(parts),
    update: updateCommand(parts),
    remove: removeCommand(parts),
    steps: byName(transitions),
    assign: assignCommand(parts, events.assigned),
    transitions,
    labels: {
      [events.added]: { label: rules.labels.added, audience: rules.labels.audience },
      [events.amended]: { label: 'Details changed', audience: 'staff' },
      [events.removed]: { label: 'Removed', audience: 'staff' },
      [events.assigned]: { label: 'Assigned', audience: 'staff' },
      ...Object.fromEntries(rules.steps.map(({ event, label, audience }) => [event, { label, audience }])),
    },
    effective: Object.fromEntries(
      rules.steps.flatMap(({ event, effective }) => (effective === undefined ? [] : [[event, effective]])),
    ),
  };
}

function withStatus<F extends FieldSet, S extends Step<F>>(
  { starts }: Pick<WorkItemRules<F, KeyOf<F>, S>, 'starts'>,
  fields: RecordFields<F>,
  context: CommandContext,
): RecordFields<F> {
  const status = typeof starts === 'function' ? starts(fields, context) : starts;
  return { ...fields, status };
}

/** @throws Fault when an arrow names a status that the resource does not know, or calls a notice what people do or what moves the status. */
function checkTransitions<F extends FieldSet>(
  resource: Resource<F>,
  { steps }: { readonly steps: readonly Step<F>[] },
): void {
  const kind = resource.fields['status']?.kind;
  if (kind?.is !== 'enumeration') throw new Fault(`work item ${resource.name} has no status`);
  for (const { command, from, to, by, notification, effective, input } of steps) {
    const dated = effective === undefined ? undefined : (resource.fields[effective] ?? input[effective]);
    if (effective !== undefined && dated?.kind.is !== 'calendarDate')
      throw new Fault(`${command} takes effect on ${effective}, which is no calendar date`);
    const ends = typeof to === 'string' && to !== 'same' && to !== 'previous' ? [to] : [];
    const unknown = [...from, ...ends].filter((status) => !kind.values.includes(status));
    if (unknown.length > 0)
      throw new Fault(
        `${command} names the unknown status ${unknown.join(', ')}; there are ${kind.values.join(', ')}`,
      );
    if (from.length === 0) throw new Fault(`${command} starts nowhere`);
    if (notification === true && (to !== 'same' || by.length > 0))
      throw new Fault(`${command} is more than a notice: a notification goes to 'same' and has by: []`);
  }
}

/** @throws Fault when two steps share a name. */
function byName<F extends FieldSet, S extends Step<F>>(
  transitions: readonly StepTransition<F, S>[],
): StepCommands<F, S> {
  const named = new Map(transitions.map(({ step, command }) => [uncapitalized(step.command), command]));
  if (named.size < transitions.length) throw new Fault('two steps share a name');
  // Names and inputs come from the same steps, which the compiler cannot see through a computed set.
  return Object.fromEntries(named) as unknown as StepCommands<F, S>;
}

function uncapitalized(name: string): string {
  return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}

function assignCommand<F extends FieldSet, W extends KeyOf<F>>(
  { aggregate, resource, rules }: Parts<F, W>,
  event: string,
): Command<RecordState<F>, DomainEvent> {
  return defineCommand<RecordState<F>, DomainEvent, FieldSet>({
    name: `Assign${resource.name}`,
    doc: 'Puts somebody in charge; the history keeps who was before.',
    aggregate,
    stream: 'existing',
    allowed: ['lawyer', 'admin'],
    input: assignment,
    decide: (state, input, context) => {
      if (!state.exists) return gone();
      if (!Object.hasOwn(resource.fields, 'assignedAdminId'))
        return refuseFields([
          { path: ['assignedAdminId'], code: 'UNKNOWN_FIELD', message: 'Nobody can be in charge of this.' },
        ]);
      const { assignedAdminId = null, reason } = input as {
        assignedAdminId?: string | null;
        reason?: string | null;
      };
      const { assignedAdminId: before = null } = state.fields as { assignedAdminId?: string | null };
      if (before === assignedAdminId) return [];
      const derived = rules.derive?.({ ...state.fields, assignedAdminId } as RecordFields<F>, context);
      return [
        withReason(eventOf(event, { assignedAdminId, ...derived }, rules.subject?.(state.fields)), reason),
      ];
    },
  });
}
