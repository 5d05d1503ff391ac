import type { FieldSet, InputOf } from '../field/field.js';
import type { Role } from '../words/viewer.js';
import {
  defineCommand,
  type Aggregate,
  type Command,
  type CommandContext,
  type DomainEvent,
} from './decider.js';
import { type RecordState } from './record-decider.js';
import { gone } from './record-facts.js';
import type { Refusal } from '../words/refusal.js';
import { no } from './refusals.js';

/** null: a stream that has just begun and has no status yet. */
export type Status = string | null;

/** One arrow of a state machine, as any stream with a status has it. */
export interface Transition<State, Fields extends FieldSet> {
  readonly command: string;
  readonly doc: string;
  readonly event: string;
  /** Statuses it starts from. */
  readonly from: readonly Status[];
  /** `same`: only tracked; `previous`: the status before the last change. */
  readonly to: string | ((state: State, input: InputOf<Fields>) => string);
  readonly by: readonly Role[];
  readonly stepUp?: true;
  readonly input: Fields;
}

/** Where a stream is on its way. */
export interface Position {
  readonly status: Status;
  /** Before the last change of status; undefined: it never changed. */
  readonly previousStatus?: Status | undefined;
  /** Type of the last step: the same wish again changes nothing. */
  readonly lastEvent?: string | undefined;
}

/** What one kind of stream says about itself to be walked. */
export interface StateMachine<State, Event extends DomainEvent> {
  readonly aggregate: Aggregate<State, Event>;
  /** undefined: there is nothing any more that could go on. */
  readonly position: (state: State) => Position | undefined;
}

/** One walk along an arrow whose start was found right. */
export interface Walk<Fields extends FieldSet> {
  readonly given: InputOf<Fields>;
  readonly reason: string | null;
  readonly context: CommandContext;
  readonly status: Status;
  /** Where it leads; asked for once the guards are passed. */
  readonly target: () => Status;
}

type Means<State, Event extends DomainEvent, Fields extends FieldSet> = Pick<
  Command<State, Event, Fields>,
  'mayTouch' | 'preload'
> & {
  /** What is stored, or why not. */
  readonly write: (state: State, walk: Walk<Fields>) => readonly Event[] | Refusal;
};

/** The command that walks one arrow: the one place that judges statuses. */
export function transitionCommand<State, Event extends DomainEvent, Fields extends FieldSet>(
  { aggregate, position }: StateMachine<State, Event>,
  transition: Transition<State, Fields>,
  { write, ...means }: Means<State, Event, Fields>,
): Command<State, Event, Fields> {
  const { command: name, doc, by: allowed, input, stepUp } = transition;
  return defineCommand<State, Event, Fields>({
    name,
    doc,
    aggregate,
    stream: 'existing',
    allowed,
    input,
    ...(stepUp === true ? { stepUp } : {}),
    ...means,
    decide: (state, given, context) => {
      const at = position(state);
      if (at === undefined) return gone();
      const { status } = at;
      if (!transition.from.includes(status))
        return isRepeated(transition, at) ? [] : wrongStatus(transition, status);
      const { reason } = given as { readonly reason?: unknown };
      return write(state, {
        given,
        reason: typeof reason === 'string' ? reason : null,
        context,
        status,
        target: () => target(transition, at, { state, given }),
      });
    },
  });
}

/** The same wish again, already fulfilled: nothing happens twice. */
function isRepeated<State, Fields extends FieldSet>(
  { event, to }: Transition<State, Fields>,
  { status, lastEvent }: Position,
): boolean {
  return lastEvent === event && (to === 'previous' || to === status);
}

function target<State, Fields extends FieldSet>(
  { to }: Transition<State, Fields>,
  { status, previousStatus = status }: Position,
  { state, given }: { readonly state: State; readonly given: InputOf<Fields> },
): Status {
  const wanted = typeof to === 'function' ? to(state, given) : to;
  if (wanted === 'same') return status;
  return wanted === 'previous' ? previousStatus : wanted;
}

function wrongStatus<State, Fields extends FieldSet>(
  { from }: Transition<State, Fields>,
  status: Status,
): Refusal {
  const [is, possible] = [status ?? 'none', from.map((one) => one ?? 'none')];
  return no(
    'WRONG_STATUS',
    { status: is, possible: possible.join(', ') },
    { status: is, possible: possible.join(' or ') },
  );
}

/** The position of a record with a life. */
export function positionOf({ exists, fields, previousStatus, lastEvent }: RecordState): Position | undefined {
  const { status } = fields as { readonly status?: unknown };
  return exists ? { status: String(status), previousStatus, lastEvent } : undefined;
}
