import type { EntityManager } from 'typeorm';
import { Fault } from '../errors/fault.js';
import { f, type FieldSet, type InputOf } from '../field/field.js';
import type { InlineProjection } from '../projection/projection.js';
import type { Resource } from '../resource/define.js';
import type { Role } from '../subgraph/viewer.js';
import {
  defineCommand,
  type Command,
  type CommandContext,
  type DomainEvent,
  type LookUp,
} from './decider.js';
import {
  checkDeclaration,
  createCommand,
  eventOf,
  evolveRecord,
  gone,
  missingFields,
  removeCommand,
  touchRule,
  updateCommand,
  type Parts,
  type RecordDecider,
  type RecordFields,
  type RecordRules,
  type RecordState,
} from './record-decider.js';
import { recordProjection } from './record-projection.js';
import { isRefusal, refuse, refuseFields, type Refusal } from './refusal.js';

/** Who reads an entry of the history. */
export type Audience = 'customer' | 'staff';

/** One arrow of the state machine, and the command that walks it. */
export interface StepFor<F extends FieldSet, Input extends FieldSet> {
  /** `KickOffOfficeAction`. */
  readonly command: string;
  readonly doc: string;
  /** `OfficeActionKickedOff`. */
  readonly event: string;
  /** The specification's label: shown in timelines, a translation key. */
  readonly label: string;
  readonly audience: Audience;
  /** Statuses it starts from. */
  readonly from: readonly string[];
  /** `same`: only tracked; `previous`: the status before the last change. */
  readonly to: string | ((fields: RecordFields<F>, input: InputOf<Input>) => string);
  readonly by: readonly Role[];
  /** Only tells somebody: what a person saw before it still holds. */
  readonly notice?: true;
  /** A reason must be given; otherwise it may. */
  readonly reasonNeeded?: true;
  /** Only after a fresh sign-in. */
  readonly stepUp?: true;
  readonly input?: Input;
  /** What else must hold; the record as it is, before the step, and the reason where one was given. */
  readonly guard?: (
    fields: RecordFields<F>,
    input: InputOf<Input> & { readonly reason?: string | null },
    context: CommandContext,
  ) => Refusal | undefined;
  /** The same with a look at other rows, in the command's own transaction; the fields it answers change with the step. */
  readonly lookUp?: (
    tx: EntityManager,
    fields: RecordFields<F>,
    input: InputOf<Input>,
    context: CommandContext,
  ) => Promise<RecordFields<F> | Refusal>;
  /** Further columns that change. */
  readonly change?: (
    fields: RecordFields<F>,
    input: InputOf<Input>,
    context: CommandContext,
  ) => RecordFields<F>;
}

/** A step whose input has been checked against its own fields. */
export type Step<F extends FieldSet> = StepFor<F, FieldSet>;

/** Keeps the types of a step's input together. */
export function stepsOf<F extends FieldSet>(_resource: Resource<F>) {
  // The edge: a step only ever gets the input that its own fields parsed.
  return <const Input extends FieldSet = Record<never, never>>(step: StepFor<F, Input>): Step<F> =>
    step as unknown as Step<F>;
}

export interface WorkItemRules<
  F extends FieldSet,
  Writable extends Extract<keyof F, string>,
> extends RecordRules<F, Writable> {
  /** Status of a new one. */
  readonly starts: string | ((fields: RecordFields<F>, context: CommandContext) => string);
  readonly steps: readonly Step<F>[];
  /** Further rows that follow from its events, written after its own row. */
  readonly projections?: readonly InlineProjection[];
  /** How the history names what happens to it as to any record. */
  readonly labels: { readonly added: string; readonly audience: Audience };
}

export interface WorkItemEvents {
  readonly added: string;
  readonly amended: string;
  readonly removed: string;
  readonly assigned: string;
}

export interface WorkItem<
  F extends FieldSet,
  Writable extends Extract<keyof F, string>,
> extends RecordDecider<F, Writable> {
  /** Walks the arrows, by the names in the declaration. */
  readonly steps: readonly Command<RecordState<F>, DomainEvent>[];
  readonly assign: Command<RecordState<F>, DomainEvent>;
  readonly arrows: readonly Step<F>[];
  /** Event type → label and audience, for the history. */
  readonly labels: Readonly<Record<string, { readonly label: string; readonly audience: Audience }>>;
}

const assignment = {
  assignedAdminId: f.id('Who is in charge from now on; null for nobody.', { optional: true }),
  reason: f.longText('Why.', { max: 2000, optional: true }),
};
const why = f.longText('Why; staff read it in the history.', { max: 2000, optional: true });

/** A record with a life: a status that only its steps change, a history, and somebody in charge. Every arrow is one command. */
export function workItem<F extends FieldSet, Writable extends Extract<keyof F, string>>(
  resource: Resource<F>,
  events: WorkItemEvents,
  rules: WorkItemRules<F, Writable>,
): WorkItem<F, Writable> {
  const writes: RecordRules<F, Writable> = {
    ...rules,
    fill: (input, context) =>
      withStatus(rules, { ...input, ...rules.fill?.(input, context) } as unknown as RecordFields<F>, context),
  };
  checkDeclaration(resource, writes);
  checkArrows(resource, rules);
  const all = { ...events, steps: [...new Set([events.assigned, ...rules.steps.map(({ event }) => event)])] };
  const aggregate = {
    category: resource.table,
    initial: { exists: false, fields: {} },
    evolve: (state: RecordState<F>, event: DomainEvent) => evolveRecord(all, state, event),
    notices: rules.steps.filter(({ notice }) => notice === true).map(({ event }) => event),
    projections: [recordProjection(resource, all), ...(rules.projections ?? [])],
  };
  const parts: Parts<F, Writable> = { resource, events: all, rules: writes, aggregate };
  return {
    aggregate,
    events: all,
    create: createCommand(parts),
    update: updateCommand(parts),
    remove: removeCommand(parts),
    steps: rules.steps.map((step) => stepCommand(parts, step)),
    assign: assignCommand(parts, events.assigned),
    arrows: rules.steps,
    labels: {
      [events.added]: { label: rules.labels.added, audience: rules.labels.audience },
      [events.amended]: { label: 'Details changed', audience: 'staff' },
      [events.removed]: { label: 'Removed', audience: 'staff' },
      [events.assigned]: { label: 'Assigned', audience: 'staff' },
      ...Object.fromEntries(rules.steps.map(({ event, label, audience }) => [event, { label, audience }])),
    },
  };
}

function withStatus<F extends FieldSet, W extends Extract<keyof F, string>>(
  { starts }: WorkItemRules<F, W>,
  fields: RecordFields<F>,
  context: CommandContext,
): RecordFields<F> {
  const status = typeof starts === 'function' ? starts(fields, context) : starts;
  return { ...fields, status };
}

/** @throws Fault when an arrow names a status that the resource does not know, or calls a notice what people do or what moves the status. */
function checkArrows<F extends FieldSet, W extends Extract<keyof F, string>>(
  resource: Resource<F>,
  { steps }: WorkItemRules<F, W>,
): void {
  const kind = resource.fields['status']?.kind;
  if (kind?.is !== 'enumeration') throw new Fault(`work item ${resource.name} has no status`);
  for (const { command, from, to, by, notice } of steps) {
    const ends = typeof to === 'string' && to !== 'same' && to !== 'previous' ? [to] : [];
    const unknown = [...from, ...ends].filter((status) => !kind.values.includes(status));
    if (unknown.length > 0) throw new Fault(`${command} names the unknown status ${unknown.join(', ')}`);
    if (from.length === 0) throw new Fault(`${command} starts nowhere`);
    if (notice === true && (to !== 'same' || by.length > 0))
      throw new Fault(`${command} is more than a notice`);
  }
}

function stepCommand<F extends FieldSet, W extends Extract<keyof F, string>>(
  parts: Parts<F, W>,
  step: Step<F>,
): Command<RecordState<F>, DomainEvent> {
  const { aggregate, rules, resource } = parts;
  return defineCommand<RecordState<F>, DomainEvent, FieldSet>({
    name: step.command,
    doc: step.doc,
    aggregate,
    stream: 'existing',
    allowed: step.by,
    ...(step.stepUp === true ? { stepUp: true as const } : {}),
    ...touchRule(rules),
    ...lookUpOf(step),
    input: { ...step.input, reason: step.reasonNeeded === true ? { ...why, optional: false } : why },
    decide: (state, given, context) => {
      if (!state.exists) return gone();
      const { reason, ...input } = given as Readonly<Record<string, unknown>>;
      const status = statusOf(state);
      if (!step.from.includes(status))
        return isRepeated(step, state, status) ? [] : wrongStatus(step, status);
      const refused = step.guard?.(state.fields, given as InputOf<FieldSet>, context);
      if (refused !== undefined) return refused;
      if (isRefusal(context.found)) return context.found;
      const to = target(step, state, input as InputOf<FieldSet>);
      const changed = {
        ...context.found,
        ...step.change?.(state.fields, input as InputOf<FieldSet>, context),
        ...(to === status ? {} : { status: to }),
      } as RecordFields<F>;
      const next: RecordFields<F> = { ...state.fields, ...changed };
      const derived = rules.derive?.(next, context);
      const missing = missingFields(resource.fields, { ...next, ...derived });
      if (missing !== undefined) return missing;
      const data = { ...changed, ...derived, ...(to === status ? {} : { statusFrom: status }) };
      return [withReason(eventOf(step.event, data, rules.subject?.(next)), reason)];
    },
  });
}

function lookUpOf<F extends FieldSet>({
  lookUp,
}: Step<F>): { readonly lookUp?: LookUp<RecordState<F>, InputOf<FieldSet>> } {
  return lookUp === undefined
    ? {}
    : { lookUp: (tx, { state, input, context }) => lookUp(tx, state.fields, input, context) };
}

function statusOf({ fields }: RecordState): string {
  return String((fields as { readonly status?: unknown }).status);
}

/** The same wish again, already fulfilled: nothing happens twice. */
function isRepeated<F extends FieldSet>(step: Step<F>, state: RecordState<F>, status: string): boolean {
  return state.lastEvent === step.event && step.to === status;
}

function target<F extends FieldSet>(
  { to }: Step<F>,
  state: RecordState<F>,
  input: InputOf<FieldSet>,
): string {
  const wanted = typeof to === 'function' ? to(state.fields, input) : to;
  const status = statusOf(state);
  if (wanted === 'same') return status;
  return wanted === 'previous' ? (state.previousStatus ?? status) : wanted;
}

function wrongStatus({ from }: Pick<Step<FieldSet>, 'from'>, status: string): Refusal {
  return refuse(
    'WRONG_STATUS',
    `This can be done only while the status is ${from.join(' or ')}; it is ${status}.`,
    { status, possible: from.join(', ') },
  );
}

function assignCommand<F extends FieldSet, W extends Extract<keyof F, string>>(
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

function withReason(event: DomainEvent, reason: unknown): DomainEvent {
  return typeof reason === 'string' ? { ...event, reason } : event;
}
