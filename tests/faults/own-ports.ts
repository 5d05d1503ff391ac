import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { portIsFree } from '../../infra/local/net.mjs';

/** Below the ports that the system gives to connections, begun anywhere for another run beside this one. */
const LOWEST = 27_300;
const PLACES = 500;
const PORTS_OF_A_PLACE = 10;

/**
 * The first of so many free ports in a row, at most ten; another one for each call. They are this process's until it ends, also while nobody listens
 * at them: a server that is killed and started again must find its port free, whatever other workers of the runner look for meanwhile.
 */
export async function ownPorts(count = 1): Promise<number> {
  const begin = randomInt(PLACES);
  for (let at = 0; at < PLACES; at += 1) {
    const first = LOWEST + ((begin + at) % PLACES) * PORTS_OF_A_PLACE;
    if (!(await claim(first))) continue;
    const free = await Promise.all(Array.from({ length: count }, (_, port) => portIsFree(first + port)));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`No ${count} free ports in a row from ${LOWEST} upwards.`);
}

/** Takes the place by its datagram port, which servers leave alone; the system gives it back when the process ends, however it ends. */
async function claim(first: number): Promise<boolean> {
  const guard = createSocket('udp4').unref();
  guard.bind({ address: '127.0.0.1', port: first, exclusive: true });
  return once(guard, 'listening').then(
    () => true,
    () => false,
  );
}
