import { connect, createServer } from 'node:net';

/**
 * Whether nobody listens on the port of the loopback interface.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function portIsFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** @returns {Promise<number>} a port of the loopback interface that nobody listens at now */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Whether something accepts a TCP connection at the address.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
export function portAnswers(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const finish = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

/**
 * A base whose ports are all free, looked for upwards from `from` in steps of a hundred.
 * @param {number} from
 * @param {(base: number) => number[]} portsOf
 * @returns {Promise<number>}
 * @throws {Error} when the machine has none left
 */
export async function freeBase(from, portsOf) {
  for (let base = from; base < 60_000; base += 100) {
    const free = await Promise.all(portsOf(base).map(portIsFree));
    if (free.every(Boolean)) return base;
  }
  throw new Error(`No free range of ports from ${from} upwards.`);
}
