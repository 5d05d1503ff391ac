import { buildSchema, type FormattedExecutionResult } from 'graphql';
import { BoundedCache } from '../bounded-cache.js';
import type { Graph, GraphSettings } from '../graph.js';
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
  const compiled = async (text: string, name: string | undefined): Promise<RunCompiled> => {
    const read = readOperation(text, name, world.schema);
    if ('errors' in read) return () => Promise.resolve({ errors: [...read.errors] });
    return compileOperation(read, await plans.planFor(text, name), world);
  };
  return {
    async execute({ query = '', operationName, variables = {} }, context) {
      try {
        const ofDocument = known.get(query) ?? new Map<string | undefined, RunCompiled>();
        let run = ofDocument.get(operationName);
        if (run === undefined) {
          run = await compiled(query, operationName);
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

const FAILED: FormattedExecutionResult = {
  errors: [{ message: 'Internal error', extensions: { code: 'INTERNAL' } }],
};
