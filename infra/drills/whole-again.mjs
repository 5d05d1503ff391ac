import { existsSync } from 'node:fs';
import { askControl } from '../local/control.mjs';
import { stateDir } from '../local/paths.mjs';
import { portIsFree } from '../local/net.mjs';
import { portsFrom } from '../local/ports.mjs';
import { PROGRAMS, SERVICES } from '../local/processes.mjs';
import { postgresHome } from '../local/postgres.mjs';
import { eventsWaiting } from './events-waiting.mjs';

/**
 * What a drill leaves behind is what the next one begins with: every program runs and is ready, every fact is said, nothing is put aside.
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {import('./local-copy.mjs').Say} say
 * @throws {Error} when it does not become so within two minutes
 */
export async function untilWholeAgain(copy, say) {
  let lacks = '';
  await copy
    .until('the copy is whole again', async () => (lacks = await lackOf(copy)) === '')
    .catch((error) => {
      throw new Error(`${error.message} ${lacks}`);
    });
  say('copy', `whole again: ${PROGRAMS.length} programs are ready, no event waits, none is put aside`);
}

/** @param {import('./local-copy.mjs').LocalCopy} copy @returns {Promise<string>} the first thing that is not as it should be */
async function lackOf(copy) {
  const { parts } = await askControl(copy.dir, 'GET', '/');
  for (const { name, port } of PROGRAMS) {
    if (typeof parts[name] !== 'number') return `${name} does not run`;
    const isReady = await fetch(`http://127.0.0.1:${copy.ports[port]}/readyz`).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
    if (!isReady) return `${name} is not ready`;
  }
  for (const service of SERVICES) {
    if ((await eventsWaiting(copy, service)) > 0) return `events of ${service} wait`;
    if ((await copy.count(service, 'select count(*) from parked_event')) > 0)
      return `${service} has put events aside`;
  }
  return '';
}

/**
 * A copy that ended leaves neither a file nor a program.
 * @param {number} base
 * @param {import('./local-copy.mjs').Say} say
 * @throws {Error} naming what is left
 */
export async function proveNothingIsLeft(base, say) {
  const dir = stateDir(base);
  const folders = [dir, postgresHome(dir)].filter((folder) => existsSync(folder));
  const ports = Object.values(portsFrom(base));
  const free = await Promise.all(ports.map(portIsFree));
  const taken = ports.filter((_, at) => free[at] === false);
  if (folders.length > 0 || taken.length > 0)
    throw new Error(
      `The copy at ${base} left behind: ${[...folders, ...taken.map((port) => `port ${port}`)].join(', ')}`,
    );
  say('copy', `nothing is left: no folder of the copy, and its ${ports.length} ports are free`);
}
