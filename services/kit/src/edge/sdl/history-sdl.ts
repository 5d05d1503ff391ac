import type { RecordHistory } from '../../model/decider/record-history.js';
import type { Field } from '../../model/field/field.js';
import { lowerFirst } from '../../model/field/names.js';
import { allFields, type Resource } from '../../model/resource/define.js';
import { isStaffOnly, readersOf } from '../../model/resource/visibility.js';
import { fieldType } from './field-sdl.js';
import type { RootFields } from './resource-sdl.js';
import { ADMIN, docBlock, type SdlTypes } from './sdl-types.js';

const LINE = `"""One thing that had happened to a record."""
type HistoryLine @shareable {
  eventId: ID!
  """As the timeline of the record names it; a translation key."""
  label: String!
  """When it took effect."""
  day: Date!
  """When it was entered."""
  heardOn: Date!
}`;

const VERSIONS = `"""A record at one version of its history and at another; 0: before it began."""
input RecordVersions {
  id: ID!
  fromVersion: Int!
  toVersion: Int!
}`;

/** The type of a record as it stood on a day, its page, and the root fields that read it. */
export function addHistorySdl({ resource }: RecordHistory, types: SdlTypes, root: RootFields): void {
  const { name } = resource;
  const staffOnly = isStaffOnly(resource.readableBy);
  const tag = staffOnly ? ADMIN : '';
  types.add('HistoryLine', false, () => LINE);
  types.add('RecordVersions', false, () => VERSIONS);
  types.add(`${name}OnDay`, staffOnly, (mark) => typeOf(resource, types, mark));
  types.add(
    `${name}OnDayPage`,
    staffOnly,
    (mark) =>
      `type ${name}OnDayPage${mark} {\n  items: [${name}OnDay!]!\n  totalCount: Int!\n  hasNextPage: Boolean!\n}`,
  );
  const who = resource.readableBy.join(', ');
  const single = lowerFirst(name);
  const days = 'day: Date!, knownOn: Date';
  root.query.push(
    `${docBlock(`As it stood at the end of \`day\`, by what was known at the end of \`knownOn\`, which is \`day\` where it is left out. Null when it is not there or not yours today. For: ${who}.`, '  ')}
  ${single}OnDay(id: ID!, ${days}): ${name}OnDay${tag}`,
    `${docBlock(`All of today’s list that were there at the end of \`day\`; with \`changedSince\` those that stood otherwise at the end of that day, with how they stood then as \`before\`. For: ${who}.`, '  ')}
  ${single}ListOnDay(filter: ${name}Filter, ${days}, changedSince: Date, changedSinceKnownOn: Date, limit: Int = 20, offset: Int = 0): ${name}OnDayPage!${tag}`,
    `${docBlock(`How each stood at the second of its versions, with how it stood at the first as \`before\`. What is not there or not yours today is left out. For: ${who}.`, '  ')}
  ${single}ListBetween(versions: [RecordVersions!]!): [${name}OnDay!]!${tag}`,
  );
}

function typeOf(resource: Resource, types: SdlTypes, tag: string): string {
  const { name } = resource;
  const fields = Object.entries(allFields(resource))
    .filter(([key, field]) => key !== 'id' && !field.secret && field.workedOut !== true)
    .map(([key, field]) => fieldLines(key, field, resource, types));
  return `${docBlock(`A ${name} as it stood at the end of a day, by what was known at the end of another.`)}
type ${name}OnDay${tag} {
  recordId: ID!
  day: Date!
  knownOn: Date!
  """False where its record had not begun, was removed, or belonged to somebody else: nothing more is said then."""
  known: Boolean!
  """The day its record begins."""
  begins: Date!
  """What had happened, in the order in which it was entered."""
  history: [HistoryLine!]!
  """How it stood on the day it is compared with."""
  before: ${name}OnDay
${fields.join('\n')}
}`;
}

/** Never promised: nothing is known of a day before it was there. */
function fieldLines(key: string, field: Field<unknown>, resource: Resource, types: SdlTypes): string {
  const staffOnly = isStaffOnly(readersOf(resource, field));
  const tag = staffOnly && !isStaffOnly(resource.readableBy) ? ADMIN : '';
  const doc = docBlock(field.doc, '  ');
  const type = fieldType(field, 'output', { types, staffOnly });
  if (field.kind.is !== 'ref') return `${doc}\n  ${key}: ${type}${tag}`;
  const { typeName, as } = field.kind;
  return `${doc}\n  ${key}: ID${tag}\n${doc}\n  ${as}: ${typeName}${tag}`;
}
