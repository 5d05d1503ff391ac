import { Fault } from '../../model/words/fault.js';
import type { CommandRuntime } from '../../runtime/commands/command-runtime.js';
import { inTransaction } from '../../runtime/database/transaction.js';
import { readSetAside } from '../../runtime/inbox/set-aside.js';
import type { RequestContext } from '../call/context.js';
import type { ServiceDefinition } from '../service/service-definition.js';
import { mergeResolvers } from '../subgraph/resolvers.js';
import { requireOneOf } from '../subgraph/resource-resolvers.js';
import { DEAD_LETTER_EVENTS, deadLetter, deadLetterCommands } from './dead-letter-commands.js';
import { PARKED_EVENTS_RETRIED, retryParkedEvents, setAside } from './retry-parked-events.js';
import { setAsideTypeDefs } from './set-aside-sdl.js';

/** Lets admins see what the consumers of a service put aside, and have it tried again.
 *  @see docs/adr/0116-what-was-put-aside-is-shown-by-its-service.md */
export function withSetAside(definition: ServiceDefinition): ServiceDefinition {
  const service = `${definition.name.charAt(0).toUpperCase()}${definition.name.slice(1)}`;
  let begun: CommandRuntime | undefined;
  const runtime = (): CommandRuntime => {
    if (begun === undefined) throw new Fault(`${definition.name} did not begin`);
    return begun;
  };
  return {
    ...definition,
    aggregates: [...definition.aggregates, setAside, deadLetter],
    commands: [
      ...definition.commands,
      retryParkedEvents(service, runtime),
      ...deadLetterCommands(service, runtime),
    ],
    unpublished: [...definition.unpublished, PARKED_EVENTS_RETRIED, ...DEAD_LETTER_EVENTS],
    begins: (given) => {
      begun = given;
      definition.begins?.(given);
    },
    typeDefs: `${definition.typeDefs ?? ''}\n${setAsideTypeDefs(service)}`,
    resolvers: (given) =>
      mergeResolvers(definition.resolvers?.(given) ?? {}, {
        Query: {
          [`setAsideOf${service}`]: (_: unknown, _given: unknown, { viewer }: RequestContext) => {
            requireOneOf(['admin'], viewer);
            return inTransaction(given.db, readSetAside);
          },
        },
      }),
  };
}
