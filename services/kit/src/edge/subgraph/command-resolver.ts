import { isRefusal, refuseFields, type FieldRefusal, type Refusal } from '../../model/words/refusal.js';
import { no } from '../../model/decider/refusals.js';
import { Fault } from '../../model/words/fault.js';
import { Rejection } from '../../model/words/rejection.js';
import { parseInput } from '../../model/field/parse-input.js';
import { isId, nameBasedId, type Ids } from '../../model/words/ids.js';
import type { Resource } from '../../model/resource/define.js';
import { forgetRow, loadRow } from '../../runtime/reading/loader.js';
import type { RequestContext } from '../call/context.js';
import type { CommandDone, CommandSurface, Execute, ExposedCommand } from '../call/exposed-command.js';
import { requireOneOf } from './resource-resolvers.js';

interface Given {
  readonly id?: string;
  readonly input?: unknown;
  readonly expectedVersion?: number | null;
}

/** What a mutation needs besides its command. `resource`: what its answer is shown as; undefined where it has a result of its own. */
export interface Wiring {
  readonly resource: Resource | undefined;
  readonly execute: Execute;
  readonly ids: Ids;
  /** For a command that opens a stream: the id the caller chose. */
  readonly streamId?: string;
}

/** One mutation: may he? → is the input sound? → run → show the result with the viewer's own eyes. */
export function commandResolver(exposed: ExposedCommand, wiring: Wiring) {
  const { command } = exposed;
  return async (
    _: unknown,
    given: Given,
    context: RequestContext,
    info: { readonly path: { readonly key: string | number } },
  ): Promise<object> => {
    requireOneOf(command.allowed, context.viewer);
    refuseHiddenInput(command, given.input, context);
    const parsed = parseInput(command.input, given.input ?? {});
    if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
    const streamId =
      command.stream === 'new' ? (wiring.streamId ?? wiring.ids.next()) : (given.id ?? '').toLowerCase();
    if (!isId(streamId)) return refusalAnswer(notFound());

    const before =
      exposed.removes === true && wiring.resource !== undefined
        ? await loadRow(context, wiring.resource, streamId)
        : null;
    const { viewer } = context;
    // A program's keys are its own, whatever its account sends by other ways.
    const who = viewer.clientId ?? viewer.userId ?? viewer.addressKey ?? 'visitor';
    // The alias is part of it: the same mutation twice in one document is two wishes.
    const commandId = nameBasedId(
      context.idempotencyKey ?? wiring.ids.next(),
      who,
      command.name,
      String(info.path.key),
    );
    const expected =
      typeof given.expectedVersion === 'number' ? { expectedVersion: given.expectedVersion } : {};
    const outcome = await wiring.execute(context, {
      command,
      streamId,
      input: parsed.value,
      viewer,
      commandId,
      ...expected,
    });
    if ('refusal' in outcome) return refusalAnswer(outcome.refusal);
    if (exposed.removes === true) return before ?? refusalAnswer(notFound());
    return shown(exposed, outcome, { ...wiring, context, input: parsed.value });
  };
}

async function shown(
  { command, result }: ExposedCommand,
  done: CommandDone,
  at: Wiring & { context: RequestContext; input: unknown },
): Promise<object> {
  if (result !== undefined) {
    const answer = await result.resolve(done, at.context, at.input);
    return isRefusal(answer) ? refusalAnswer(answer) : answer;
  }
  if (at.resource === undefined) throw new Fault(`command ${command.name} has nothing to show`);
  forgetRow(at.context, at.resource, done.streamId);
  const row = await loadRow(at.context, at.resource, done.streamId);
  if (row === null)
    throw new Fault(
      `command ${command.name}: its caller may not read what it changes; give it a result of its own`,
    );
  return row;
}

function refuseHiddenInput(command: CommandSurface, input: unknown, { viewer }: RequestContext): void {
  const given = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  const hidden = given.find((key) => command.input[key]?.visibleTo?.includes(viewer.role) === false);
  if (hidden !== undefined) throw new Rejection('FORBIDDEN', 'this is not yours to set', ['input', hidden]);
}

function notFound(): Refusal {
  return no('NOT_FOUND');
}

/** A refusal as the SDL's `Refusal`. */
export function refusalAnswer({ refused, message, params, fields }: Refusal): object {
  return {
    __typename: 'Refusal',
    code: refused,
    message,
    path: null,
    params: paramList(params),
    fields: (fields ?? []).map(fieldAnswer),
  };
}

function fieldAnswer({ path, code, message, params }: FieldRefusal): object {
  return { path, code, message, params: paramList(params) };
}

function paramList(params: Refusal['params']): object[] {
  return Object.entries(params ?? {}).map(([name, value]) => ({ name, value: String(value) }));
}
