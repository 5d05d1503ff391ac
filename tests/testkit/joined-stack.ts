import { systemClock, type Clock } from '@cotta/kit/model/time/clock.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { executeThrough } from '@cotta/kit/edge/service/execute-through.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { buildSubgraph } from '@cotta/kit/edge/subgraph/build.js';
import type { Door } from '@cotta/kit/runtime/process/door.js';
import { serveSubgraph } from '@cotta/kit/testing/serve-subgraph.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  byService,
  hashText,
  newSigningKey,
  type ServiceName,
  startGateway,
} from '@cotta/gateway/testing.js';

type Body = {
  // What comes back is read by the test that wrote the document, so it knows the shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  errors?: { message: string; extensions: { code: string; [key: string]: unknown } }[];
};

/** Real services on real databases behind the real gateway, without brokers: what is written is read, nothing is sent. */
export interface JoinedStack {
  /** Address of the gateway. */
  readonly origin: string;
  readonly fixtures: Readonly<Partial<Record<string, ServiceFixture>>>;
  /** SQL each service has run since it was last emptied. */
  readonly sql: Readonly<Record<string, string[]>>;
  ask(who: Asking, query: string, variables?: object): Promise<{ status: number; body: Body }>;
  /** The same by the name of a stored document alone, as a page of ours sends it. */
  stored(who: Asking, operation: string, variables?: object): Promise<{ status: number; body: Body }>;
  /** A call of the REST interface, as JSON. */
  rest(
    who: Asking,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  close(): Promise<void>;
}

export interface Asking {
  readonly role: 'customer' | 'lawyer' | 'admin';
  readonly userId: string;
}

/** `services`: those that run; the others do not answer. Needs `POSTGRES_ADMIN_URL`. */
export async function openJoinedStack(
  services: readonly ServiceDefinition[],
  {
    rest = false,
    clock = systemClock,
    publicOrigins = ['http://localhost:4300'],
    partnerKeys,
  }: {
    readonly rest?: boolean;
    /** Of all services and of the gateway. @defaultValue the real one */
    readonly clock?: Clock;
    /** Where the site stands from which people come. */
    readonly publicOrigins?: readonly string[];
    /** Public keys of tokens that programs of partners show. @defaultValue of nobody */
    readonly partnerKeys?: ReturnType<typeof newSigningKey>['keys'];
  } = {},
): Promise<JoinedStack> {
  const viewer = newSigningKey('viewer');
  const fixtures: Record<string, ServiceFixture> = {};
  const servings: Record<string, Door> = {};
  const sql: Record<string, string[]> = {};
  for (const definition of services) {
    const fixture = await openServiceFixture(definition, clock);
    const ran: string[] = [];
    const quiet = fixture.db.logger;
    fixture.db.logger = new Proxy(quiet, {
      get: (target, name) =>
        name === 'logQuery' ? (query: string) => ran.push(query) : Reflect.get(target, name),
    });
    const subgraph = buildSubgraph({
      ...definition,
      resolvers: definition.resolvers?.(fixture.runtime) ?? {},
      execute: executeThrough(definition, fixture.runtime),
      clock,
    });
    servings[definition.name] = await serveSubgraph({
      subgraph,
      manager: fixture.db.manager,
      viewerKeys: viewer.keys,
      log: silentLog,
      clock,
      extraRoutes: definition.internalRoutes?.(fixture.runtime) ?? [],
    });
    fixtures[definition.name] = fixture;
    sql[definition.name] = ran;
  }
  const { gateway, origin, documents, tokenOf } = await startGateway(
    {
      // Nothing listens on port 1.
      services: byService((name: ServiceName) => `http://127.0.0.1:${servings[name]?.port ?? 1}`),
      viewerKey: viewer.privateKey,
      viewerKeys: viewer.keys,
      adhoc: true,
      publicOrigins: [...publicOrigins],
      ...(partnerKeys === undefined ? {} : { partnerKeys }),
    },
    { rest, now: () => clock.now() },
  );
  const headersOf = async ({ role, userId }: Asking): Promise<Record<string, string>> => {
    const grant = {
      userId,
      role,
      sessionId: `session-${userId}`,
      audience: role === 'customer' ? 'customer' : 'admin',
      authTime: Math.floor(clock.now().getTime() / 1000),
    } as const;
    const token = await tokenOf(grant);
    return { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  };
  const graphql = async (who: Asking, asked: object): Promise<{ status: number; body: Body }> => {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: await headersOf(who),
      body: JSON.stringify(asked),
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  };
  return {
    origin,
    fixtures,
    sql,
    ask: (who, query, variables = {}) => graphql(who, { query, variables }),
    stored: (who, operation, variables = {}) => {
      const text = documents.byName(operation);
      if (text === undefined) throw new Error(`no document ${operation} is stored`);
      return graphql(who, {
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: hashText(text) } },
      });
    },
    rest: async (who, method, path, body) => {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: await headersOf(who),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    close: async () => {
      await gateway.close();
      for (const serving of Object.values(servings)) await serving.close();
      for (const fixture of Object.values(fixtures)) await fixture.close();
    },
  };
}
