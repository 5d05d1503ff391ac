import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { execute, parse, validate, type GraphQLSchema } from 'graphql';
import { mockField, mockType } from './schema-mock.js';

type Resolvers = NonNullable<
  Exclude<Parameters<typeof buildSubgraphSchema>[0], readonly unknown[] | { kind: unknown }>['resolvers']
>;

/** How a fixture service answers the next calls. */
export type Mood = 'well' | 'reset' | 'never' | 'garbage' | 'unavailable' | 'too few entities';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

export interface FixtureSubgraph {
  readonly url: string;
  readonly seen: SeenRequest[];
  mood: Mood;
  /** Answers paths other than `/graphql` and the probes. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A service with canned answers behind the real schema, on a free port. `mocked`: what has no canned answer is made up by its type. */
export async function startFixtureSubgraph(settings: {
  sdl: string;
  resolvers: object;
  mocked?: boolean;
}): Promise<FixtureSubgraph> {
  const schema = buildSubgraphSchema({
    typeDefs: parse(settings.sdl),
    resolvers: settings.resolvers as Resolvers,
  });
  const server = createServer(
    (request, response) =>
      void serve(request, response, { schema, subgraph, mocked: settings.mocked === true }),
  );
  const subgraph: FixtureSubgraph = {
    url: '',
    seen: [],
    mood: 'well',
    handle: (_request, response) => void response.writeHead(404).end(),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return Object.assign(subgraph, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  at: { schema: GraphQLSchema; subgraph: FixtureSubgraph; mocked: boolean },
): Promise<void> {
  const { schema, subgraph, mocked } = at;
  if (request.url === '/readyz') return void response.writeHead(200).end('{}');
  if (request.url !== '/graphql') return subgraph.handle(request, response);
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const body = JSON.parse(text) as Record<string, unknown>;
  subgraph.seen.push({ method: request.method ?? '', path: request.url, headers: request.headers, body });
  const { mood } = subgraph;
  if (mood === 'reset') return void request.socket.destroy();
  if (mood === 'never') return;
  if (mood === 'unavailable') return void response.writeHead(503).end('{}');
  if (mood === 'garbage') return void response.writeHead(200).end('<html>Error at db-host-17:5432</html>');
  const result = await executeText(schema, body, { headers: request.headers, mocked });
  const entities: unknown = result.data?.['_entities'];
  if (mood === 'too few entities' && Array.isArray(entities)) entities.pop();
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
}

async function executeText(
  schema: GraphQLSchema,
  body: Record<string, unknown>,
  { headers, mocked }: { headers: IncomingMessage['headers']; mocked: boolean },
): Promise<{ data?: Record<string, unknown> | null }> {
  const document = parse(String(body['query']));
  const errors = validate(schema, document);
  if (errors.length > 0)
    throw new Error(`the gateway sent an invalid query: ${errors.map(String).join('; ')}`);
  return execute({
    schema,
    document,
    variableValues: (body['variables'] ?? {}) as Record<string, unknown>,
    contextValue: { headers },
    ...(mocked ? { fieldResolver: mockField, typeResolver: mockType } : {}),
  });
}
