import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { postgresHome } from '../local/postgres.mjs';
import { run } from '../local/run.mjs';
import { LocalCopy } from './local-copy.mjs';
import { prove } from './proof.mjs';
import { ask, oneEach, someone, untilLettersCame, visitorsAsk } from './visitors.mjs';

const SIZE = '400m';

/** @param {LocalCopy} copy */
const dataOf = (copy) => join(postgresHome(copy.dir), 'postgres');

/** @type {import('./all-drills.mjs').Drill} */
export const fullDisk = {
  name: 'full-disk',
  about: 'the disk of Postgres is full while visitors ask for checks (as root on Linux)',
  recipe: 'A disk is full',
  /** Its Postgres keeps its data on a small disk in memory. */
  async own(base, say) {
    const copy = new LocalCopy(base, say, { flags: ['--no-demo'] });
    const data = dataOf(copy);
    copy.beforeStart(async () => {
      for (const folder of [data, copy.dir]) rmSync(folder, { recursive: true, force: true });
      mkdirSync(data, { recursive: true });
      await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0700`, 'tmpfs', data]).catch((error) => {
        throw new Error(
          `This machine does not mount a small disk (it takes root, on Linux): ${error.message}`,
        );
      });
      copy.whenEnded(async () => void (await run('umount', [data])));
      say('copy', `the data of Postgres stands on a disk of ${SIZE}B`);
    });
    return copy;
  },
  async play(copy, say) {
    const data = dataOf(copy);
    const before = await visitorsAsk(copy, 5);
    prove(say, 'letters before', await untilLettersCame(copy, before), oneEach(5));
    const ballast = join(data, 'ballast');
    const free = () => Math.round((statfsSync(data).bavail * statfsSync(data).bsize) / 1024);
    copy.later(async () => rmSync(ballast, { force: true }));
    await run('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']).catch(() => undefined);
    say('damage', `something filled the disk: ${free()} kB are free`);
    const people = Array.from({ length: 400 }, someone);
    let taken = 0;
    /** @type {ReturnType<typeof someone>[]} */
    const refused = [];
    for (const person of people) {
      if ((await ask(copy, person)) === undefined) refused.push(person);
      else taken += 1;
      if (refused.length === 5) break;
    }
    if (refused.length < 5) throw new Error(`${taken} were answered, and the disk was not full`);
    say('seen', `${taken} visitors were answered still, then 5 were told that it did not work`);
    await copy.untilLogged('postgres', 'No space left on device');
    const asked = people.slice(0, taken + 5);
    rmSync(ballast);
    say('recipe', `room is made: ${free()} kB are free`);
    await copy.until(
      'Postgres takes connections',
      async () => (await copy.count('requests', 'select 1')) === 1,
    );
    for (const person of refused)
      await copy.until('the same attempt goes through', async () => (await ask(copy, person)) !== undefined);
    say('seen', 'the 5 tried again, with the key of their attempt');
    const orders = 'select count(*) from registration_request';
    prove(say, 'requests', await copy.count('requests', orders), asked.length + 5);
    prove(say, 'letters', await untilLettersCame(copy, asked), { none: 0, one: asked.length, more: 0 });
    const { lines } = await copy.rebuild('requests', '--check');
    prove(say, 'rows unlike their events', lines.filter((line) => / different/.test(line)).length, 0);
  },
};
