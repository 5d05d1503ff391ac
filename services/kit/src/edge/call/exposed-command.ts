import type { Role, Viewer } from '../../model/words/viewer.js';
import type { Refusal } from '../../model/words/refusal.js';
import type { FieldSet } from '../../model/field/field.js';
import type { RequestContext } from './context.js';

/** What the subgraph reads of a command; every `Command` fits. */
export interface CommandSurface {
  readonly name: string;
  readonly doc: string;
  readonly stream: 'new' | 'existing';
  readonly input: FieldSet;
  readonly allowed: readonly Role[];
  readonly stepUp?: true;
  readonly aggregate: { readonly category: string };
}

/** What a command did. `version`: of the stream afterwards; `eventIds`: empty when there was nothing to change; `replayed`: done before, and
 *  this is what came of it. */
export interface CommandDone {
  readonly streamId: string;
  readonly version: number;
  readonly eventIds: readonly string[];
  readonly replayed: boolean;
}

/** The same shape as the outcome of `handleCommand`. */
export type CommandAnswer = CommandDone | { readonly refusal: Refusal; readonly replayed: boolean };

/** A command whose answer is not simply the aggregate's row. */
export interface ExposedCommand {
  readonly command: CommandSurface;
  /** Another success type, declared in the service's own `typeDefs`. */
  readonly result?: {
    readonly typeName: string;
    readonly resolve: (done: CommandDone, context: RequestContext, input: unknown) => Promise<object>;
  };
  /** The row is gone afterwards, so the answer shows it as it was before. */
  readonly removes?: true;
  /** An arrow of a state machine: what a screen needs to offer it. */
  readonly step?: {
    readonly label: string;
    readonly audience: string;
    readonly from: readonly string[];
    readonly to: string;
  };
  /** Also in batches: `<command>List`. */
  readonly batch?: true;
  /** Not the creating command itself but `save<Name>`: amends the row with the given id, or with equal `by` fields, and creates it otherwise. */
  readonly save?: { readonly update: CommandSurface; readonly by: readonly string[] };
}

/** One call of a command, once its input is sound. `commandId`: the same for a repeat of the same call. */
export interface ExecuteRequest {
  readonly command: CommandSurface;
  readonly streamId: string;
  /** Parsed by the command's own fields. */
  readonly input: unknown;
  readonly viewer: Viewer;
  readonly commandId: string;
  readonly expectedVersion?: number;
}

/** Runs a command and says what came of it, refusals too. @throws what handling the command throws */
export type Execute = (context: RequestContext, request: ExecuteRequest) => Promise<CommandAnswer>;

/** A bare command as an entry of the list of commands. */
export function exposed(entry: CommandSurface | ExposedCommand): ExposedCommand {
  return 'command' in entry ? entry : { command: entry };
}

/** Commands of the service itself never show in the SDL. */
export function isPublic({ allowed }: CommandSurface): boolean {
  return allowed.some((role) => role !== 'system');
}
