import type { Desk } from '../../model/decider/desk.js';
import type { Resource } from '../../model/resource/define.js';
import { childLists } from '../../runtime/reading/children.js';
import { addResourceSdl, childListSdl, type RootFields } from './resource-sdl.js';
import { SdlTypes } from './sdl-types.js';
import { addHistorySdl } from './history-sdl.js';
import type { RecordHistory } from '../../model/decider/record-history.js';
import { sharedSdl } from './shared-sdl.js';
import { addCommandSdl } from './command-sdl.js';
import { exposed, isPublic, type CommandSurface, type ExposedCommand } from '../call/exposed-command.js';

/** All that a service shows, as plain declarations. */
export interface ServiceShape {
  readonly name: string;
  readonly resources: readonly Resource[];
  readonly commands: readonly (CommandSurface | ExposedCommand)[];
  /** How staff speak of its records. */
  readonly desks?: readonly Desk[];
  /** Records whose state on a day is shown. */
  readonly histories?: readonly RecordHistory[];
  /** SDL that cannot be derived; root fields as `extend type Query`. */
  readonly typeDefs?: string;
}

const header = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable", "@tag"])`;

/** The whole SDL of a service: shared text, types, roots, and what the service wrote by hand. */
export function serviceSdl(shape: ServiceShape): string {
  const types = new SdlTypes();
  const root: RootFields = { query: [], mutation: [] };
  const owned = new Set(shape.resources.map(({ name }) => name));
  for (const match of (shape.typeDefs ?? '').matchAll(/^(?:type|interface|union) (\w+)/gm))
    owned.add(match[1] ?? '');
  const parents = new Set(shape.resources.flatMap(childLists).map(({ typeName }) => typeName));
  for (const resource of shape.resources) addResourceSdl(resource, types, root, { owned, parents });
  for (const history of shape.histories ?? []) addHistorySdl(history, types, root);
  for (const command of shape.commands.map(exposed)) {
    if (isPublic(command.command)) addCommandSdl(command, shape.resources, types, root);
  }
  const roots = [rootType('Query', root.query), rootType('Mutation', root.mutation)].filter(
    (text) => text !== '',
  );
  return (
    [
      header,
      sharedSdl.trim(),
      types.print(),
      ...shape.resources.flatMap(childListSdl),
      ...roots,
      (shape.typeDefs ?? '').trim(),
    ]
      .filter((text) => text !== '')
      .join('\n\n') + '\n'
  );
}

function rootType(name: string, fields: readonly string[]): string {
  return fields.length === 0 ? '' : `type ${name} {\n${fields.join('\n')}\n}`;
}
