import { Fault } from '../words/fault.js';
import { f, type Field, type FieldSet, type KeyOf } from '../field/field.js';
import type { Role, Viewer } from '../words/viewer.js';
import { comparatorsOf } from './comparison.js';

/** Aggregate: has its own commands. Record: a standard decider writes it. Reference: changed by migrations only. */
export type Tier = 'aggregate' | 'record' | 'reference';

/** A rule for rows: all of them. */
export const everyRow = 'every-row';
/** A rule for rows: none. */
export const noRow = 'no-row';

/** Equality on declared fields, all of them at once. An undefined value matches nothing: unknown viewers fail closed. */
export type RowMatch<Key extends string = string> = {
  readonly [K in Key]?: string | number | boolean | undefined;
};
/** Which rows somebody reads; of several matches, rows that fit any of them. */
export type RowRule<Key extends string = string> =
  | typeof everyRow
  | typeof noRow
  | RowMatch<Key>
  | readonly RowMatch<Key>[];
/** Rule by role: the same for all of them, or by who asks. */
export type RowRules<Key extends string = string> = {
  readonly [R in Role]?: RowRule<Key> | ((viewer: Viewer) => RowRule<Key>);
};

/** One key of an order of rows, by the key of its field. */
export interface Order {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
}

/** Rows that outlive the erasure of their person. */
export interface Retained {
  /** The duty, for the person who asks: `invoices are kept for ten years`. */
  readonly law: string;
  /** Only rows whose field has one of these values. @defaultValue all rows */
  readonly only?: { readonly field: string; readonly values: readonly (string | boolean)[] };
}

/** A thing the service shows: one declaration for table, SDL, reads, filters and masks. */
export interface Resource<F extends FieldSet = FieldSet> {
  /** PascalCase, singular; the GraphQL type. */
  readonly name: string;
  readonly table: string;
  readonly doc: string;
  readonly tier: Tier;
  readonly readableBy: readonly Role[];
  /** Which rows a role reads; a role without an entry reads none. */
  readonly rows: RowRules;
  readonly fields: F;
  readonly defaultOrder: readonly Order[];
  /** Fields that no two rows share, each set together. */
  readonly unique: readonly (readonly string[])[];
  /** The field that says whose data a row is. @defaultValue userId, where there is such a field */
  readonly person: string | undefined;
  readonly retained?: Retained;
  /** Rows stay with the account they were written for, also when it became another's: the account's own. @defaultValue they follow */
  readonly peopleStay?: true;
  /** Who gets the list and the count; absent: staff, and customers who may read it. */
  readonly listable: readonly Role[];
}

type Declared<F extends FieldSet> = Omit<
  Resource<F>,
  'rows' | 'listable' | 'defaultOrder' | 'unique' | 'person'
> & {
  readonly rows: RowRules<KeyOf<F> | 'id'>;
  readonly defaultOrder?: readonly (Order & { readonly field: KeyOf<F> | ImplicitKey })[];
  readonly person?: string;
  readonly listable?: readonly Role[];
  readonly unique?: readonly (readonly KeyOf<F>[])[];
};

/** Columns every resource has. `version`: the stream version the row was last written at. */
export const implicitFields = {
  id: f.id('Time-ordered id, the same in addresses, events and tables.', {
    filterable: true,
    sortable: true,
  }),
  version: f.integer('Grows with every change; send it back as expectedVersion.', { min: 0 }),
  createdAt: f.instant('When it came to be.', { filterable: true, sortable: true }),
  updatedAt: f.instant('When it last changed.', { filterable: true, sortable: true }),
};
type ImplicitKey = keyof typeof implicitFields;

/** @throws Fault for a declaration that cannot mean what it says; the service then does not start. */
export function defineResource<const F extends FieldSet>(declared: Declared<F>): Resource<F> {
  const resource: Resource<F> = {
    ...declared,
    unique: declared.unique ?? [],
    person: declared.person ?? (Object.hasOwn(declared.fields, 'userId') ? 'userId' : undefined),
    defaultOrder: declared.defaultOrder ?? [{ field: 'createdAt', direction: 'DESC' }],
    listable:
      declared.listable ??
      declared.readableBy.filter((role) => role === 'lawyer' || role === 'admin' || role === 'customer'),
  };
  const problems = [...nameProblems(resource), ...ruleProblems(resource), ...fieldProblems(resource)];
  if (problems.length > 0) throw new Fault(`resource ${declared.name}: ${problems.join('; ')}`);
  return resource;
}

/** The declared fields and the implicit ones, in the order they are printed. */
export function allFields(resource: Resource): Readonly<Record<string, Field<unknown>>> {
  const { id, version, createdAt, updatedAt } = implicitFields;
  return { id, version, ...resource.fields, createdAt, updatedAt };
}

function nameProblems(resource: Resource): string[] {
  const problems: string[] = [];
  if (!/^[A-Z][A-Za-z0-9]*$/.test(resource.name)) problems.push('the name is not PascalCase');
  if (!/^[a-z][a-z0-9_]*$/.test(resource.table)) problems.push(`table ${resource.table} is not snake_case`);
  return problems;
}

function ruleProblems(resource: Resource): string[] {
  const ruled = Object.keys(resource.rows);
  const readers: readonly string[] = resource.readableBy;
  return [
    ...ruled.filter((role) => !readers.includes(role)).map((role) => `${role} has rows but is no reader`),
    ...readers.filter((role) => !ruled.includes(role)).map((role) => `${role} is a reader without rows`),
    ...resource.listable
      .filter((role) => !readers.includes(role))
      .map((role) => `${role} lists but is no reader`),
  ];
}

function fieldProblems(resource: Resource): string[] {
  const problems: string[] = [];
  for (const [key, field] of Object.entries(resource.fields)) {
    if (key in implicitFields) problems.push(`${key} is there already`);
    if (!/^[a-z][A-Za-z0-9]*$/.test(key)) problems.push(`${key} is not camelCase`);
    if (field.kind.is === 'ref' && field.kind.many !== undefined && !field.filterable)
      problems.push(`${key} has a list on the other side and must be filterable`);
    if (
      field.kind.is === 'ref' &&
      Object.keys(field.kind.copiedToChild).some((own) => !Object.hasOwn(resource.fields, own))
    )
      problems.push(`${key} lends to a field that is not there`);
    if (field.kind.is === 'ref' && (!key.endsWith('Id') || field.kind.as in resource.fields))
      problems.push(`${key} needs a key in …Id and a free name for its object`);
    const strangers = (field.visibleTo ?? []).filter((role) => !resource.readableBy.includes(role));
    if (strangers.length > 0) problems.push(`${key} is visible to ${strangers.join(', ')} who read no row`);
    if (field.filterable && comparatorsOf(field).length === 0) problems.push(`${key} cannot be filtered`);
    if (field.sortable && ['list', 'object', 'money', 'json'].includes(field.kind.is))
      problems.push(`${key} cannot be sorted`);
    if (field.secret && (field.filterable || field.sortable))
      problems.push(`${key} is secret and cannot be asked for`);
  }
  for (const { field } of resource.defaultOrder) {
    const known = allFields(resource)[field];
    if (known === undefined || !known.sortable)
      problems.push(`the default order needs a sortable field, not ${field}`);
  }
  return problems;
}
