import { createServer } from 'node:http';
import { findRoute } from '@cotta/kit/edge/call/extra-route.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';

/** The internal routes of a service over HTTP, called as the gateway calls them: the viewer stands in a header, here unsigned. */
export async function serveInternalRoutes(
  definition: ServiceDefinition,
  { runtime, db }: ServiceFixture,
): Promise<{ readonly url: string; close(): Promise<unknown> }> {
  const routes = definition.internalRoutes?.(runtime) ?? [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inside.test');
    const route = findRoute(routes, request.method ?? 'GET', pathname);
    if (route === undefined) return void response.writeHead(404).end();
    const viewer = JSON.parse(String(request.headers['x-viewer'] ?? JSON.stringify(systemViewer))) as Viewer;
    const context = {
      viewer,
      manager: db.manager,
      log: silentLog,
      requestId: 'inside',
      idempotencyKey: systemIds.next(),
    };
    void route.route.handle({ request, response, context, params: route.params, search: searchParams });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
