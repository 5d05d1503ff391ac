import { setImmediate as turn } from 'node:timers/promises';
import { buildSubgraphSchema } from '@apollo/subgraph';
import {
  defaultFieldResolver,
  execute,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
} from 'graphql';
import type { AskedService } from '../../engine/plan-steps.js';
import type { EntitiesQuestion } from '../../join-entities.js';
import type { Answer } from '../../representations.js';
import { chanceOf } from './chance.js';

/** How often something is not as it should be, 0 to 1. */
export interface Weather {
  /** A field that may be null is. */
  readonly nothing: number;
  /** A field fails. */
  readonly failing: number;
  /** A value that is owed is missing, or is of another kind than the schema says. */
  readonly broken: number;
  /** The whole service does not answer. */
  readonly away: number;
  /** It answers, and there is nothing in its answer, or less than it was asked for. */
  readonly empty: number;
}

export interface Asked {
  readonly service: string;
  readonly question: EntitiesQuestion;
}

/** A service whose answers hang on the question alone, so that two engines that ask the same are told the same; some come later than others. */
export function madeUpService(
  name: string,
  { sdl, at }: { readonly sdl: string; readonly at: { readonly weather: Weather; readonly asked: Asked[] } },
): AskedService & { process(options: { request: object }): Promise<Answer> } {
  const schema = buildSubgraphSchema({ typeDefs: parse(sdl) });
  const ask = async (question: EntitiesQuestion): Promise<Answer> => {
    const key = JSON.stringify([name, question.query, question.variables]);
    const { weather, asked } = at;
    asked.push({ service: name, question: JSON.parse(JSON.stringify(question)) as EntitiesQuestion });
    const late = Math.floor(chanceOf(key, 'late') * 4);
    for (let turns = 0; turns < late; turns += 1) await turn();
    if (chanceOf(key, 'away') < weather.away) throw new Error('the service does not answer');
    return emptied(broken(await answered(schema, question, { key, weather }), { key, weather }), {
      key,
      weather,
    });
  };
  return {
    ask,
    process: ({ request }) => {
      const { query = '', variables = {}, operationName } = request as Partial<EntitiesQuestion>;
      return ask({ query, variables, ...(operationName === undefined ? {} : { operationName }) });
    },
  };
}

interface At {
  readonly key: string;
  readonly weather: Weather;
}

async function answered(
  schema: GraphQLSchema,
  { query, variables }: EntitiesQuestion,
  at: At,
): Promise<Answer> {
  const result = await execute({
    schema,
    document: parse(query),
    variableValues: variables,
    fieldResolver: madeUpField(at),
    typeResolver: madeUpType(at),
  });
  // What goes over the wire is text.
  return JSON.parse(JSON.stringify(result)) as Answer;
}

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 3,
  Float: 1.5,
  Boolean: true,
  JSON: { some: ['thing'] },
};

function madeUpField({ key, weather }: At): GraphQLFieldResolver<unknown, unknown> {
  return (source, args, context, info) => {
    const given: unknown = defaultFieldResolver(source, args, context, info);
    if (given !== undefined) return given;
    const place: unknown[] = [];
    for (let step: typeof info.path | undefined = info.path; step !== undefined; step = step.prev)
      place.unshift(step.key);
    const seed = [key, ...place];
    if (chanceOf('failing', ...seed) < weather.failing) throw new Error(`${info.fieldName} failed`);
    return valueOf(info.returnType, seed, weather);
  };
}

function valueOf(type: GraphQLOutputType, seed: readonly unknown[], weather: Weather): unknown {
  if (isNonNullType(type)) return ownValue(type.ofType, seed, weather);
  return chanceOf('nothing', ...seed) < weather.nothing ? null : ownValue(type, seed, weather);
}

function ownValue(type: GraphQLOutputType, seed: readonly unknown[], weather: Weather): unknown {
  if (isListType(type))
    return Array.from({ length: Math.floor(chanceOf('length', ...seed) * 4) }, (_, index) =>
      valueOf(type.ofType, [...seed, index], weather),
    );
  if (isEnumType(type)) {
    const values = type.getValues();
    return values[Math.floor(chanceOf('value', ...seed) * values.length)]?.value;
  }
  if (!isScalarType(type)) return {};
  if (Object.hasOwn(SCALARS, type.name)) return SCALARS[type.name];
  // Few of them, so that several things refer to one.
  return `${getNamedType(type).name}-${Math.floor(chanceOf('text', ...seed) * 5)}`;
}

function madeUpType({ key }: At): GraphQLTypeResolver<unknown, unknown> {
  return (value, _context, info, type) => {
    if (typeof value === 'object' && value !== null && '__typename' in value) return String(value.__typename);
    if (!isAbstractType(type)) throw new Error('only what may be several things is asked what it is');
    const types = info.schema.getPossibleTypes(type);
    const place: unknown[] = [];
    for (let step: typeof info.path | undefined = info.path; step !== undefined; step = step.prev)
      place.unshift(step.key);
    const chosen = types[Math.floor(chanceOf('type', key, ...place) * types.length)];
    if (chosen === undefined) throw new Error(`nothing is a ${type.name}`);
    return chosen.name;
  };
}

/** A service that does not keep to its own schema. */
function broken(answer: Answer, at: At): Answer {
  if (at.weather.broken === 0) return answer;
  const walk = (value: unknown, place: readonly unknown[]): unknown => {
    if (chanceOf('broken', at.key, ...place) < at.weather.broken && place.length > 1)
      return typeof value === 'string' && chanceOf('kind', at.key, ...place) < 0.3 ? true : null;
    if (Array.isArray(value)) return value.map((each, index) => walk(each, [...place, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        name === '__typename' || name === '_entities' ? each : walk(each, [...place, name]),
      ]),
    );
  };
  return { ...answer, data: walk(answer.data, []) as Answer['data'] } as Answer;
}

/** Nothing at all, nothing behind any reference, one answer too few, or no list of answers. */
const EMPTY: readonly ((entities: readonly unknown[]) => unknown)[] = [
  (entities) => entities.map(() => null),
  (entities) => entities.slice(1),
  () => null,
  () => 'nothing',
];

function emptied(answer: Answer, { key, weather }: At): Answer {
  if (chanceOf('empty', key) >= weather.empty) return answer;
  const entities: unknown = answer.data?.['_entities'];
  const way = EMPTY[Math.floor(chanceOf('way', key) * (EMPTY.length + 1))];
  if (!Array.isArray(entities) || way === undefined) return { ...answer, data: null };
  return { ...answer, data: { _entities: way(entities) } };
}
