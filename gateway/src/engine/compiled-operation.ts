import {
  GraphQLError,
  valueFromAST,
  getVariableValues,
  typeFromAST,
  isInputType,
  type FieldNode,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { QueryPlan } from '@apollo/query-planner';
import { BoundedCache } from '../bounded-cache.js';
import type { GraphContext } from '../graph-context.js';
import { introspector } from './introspection.js';
import { planStep, type AskedService, type PlanRun } from './plan-steps.js';
import { refusal, type ReadOperation } from './read-operation.js';
import { answerShape, type ShapeRun } from './shape-answer.js';

type Variables = Readonly<Record<string, unknown>>;
export type RunCompiled = (variables: Variables, context: GraphContext) => Promise<FormattedExecutionResult>;

export interface CompileWorld {
  readonly schema: GraphQLSchema;
  readonly supergraph: GraphQLSchema;
  readonly serviceOf: (name: string) => AskedService;
}

/** By the answers to its conditions. */
const SHAPES_KEPT = 16;

/** Makes of an operation and its plan what answers it: questions to services, and the shape of the answer. */
export function compileOperation(read: ReadOperation, plan: QueryPlan, world: CompileWorld): RunCompiled {
  const { schema, supergraph, serviceOf } = world;
  const { operation } = read;
  const definitions = operation.variableDefinitions ?? [];
  const defaults = defaultsOf(read, schema);
  if (plan.node?.kind === 'Subscription') throw new Error('subscriptions are not executed here');
  const step = plan.node && planStep(plan.node, { supergraph, serviceOf, defaults });
  const shapeFor = shapes(read, { schema, defaults });
  const introspect = introspector(schema, read);
  return async (variables, context) => {
    if (definitions.length > 0) {
      const { errors } = getVariableValues(schema, definitions, variables);
      if (errors !== undefined) return { errors: errors.map((error) => refusal(error, 'BAD_USER_INPUT')) };
    }
    const run: PlanRun = { data: {}, errors: [], variables, context };
    await step?.(run, [run.data]);
    const shaping: ShapeRun = {
      problems: [],
      path: [],
      introspect: (node: FieldNode) => introspect(node, variables),
    };
    const data = shapeFor(variables)(run.data, shaping);
    if (run.errors.length > 0) return { errors: run.errors, data };
    // What a service owed is no error of the answer: those who ask know null, and the log knows the rest.
    return shaping.problems.length > 0
      ? { data, extensions: { valueCompletion: shaping.problems } }
      : { data };
  };
}

function shapes(
  { operation, fragments, conditions }: ReadOperation,
  { schema, defaults }: { readonly schema: GraphQLSchema; readonly defaults: ReadonlyMap<string, unknown> },
): (variables: Variables) => ReturnType<typeof answerShape> {
  const root = schema.getRootType(operation.operation);
  if (root === undefined || root === null) throw new GraphQLError(`the schema has no ${operation.operation}`);
  const known = new BoundedCache<ReturnType<typeof answerShape>>(SHAPES_KEPT);
  return (variables) => {
    const values = conditions.map(
      (name) => (Object.hasOwn(variables, name) ? variables[name] : undefined) ?? defaults.get(name),
    );
    const key = values.join();
    const shape =
      known.get(key) ??
      answerShape(root, operation.selectionSet, {
        schema,
        fragments,
        conditions: new Map(conditions.map((name, index) => [name, values[index] === true])),
      });
    known.set(key, shape);
    return shape;
  };
}

function defaultsOf({ operation }: ReadOperation, schema: GraphQLSchema): ReadonlyMap<string, unknown> {
  return new Map(
    (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
      const meant = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
      return defaultValue === undefined || !isInputType(meant)
        ? []
        : [[variable.name.value, valueFromAST(defaultValue, meant)] as const];
    }),
  );
}
