import type { FieldSet, InputOf, KeyOf } from '../field/field.js';
import type { Command, DomainEvent, Preload } from './decider.js';
import { touchRule, type Parts, type RecordFields, type RecordState } from './record-decider.js';
import { eventOf, missingFields } from './record-facts.js';
import { isRefusal, type Refusal } from '../words/refusal.js';
import type { Step } from './step.js';
import { positionOf, transitionCommand, type Walk } from './transition.js';

/** The command that walks one arrow of a work item. */
export function stepCommand<F extends FieldSet, W extends KeyOf<F>>(
  parts: Parts<F, W>,
  step: Step<F>,
): Command<RecordState<F>, DomainEvent> {
  const { to } = step;
  return transitionCommand<RecordState<F>, DomainEvent, FieldSet>(
    { aggregate: parts.aggregate, position: positionOf },
    { ...step, to: typeof to === 'function' ? ({ fields }, given) => to(fields, withoutReason(given)) : to },
    {
      ...touchRule(parts.rules),
      ...preloadOf(step),
      write: (state, walk) => write(parts, step, { state, walk }),
    },
  );
}

/** The guards in their turn, and the fact with the fields that change. */
function write<F extends FieldSet, W extends KeyOf<F>>(
  { rules, resource }: Parts<F, W>,
  step: Step<F>,
  { state, walk }: { readonly state: RecordState<F>; readonly walk: Walk<FieldSet> },
): readonly DomainEvent[] | Refusal {
  const { given, reason, context, status } = walk;
  const refused = step.guard?.(state.fields, given, context);
  if (refused !== undefined) return refused;
  if (isRefusal(context.preloaded)) return context.preloaded;
  const to = walk.target();
  const changed = {
    ...context.preloaded,
    ...step.change?.(state.fields, withoutReason(given), context),
    ...(to === status ? {} : { status: to }),
  } as RecordFields<F>;
  const next: RecordFields<F> = { ...state.fields, ...changed };
  const derived = rules.derive?.(next, context);
  const missing = missingFields(resource.fields, { ...next, ...derived });
  if (missing !== undefined) return missing;
  const besides = step.besides?.(state.fields, withoutReason(given), context);
  const data = { ...besides, ...changed, ...derived, ...(to === status ? {} : { statusFrom: status }) };
  return [withReason(eventOf(step.event, data, rules.subject?.(next)), reason)];
}

function withoutReason({ reason: _, ...input }: InputOf<FieldSet>): InputOf<FieldSet> {
  return input;
}

function preloadOf<F extends FieldSet>({
  preload,
}: Step<F>): { readonly preload?: Preload<RecordState<F>, InputOf<FieldSet>> } {
  return preload === undefined
    ? {}
    : { preload: (tx, { state, input, context }) => preload(tx, state.fields, input, context) };
}

/** The event, with why where a reason was given. */
export function withReason(event: DomainEvent, reason: unknown): DomainEvent {
  return typeof reason === 'string' ? { ...event, reason } : event;
}
