import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { postgresHome } from '../local/postgres.mjs';
import { PROGRAMS, SERVICES } from '../local/processes.mjs';
import { backupBefore, isOnItsOwn, layOut } from './archive.mjs';

/** @typedef {Record<string, number>} EventCounts by service */

/**
 * Puts every database of a copy back to a moment: the last backup before it, and the log up to it. What was published since is of an older epoch then: every service
 * tells its history again, and every copy of it is emptied and filled from that.
 * @param {import('../drills/local-copy.mjs').LocalCopy} copy a running one
 * @param {Date} to
 * @returns {Promise<{ before: EventCounts, after: EventCounts }>} events of each service
 */
export async function backToMoment(copy, to) {
  const from = performance.now();
  const home = postgresHome(copy.dir);
  const backup = backupBefore(home, to);
  const before = await countEvents(copy);
  const programs = PROGRAMS.map(({ name }) => name).filter((name) => name !== 'simulators');
  await Promise.all(programs.map((name) => copy.stop(name)));
  await copy.stop('postgres');
  const [data, lost] = [join(home, 'postgres'), join(home, `postgres-before-${Date.now()}`)];
  renameSync(data, lost);
  copy.say(
    'recipe',
    `backup of ${backup}, then the log up to ${to.toISOString()}; what was there is kept in ${lost}`,
  );
  layOut({ home, backup, data, lost, to });
  await copy.again('postgres');
  await copy.until('the log to be played', () => isOnItsOwn(copy.servers.POSTGRES_ADMIN_URL), 600_000);
  const after = await countEvents(copy);
  for (const service of SERVICES)
    copy.say(
      'recipe',
      `${service}: ${after[service]} events, ${(before[service] ?? 0) - (after[service] ?? 0)} of after the moment are gone`,
    );
  await publishAgain(copy);
  await Promise.all(programs.map((name) => copy.again(name)));
  copy.say('recipe', `back at ${to.toISOString()} after ${((performance.now() - from) / 1000).toFixed(0)} s`);
  return { before, after };
}

/** @param {import('../drills/local-copy.mjs').LocalCopy} copy */
async function publishAgain(copy) {
  for (const source of SERVICES) {
    const { lines } = await must(copy.rebuild(source, '--new-epoch'));
    const epoch = /epoch (\d+) begins/.exec(lines.join('\n'))?.[1] ?? '';
    const followed = await Promise.all(
      SERVICES.map((reader) => copy.rebuild(reader, '--follow', source, epoch)),
    );
    for (const { code, lines: said } of followed)
      if (code !== 0 && !said.some((line) => line.includes('nothing here is a copy of')))
        throw new Error(said.join('\n'));
  }
}

/**
 * @param {Promise<{ code: number, lines: string[] }>} ended
 * @returns {Promise<{ code: number, lines: string[] }>}
 */
async function must(ended) {
  const done = await ended;
  if (done.code !== 0) throw new Error(done.lines.join('\n'));
  return done;
}

/**
 * @param {import('../drills/local-copy.mjs').LocalCopy} copy
 * @returns {Promise<EventCounts>}
 */
export async function countEvents(copy) {
  const counts = await Promise.all(
    SERVICES.map(async (service) => [
      service,
      await copy.count(service, 'select count(*) from tracking_event'),
    ]),
  );
  return Object.fromEntries(counts);
}
