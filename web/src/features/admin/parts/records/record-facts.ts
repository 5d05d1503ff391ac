import type { TypedDocument } from '../../../../data/documents.js';

export type FieldKind =
  | 'id'
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'url'
  | 'integer'
  | 'decimal'
  | 'json'
  | 'boolean'
  | 'calendarDate'
  | 'instant'
  | 'money'
  | 'enumeration'
  | 'code'
  | 'ref'
  | 'list'
  | 'object';

/** One field as a screen needs it; what is absent is false or unlimited. */
export interface FieldFacts {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly doc: string;
  readonly optional?: boolean;
  readonly filterable?: boolean;
  readonly sortable?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** An amount in minor units of the record's currency. */
  readonly minor?: boolean;
  /** Statuses in which the time left until this moment is shown; else the moment itself. */
  readonly countsDownIn?: readonly string[];
  /** `CountryCode`, for a code. */
  readonly scalar?: string;
  /** Table a reference points at; absent when no page shows it. */
  readonly target?: string;
  /** Of an enumeration: as sent, and as colleagues call it; a status by the words of the desk. */
  readonly values?: readonly (readonly [string, string])[];
  /** Of a list: one of its items. */
  readonly of?: FieldFacts;
  /** Of an object. */
  readonly parts?: readonly FieldFacts[];
}

/** Parts of a record's menu, in their order. */
export const stepGroups = ['client', 'dates', 'office', 'record', 'money', 'ends'] as const;
export type StepGroup = (typeof stepGroups)[number];

export type Turn =
  | 'us'
  | 'client'
  | 'office'
  | 'partner'
  | 'secondPerson'
  | 'thirdParties'
  | 'otherSide'
  | 'nobody';

/** Root field of a command, or a page with fields of the row in braces. */
export type NextStep = string | { readonly page: string; readonly label: string };

/** What a status means at the desk, where its condition holds. */
export interface DeskState {
  readonly word: string;
  readonly waitsFor: Turn;
  /** The first that may be taken. */
  readonly next?: readonly NextStep[];
  readonly has?: string;
  readonly lacks?: string;
  /** Only up to the day in this field, that day included, or up to its moment. */
  readonly until?: string;
  /** The day or moment since when it waits, where the history does not say it. */
  readonly since?: string;
}

/** Who looks at a record: what they may do, and whether they stand in it. */
export interface Reader {
  readonly role: string;
  readonly id?: string | undefined;
  /** Whether they give second looks; absent until it is known, and then the server has the word. */
  readonly secondLooks?: boolean | undefined;
}

/** A mutation staff may send. An input that is one of the entity's own fields goes by its key. */
export interface CommandFacts {
  readonly document: string;
  /** Root field of the answer. */
  readonly root: string;
  readonly label: string;
  readonly doc?: string;
  /** What the history says after it. */
  readonly outcome?: string;
  /** Where it stands in the menu of its record; absent: with what changes the record. */
  readonly group?: StepGroup;
  /** What follows from it. */
  readonly sentence?: string;
  /** Only where this field has a value. */
  readonly has?: string;
  /** Only where this field has none. */
  readonly lacks?: string;
  /** At records alone whose field has one of these values for good. */
  readonly only?: { readonly field: string; readonly values: readonly string[] };
  /** Why it is not offered where these do not hold. */
  readonly why?: string;
  /** Not by whoever stands in this field, and why. */
  readonly notBy?: { readonly key: string; readonly why: string };
  /** A second look: not by those whom the firm took the right to give them, and why. */
  readonly secondLook?: { readonly why: string };
  /** Statuses it starts from, as they are sent; `none`: before there is one. */
  readonly from?: readonly string[];
  readonly by: readonly string[];
  readonly input: readonly (string | FieldFacts)[];
  /** Document of the same for many. */
  readonly batch?: string;
}

/** How a record is called: by its own words, and by the record it is about. */
export interface Naming {
  /** Keys whose values name a record. */
  readonly title: readonly string[];
  /** What it is, where it has no words of its own. */
  readonly one?: string;
  /** Words of enumerations among these keys. */
  readonly values?: Readonly<Record<string, readonly (readonly [string, string])[]>>;
  /** The reference that names it, where its own words do not do. */
  readonly parent?: { readonly key: string; readonly target: string };
  /** The reference that the parent's name stands against: “Copy Shop against Lumora”. */
  readonly against?: { readonly key: string; readonly target: string };
}

export interface RecordFacts extends Naming {
  readonly table: string;
  /** GraphQL type. */
  readonly type: string;
  readonly service: string;
  readonly doc: string;
  readonly one: string;
  readonly many: string;
  readonly search: readonly string[];
  /** Columns before anybody chose. */
  readonly columns: readonly string[];
  readonly order?: { readonly field: string; readonly direction: 'ASC' | 'DESC' };
  /** What the list is narrowed to before anybody chose; taken away like any other filter. */
  readonly filter?: Readonly<Record<string, object>>;
  readonly listed?: boolean;
  readonly fields: readonly FieldFacts[];
  readonly create?: CommandFacts;
  readonly update?: CommandFacts;
  readonly remove?: CommandFacts;
  readonly steps: readonly CommandFacts[];
  readonly commands: readonly CommandFacts[];
  /** Lists of others whose field `key` points here. */
  readonly children: readonly { readonly table: string; readonly key: string; readonly label?: string }[];
  /** Table of its history. */
  readonly tracking?: string;
  /** Staff words by status as it is sent, and for rows without one. */
  readonly desk?: {
    readonly states: Readonly<Record<string, readonly DeskState[]>>;
    readonly otherwise: readonly DeskState[];
    /** What goes before the next step of any status, where its field says so. */
    readonly urgent?: readonly { readonly has: string; readonly next: readonly NextStep[] }[];
  };
  /** Numbers of its trusted documents by name. */
  readonly documents: Readonly<Record<string, string>>;
}

/** What a link to a record, or a line in the menu, needs to know. */
export interface RegistryEntry extends Naming {
  readonly type: string;
  readonly service: string;
  readonly one: string;
  readonly many: string;
  readonly listed: boolean;
  /** Fields that say which record it is about. `names`: table → its value there, where only these may be meant. */
  readonly about?: {
    readonly type: string;
    readonly id: string;
    /** Its list is narrowed by the id alone. */
    readonly byId?: boolean;
    readonly names?: Readonly<Record<string, string>>;
  };
  /** Read on another record's page, without pages of its own. */
  readonly part?: boolean;
  readonly load: () => Promise<{ readonly record: RecordFacts }>;
}

/** A row as it came over the wire. */
export type RecordRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** @throws Error when the entity has no such document. */
export function documentOf<R>(
  facts: RecordFacts,
  name: string,
): TypedDocument<R, Readonly<Record<string, unknown>>> {
  const id = facts.documents[name];
  if (id === undefined) throw new Error(`${facts.one} has no document ${name}`);
  return { id, name };
}

export function inputFields(facts: RecordFacts, command: CommandFacts): readonly FieldFacts[] {
  return command.input.flatMap((field) =>
    typeof field === 'string' ? facts.fields.filter(({ key }) => key === field) : [field],
  );
}

export const isAllowed = (command: CommandFacts | undefined, role: string): command is CommandFacts =>
  command?.by.includes(role) === true;
