import type { FetchNode, PlanNode } from '@apollo/query-planner';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { EntitiesQuestion } from '../join-entities.js';
import type { GraphContext } from '../graph-context.js';
import type { Answer } from '../representations.js';
import { placesAt, thingsAt } from './data-path.js';
import { mergeInto } from './merge.js';
import { referenceReader } from './references.js';
import { rewriter } from './rewrites.js';

type Fields = Record<string, unknown>;

/** A service that can be asked. */
export interface AskedService {
  ask(question: EntitiesQuestion, context: GraphContext): Promise<Answer>;
}

/** One execution of a plan. */
export interface PlanRun {
  readonly data: Fields;
  readonly errors: GraphQLFormattedError[];
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: GraphContext;
}

/** @param things what the step is about: the answer itself, or what stands at the path that leads to it */
export type PlanStep = (run: PlanRun, things: readonly Fields[]) => Promise<void>;

export interface PlanWorld {
  readonly supergraph: GraphQLSchema;
  readonly serviceOf: (name: string) => AskedService;
  /** Of variables that have one. */
  readonly defaults: ReadonlyMap<string, unknown>;
}

/** Makes of a plan what executes it; everything that hangs on the plan alone is done here, once. */
export function planStep(node: PlanNode, world: PlanWorld, path: readonly string[] = []): PlanStep {
  switch (node.kind) {
    case 'Sequence': {
      const steps = node.nodes.map((each) => planStep(each, world, path));
      return async (run, things) => {
        for (const step of steps) await step(run, things);
      };
    }
    case 'Parallel': {
      const steps = node.nodes.map((each) => planStep(each, world, path));
      return async (run, things) => {
        await Promise.all(steps.map((step) => step(run, things)));
      };
    }
    case 'Flatten': {
      const own = node.path.map(String);
      const step = planStep(node.node, world, [...path, ...own]);
      return async (run, things) => {
        const found = thingsAt(things, own);
        if (found.length > 0) await step(run, found);
      };
    }
    case 'Condition':
      return conditionStep(node, world, path);
    case 'Fetch':
      return fetchStep(node, world, path);
    case 'Defer':
      throw new Error('answers in parts are not planned here');
  }
}

function conditionStep(
  { condition, ifClause, elseClause }: Extract<PlanNode, { kind: 'Condition' }>,
  world: PlanWorld,
  path: readonly string[],
): PlanStep {
  const yes = ifClause && planStep(ifClause, world, path);
  const no = elseClause && planStep(elseClause, world, path);
  return async (run, things) => {
    const given = Object.hasOwn(run.variables, condition) ? run.variables[condition] : undefined;
    const step = (given ?? world.defaults.get(condition)) === true ? yes : no;
    await step?.(run, things);
  };
}

function fetchStep(fetch: FetchNode, world: PlanWorld, path: readonly string[]): PlanStep {
  const service = world.serviceOf(fetch.serviceName);
  const merge = fetch.requires === undefined ? answerFetch(fetch, world) : referencesFetch(fetch, world);
  return async (run, things) => {
    try {
      await merge(run, things, async (variables) => {
        const question = {
          query: fetch.operation,
          variables,
          ...(fetch.operationName === undefined ? {} : { operationName: fetch.operationName }),
        };
        const { data, errors } = await service.ask(question, run.context);
        if (errors !== undefined) run.errors.push(...errorsAt(errors, { fetch, path, data: run.data }));
        return data as Fields | null | undefined;
      });
    } catch (error) {
      run.errors.push(refusalOf(error));
    }
  };
}

type Ask = (variables: Fields) => Promise<Fields | null | undefined>;
type Merge = (run: PlanRun, things: readonly Fields[], ask: Ask) => Promise<void>;

function answerFetch(fetch: FetchNode, { supergraph }: PlanWorld): Merge {
  const rewrite = rewriter(fetch.outputRewrites, supergraph);
  return async (run, things, ask) => {
    const answer = await ask(variablesOf(fetch, run.variables));
    if (answer === undefined || answer === null) return;
    rewrite?.(answer);
    for (const thing of things) mergeInto(thing, answer);
  };
}

function referencesFetch(fetch: FetchNode, { supergraph }: PlanWorld): Merge {
  const referenceOf = referenceReader(fetch.requires ?? [], supergraph);
  const rewriteInput = rewriter(fetch.inputRewrites, supergraph);
  const rewriteOutput = rewriter(fetch.outputRewrites, supergraph);
  return async (run, things, ask) => {
    const representations: Fields[] = [];
    const meant: Fields[] = [];
    for (const thing of things) {
      const reference = referenceOf(thing);
      // None of the types the service knows, or not known in full: there is nothing to ask it.
      if (!reference?.['__typename']) continue;
      rewriteInput?.(reference);
      representations.push(reference);
      meant.push(thing);
    }
    if (representations.length === 0) return;
    const answer = await ask({ ...variablesOf(fetch, run.variables), representations });
    if (answer === undefined || answer === null) return;
    const { _entities: entities } = answer;
    if (!Array.isArray(entities)) throw new Error('a service answered references with no list');
    if (entities.length !== representations.length)
      throw new Error(`a service answered ${entities.length} of ${representations.length} references`);
    for (const [place, thing] of meant.entries()) {
      const entity = entities[place] as Fields | null | undefined;
      if (entity === undefined || entity === null) continue;
      if (!entity['__typename']) entity['__typename'] = thing['__typename'];
      rewriteOutput?.(entity);
      mergeInto(thing, entity);
    }
  };
}

function variablesOf({ variableUsages }: FetchNode, given: Readonly<Record<string, unknown>>): Fields {
  const variables: Fields = {};
  for (const name of variableUsages ?? [])
    if (Object.hasOwn(given, name) && given[name] !== undefined) variables[name] = given[name];
  return variables;
}

/** Errors of a service where a client finds them: at the thing that was referred to. */
function errorsAt(
  errors: readonly GraphQLFormattedError[],
  at: { readonly fetch: FetchNode; readonly path: readonly string[]; readonly data: Fields },
): GraphQLFormattedError[] {
  let places: readonly (readonly (string | number)[])[] | undefined;
  return errors.map(({ message, path, extensions }) => {
    const place = path?.[1];
    const isOfReference = at.fetch.requires !== undefined && typeof place === 'number';
    if (isOfReference) places ??= placesAt(at.data, at.path);
    const whole = isOfReference
      ? [...(places?.[place] ?? []), ...(path ?? []).slice(2)]
      : path && [...at.path, ...path];
    return {
      message: message || `Error while fetching subquery from service "${at.fetch.serviceName}"`,
      ...(whole === undefined ? {} : { path: whole }),
      extensions: {
        code: 'DOWNSTREAM_SERVICE_ERROR',
        ...extensions,
        serviceName: at.fetch.serviceName,
      },
    };
  });
}

/** What a question failed with, as an error of the answer. */
function refusalOf(error: unknown): GraphQLFormattedError {
  const code = (error as { extensions?: { code?: unknown } }).extensions?.code;
  return {
    message: error instanceof Error ? error.message : 'A part of the answer could not be fetched.',
    extensions: { code: code ?? 'INTERNAL_SERVER_ERROR' },
  };
}
