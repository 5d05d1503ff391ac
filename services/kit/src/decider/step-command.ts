import type { FieldSet, InputOf, KeyOf } from '../field/field.js';
import { defineCommand, type Command, type DomainEvent, type LookUp } from './decider.js';
import {
  eventOf,
  gone,
  missingFields,
  touchRule,
  type Parts,
  type RecordFields,
  type RecordState,
} from './record-decider.js';
import { isRefusal, type Refusal } from './refusal.js';
import { no } from './refusals.js';
import type { Step } from './step.js';

/** The command that walks one arrow. */
export function stepCommand<F extends FieldSet, W extends KeyOf<F>>(
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
    input: step.input,
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
  return no('WRONG_STATUS', { status, possible: from.join(', ') }, { status, possible: from.join(' or ') });
}

/** The event, with why where a reason was given. */
export function withReason(event: DomainEvent, reason: unknown): DomainEvent {
  return typeof reason === 'string' ? { ...event, reason } : event;
}
