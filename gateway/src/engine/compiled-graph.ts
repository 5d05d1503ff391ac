import { buildSchema, type FormattedExecutionResult } from 'graphql';
import { BoundedCache } from '../bounded-cache.js';
import type { Graph, GraphSettings } from '../graph.js';
import type { RequestEnd } from '../request-end.js';
import { compileOperation, type CompileWorld, type RunCompiled } from './compiled-operation.js';
import { PlanMaker } from './plan-maker.js';
import { readOperation } from './read-operation.js';

const OPERATIONS_KEPT = 2_000;

/** A graph whose operations are made into closures once, plan and shape, and then only run. */
export function openCompiledGraph(settings: GraphSettings): Graph {
  const world: CompileWorld = {
    schema: settings.apiSchema,
    supergraph: buildSchema(settings.supergraphSdl, { assumeValidSDL: true }),
    serviceOf: settings.sourceOf,
  };
  const plans = new PlanMaker(settings.planner, settings.plans);
  /** By document, then by name, of which the guard admits those that the document has: a key of both would be made and read anew for each request. */
  const known = new BoundedCache<Map<string | undefined, RunCompiled>>(OPERATIONS_KEPT);
  const compiled = async (
    { text, name }: { readonly text: string; readonly name: string | undefined },
    end: RequestEnd,
  ): Promise<RunCompiled | undefined> => {
    const read = readOperation(text, name, world.schema);
    if ('errors' in read) return () => Promise.resolve({ errors: [...read.errors] });
    const plan = await unlessOver(plans.planFor(text, name), end);
    return plan && compileOperation(read, plan, world);
  };
  return {
    async execute({ query = '', operationName, variables = {} }, context) {
      try {
        const ofDocument = known.get(query) ?? new Map<string | undefined, RunCompiled>();
        let run = ofDocument.get(operationName);
        if (run === undefined) {
          run = await compiled({ text: query, name: operationName }, context.end);
          if (run === undefined) return LATE;
          ofDocument.set(operationName, run);
        }
        known.set(query, ofDocument);
        return await run(variables, context);
      } catch (error) {
        settings.log.error(
          { requestId: context.requestId, err: error },
          'an operation could not be executed',
        );
        return FAILED;
      }
    },
    stop: () => settings.planner.stop(),
  };
}

/** @returns nothing where the request is over before: a plan may take longer than anybody waits */
function unlessOver<T>(made: Promise<T>, end: RequestEnd): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stopListening = end.once(() => resolve(undefined));
    void made.then(resolve, reject).finally(stopListening);
  });
}

const FAILED: FormattedExecutionResult = {
  errors: [{ message: 'Internal error', extensions: { code: 'INTERNAL' } }],
};
const LATE: FormattedExecutionResult = {
  errors: [{ message: 'The plan took too long.', extensions: { code: 'DEADLINE_EXCEEDED' } }],
};
