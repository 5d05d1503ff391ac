import { createHash } from 'node:crypto';
import {
  handleCommand,
  type CommandRequest,
  type CommandRuntime,
} from '../../runtime/commands/handle-command.js';
import type { DomainEvent } from '../../model/decider/decider.js';
import type { FieldSet } from '../../model/field/field.js';
import { exposed, type Execute, type ExecuteRequest } from '../call/exposed-command.js';
import { copiedFields } from './copied-fields.js';
import { referenceProblem } from './reference-guard.js';
import type { ServiceDefinition } from './service-definition.js';

/** References, then the service's own guard, then the command. `handle`: how a command is carried out; one by one unless somebody joins several in a transaction. */
export function executeThrough(
  definition: Pick<ServiceDefinition, 'resources' | 'guards' | 'commands'>,
  runtime: CommandRuntime,
  handle: typeof handleCommand = handleCommand,
): Execute {
  const removing = new Set(
    definition.commands
      .map(exposed)
      .filter(({ removes }) => removes === true)
      .map(({ command }) => command.name),
  );
  return async (context, request) => {
    const refusal =
      (await referenceProblem(context.manager, definition.resources, {
        ...request,
        removes: removing.has(request.command.name),
      })) ?? (await definition.guards?.[request.command.name]?.(context.manager, request, runtime));
    if (refusal !== undefined) return { refusal, replayed: false };
    // The edge: the subgraph parsed the input with this very command's fields.
    const input = {
      ...(request.input as object),
      ...(await copiedFields(context.manager, definition.resources, request)),
    };
    const command = {
      ...request,
      input,
      inputDigest: digestOf(request),
      ...(context.traceparent === undefined ? {} : { traceparent: context.traceparent }),
    } as unknown as CommandRequest<unknown, DomainEvent, FieldSet>;
    return handle(runtime, command);
  };
}

/** Of the wish as it was sent: of what, and with what. A new row's id is drawn for each try and is no part of it. */
function digestOf({ command, streamId, input }: ExecuteRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([command.stream === 'existing' ? streamId : '', sorted(input)]))
    .digest('base64url');
}

/** The same answers in another order are the same wish. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
