import { Fault } from '../../model/words/fault.js';
import { lowerFirst } from '../../model/field/names.js';
import type { Resource } from '../../model/resource/define.js';
import { inputFields } from './field-sdl.js';
import type { RootFields } from './resource-sdl.js';
import { ADMIN, docBlock, type SdlTypes } from './sdl-types.js';
import { isStaffOnly } from '../../model/resource/visibility.js';
import type { CommandSurface, ExposedCommand } from '../call/exposed-command.js';

/** The resource a command's aggregate is shown as: the one whose table bears the category's name. */
export function resourceOf(command: CommandSurface, resources: readonly Resource[]): Resource | undefined {
  return resources.find(({ table }) => table === command.aggregate.category);
}

/** The mutation of a command, its input and its result. */
export function addCommandSdl(
  entry: ExposedCommand,
  resources: readonly Resource[],
  types: SdlTypes,
  root: RootFields,
): void {
  const { command, result } = entry;
  if (entry.save !== undefined) {
    addSaveSdl(command, resources, types, root);
    return;
  }
  const typeName = result?.typeName ?? resourceOf(command, resources)?.name;
  if (typeName === undefined)
    throw new Fault(
      `command ${command.name}: no resource shows ${command.aggregate.category}, so it needs a result`,
    );
  const staffOnly = isStaffOnly(command.allowed);
  const takes: string[] = command.stream === 'existing' ? ['id: ID!'] : [];
  if (Object.keys(command.input).length > 0) {
    const body = inputFields(command.input, { types, staffOnly }, (field) =>
      !staffOnly && field.visibleTo !== undefined && isStaffOnly(field.visibleTo) ? ADMIN : '',
    );
    types.add(`${command.name}Input`, staffOnly, (tag) => `input ${command.name}Input${tag} {\n${body}\n}`);
    takes.push(`input: ${command.name}Input!`);
  }
  if (command.stream === 'existing') takes.push('expectedVersion: Int');
  types.add(
    `${command.name}Result`,
    staffOnly,
    (tag) => `union ${command.name}Result${tag} = ${typeName} | Refusal`,
  );
  const doc = docBlock(
    `${command.doc} For: ${command.allowed.filter((role) => role !== 'system').join(', ')}.${command.stepUp === true ? ' Needs a fresh sign-in.' : ''}`,
    '  ',
  );
  const given = takes.length === 0 ? '' : `(${takes.join(', ')})`;
  const tag = staffOnly ? ADMIN : '';
  root.mutation.push(`${doc}\n  ${lowerFirst(command.name)}${given}: ${command.name}Result!${tag}`);
  if (entry.batch === true)
    root.mutation.push(
      `${docBlock(`The same for up to 100; what cannot be done is among the refusals.`, '  ')}\n  ${lowerFirst(command.name)}List(${batchArguments(command)}): BatchResult!${tag}`,
    );
}

function batchArguments(command: CommandSurface): string {
  if (command.stream === 'new') return `inputs: [${command.name}Input!]!`;
  return `ids: [ID!]!${Object.keys(command.input).length === 0 ? '' : `, input: ${command.name}Input!`}`;
}

/** `Create` + name → `Save` + name. */
export function saveName({ name }: CommandSurface): string {
  return name.replace(/^Create/, 'Save');
}

function addSaveSdl(
  create: CommandSurface,
  resources: readonly Resource[],
  types: SdlTypes,
  root: RootFields,
): void {
  const name = saveName(create);
  const typeName = resourceOf(create, resources)?.name;
  if (typeName === undefined) throw new Fault(`${name}: no resource shows ${create.aggregate.category}`);
  const staffOnly = isStaffOnly(create.allowed);
  const optional = Object.fromEntries(
    Object.entries(create.input).map(([key, field]) => [key, { ...field, optional: true }]),
  );
  const body = inputFields(optional, { types, staffOnly }, (field) =>
    !staffOnly && field.visibleTo !== undefined && isStaffOnly(field.visibleTo) ? ADMIN : '',
  );
  types.add(`${name}Input`, staffOnly, (tag) => `input ${name}Input${tag} {\n  id: ID\n${body}\n}`);
  types.add(`${name}Result`, staffOnly, (tag) => `union ${name}Result${tag} = ${typeName} | Refusal`);
  root.mutation.push(
    `${docBlock('Amends what is there, else adds it.', '  ')}\n  ${lowerFirst(name)}(input: ${name}Input!): ${name}Result!${staffOnly ? ADMIN : ''}`,
  );
}
