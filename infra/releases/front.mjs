import { Agent, createServer, request } from 'node:http';

/**
 * Stands before several processes of one name, as the service of a cluster does: each request goes to the next of them.
 * @typedef {{ lead: (targets: readonly number[]) => void, close: () => Promise<void> }} Front `lead`: ports from now on
 */

/**
 * @param {number} port
 * @returns {Promise<Front>}
 */
export async function openFront(port) {
  /** @type {readonly number[]} */
  let targets = [];
  let turn = 0;
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, answer) => {
    turn += 1;
    const target = targets[turn % targets.length];
    const { method, url, headers } = asked;
    const passed = request(
      { host: '127.0.0.1', port: target, method, path: url, headers, agent },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    passed.once('error', (error) => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end(error.message);
    });
    answer.once('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    lead: (to) => void (targets = to),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
        agent.destroy();
      }),
  };
}
