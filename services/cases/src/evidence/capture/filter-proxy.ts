import { createServer, request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { routeTo, type PublicNetwork } from '@cotta/kit/runtime/public-fetch/public-network.js';

/** A proxy for one browser, while it runs. */
export interface FilterProxy {
  readonly url: string;
  /** What was refused, with the rule. */
  readonly refused: readonly { readonly url: string; readonly rule: string }[];
  close(): Promise<void>;
}

const CONNECT_MS = 5000;
/** A line on which nothing comes is given up. */
const IDLE_MS = 20_000;
/** Connections and plain requests of one capture. */
const MOST_REQUESTS = 300;
/** Bytes that come in, all together. */
const MOST_BYTES = 60 * 1024 * 1024;

/** The only way out of the browser: every request, WebSocket and worker of a page goes through the rules of links and to the address that was checked. */
export async function openFilterProxy(network: PublicNetwork): Promise<FilterProxy> {
  const traffic = new Traffic(network);
  const server = createServer((request, response) => {
    forward(traffic, request, response).catch(() => response.destroy());
  });
  server.on('connect', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    tunnel(traffic, request, { client, head }).catch(() => client.destroy());
  });
  server.on('connection', (socket) => void traffic.keep(socket));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    refused: traffic.refused,
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      traffic.destroy();
      await closed;
    },
  };
}

/** What one browser sends and gets, all together. */
class Traffic {
  readonly refused: { url: string; rule: string }[] = [];
  readonly #open = new Set<Duplex>();
  #requests = 0;
  #bytes = 0;

  constructor(private readonly network: PublicNetwork) {}

  keep<S extends Duplex>(socket: S): S {
    this.#open.add(socket);
    socket.on('close', () => this.#open.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  }

  count(chunk: Buffer, socket: Duplex): void {
    this.#bytes += chunk.length;
    if (this.#bytes > MOST_BYTES) socket.destroy();
  }

  async routed(url: string) {
    this.#requests += 1;
    const route = this.#requests > MOST_REQUESTS ? undefined : await routeTo(this.network, url);
    if (route?.allowed === true) return route;
    this.refused.push({ url, rule: route?.rule ?? 'too many requests' });
    return undefined;
  }

  destroy(): void {
    this.#open.forEach((socket) => socket.destroy());
  }
}

/** A plain request. */
async function forward(traffic: Traffic, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const route = await traffic.routed(request.url ?? '');
  if (route === undefined) return void response.writeHead(403).end();
  const { link, address, port } = route;
  const { 'proxy-connection': _, 'proxy-authorization': __, ...headers } = request.headers;
  const onward = requestHttp({
    host: address,
    port,
    method: request.method,
    path: `${link.url.pathname}${link.url.search}`,
    headers: { ...headers, host: link.url.host, connection: 'close' },
    setHost: false,
    agent: false,
    timeout: IDLE_MS,
    lookup: (_name, { all }, done) =>
      all === true ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address)),
  });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.on('data', (chunk: Buffer) => traffic.count(chunk, answer.socket));
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  onward.on('timeout', () => onward.destroy());
  onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  request.pipe(onward);
}

/** An encrypted line, or a WebSocket: nothing of it can be read here, so where it leads is all that is checked. */
async function tunnel(
  traffic: Traffic,
  request: IncomingMessage,
  { client, head }: { readonly client: Duplex; readonly head: Buffer },
): Promise<void> {
  traffic.keep(client);
  const route = await traffic.routed(`https://${request.url ?? ''}/`);
  if (route === undefined) return void client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  const onward: Socket = traffic.keep(connect({ host: route.address, port: route.port }));
  onward.setTimeout(CONNECT_MS, () => onward.destroy());
  onward.once('connect', () => {
    onward.setTimeout(IDLE_MS);
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) onward.write(head);
    onward.on('data', (chunk: Buffer) => traffic.count(chunk, onward));
    onward.pipe(client);
    client.pipe(onward);
  });
  onward.once('error', () => client.destroy());
  onward.once('close', () => client.destroy());
  client.once('close', () => onward.destroy());
}
