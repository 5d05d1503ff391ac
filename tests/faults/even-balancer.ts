import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 100;

/** One address before several programs. */
export interface EvenBalancer {
  readonly url: string;
  close(): void;
}

/** Leads each new connection to the next program that says that it is ready, as a Service of a cluster does: it knows connections and no requests,
 *  and learns after a while only that one is not ready any more. */
export async function evenBalancer(programs: readonly { readonly port: number }[]): Promise<EvenBalancer> {
  const open = new Set<Socket>();
  let ready: readonly number[] = [];
  let turn = 0;
  const look = async (): Promise<void> => {
    const states = await Promise.all(
      programs.map(({ port }) =>
        fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.ok;
          },
          () => false,
        ),
      ),
    );
    ready = programs.filter((_, at) => states[at]).map(({ port }) => port);
  };
  await look();
  const looking = setInterval(() => void look(), LOOK_EVERY_MS);
  const server = createServer((incoming) => {
    turn += 1;
    const port = ready[turn % Math.max(1, ready.length)];
    if (port === undefined) return void incoming.destroy();
    const outgoing = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => open.delete(socket));
      socket.pipe(other);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      clearInterval(looking);
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
