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
  const plans = new PlanMaker(settings.supergraphSdl, settings.plans);
  if (settings.takesNewDocuments) plans.open();
  const known = new BoundedCache<RunCompiled>(OPERATIONS_KEPT);
  const compiled = async (text: string, name: string | undefined): Promise<RunCompiled> => {
    const read = readOperation(text, name, world.schema);
    if ('errors' in read) return () => Promise.resolve({ errors: [...read.errors] });
    return compileOperation(read, await plans.planFor(text, name, read.document), world);
  };
  return {
    async execute({ query = '', operationName, variables = {} }, context) {
      const key = operationName === undefined ? query : `${operationName}\n${query}`;
      try {
        const run = known.get(key) ?? (await compiled(query, operationName));
        known.set(key, run);
        return await run(variables, context);
      } catch (error) {
        settings.log.error(
          { requestId: context.requestId, err: error },
          'an operation could not be executed',
        );
        return FAILED;
      }
    },
    stop: () => Promise.resolve(),
  };
}

const FAILED: FormattedExecutionResult = {
  errors: [{ message: 'Internal error', extensions: { code: 'INTERNAL' } }],
};
