// Takes the spans of a local copy (OTLP over HTTP, JSON) and shows them in a browser.
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { listPage, tracePage } from './trace-page.mjs';
import { spansOf } from './spans.mjs';
import { Traces } from './traces.mjs';

const MOST_BYTES = 16 * 1024 * 1024;
const LISTED = 200;

/**
 * @param {{ host: string, port: number }} at `port` 0: any free one
 * @returns {Promise<{ port: number, traces: Traces, close(): Promise<void> }>}
 */
export async function startCollector({ host, port }) {
  const traces = new Traces();
  const server = createServer((request, response) => {
    answer(traces, request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    traces,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {Traces} traces
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(traces, request, response) {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  if (request.method === 'POST' && path === '/v1/traces') {
    traces.add(spansOf(JSON.parse(await body(request))));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    return;
  }
  const [, id, json] = /^\/traces\/([0-9a-f]{32})(\.json)?$/.exec(path) ?? [];
  if (id !== undefined && json !== undefined)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(traces.trace(id)));
  else if (id !== undefined) html(response, tracePage(traces.trace(id)));
  else if (path === '/') html(response, listPage(traces.latest(LISTED)));
  else response.writeHead(404).end();
}

/** @param {import('node:http').ServerResponse} response @param {string} text */
function html(response, text) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
}

/** @param {import('node:http').IncomingMessage} request */
async function body(request) {
  const parts = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error('too much at once');
    parts.push(part);
  }
  const all = Buffer.concat(parts);
  return (request.headers['content-encoding'] === 'gzip' ? gunzipSync(all) : all).toString('utf8');
}
