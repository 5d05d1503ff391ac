import { handleCommand, type CommandRequest, type CommandRuntime } from '../decider/handle-command.js';
import type { DomainEvent } from '../decider/decider.js';
import type { FieldSet } from '../field/field.js';
import { exposed, type Execute } from '../subgraph/exposed-command.js';
import { lentFields } from './lent-fields.js';
import { referenceProblem } from './reference-gate.js';
import type { ServiceDefinition } from './service-definition.js';

/** References, then the service's own gate, then the command. */
export function executeThrough(definition: Pick<ServiceDefinition, 'resources' | 'gates' | 'commands'>, runtime: CommandRuntime): Execute {
  const removing = new Set(definition.commands.map(exposed).filter(({ removes }) => removes === true).map(({ command }) => command.name));
  return async (context, request) => {
    const refusal = (await referenceProblem(context.manager, definition.resources, { ...request, removes: removing.has(request.command.name) })) ?? (await definition.gates?.[request.command.name]?.(context.manager, request));
    if (refusal !== undefined) return { refusal, replayed: false };
    // The edge: the subgraph parsed the input with this very command's fields.
    const input = { ...(request.input as object), ...(await lentFields(context.manager, definition.resources, request)) };
    const command = { ...request, input, ...(context.traceparent === undefined ? {} : { traceparent: context.traceparent }) } as unknown as CommandRequest<unknown, DomainEvent, FieldSet>;
    return handleCommand(runtime, command);
  };
}
