import type { Command, CommandContext, Preload } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { reasonInput, type ReasonInput } from '@cotta/kit/model/decider/step.js';
import { transitionCommand, type StateMachine } from '@cotta/kit/model/decider/transition.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import type { ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';
import type { Role } from '@cotta/kit/model/words/viewer.js';
import type { LinkPurpose } from '@cotta/reference/link-purposes.js';
import type { DraftFacts } from './draft/draft-facts.js';
import type { TransitionFact, RegistrationRequestEvent } from './events.js';
import type { TransitionColumns, TransitionEvent } from './request-columns.js';
import type { RequestStage, RequestStatus } from './labels.js';
import type { RegistrationRequestState } from './registration-request.js';
import { timelineLabels } from './timeline.js';
import { registrationRequest } from './registration-request.aggregate.js';
import { isTheirs } from './may-touch.js';

type State = RegistrationRequestState;
type Event = RegistrationRequestEvent;

export type StepContext = CommandContext & { readonly reason: string | null };

/** What a step of an order has beyond that of any state machine: links that open it, columns and facts it writes. */
export interface RequestStepFor<
  Type extends TransitionEvent,
  Input extends FieldSet,
  Reasoned extends boolean = boolean,
  Columns = TransitionColumns<Type>,
> {
  readonly command: string;
  readonly doc: string;
  readonly event: Type;
  /** null: an order without a check that has just begun. */
  readonly from: readonly (RequestStatus | null)[];
  readonly to: RequestStatus | 'same' | 'previous';
  /** The system may run any; `[]`: only the system. */
  readonly by: readonly Role[];
  /** Links that let a visitor do it, where visitors may. */
  readonly byLink?: readonly LinkPurpose[];
  readonly reasonNeeded?: Reasoned;
  readonly input?: Input;
  /** Only after a fresh sign-in. */
  readonly stepUp?: true;
  /** Reads before the guard what it is shown: the answer is then the context's `preloaded`. */
  readonly preload?: Preload<State, unknown>;
  /** Tells how long the draft's priority can be claimed: its client is reminded sooner when that is not long. Needs a look at the draft. */
  readonly carriesPriority?: true;
  readonly guard?: (state: State, input: InputOf<Input>, context: StepContext) => Refusal | undefined;
  readonly stage?: RequestStage;
  readonly columns?: (input: InputOf<Input>, context: StepContext, state: State) => Columns;
  /** Facts that come with it, after it. */
  readonly also?: (state: State, context: StepContext, columns: Columns | undefined) => readonly Event[];
  /** Offices from this step on, where it settles them. */
  readonly offices?: (state: State) => readonly string[];
}

/** A step of an order with its command. */
export interface RequestStep<Input extends FieldSet = FieldSet> {
  readonly command: Command<State, Event, Input>;
  readonly exposed: ExposedCommand;
  readonly event: TransitionEvent;
}

const machine: StateMachine<State, Event> = {
  aggregate: registrationRequest,
  position: ({ status, previousStatus, lastMove }) => ({ status, previousStatus, lastEvent: lastMove }),
};

/** The same object, each key a known one with its value: a returned object is not looked at for misspelt keys by itself. */
type Checked<Given, Known> = Given & {
  readonly [Key in keyof Given]: Key extends keyof Known ? Known[Key] : never;
};

/** One arrow of an order's state machine, and the command that walks it. */
export function requestStep<
  Type extends TransitionEvent,
  const Input extends FieldSet = Record<never, never>,
  const Reasoned extends boolean = false,
  Columns = TransitionColumns<Type>,
>(
  step: RequestStepFor<Type, Input, Reasoned, Checked<Columns, TransitionColumns<Type>>>,
): RequestStep<Input & ReasonInput<Reasoned>> {
  const { label, audience } = timelineLabels[step.event];
  // The edge: the step's own fields and the reason, which the compiler cannot see through a joined set.
  const input = { ...step.input, ...reasonInput(step.reasonNeeded) } as Input & ReasonInput<Reasoned>;
  const command = transitionCommand<State, Event, Input & ReasonInput<Reasoned>>(
    machine,
    { ...step, input },
    {
      mayTouch: isTheirs(...(step.byLink ?? [])),
      ...(step.preload === undefined ? {} : { preload: step.preload }),
      write: (state, { given, reason, context: known, status, target }) => {
        const { reason: _, ...rest } = given as { readonly reason?: unknown };
        const [own, context] = [rest as InputOf<Input>, { ...known, reason }];
        const refused = step.guard?.(state, own, context);
        if (refused !== undefined) return refused;
        const columns = step.columns?.(own, context, state);
        // The aggregate only ever stands at statuses of its own.
        const to = target() as RequestStatus | null;
        const data = {
          about: aboutAfter(step, state),
          status: to,
          ...(to === status ? {} : { statusFrom: state.status }),
          ...(step.stage === undefined ? {} : { stage: step.stage }),
          ...(columns === undefined ? {} : { columns }),
          ...(step.carriesPriority === true ? priorityOf(context) : {}),
        };
        return [
          { type: step.event, data, ...(reason === null ? {} : { reason }) },
          ...(step.also?.(state, context, columns) ?? []),
        ];
      },
    },
  );
  const from = step.from.map((status) => status ?? 'none');
  return { command, event: step.event, exposed: { command, step: { label, audience, from, to: step.to } } };
}

function aboutAfter(
  { offices }: Pick<RequestStepFor<TransitionEvent, FieldSet>, 'offices'>,
  state: State,
): TransitionFact['about'] {
  return offices === undefined ? state.about : { ...state.about, jurisdictions: offices(state) };
}

function priorityOf({ preloaded }: CommandContext): Pick<TransitionFact, 'priorityEnds'> {
  const { priorityEnds = null } = (preloaded ?? {}) as Partial<DraftFacts>;
  return priorityEnds === null ? {} : { priorityEnds };
}
