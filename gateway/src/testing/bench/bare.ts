import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RequestEnd } from '../../request-end.js';
import { ServiceConnections } from '../../services-http/service-connections.js';
import { serveCandidate } from './candidate.js';

// What no gateway on Node can be below: a request is read, services are asked in turn, their answers are put together by hand, and that goes out.
// No operation is looked at, nobody is identified, nothing is counted.

const MOST_BYTES = 1024 * 1024;
const QUESTION =
  'POST /graphql HTTP/1.1\r\nhost: bare\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';

interface Mark {
  invoices?: unknown;
}
interface Viewer {
  brands?: { readonly items: readonly { readonly trademarks: { readonly items: readonly Mark[] } }[] };
}

serveCandidate(async ({ services }) => {
  const ask = async <Data>(connections: ServiceConnections): Promise<Data> => {
    const { text } = await connections.ask(QUESTION, { mostBytes: MOST_BYTES, end: new RequestEnd() });
    return (JSON.parse(text) as { readonly data: Data }).data;
  };
  const [accounts, requests, workspace] = [services.accounts, services.requests, services.workspace].map(
    (url) => new ServiceConnections(new URL(url)),
  ) as [ServiceConnections, ServiceConnections, ServiceConnections];
  const answer = async (operationName: string): Promise<object> => {
    const { viewer } = await ask<{ readonly viewer: Viewer }>(accounts);
    if (operationName === 'Small') return { data: { viewer } };
    const { _entities: people } = await ask<{ readonly _entities: readonly [Viewer] }>(requests);
    Object.assign(viewer, people[0]);
    const marks = viewer.brands?.items.flatMap(({ trademarks }) => trademarks.items) ?? [];
    const { _entities: found } = await ask<{ readonly _entities: readonly Mark[] }>(workspace);
    for (const [place, mark] of marks.entries()) Object.assign(mark, found[place]);
    return { data: { viewer } };
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { operationName } = JSON.parse(Buffer.concat(chunks).toString()) as { operationName: string };
      void answer(operationName).then((body) => {
        const text = JSON.stringify(body);
        response.writeHead(200, [
          'content-type',
          'application/json',
          'content-length',
          String(Buffer.byteLength(text)),
        ]);
        response.end(text);
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
});
