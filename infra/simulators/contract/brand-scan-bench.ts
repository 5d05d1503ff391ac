import { createServer, type Server } from 'node:http';
import { findRoute } from '@cotta/kit/edge/call/extra-route.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { trademarksService } from '@cotta/trademarks/testing.js';

/** The service of marks behind the door, as workers of other services reach it: signed calls alone. */
export interface MarksDoor {
  readonly url: string;
  readonly calls: string[];
  stop(): Promise<void>;
}

export async function openMarksDoor(linkKey: string): Promise<MarksDoor> {
  const definition = trademarksService({ linkKey });
  const marks: ServiceFixture = await openServiceFixture(definition);
  const routes = definition.internalRoutes?.(marks.runtime) ?? [];
  const calls: string[] = [];
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://door');
    const path = pathname.replace(/^\/api\//, '/internal/');
    calls.push(path);
    const found = findRoute(routes, request.method ?? 'GET', path);
    if (found === undefined) return void response.writeHead(404).end();
    const context = { viewer: systemViewer } as Parameters<typeof found.route.handle>[0]['context'];
    found.route
      .handle({ request, response, context, params: found.params, search: searchParams })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const url = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
    });
  });
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
    await marks.close();
  };
  return { url, calls, stop };
}
