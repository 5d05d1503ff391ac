import { Fault } from '../errors/fault.js';
import { lowerFirst } from '../field/names.js';
import type { Resource } from '../resource/define.js';
import { inputFields } from '../resource/field-sdl.js';
import type { RootFields } from '../resource/resource-sdl.js';
import { ADMIN, docBlock, type SdlTypes } from '../resource/sdl-types.js';
import { isStaffOnly } from '../resource/visibility.js';
import type { CommandSurface, ExposedCommand } from './exposed-command.js';

/** The resource a command's aggregate is shown as: the one whose table bears the category's name. */
export function resourceOf(command: CommandSurface, resources: readonly Resource[]): Resource | undefined {
  return resources.find(({ table }) => table === command.aggregate.category);
}

/** The mutation of a command, its input and its result. */
export function addCommandSdl({ command, result }: ExposedCommand, resources: readonly Resource[], types: SdlTypes, root: RootFields): void {
  const typeName = result?.typeName ?? resourceOf(command, resources)?.name;
  if (typeName === undefined) throw new Fault(`command ${command.name}: no resource shows ${command.aggregate.category}, so it needs a result`);
  const staffOnly = isStaffOnly(command.allowed);
  const takes: string[] = command.stream === 'existing' ? ['id: ID!'] : [];
  if (Object.keys(command.input).length > 0) {
    const body = inputFields(command.input, { types, staffOnly }, (field) => (!staffOnly && field.visibleTo !== undefined && isStaffOnly(field.visibleTo) ? ADMIN : ''));
    types.add(`${command.name}Input`, staffOnly, (tag) => `input ${command.name}Input${tag} {\n${body}\n}`);
    takes.push(`input: ${command.name}Input!`);
  }
  if (command.stream === 'existing') takes.push('expectedVersion: Int');
  types.add(`${command.name}Result`, staffOnly, (tag) => `union ${command.name}Result${tag} = ${typeName} | Refusal`);
  const doc = docBlock(`${command.doc} For: ${command.allowed.filter((role) => role !== 'system').join(', ')}.`, '  ');
  const given = takes.length === 0 ? '' : `(${takes.join(', ')})`;
  root.mutation.push(`${doc}\n  ${lowerFirst(command.name)}${given}: ${command.name}Result!${staffOnly ? ADMIN : ''}`);
}
