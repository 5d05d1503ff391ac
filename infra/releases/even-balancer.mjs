import { connect, createServer } from 'node:net';

const LOOK_EVERY_MS = 100;

/**
 * Leads each new connection to the next program that says that it is ready, as a Service of a cluster does: it knows connections and no requests,
 * and learns after a while only that one is not ready any more.
 * @param {readonly { readonly port: number }[]} programs
 * @param {number} [at] its own port; a free one where none is named
 * @returns {Promise<{ readonly url: string, close(): void }>}
 */
export async function evenBalancer(programs, at = 0) {
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  /** @type {readonly number[]} */
  let ready = [];
  let turn = 0;
  const look = async () => {
    const states = await Promise.all(programs.map(({ port }) => isReady(port)));
    ready = programs.filter((_, index) => states[index]).map(({ port }) => port);
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
    ]) {
      if (socket === undefined || other === undefined) continue;
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => open.delete(socket));
      socket.pipe(other);
    }
  });
  await new Promise((done) => server.listen(at, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : at}`,
    close: () => {
      clearInterval(looking);
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** @param {number} port */
async function isReady(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
