import type { EntityManager } from 'typeorm';
import { f, type Field, type FieldSet, type InputOf, type KeyOf } from '../field/field.js';
import type { Resource } from '../resource/define.js';
import type { Role } from '../words/viewer.js';
import type { CommandContext } from './decider.js';
import type { RecordFields } from './record-decider.js';
import type { Refusal } from '../words/refusal.js';

/** Who reads an entry of the history. */
export type Audience = 'customer' | 'staff';

/** Statuses that the declaration knows; any text where it does not say. */
export type StatusOf<F extends FieldSet> =
  RecordFields<F> extends { readonly status?: infer Status extends string | null | undefined }
    ? NonNullable<Status>
    : string;

/** One transition of the state machine, and the command that walks it. */
export interface StepFor<
  F extends FieldSet,
  Input extends FieldSet,
  Name extends string = string,
  Reasoned extends boolean = boolean,
> {
  /** `KickOffOfficeAction`. */
  readonly command: Name;
  readonly doc: string;
  /** `OfficeActionKickedOff`. */
  readonly event: string;
  /** The specification's label: shown in timelines, a translation key. */
  readonly label: string;
  readonly audience: Audience;
  /** Statuses it starts from. */
  readonly from: readonly StatusOf<F>[];
  /** `same`: only tracked; `previous`: the status before the last change. */
  readonly to:
    | StatusOf<F>
    | 'same'
    | 'previous'
    | ((fields: RecordFields<F>, input: InputOf<Input>) => StatusOf<F>);
  readonly by: readonly Role[];
  /** The calendar date of its event by which the fact took effect, where that is not the day it was entered: a column that it changes, or an answer that `besides` keeps. */
  readonly effective?: KeyOf<F> | Extract<keyof Input, string>;
  /** Only tells somebody: what a person saw before it still holds. */
  readonly notification?: true;
  /** Templates of the letters that its event has written, where its label or its doc says that somebody was told. */
  readonly tells?: readonly string[];
  /** A reason must be given; otherwise it may. */
  readonly reasonNeeded?: Reasoned;
  /** The answer that says why already: no reason is asked for besides. */
  readonly saysWhy?: keyof Input;
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
  readonly preload?: (
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
  /** What the event keeps besides columns, for the further projections of the work item: a line of a conversation. No key of a column; what is personal of it is named
   *  where the service forgets people. */
  readonly besides?: (
    fields: RecordFields<F>,
    input: InputOf<Input>,
    context: CommandContext,
  ) => Readonly<Record<string, unknown>>;
}

// An alias, not an interface: only aliases may stand for a set of fields.
/** What every step takes besides its own input. */
export type ReasonInput<Reasoned extends boolean> = {
  readonly reason: Field<string, string, Reasoned extends true ? false : true>;
};

/** A step whose input has been checked against its own fields, known by its name; `input` has the reason too. */
export interface Step<
  F extends FieldSet,
  Name extends string = string,
  Input extends FieldSet = FieldSet,
> extends StepFor<F, FieldSet> {
  readonly command: Name;
  readonly input: Input;
}

/** The same object, each key a known one: a returned object is not looked at for misspelt keys by itself. */
type Checked<Given, Known> = Given & {
  readonly [Key in keyof Given]: Key extends keyof Known ? Known[Key] : never;
};

/** Keeps the types of a step's input together. */
export function stepsOf<F extends FieldSet>(_resource: Resource<F>) {
  return <
    const Name extends string,
    const Input extends FieldSet = Record<never, never>,
    const Reasoned extends boolean = false,
    Changed extends RecordFields<F> = RecordFields<F>,
  >(
    step: Omit<StepFor<F, Input, Name, Reasoned>, 'change'> & {
      readonly change?: (
        fields: RecordFields<F>,
        input: InputOf<Input>,
        context: CommandContext,
      ) => Checked<Changed, RecordFields<F>>;
    },
  ) => {
    const input =
      step.saysWhy === undefined ? { ...step.input, ...reasonInput(step.reasonNeeded) } : step.input;
    // The edge: a step only ever gets the input that its own fields parsed.
    return { ...step, input } as unknown as Step<F, Name, Input & ReasonInput<Reasoned>>;
  };
}

/** The field for the reason. */
export function reasonInput<Reasoned extends boolean>(needed: Reasoned | undefined): ReasonInput<Reasoned> {
  // The edge: whether it may be left out is known to the compiler by the caller's own word.
  return { reason: needed === true ? { ...why, optional: false } : why } as unknown as ReasonInput<Reasoned>;
}

const why = f.longText('Why; staff read it in the history.', { max: 2000, optional: true });
