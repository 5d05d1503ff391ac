import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  buildSchema,
  isInputType,
  Kind,
  parse,
  typeFromAST,
  type DocumentNode,
  type FormattedExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { audiences, type Audience } from '../audience.js';
import type { GraphContext } from '../graph-context.js';
import { readGraphFiles } from '../graph-files.js';
import type { Graph, GraphEngine, GraphRequest } from '../graph.js';
import { openGraph } from '../open-graph.js';
import { maskError } from '../mask-errors.js';
import { plannerHere } from './planner.js';
import { PlanCache } from '../plan-cache.js';
import { hashText } from '../plan-file.js';
import { RequestEnd } from '../request-end.js';
import { chanceOf, Row } from '../testing/engines/chance.js';
import { madeUpDocument, madeUpValue } from '../testing/engines/made-up-document.js';
import { sweptDocuments } from '../testing/engines/swept-document.js';
import { madeUpService, type Asked, type Weather } from '../testing/engines/made-up-service.js';

jest.setTimeout(3_600_000);

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** `ENGINES=all`: every document in every weather. Else so many of them that a change by mistake is seen. */
const isWhole = process.env['ENGINES'] === 'all';
/** Made up, of each audience in each weather. */
const MADE_UP = isWhole ? 250 : 8;
/** Of the documents that there are anyway, one in so many. */
const ONE_IN = isWhole ? 1 : 220;

const fair: Weather = { nothing: 0.05, failing: 0, broken: 0, away: 0, empty: 0 };
const weathers: Readonly<Record<string, Weather>> = {
  fair,
  'failing fields': { ...fair, nothing: 0.2, failing: 0.04 },
  'services away or empty': { ...fair, failing: 0.02, away: 0.1, empty: 0.1 },
  'promises broken': { ...fair, nothing: 0.1, broken: 0.03 },
};

const files = readGraphFiles(ROOT);
const stored = Object.values(
  JSON.parse(readFileSync(`${ROOT}documents.json`, 'utf8')) as Readonly<Record<string, string>>,
);
const subgraph = (name: string): string =>
  readFileSync(`${ROOT}../services/${name}/derived/schema.graphql`, 'utf8');

interface Engine {
  readonly graph: Graph;
  readonly asked: Asked[];
  weather: Weather;
}

async function open(
  kind: GraphEngine,
  {
    audience,
    apiSchema,
    plans,
  }: { readonly audience: Audience; readonly apiSchema: GraphQLSchema; readonly plans: PlanCache },
): Promise<Engine> {
  const engine: Omit<Engine, 'graph'> = { asked: [], weather: fair };
  const { supergraphSdl } = files[audience];
  const services = new Map<string, ReturnType<typeof madeUpService>>();
  const sourceOf = (name: string): ReturnType<typeof madeUpService> => {
    const known = services.get(name) ?? madeUpService(name, { sdl: subgraph(name), at: engine });
    services.set(name, known);
    return known;
  };
  const graph = await openGraph(
    {
      supergraphSdl,
      apiSchema,
      plans,
      planner: plannerHere(supergraphSdl),
      sourceOf,
      log: silentLog,
    },
    kind,
  );
  return Object.assign(engine, { graph });
}

/** What a client reads, whether the log hears of a broken promise, and what services were asked in which order. */
async function answered({ graph, asked }: Engine, request: GraphRequest) {
  asked.length = 0;
  const context = {
    requestId: 'one',
    isMutation: false,
    absentTypes: new Set(),
    end: new RequestEnd(),
  } as unknown as GraphContext;
  const result = await graph.execute(structuredClone(request), context);
  return { ...seen(result), asked: [...asked] };
}

function seen({ data, errors, extensions }: FormattedExecutionResult) {
  return {
    data: data === undefined ? undefined : (JSON.parse(JSON.stringify(data)) as unknown),
    // Which of two questions at the same time fails first is chance.
    errors: errors?.map((error) => JSON.stringify(maskError(error))).toSorted(),
    isOwed: extensions?.['valueCompletion'] !== undefined,
  };
}

function variablesFor(
  { variableDefinitions }: OperationDefinitionNode,
  schema: GraphQLSchema,
  row: Row,
): Record<string, unknown> {
  return Object.fromEntries(
    (variableDefinitions ?? []).flatMap(({ variable, type }) => {
      const meant = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
      return isInputType(meant) ? [[variable.name.value, madeUpValue(meant, row)] as const] : [];
    }),
  );
}

interface Question extends GraphRequest {
  readonly query: string;
}

const operationsOf = (document: DocumentNode): readonly OperationDefinitionNode[] =>
  document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);

/** Stored documents that were planned for this audience, with a value for each of their variables. */
function storedQuestions(schema: GraphQLSchema, audience: Audience): Question[] {
  const planned = new Set(Object.keys(files[audience].plans?.plans ?? {}));
  const isAskedBy = (query: string, name: string): boolean => planned.has(hashText(hashText(query), name));
  return stored.flatMap((query) =>
    operationsOf(parse(query, { noLocation: true })).flatMap((operation) => {
      const operationName = operation.name?.value ?? '';
      if (!isAskedBy(query, operationName)) return [];
      return [{ query, operationName, variables: variablesFor(operation, schema, new Row(operationName)) }];
    }),
  );
}

const sweptQuestions = (schema: GraphQLSchema): Question[] =>
  [...sweptDocuments(schema)].map(({ text, ...rest }) => ({ query: text, ...rest }));

const madeUpQuestions = (schema: GraphQLSchema, name: string): Question[] =>
  Array.from({ length: MADE_UP }, (_, index) => {
    const { text, ...rest } = madeUpDocument(schema, `${name} ${index}`);
    return { query: text, ...rest };
  });

describe.each(audiences)('%s: our engine and the reference ask and answer alike', (audience) => {
  const apiSchema = buildSchema(files[audience].apiSdl, { assumeValidSDL: true });
  // Whoever is asked first makes the plan; the other one finds it.
  const { supergraphSdl } = files[audience];
  const plans = new PlanCache(supergraphSdl, files[audience].plans, () => undefined);
  let compiled: Engine;
  let reference: Engine;
  let count = 0;
  let withAnswers = 0;
  beforeAll(async () => {
    compiled = await open('compiled', { audience, apiSchema, plans });
    reference = await open('reference', { audience, apiSchema, plans });
  });
  afterAll(async () => {
    for (const { graph } of [compiled, reference]) await graph.stop();
  });

  async function compare(request: Question, weather: Weather) {
    for (const engine of [compiled, reference]) engine.weather = weather;
    count += 1;
    const oursFirst = count % 2 === 0 ? await answered(compiled, request) : undefined;
    const expected = await answered(reference, request);
    const ours = oursFirst ?? (await answered(compiled, request));
    const { query, variables } = request;
    expect({ query, variables, ...ours }).toEqual({ query, variables, ...expected });
    return expected;
  }

  describe.each(Object.entries(weathers))('%s', (name, weather) => {
    it('documents made up', async () => {
      for (const question of madeUpQuestions(apiSchema, `${audience} ${name}`)) {
        const { asked, data } = await compare(question, weather);
        if (asked.length > 0 && data !== null) withAnswers += 1;
      }
    });

    it.each([
      ['stored documents', storedQuestions],
      ['every way into the schema', sweptQuestions],
    ])('%s', async (kind, questionsOf) => {
      const questions = questionsOf(apiSchema, audience);
      expect(questions.length).toBeGreaterThan(500);
      const first = Math.floor(chanceOf(name, kind, audience) * ONE_IN);
      for (let at = first; at < questions.length; at += ONE_IN)
        await compare(questions[at] as Question, weather);
    });
  });

  it('most documents made up have an answer, else they would prove little', () => {
    expect(withAnswers).toBeGreaterThan((MADE_UP * Object.keys(weathers).length) / 2);
  });

  it.each([
    ['is no document', '{ viewer {'],
    ['asks for what is not there', 'query A { nobodyKnowsThis }'],
    [
      'lacks a variable',
      'query A($id: ID!) { node: __type(name: "User") { name } a: __typename @skip(if: false) }',
    ],
    ['asks for the schema', 'query A { __schema { queryType { name } } __typename }'],
    [
      'asks for a type by a variable',
      'query A($name: String!) { __type(name: $name) { kind ...Named } } fragment Named on __Type { name }',
    ],
  ])('a document that %s', async (_, query) => {
    await compare({ query }, fair);
    await compare({ query, operationName: 'A', variables: { name: 'User' } }, fair);
  });

  afterAll(() => {
    // How much was compared, for whoever asked for all of it.
    if (isWhole) process.stdout.write(`${audience}: ${count} operations asked and answered alike\n`);
  });
});
