import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../call/context.js';
import type { Documents } from './documents.js';
import { answerError } from './graph-errors.js';

const MOST_REFERENCES = 2000;

/** What a caller asks. `operationName`: undefined where the document has one operation. */
export interface GraphRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
}

/** The request in a body; undefined when it has another form. */
export function readGraphRequest(bytes: Buffer): GraphRequest | undefined {
  const body: unknown = parsedJson(bytes);
  if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string')
    return undefined;
  const variables = 'variables' in body ? (body.variables ?? {}) : {};
  const operationName = 'operationName' in body ? (body.operationName ?? undefined) : undefined;
  if (typeof variables !== 'object' || Array.isArray(variables)) return undefined;
  if (operationName !== undefined && typeof operationName !== 'string') return undefined;
  return { query: body.query, variables: { ...variables }, operationName };
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Runs one request. The answer is 200 even with errors in fields, as GraphQL has it; 400 when nothing could run. */
export async function answerGraph(
  schema: GraphQLSchema,
  documents: Documents,
  request: GraphRequest,
  context: RequestContext,
): Promise<Answer> {
  if (referencesIn(request.variables) > MOST_REFERENCES)
    return refusal(400, 'QUERY_TOO_COMPLEX', `more than ${MOST_REFERENCES} references`);
  const checked = documents.check(request.query);
  if ('errors' in checked)
    return {
      status: 400,
      body: { errors: checked.errors.map((error) => answerError(error, context.log, context.requestId)) },
    };
  const running = run(schema, checked.document, request, context);
  const { deadline } = context;
  const result =
    deadline === undefined ? await running : await Promise.race([running, timeOut(deadline, running)]);
  if (result === undefined) return refusal(504, 'DEADLINE_EXCEEDED', 'this took too long');
  const errors = result.errors?.map((error) => answerError(error, context.log, context.requestId));
  return {
    status: 200,
    body: { ...(errors === undefined ? {} : { errors }), ...('data' in result ? { data: result.data } : {}) },
  };
}

/** The gateway numbers the variables of questions that go together: `representations_0`, `representations_1`. */
function referencesIn(variables: GraphRequest['variables']): number {
  const lists = Object.entries(variables)
    .filter(([name]) => name.startsWith('representations'))
    .map(([, value]) => value);
  return lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}

async function run(
  schema: GraphQLSchema,
  document: DocumentNode,
  request: GraphRequest,
  contextValue: RequestContext,
): Promise<ExecutionResult> {
  return execute({
    schema,
    document,
    contextValue,
    variableValues: request.variables,
    operationName: request.operationName ?? null,
    hideSuggestions: true,
  });
}

/** Undefined once the deadline has passed. What was begun goes on; only nobody waits for it. */
function timeOut(deadline: Date, running: Promise<unknown>): Promise<undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), Math.max(0, deadline.getTime() - Date.now()));
    const stop = (): void => clearTimeout(timer);
    running.then(stop, stop);
  });
}

function refusal(status: number, code: string, message: string): Answer {
  return { status, body: { errors: [{ message, extensions: { code } }] } };
}
