import type { FieldSet, KeyOf } from '../field/field.js';
import type { StatusOf } from './step.js';
import { Fault } from '../words/fault.js';
import type { Resource } from '../resource/define.js';

/** Whose turn it is. */
export type Turn =
  | 'us'
  | 'client'
  | 'office'
  | 'partner'
  | 'secondPerson'
  | 'thirdParties'
  | 'otherSide'
  | 'nobody';

/** Where a step stands in the menu of a record, in this order. */
export type StepGroup = 'client' | 'dates' | 'office' | 'record' | 'money' | 'ends';

/** A page that is the next thing to do. `page`: an address with fields of the row in braces: `/case/{caseId}/show`. */
export interface DeskPage {
  readonly page: string;
  readonly label: string;
}

/** What a status means at the desk. */
export interface DeskState<Key extends string = string> {
  /** As colleagues say it. */
  readonly word: string;
  readonly waitsFor: Turn;
  /** Mutations (`closeCase`) and pages, best first: the first one that the reader may take is the next step. @defaultValue there is none */
  readonly next?: readonly (string | DeskPage)[];
  /** Holds only for rows where this field has a value, and not `false`. */
  readonly has?: Key;
  /** Holds only for rows where this field has none, or `false`. */
  readonly lacks?: Key;
  /** Holds only up to the calendar day in this field, that day included, or up to its moment; it is shown as what the record waits for, and the next variant begins with it. */
  readonly until?: Key;
  /** The day or moment since when it waits. @defaultValue when the status began, or the day or moment of an earlier variant that is over */
  readonly since?: Key;
}

/** What somebody has to look after first, whatever the status. */
export interface DeskUrgency<Key extends string = string> {
  /** Holds for rows where this field has a value, and neither `false` nor none. */
  readonly has: Key;
  /** As those of a state, and before them. */
  readonly next: readonly (string | DeskPage)[];
}

/** A step as the menu offers it. */
export interface DeskStep<Status extends string = string, Key extends string = string> {
  readonly group: StepGroup;
  /** Verb and object: `Name the price`. */
  readonly label: string;
  /** What follows from it, one sentence. */
  readonly sentence: string;
  /** Statuses it is offered in, where fewer than those it may start from, or where the command is no step. */
  readonly from?: readonly Status[];
  /** Offered only where this field has a value. */
  readonly has?: Key;
  /** Offered only where this field has none. */
  readonly lacks?: Key;
  /** Offered at records alone whose field has one of these values for good; others do not even name it. */
  readonly only?: { readonly field: Key; readonly values: readonly string[] };
  /** Why it is not offered where `has` and `lacks` do not hold: `Nobody asked for it.` */
  readonly why?: string;
  /** Not offered to whoever stands in this field, and why: somebody else takes it. */
  readonly notBy?: { readonly key: Key; readonly why: string };
  /** It is a second look: not offered to whom the firm took the right to give them, and why. */
  readonly secondLook?: { readonly why: string };
}

/** Variants of one status, the first that holds; the last one holds always. */
export type DeskStates<Key extends string = string> = DeskState<Key> | readonly DeskState<Key>[];

/** What colleagues call the statuses of a record, whom each waits for, and what may be done. */
export interface DeskRules<F extends FieldSet> {
  /** Every status, each once. */
  readonly states?: { readonly [S in StatusOf<F>]: DeskStates<KeyOf<F>> };
  /** For rows that have no status. */
  readonly otherwise?: DeskStates<KeyOf<F>>;
  /** What goes before the next step of any status, the more urgent first. @defaultValue nothing */
  readonly urgent?: readonly DeskUrgency<KeyOf<F>>[];
  /** By mutation. */
  readonly steps: Readonly<Record<string, DeskStep<StatusOf<F>, KeyOf<F>>>>;
}

/** The same, bound to the record it is about. */
export interface Desk {
  readonly resource: string;
  readonly states: Readonly<Record<string, readonly DeskState[]>>;
  readonly otherwise: readonly DeskState[];
  readonly urgent: readonly DeskUrgency[];
  readonly steps: Readonly<Record<string, DeskStep>>;
}

/** @throws Fault when a status is left out or unknown, or when the last variant of a status does not hold always. */
export function deskOf<F extends FieldSet>(resource: Resource<F>, rules: DeskRules<F>): Desk {
  const kind = resource.fields['status']?.kind;
  const known = kind?.is === 'enumeration' ? kind.values : [];
  const states = Object.fromEntries(
    Object.entries<DeskStates>(rules.states ?? {}).map(([status, given]) => [status, variants(given)]),
  );
  const said = Object.keys(states);
  const wrong = [
    ...known.filter((status) => !said.includes(status)),
    ...[...said, ...Object.values<DeskStep>(rules.steps).flatMap(({ from }) => from ?? [])].filter(
      (status) => !known.includes(status),
    ),
  ];
  if (wrong.length > 0)
    throw new Fault(`the desk of ${resource.name} leaves out or does not know: ${wrong.join(', ')}`);
  const otherwise = rules.otherwise === undefined ? [] : variants(rules.otherwise);
  for (const variant of [...Object.values(states), otherwise]) {
    const last = variant.at(-1);
    if (last?.has !== undefined || last?.lacks !== undefined || last?.until !== undefined)
      throw new Fault(`the desk of ${resource.name}: “${last.word}” is the last of its variants`);
  }
  return { resource: resource.name, states, otherwise, urgent: rules.urgent ?? [], steps: rules.steps };
}

const variants = (given: DeskStates): readonly DeskState[] =>
  Array.isArray(given) ? given : [given as DeskState];

/** @throws Fault when the desk names what nobody of the staff can send, or links by a field that the row does not have. */
export function checkDesk(
  { resource, states, otherwise, urgent, steps }: Desk,
  known: { readonly mutations: ReadonlySet<string>; readonly fields: ReadonlySet<string> },
): void {
  const next = [...Object.values(states), otherwise, urgent].flat().flatMap((state) => state.next ?? []);
  const mutations = [...Object.keys(steps), ...next.filter((one) => typeof one === 'string')];
  const pages = next.flatMap((one) => (typeof one === 'string' ? [] : [one.page]));
  const fields = pages.flatMap((page) => [...page.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? ''));
  const wrong = [
    ...mutations.filter((name) => !known.mutations.has(name)),
    ...fields.filter((key) => !known.fields.has(key)),
  ];
  if (wrong.length > 0)
    throw new Fault(`the desk of ${resource} names what is not there: ${wrong.join(', ')}`);
}
