import { randomInt } from 'node:crypto';
import { freeBase } from '../../infra/local/net.mjs';

/** Below the ports that the system gives to connections, each worker of the test runner with a range of its own, begun anywhere in it for another
 *  run beside this one: a port must not be taken by somebody else while the server that had it is killed and started again. */
let from = 27_300 + (Number(process.env['JEST_WORKER_ID'] ?? 1) % 2) * 2_500 + randomInt(20) * 100;

/** The first of so many free ports in a row; another one for each call of a test file. */
export async function ownPorts(count = 1): Promise<number> {
  const first = await freeBase(from, (base: number) => Array.from({ length: count }, (_, at) => base + at));
  from = first + 100;
  return first;
}
