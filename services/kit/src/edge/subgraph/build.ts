import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse, type GraphQLSchema } from 'graphql';
import { lowerFirst } from '../../model/field/names.js';
import { systemIds, type Ids } from '../../model/words/ids.js';
import { batchResolver } from './batch.js';
import { resourceOf, saveName } from '../sdl/command-sdl.js';
import { commandResolver, type Wiring } from './command-resolver.js';
import { exposed, isPublic, type Execute, type ExposedCommand } from '../call/exposed-command.js';
import { systemClock, type Clock } from '../../model/time/clock.js';
import { historyResolvers } from './history-resolvers.js';
import { mergeResolvers, type Resolvers } from './resolvers.js';
import { enumResolvers, resourceResolvers } from './resource-resolvers.js';
import { saveResolver } from './save-resolver.js';
import { scalarResolvers } from './scalars.js';
import { serviceSdl, type ServiceShape } from '../sdl/service-sdl.js';

/** What a subgraph is made of. `ids`: where ids of new rows come from. */
export interface SubgraphParts extends ServiceShape {
  /** Written by hand; replaces a derived resolver of the same name. */
  readonly resolvers?: Resolvers;
  readonly execute: Execute;
  readonly ids?: Ids;
  /** What is today, for histories. @defaultValue the system's */
  readonly clock?: Clock;
}

/** A service as GraphQL: its SDL and what answers it. */
export interface Subgraph {
  readonly name: string;
  readonly typeDefs: string;
  readonly schema: GraphQLSchema;
}

/** The executable schema of a service. @throws Fault or GraphQLError when the declarations contradict each other. */
export function buildSubgraph(parts: SubgraphParts): Subgraph {
  const typeDefs = serviceSdl(parts);
  const document = parse(typeDefs);
  const scalars = document.definitions.flatMap((definition) =>
    definition.kind === 'ScalarTypeDefinition' ? [definition.name.value] : [],
  );
  const owned = new Map(parts.resources.map((resource) => [resource.name, resource]));
  const resolvers = mergeResolvers(
    scalarResolvers(scalars),
    ...parts.resources.map((resource) => resourceResolvers(resource, owned)),
    ...(parts.histories ?? []).map((history) => historyResolvers(history, owned, parts.clock ?? systemClock)),
    ...parts.commands
      .map(exposed)
      .filter(({ command }) => isPublic(command))
      .map((command) => mutation(command, parts)),
    parts.resolvers ?? {},
  );
  // Federation's own type of a resolver map says `any` where ours says `unknown`.
  const schema = buildSubgraphSchema({ typeDefs: document, resolvers: resolvers as never });
  return { name: parts.name, typeDefs, schema };
}

function mutation(entry: ExposedCommand, parts: SubgraphParts): Resolvers {
  const { command, result } = entry;
  const resource = resourceOf(command, parts.resources);
  const typeName = result?.typeName ?? resource?.name;
  const name = entry.save === undefined ? command.name : saveName(command);
  const resolveType = (value: { readonly __typename?: string }): string | undefined =>
    value.__typename === 'Refusal' ? 'Refusal' : typeName;
  return mergeResolvers(
    {
      Mutation: mutations(entry, name, { resource, execute: parts.execute, ids: parts.ids ?? systemIds }),
      [`${name}Result`]: { __resolveType: resolveType },
    },
    enumResolvers(command.input),
  );
}

function mutations(entry: ExposedCommand, name: string, wiring: Wiring): Record<string, unknown> {
  const { save } = entry;
  const { resource } = wiring;
  if (save !== undefined && resource !== undefined)
    return { [lowerFirst(name)]: saveResolver({ ...entry, save }, { ...wiring, resource }) };
  const single = commandResolver(entry, wiring);
  return {
    [lowerFirst(name)]: single,
    ...(entry.batch === true ? { [`${lowerFirst(name)}List`]: batchResolver(single) } : {}),
  };
}
