import type { Field, FieldSet } from '../../model/field/field.js';
import { columnName, enumName, lowerFirst } from '../../model/field/names.js';
import { childLists } from '../../runtime/reading/children.js';
import { checkDesk, type Desk } from '../../model/decider/desk.js';
import { allFields, type Resource } from '../../model/resource/define.js';
import { readersOf } from '../../model/resource/visibility.js';
import { resourceOf, saveName } from './command-sdl.js';
import { exposed, isPublic, type ExposedCommand } from '../call/exposed-command.js';
import { staff } from '../../model/words/viewer.js';
import type { ServiceShape } from './service-sdl.js';

/** What a screen has to know of a service's resources to list, show and change them: the same declarations, as plain data.
 *  Nothing secret is in it. */
export function screenFacts(shape: ServiceShape): object {
  const commands = shape.commands.map(exposed).filter(({ command }) => isPublic(command));
  return {
    service: shape.name,
    resources: shape.resources.map((resource) => resourceFacts(resource, shape, commands)),
  };
}

function resourceFacts(
  resource: Resource,
  { resources, desks = [] }: ServiceShape,
  commands: readonly ExposedCommand[],
): object {
  const own = commands.filter(({ command }) => resourceOf(command, resources) === resource);
  const standard = (verb: string): ExposedCommand | undefined =>
    own.find(({ command, save }) => save === undefined && command.name === `${verb}${resource.name}`);
  const writes = { create: standard('Create'), update: standard('Update'), remove: standard('Delete') };
  const taken = new Set<ExposedCommand | undefined>(Object.values(writes));
  const rest = own.filter((entry) => !taken.has(entry) && entry.save === undefined);
  const { name, table, doc, tier, readableBy, listable, defaultOrder } = resource;
  const desk = desks.find((one) => one.resource === name);
  return {
    name,
    table,
    doc,
    tier,
    readableBy,
    listable,
    defaultOrder,
    fields: Object.entries(allFields(resource))
      .filter(([, field]) => !field.secret)
      .map(([key, field]) => ({ ...fieldFacts(key, field), readers: readersOf(resource, field) })),
    operations: {
      ...Object.fromEntries(
        Object.entries(writes).flatMap(([key, entry]) =>
          entry === undefined ? [] : [[key, operationFacts(entry)]],
        ),
      ),
      ...Object.fromEntries(
        own
          .filter(({ save }) => save !== undefined)
          .map(({ command }) => [
            'save',
            {
              mutation: lowerFirst(saveName(command)),
              by: command.allowed,
              input: fieldsFacts(command.input),
              batch: false,
            },
          ]),
      ),
    },
    steps: rest.flatMap((entry) =>
      entry.step === undefined ? [] : [{ ...operationFacts(entry), doc: entry.command.doc, ...entry.step }],
    ),
    commands: rest
      .filter(({ step }) => step === undefined)
      .map((entry) => ({
        ...operationFacts(entry),
        doc: entry.command.doc,
        stream: entry.command.stream,
        ...(entry.result === undefined ? {} : { result: entry.result.typeName }),
      })),
    ...(desk === undefined ? {} : { desk: deskFacts(desk, resource, own) }),
    children: resources.flatMap((child) =>
      childLists(child)
        .filter(({ typeName }) => typeName === name)
        .map(({ many, key }) => ({ many, typeName: child.name, key })),
    ),
  };
}

/** @throws Fault when it names a command that staff cannot send, or a field that is not there. */
function deskFacts(desk: Desk, resource: Resource, own: readonly ExposedCommand[]): object {
  const staffs = own.filter(({ command }) => staff.some((role) => command.allowed.includes(role)));
  checkDesk(desk, {
    mutations: new Set(staffs.map(({ command }) => lowerFirst(command.name))),
    fields: new Set(Object.keys(allFields(resource))),
  });
  const { states, otherwise, urgent, steps } = desk;
  return { states, otherwise, ...(urgent.length === 0 ? {} : { urgent }), steps };
}

function operationFacts({ command, batch }: ExposedCommand): object {
  return {
    mutation: lowerFirst(command.name),
    by: command.allowed.filter((role) => role !== 'system'),
    input: fieldsFacts(command.input),
    batch: batch === true,
  };
}

function fieldsFacts(fields: FieldSet): object[] {
  return Object.entries(fields).map(([key, field]) => fieldFacts(key, field));
}

function fieldFacts(key: string, field: Field<unknown>): object {
  const { kind, doc, optional, filterable, sortable } = field;
  return {
    key,
    column: columnName(key),
    kind: kind.is,
    doc,
    optional,
    filterable,
    sortable,
    ...kindFacts(field),
  };
}

function kindFacts({ kind }: Field<unknown>): object {
  switch (kind.is) {
    case 'text':
    case 'longText':
      return { max: kind.max };
    case 'integer':
      return { min: kind.min, max: kind.max };
    case 'decimal':
      return { digits: kind.digits, scale: kind.scale };
    case 'enumeration':
      return { typeName: kind.name, values: kind.values, enumNames: kind.values.map(enumName) };
    case 'code':
      return { scalar: kind.scalar };
    case 'ref':
      return {
        typeName: kind.typeName,
        as: kind.as,
        ...(kind.many === undefined ? {} : { many: kind.many }),
      };
    case 'list':
      return { max: kind.max, of: fieldFacts('item', kind.of) };
    case 'object':
      return { typeName: kind.typeName, fields: fieldsFacts(kind.fields) };
    default:
      return {};
  }
}
