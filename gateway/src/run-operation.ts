import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import type { Caller } from './caller.js';
import type { Audience } from './audience.js';
import type { Graph } from './graph.js';
import type { GraphContext } from './graph-context.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import { maskError } from './mask-errors.js';
import type { Metrics } from './metrics.js';
import type { RequestEnd } from './request-end.js';
import type { RequestIds } from './request-ids.js';
import { noteStaffReads, type NoteReads } from './staff-reads.js';
import type { AdmittedOperation } from './operation-guard.js';

const QUERY_MS = 10_000;
const MUTATION_MS = 25_000;

export interface RunRequest {
  readonly caller: Caller;
  readonly operation: AdmittedOperation;
  readonly ids: RequestIds;
  readonly idempotencyKey?: string;
  /** Comes when the client has gone, or here when the time is up. */
  readonly end: RequestEnd;
}

export type RunOperation = (request: RunRequest) => Promise<GraphAnswer>;

export interface GraphAnswer {
  /** Absent when nothing was executed. */
  readonly data?: FormattedExecutionResult['data'];
  readonly errors?: readonly GraphQLFormattedError[];
}

/** Executes an admitted operation in the caller's contract and hides what is nobody's business. */
export function operationRunner(settings: {
  graphs: Readonly<Record<Audience, Graph>>;
  log: Log;
  metrics: Metrics;
  note: NoteReads;
}): RunOperation {
  const { graphs, log, metrics, note } = settings;
  return async (request) => {
    const { caller, operation, ids } = request;
    const limit = operation.isMutation ? MUTATION_MS : QUERY_MS;
    const timer = setTimeout(() => request.end.end(), limit);
    const context: GraphContext = {
      viewerToken: caller.viewerToken,
      locale: caller.viewer.locale,
      ...ids,
      isMutation: operation.isMutation,
      absentTypes: new Set(),
      deadline: Date.now() + limit,
      end: request.end,
      ...(request.idempotencyKey === undefined ? {} : { idempotencyKey: request.idempotencyKey }),
    };
    try {
      const { text: query, variables, operationName } = operation;
      const result = await graphs[caller.audience].execute(
        { query, variables, ...(operationName === undefined ? {} : { operationName }) },
        context,
      );
      await noteStaffReads(
        { viewer: caller.viewer, operation: operation.name, fields: operation.sensitive, data: result.data },
        { note, log },
      );
      const about = { ids, operation: operation.name, absentTypes: context.absentTypes };
      return tidy(result, about, { log, metrics });
    } finally {
      clearTimeout(timer);
    }
  };
}

function tidy(
  result: FormattedExecutionResult,
  about: { ids: RequestIds; operation: string; absentTypes: ReadonlySet<string> },
  { log, metrics }: { log: Log; metrics: Metrics },
): GraphAnswer {
  const { ids, operation, absentTypes } = about;
  const completions = brokenPromises(result, absentTypes);
  if (completions.length > 0) {
    metrics.valueCompleted();
    log.error({ requestId: ids.requestId, operation, completions }, 'a service broke the schema');
  }
  const errors = result.errors?.map((error) => {
    const masked = maskError(error);
    if (masked.extensions.code === 'INTERNAL')
      log.error({ requestId: ids.requestId, operation, err: error }, 'an operation failed');
    return masked;
  });
  return {
    ...('data' in result && result.data !== undefined ? { data: result.data } : {}),
    ...(errors === undefined || errors.length === 0 ? {} : { errors }),
  };
}

/** Values that a service owed. To the engine a reference to what is not there, such as a file that is still being made, is an object without its
 *  fields: that it becomes null is right, and nobody broke the schema. */
function brokenPromises(
  { extensions }: FormattedExecutionResult,
  absentTypes: ReadonlySet<string>,
): readonly GraphQLFormattedError[] {
  const completions = (extensions?.['valueCompletion'] ?? []) as readonly GraphQLFormattedError[];
  return completions.filter(({ message }) => {
    const [, type] = /for non-nullable field (\w+)\./.exec(message) ?? [];
    return type === undefined || !absentTypes.has(type);
  });
}
