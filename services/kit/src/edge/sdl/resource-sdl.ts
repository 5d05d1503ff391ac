import { Fault } from '../../model/words/fault.js';
import type { Field } from '../../model/field/field.js';
import { columnName, lowerFirst } from '../../model/field/names.js';
import { allFields, type Resource } from '../../model/resource/define.js';
import { fieldType, filterType } from './field-sdl.js';
import { ADMIN, docBlock, type SdlTypes } from './sdl-types.js';
import { childLists } from '../../runtime/reading/children.js';
import { isMaskedForSome, isStaffOnly, readersOf } from '../../model/resource/visibility.js';

/** Root fields by root type; each a line with its docstring. */
export interface RootFields {
  readonly query: string[];
  readonly mutation: string[];
}

/** `createdAt` → `CREATED_AT`: how an order names a field. */
export function orderFieldName(key: string): string {
  return columnName(key).toUpperCase();
}

/** `owned`: types whose key this service answers; `parents`: those it only adds lists to. */
export interface KnownTypes {
  readonly owned: ReadonlySet<string>;
  readonly parents: ReadonlySet<string>;
}

/** The type of a resource, its page, filter and order, and the root fields that read it. */
export function addResourceSdl(
  resource: Resource,
  types: SdlTypes,
  root: RootFields,
  known: KnownTypes,
): void {
  if (resource.readableBy.length === 0) throw new Fault(`resource ${resource.name} has no reader`);
  const staffOnly = isStaffOnly(resource.readableBy);
  addType(resource, types, known);
  const single = lowerFirst(resource.name);
  const who = resource.readableBy.join(', ');
  root.query.push(
    `${docBlock(`One by id; null when it is not there or not yours. For: ${who}.`, '  ')}\n  ${single}(id: ID!): ${resource.name}${staffOnly ? ADMIN : ''}`,
  );
  if (resource.listable.length === 0) return;
  addListTypes(resource, types);
  const tag = isStaffOnly(resource.listable) ? ADMIN : '';
  const listers = resource.listable.join(', ');
  root.query.push(
    `${docBlock(`For: ${listers}.`, '  ')}\n  ${single}List(filter: ${resource.name}Filter, orderBy: [${resource.name}Order!], limit: Int = 20, offset: Int = 0, after: String): ${resource.name}Page!${tag}`,
    `${docBlock(`For: ${listers}.`, '  ')}\n  ${single}Count(filter: ${resource.name}Filter): Int!${tag}`,
  );
}

function addType(resource: Resource, types: SdlTypes, known: KnownTypes): void {
  const lines = Object.entries(allFields(resource))
    .filter(([, field]) => !field.secret)
    .flatMap(([key, field]) => typeLines(key, field, { resource, types, known }));
  const { name, doc } = resource;
  types.add(
    name,
    isStaffOnly(resource.readableBy),
    (tag) => `${docBlock(doc)}\ntype ${name} @key(fields: "id")${tag} {\n${lines.join('\n')}\n}`,
  );
}

function typeLines(
  key: string,
  field: Field<unknown>,
  within: { resource: Resource; types: SdlTypes; known: KnownTypes },
): string[] {
  const { resource, types, known } = within;
  const staffOnly = isStaffOnly(readersOf(resource, field));
  // A type that is for the firm alone is marked as a whole; marking its fields too would only be noise.
  const tag = staffOnly && !isStaffOnly(resource.readableBy) ? ADMIN : '';
  const doc = docBlock(field.doc, '  ');
  const type = fieldType(field, 'output', { types, staffOnly });
  if (field.kind.is !== 'ref') {
    const promised = !field.optional && !isMaskedForSome(resource, field);
    return [`${doc}\n  ${key}: ${type}${promised ? '!' : ''}${tag}${deprecation(field)}`];
  }
  const { typeName, as } = field.kind;
  if (!known.owned.has(typeName))
    types.add(typeName, false, () => stub(typeName, known.parents.has(typeName)));
  return [`${doc}\n  ${key}: ID${tag}`, `${doc}\n  ${as}: ${typeName}${tag}`];
}

function deprecation({ deprecated }: Field<unknown>): string {
  return deprecated === undefined ? '' : ` @deprecated(reason: ${JSON.stringify(deprecated)})`;
}

function stub(typeName: string, answers: boolean): string {
  return `type ${typeName} @key(fields: "id"${answers ? '' : ', resolvable: false'}) {\n  id: ID!\n}`;
}

/** The list of a resource's rows on each type it points at. */
export function childListSdl(resource: Resource): string[] {
  return childLists(resource).map(({ typeName, many, listable }) => {
    const tag = isStaffOnly(listable) ? ADMIN : '';
    const arguments_ = `filter: ${resource.name}Filter, orderBy: [${resource.name}Order!], limit: Int = 10, offset: Int = 0`;
    return `extend type ${typeName} {\n  ${many}(${arguments_}): ${resource.name}Page!${tag}\n}`;
  });
}

const TOTAL =
  '"How many there are. With `atMost`, counting ends one above it: the answer then says that there are more." totalCount(atMost: Int): Int!';

function addListTypes(resource: Resource, types: SdlTypes): void {
  const { name } = resource;
  const staffOnly = isStaffOnly(resource.listable);
  const fields = Object.entries(allFields(resource)).filter(([, field]) => !field.secret);
  const tagOf = (field: Field<unknown>): string =>
    !staffOnly && isStaffOnly(readersOf(resource, field)) ? ADMIN : '';

  types.add(
    `${name}Page`,
    staffOnly,
    (tag) =>
      `type ${name}Page${tag} {\n  items: [${name}!]!\n  ${TOTAL}\n  hasNextPage: Boolean!\n  endCursor: String\n}`,
  );
  const filters = fields
    .filter(([, field]) => field.filterable)
    .map(
      ([key, field]) =>
        `  ${key}: ${filterType(field, { types, staffOnly: staffOnly || tagOf(field) !== '' })}${tagOf(field)}`,
    );
  types.add(
    `${name}Filter`,
    staffOnly,
    (tag) =>
      `input ${name}Filter${tag} {\n  and: [${name}Filter!]\n  or: [${name}Filter!]\n  not: ${name}Filter\n${filters.join('\n')}\n}`,
  );
  const orders = fields
    .filter(([, field]) => field.sortable)
    .map(([key, field]) => `  ${orderFieldName(key)}${tagOf(field)}`);
  types.add(
    `${name}OrderField`,
    staffOnly,
    (tag) => `enum ${name}OrderField${tag} {\n${orders.join('\n')}\n}`,
  );
  types.add(
    `${name}Order`,
    staffOnly,
    (tag) => `input ${name}Order${tag} {\n  field: ${name}OrderField!\n  direction: OrderDirection! = ASC\n}`,
  );
}
