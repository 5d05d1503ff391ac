import { defineCommand, type Command, type CommandContext } from '@cotta/kit/decider/decider.js';
import { refuse, type Refusal } from '@cotta/kit/decider/refusal.js';
import { f, type FieldSet, type InputOf } from '@cotta/kit/field/field.js';
import type { ExposedCommand } from '@cotta/kit/subgraph/exposed-command.js';
import type { LinkPurpose, Role } from '@cotta/kit/subgraph/viewer.js';
import type { DraftFacts } from '../domain/draft-facts.js';
import type { Move, MoveType, RegistrationRequestEvent, RequestColumns } from '../domain/events.js';
import type { RequestStage, RequestStatus } from '../domain/labels.js';
import type { RegistrationRequestState } from '../domain/registration-request.js';
import { timelineLabels } from '../domain/timeline.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { lookUpDraft } from './look-up-draft.js';
import { lookUpPayment } from './look-up-payment.js';
import { isTheirs } from '../slices/may-touch.js';

export type MoveContext = CommandContext & { readonly reason: string | null };

/** One arrow of an order's state machine, and the command that walks it. */
export interface MoveRule<Input extends FieldSet> {
  readonly command: string;
  readonly doc: string;
  readonly event: MoveType;
  /** null: an order without a check that has just begun. */
  readonly from: readonly (RequestStatus | null)[];
  /** `previous`: the status before the last change. */
  readonly to: RequestStatus | 'same' | 'previous';
  /** The system may run any; `[]`: only the system. */
  readonly by: readonly Role[];
  /** Links that let a visitor do it, where visitors may. */
  readonly byLink?: readonly LinkPurpose[];
  readonly reasonNeeded?: true;
  readonly input?: Input;
  /** Reads the order's applications before the guard: they are then the context's `found`. */
  readonly looksUpDraft?: true;
  /** Reads how far the money is before the guard: the rows are then the context's `found`. */
  readonly looksUpPayment?: true;
  /** Tells how long the draft's priority can be claimed: its client is reminded sooner when that is not long. Needs `looksUpDraft`. */
  readonly tellsPriority?: true;
  readonly guard?: (
    state: RegistrationRequestState,
    input: InputOf<Input>,
    context: MoveContext,
  ) => Refusal | undefined;
  readonly stage?: RequestStage;
  readonly columns?: (
    input: InputOf<Input>,
    context: MoveContext,
    state: RegistrationRequestState,
  ) => RequestColumns;
  /** Facts that come with it, after it. */
  readonly also?: (
    state: RegistrationRequestState,
    context: MoveContext,
    columns: RequestColumns,
  ) => readonly RegistrationRequestEvent[];
  /** Offices from this step on, where it settles them. */
  readonly offices?: (state: RegistrationRequestState) => readonly string[];
}

export interface RequestMove {
  readonly command: Command<RegistrationRequestState, RegistrationRequestEvent>;
  readonly exposed: ExposedCommand;
  readonly rule: MoveRule<FieldSet>;
}

export function requestMove<const Input extends FieldSet = Record<never, never>>(
  typed: MoveRule<Input>,
): RequestMove {
  // The edge: a rule only ever gets the input that its own fields parsed.
  const rule = typed as unknown as MoveRule<FieldSet>;
  const { label, audience } = timelineLabels[rule.event];
  const why = f.longText('Why; staff read it in the history.', { max: 2000, optional: true });
  const command: RequestMove['command'] = defineCommand<
    RegistrationRequestState,
    RegistrationRequestEvent,
    FieldSet
  >({
    name: rule.command,
    doc: rule.doc,
    aggregate: registrationRequest,
    stream: 'existing',
    allowed: rule.by,
    input: { ...rule.input, reason: rule.reasonNeeded === true ? { ...why, optional: false } : why },
    mayTouch: isTheirs(...(rule.byLink ?? [])),
    ...(rule.looksUpDraft === true ? { lookUp: lookUpDraft } : {}),
    ...(rule.looksUpPayment === true ? { lookUp: lookUpPayment } : {}),
    decide: (state, given, context) => walk(rule, state, { given, context }),
  });
  const from = rule.from.map((status) => status ?? 'none');
  return { command, rule, exposed: { command, step: { label, audience, from, to: rule.to } } };
}

interface Wish {
  readonly given: InputOf<FieldSet>;
  readonly context: CommandContext;
}

function walk(
  rule: MoveRule<FieldSet>,
  state: RegistrationRequestState,
  { given, context }: Wish,
): readonly RegistrationRequestEvent[] | Refusal {
  const { reason: said, ...input } = given;
  const reason = typeof said === 'string' ? said : null;
  const to = target(rule, state);
  if (!rule.from.includes(state.status))
    return isRepeated(rule, state) ? [] : wrongStatus(rule, state.status);
  const refused = rule.guard?.(state, input, { ...context, reason });
  if (refused !== undefined) return refused;
  const columns = rule.columns?.(input, { ...context, reason }, state);
  const about =
    rule.offices === undefined ? state.about : { ...state.about, jurisdictions: rule.offices(state) };
  return [
    {
      type: rule.event,
      data: {
        about,
        status: to,
        ...(to === state.status ? {} : { statusFrom: state.status }),
        ...(rule.stage === undefined ? {} : { stage: rule.stage }),
        ...(columns === undefined ? {} : { columns }),
        ...(rule.tellsPriority === true ? priorityOf(context) : {}),
      },
      ...(reason === null ? {} : { reason }),
    },
    ...(rule.also?.(state, { ...context, reason }, columns ?? {}) ?? []),
  ];
}

function priorityOf({ found }: CommandContext): Pick<Move, 'priorityEnds'> {
  const { priorityEnds = null } = (found ?? {}) as Partial<DraftFacts>;
  return priorityEnds === null ? {} : { priorityEnds };
}

/** The same wish again, already fulfilled: nothing happens twice. */
function isRepeated(rule: MoveRule<FieldSet>, state: RegistrationRequestState): boolean {
  return (
    rule.to !== 'same' &&
    state.lastMove === rule.event &&
    (rule.to === 'previous' || state.status === rule.to)
  );
}

function target({ to }: MoveRule<FieldSet>, state: RegistrationRequestState): RequestStatus | null {
  if (to === 'same') return state.status;
  return to === 'previous' ? state.previousStatus : to;
}

function wrongStatus({ from }: MoveRule<FieldSet>, status: RequestStatus | null): Refusal {
  const possible = from.map((one) => one ?? 'none').join(', ');
  return refuse(
    'WRONG_STATUS',
    `This can be done only while the status is one of: ${possible}. It is ${status ?? 'none'}.`,
    { status: status ?? 'none', possible },
  );
}
