import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What lies inside: servers that nobody from outside may reach. */
export interface InsideTraps {
  /** The same port on IPv4 and IPv6, so that whatever a host is taken for, somebody answers. */
  readonly port: number;
  /** Hosts on which a connection came in, in order. */
  readonly connections: string[];
  close(): Promise<void>;
}

/** Opens traps on every loopback address; each answers `secret`. */
export async function openInsideTraps(): Promise<InsideTraps> {
  const connections: string[] = [];
  const servers: Server[] = [];
  let port = 0;
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer((_, response) => response.end('secret')).on(
      'connection',
      () => void connections.push(host),
    );
    servers.push(server);
    port = await listening(server, port, host);
  }
  return { port, connections, close: async () => void (await Promise.all(servers.map(closed))) };
}

/** @returns the port it listens on */
export function listening(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => done((server.address() as AddressInfo).port));
  });
}

/** Ends a server and every connection to it. */
export async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
