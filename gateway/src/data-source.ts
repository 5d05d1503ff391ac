import type { GraphQLDataSource, GraphQLDataSourceProcessOptions } from '@apollo/gateway';
import { currentTraceparent, inSpan } from '@cotta/kit/runtime/tracing/span.js';
import { GraphQLError } from 'graphql';
import { BoundedCache } from './bounded-cache.js';
import type { ErrorCode } from './graph-error.js';
import type { AskedService } from './engine/plan-steps.js';
import type { GraphContext } from './graph-context.js';
import type { EntitiesQuestion } from './join-entities.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import type { Metrics } from './metrics.js';
import { QuestionsTogether } from './questions-together.js';
import { absentTypes, mergeRepresentations, spreadEntities, type Answer } from './representations.js';
import { ServiceFault, ServiceProcess } from './service-process.js';

export interface SubgraphSettings {
  readonly name: string;
  /** Base address of the service. */
  readonly url: string;
  /** Further processes of it, asked in this order when the one before has no answer to a read. */
  readonly replicas?: readonly string[];
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now?: () => number;
}

/** One service as the engine sees it: its processes, and headers made from nothing. */
export class SubgraphSource implements GraphQLDataSource<GraphContext>, AskedService {
  readonly #processes: readonly ServiceProcess[];
  readonly #now: () => number;
  readonly #together = new QuestionsTogether((question, context) => this.#ask(bodyOf(question), context));

  constructor(readonly settings: SubgraphSettings) {
    this.#now = settings.now ?? Date.now;
    this.#processes = [settings.url, ...(settings.replicas ?? [])].map(
      (url) => new ServiceProcess(url, this.#now),
    );
    settings.metrics.circuit(settings.name, () => this.#processes.every((one) => one.isOpen));
  }

  /** As the reference engine asks. */
  process({
    request,
    context,
  }: Pick<GraphQLDataSourceProcessOptions<GraphContext>, 'request' | 'context'>): Promise<Answer> {
    const { query = '', operationName, variables = {} } = request;
    return this.ask(
      { query, variables, ...(operationName === undefined ? {} : { operationName }) },
      context as GraphContext,
    );
  }

  async ask(question: EntitiesQuestion, context: GraphContext): Promise<Answer> {
    const { variables, places } = mergeRepresentations(question.variables);
    const answer = spreadEntities(await this.#together.ask({ ...question, variables }, context), places);
    for (const type of absentTypes(question.variables, answer)) context.absentTypes.add(type);
    return answer;
  }

  async close(): Promise<void> {
    await Promise.all(this.#processes.map((one) => one.close()));
  }

  async #ask(body: string, context: GraphContext): Promise<Answer> {
    // A write goes to one place: a second one could do it again. The client repeats it with the same key.
    const places = context.isMutation ? this.#processes.slice(0, 1) : this.#processes;
    let failure: GraphQLError | undefined;
    for (const one of places) {
      if (!one.mayBeAsked()) continue;
      const started = performance.now();
      try {
        const answer = await inSpan(
          `ask ${this.settings.name}`,
          { kind: 'CLIENT', attributes: { 'peer.service': this.settings.name } },
          () => one.ask({ body, headers: this.#headers(context), context }),
        );
        this.settings.metrics.fetched(this.settings.name, 'ok', performance.now() - started);
        return answer;
      } catch (error) {
        failure = this.#failure(error, context, performance.now() - started);
        if (error instanceof ServiceFault || context.end.isOver) break;
      }
    }
    // None of them may be asked now.
    throw failure ?? refusal('SUBGRAPH_UNAVAILABLE');
  }

  #failure(error: unknown, context: GraphContext, ms: number): GraphQLError {
    const code: ErrorCode =
      error instanceof ServiceFault
        ? 'INTERNAL'
        : context.end.isOver
          ? 'DEADLINE_EXCEEDED'
          : 'SUBGRAPH_UNAVAILABLE';
    this.settings.metrics.fetched(this.settings.name, code, ms);
    this.settings.log.warn(
      { subgraph: this.settings.name, code, requestId: context.requestId, err: error },
      'a service did not answer',
    );
    return refusal(code);
  }

  #headers(context: GraphContext): Record<string, string> {
    const left = Math.max(1, Math.round(context.deadline - this.#now()));
    return {
      'content-type': 'application/json',
      'x-viewer': context.viewerToken,
      traceparent: currentTraceparent() ?? context.traceparent,
      'x-request-id': context.requestId,
      'x-locale': context.locale,
      'x-deadline-ms': String(left),
      ...(context.isMutation && context.idempotencyKey !== undefined
        ? { 'idempotency-key': context.idempotencyKey }
        : {}),
    };
  }
}

/** Questions come from plans, so that each is asked again and again, with other variables. */
const quoted = new BoundedCache<string>(2_000);

function bodyOf({ query, variables, operationName }: EntitiesQuestion): string {
  const known = quoted.get(query);
  const text = known ?? JSON.stringify(query);
  if (known === undefined) quoted.set(query, text);
  const name =
    operationName === undefined || operationName === null ? '' : `,"operationName":"${operationName}"`;
  return `{"query":${text}${name},"variables":${JSON.stringify(variables)}}`;
}

function refusal(code: ErrorCode): GraphQLError {
  return new GraphQLError('A part of the answer could not be fetched.', { extensions: { code } });
}
