import { Fault } from '../words/fault.js';
import type { Money } from '../words/money.js';
import type { Role } from '../words/viewer.js';
import type { FieldOptions } from './field-options.js';

type Explain = (given: string) => string;

/** What a field holds, with its bounds. */
export type FieldKind =
  | { readonly is: 'id' | 'boolean' | 'instant' | 'money' }
  | { readonly is: 'email' | 'phone' | 'url' | 'calendarDate'; readonly anyHost?: true }
  | {
      readonly is: 'text' | 'longText';
      readonly max: number;
      readonly min?: number;
      readonly pattern?: RegExp;
    }
  | { readonly is: 'integer'; readonly min: number; readonly max: number; readonly wrong?: Explain }
  | { readonly is: 'decimal'; readonly digits: number; readonly scale: number }
  | { readonly is: 'json'; readonly maxBytes: number }
  | { readonly is: 'enumeration'; readonly name: string; readonly values: readonly string[] }
  | { readonly is: 'code'; readonly scalar: string; readonly known: ((code: string) => boolean) | undefined }
  | {
      readonly is: 'ref';
      readonly typeName: string;
      readonly as: string;
      readonly many: string | undefined;
      readonly manyFor: readonly Role[] | undefined;
      readonly copiedToChild: Readonly<Record<string, string>>;
    }
  | { readonly is: 'list'; readonly of: Field<unknown>; readonly max: number; readonly min: number }
  | { readonly is: 'object'; readonly typeName: string; readonly fields: FieldSet };

/** One declared fact. `In`: the type after `parseInput`, plain JSON; `Stored`: the type in a row. */
export interface Field<In = unknown, Stored = In, Optional extends boolean = boolean> {
  readonly kind: FieldKind;
  readonly doc: string;
  readonly optional: Optional;
  readonly visibleTo?: readonly Role[];
  readonly filterable: boolean;
  readonly sortable: boolean;
  readonly secret: boolean;
  readonly personal: boolean;
  readonly published?: true;
  readonly trigram?: true;
  readonly workedOut?: true;
  readonly ofAnyClient?: true;
  readonly deprecated?: string;
  /** For the compiler alone: no field has a value here. */
  readonly inputType?: In;
  readonly storedType?: Stored;
}

/** Anything that JSON can say. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** Keys are camelCase; columns get their snake_case twin (names.ts). */
export type FieldSet = Readonly<Record<string, Field<unknown>>>;

/** The name of one of its fields. */
export type KeyOf<F extends FieldSet> = Extract<keyof F, string>;

type In<T> = T extends Field<infer I, unknown> ? I : never;
type Stored<T> = T extends Field<unknown, infer S> ? S : never;
type OptionalKeys<F extends FieldSet> = {
  [K in keyof F]: F[K]['optional'] extends false ? never : K;
}[keyof F];
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** The parsed input: optional fields may be absent (leave as it is) or null (clear it). */
export type InputOf<F extends FieldSet> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>>]: In<F[K]> } & { [K in OptionalKeys<F>]?: In<F[K]> | null }
>;

/** The stored form of a set of fields: optional ones are null when nothing is known. */
export type StoredOf<F extends FieldSet> = {
  readonly [K in keyof F]: F[K]['optional'] extends false ? Stored<F[K]> : Stored<F[K]> | null;
};

/** A row of a resource with the columns every resource has. */
export type RowOf<R extends { readonly fields: FieldSet }> = StoredOf<R['fields']> & {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};
interface Plain extends FieldOptions {}
type Bare = 'id' | 'email' | 'phone' | 'url' | 'boolean' | 'calendarDate' | 'instant' | 'money';
type IsOptional<O> = O extends { readonly optional: true } ? true : false;
type Of<T, O, S = T> = Field<T, S, IsOptional<O>>;

function make<T, O extends FieldOptions, S = T>(
  kind: FieldKind,
  doc: string,
  options: O | undefined,
): Of<T, O, S> {
  if (doc.trim() === '') throw new Fault(`a field of kind ${kind.is} has no docstring`);
  return {
    kind,
    doc,
    // The type parameter is computed from the very option read here.
    optional: (options?.optional ?? false) as IsOptional<O>,
    filterable: options?.filterable ?? false,
    sortable: options?.sortable ?? false,
    secret: options?.secret ?? false,
    personal: options?.personal ?? false,
    ...(options?.published === true ? { published: true } : {}),
    ...(options?.trigram === true ? { trigram: true } : {}),
    ...(options?.workedOut === true ? { workedOut: true } : {}),
    ...(options?.ofAnyClient === true ? { ofAnyClient: true } : {}),
    ...(options?.deprecated === undefined ? {} : { deprecated: options.deprecated }),
    ...(options?.visibleTo === undefined ? {} : { visibleTo: options.visibleTo }),
  };
}

function simple<T, S = T>(is: Bare) {
  return <const O extends FieldOptions = Plain>(doc: string, options?: O): Of<T, O, S> =>
    make<T, O, S>(options?.anyHost === true ? { is: 'url', anyHost: true } : { is }, doc, options);
}

interface TextOptions extends FieldOptions {
  /** Characters, after trimming. */
  readonly max: number;
  readonly min?: number;
  readonly pattern?: RegExp;
}

function textual(is: 'text' | 'longText') {
  return <const O extends TextOptions>(doc: string, options: O): Of<string, O> => {
    const { max, min, pattern } = options;
    const limits = { ...(min === undefined ? {} : { min }), ...(pattern === undefined ? {} : { pattern }) };
    return make<string, O>({ is, max, ...limits }, doc, options);
  };
}

interface IntegerOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  /** What to say of an answer that is none of these numbers, where the bounds alone would not explain it: `99 is no class; there are 1 to 45.` */
  readonly wrong?: Explain;
}

const INT32 = 2_147_483_647;

function integer<const O extends IntegerOptions = Plain>(doc: string, options?: O): Of<number, O> {
  const { min = -INT32 - 1, max = INT32, wrong }: IntegerOptions = options ?? {};
  return make<number, O>({ is: 'integer', min, max, ...(wrong && { wrong }) }, doc, options);
}

interface DecimalOptions extends FieldOptions {
  /** Digits in all, default 20. */
  readonly digits?: number;
  /** Digits behind the point, default 8. */
  readonly scale?: number;
}

/** An exact number as text with all its decimals: a float would lose some. */
function decimal<const O extends DecimalOptions = Plain>(doc: string, options?: O): Of<string, O> {
  return make<string, O>(
    { is: 'decimal', digits: options?.digits ?? 20, scale: options?.scale ?? 8 },
    doc,
    options,
  );
}

interface JsonOptions extends FieldOptions {
  /** Most bytes of its JSON text, default 20,000. */
  readonly maxBytes?: number;
}

/** What another party shaped and nobody here asks for by part; anything we know the parts of is an `object`. */
function json<const O extends JsonOptions = Plain>(doc: string, options?: O): Of<JsonValue, O> {
  return make<JsonValue, O>({ is: 'json', maxBytes: options?.maxBytes ?? 20_000 }, doc, options);
}

/** `values`: the specification's labels, stored and passed as they stand; the SDL shows them in SCREAMING_SNAKE. */
function enumeration<
  const V extends string,
  const O extends FieldOptions & { readonly name: string; readonly values: readonly V[] },
>(doc: string, options: O & { readonly values: readonly V[] }): Of<V, O> {
  return make<V, O>({ is: 'enumeration', name: options.name, values: options.values }, doc, options);
}

/** A code of a shared list. `scalar`: its GraphQL scalar, e.g. `CountryCode`. */
function code<const O extends FieldOptions & { readonly known?: (code: string) => boolean } = Plain>(
  scalar: string,
  doc: string,
  options?: O & { readonly known?: (code: string) => boolean },
): Of<string, O> {
  return make<string, O>({ is: 'code', scalar, known: options?.known }, doc, options);
}

interface RefOptions extends FieldOptions {
  /** The object beside it in the SDL. */
  readonly as: string;
  /** The list of these rows on the type pointed at: `officeActions`. The field must be filterable. */
  readonly many?: string;
  /** Who gets that list: on what it points at, it says of each row who is its `as`. @defaultValue who gets the list of all rows */
  readonly manyFor?: readonly Role[];
  /** Own field → field of the row pointed at, copied when a row is created over the API: whose it is, above all. Same service only. */
  readonly copiedToChild?: Readonly<Record<string, string>>;
}

/** Points at another entity by id, of this service or another. Its key ends in `Id`. */
function ref<const O extends RefOptions>(typeName: string, doc: string, options: O): Of<string, O> {
  return make<string, O>(
    {
      is: 'ref',
      typeName,
      as: options.as,
      many: options.many,
      manyFor: options.manyFor,
      copiedToChild: options.copiedToChild ?? {},
    },
    doc,
    options,
  );
}

interface ListOptions extends FieldOptions {
  readonly max: number;
  readonly min?: number;
}

/** Up to `max` values of one field, which lends the list its docstring. */
function list<T, S, const O extends ListOptions>(
  of: Field<T, S, false>,
  options: O,
): Of<readonly T[], O, readonly S[]> {
  if (of.kind.is === 'list' || of.kind.is === 'ref')
    throw new Fault(`a list of ${of.kind.is} is not supported: ${of.doc}`);
  return make<readonly T[], O, readonly S[]>(
    { is: 'list', of, max: options.max, min: options.min ?? 0 },
    of.doc,
    options,
  );
}

/** A value with parts, kept in one jsonb column. Parts are seen or hidden together. */
function object<F extends FieldSet, const O extends FieldOptions = Plain>(
  typeName: string,
  doc: string,
  fields: F,
  options?: O,
): Of<InputOf<F>, O, InputOf<F>> {
  for (const [key, field] of Object.entries(fields)) {
    if (field.visibleTo !== undefined || field.secret)
      throw new Fault(`${typeName}.${key}: hide the whole object, not a part of it`);
    if (field.kind.is === 'ref')
      throw new Fault(`${typeName}.${key}: a reference inside an object is not supported`);
  }
  return make<InputOf<F>, O, InputOf<F>>({ is: 'object', typeName, fields }, doc, options);
}

/** The one vocabulary of resources, commands and records. `instant`: ISO 8601 text with milliseconds in inputs and events,
 *  `Date` in rows. `calendarDate`: `YYYY-MM-DD` everywhere. `email` is lower-cased. */
export const f = {
  id: simple<string>('id'),
  text: textual('text'),
  longText: textual('longText'),
  email: simple<string>('email'),
  phone: simple<string>('phone'),
  url: simple<string>('url'),
  integer,
  decimal,
  json,
  boolean: simple<boolean>('boolean'),
  calendarDate: simple<string>('calendarDate'),
  instant: simple<string, Date>('instant'),
  money: simple<Money>('money'),
  enumeration,
  code,
  ref,
  list,
  object,
};
