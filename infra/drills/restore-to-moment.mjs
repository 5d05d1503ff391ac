import { postgresHome } from '../local/postgres.mjs';
import { takeBackup } from '../recovery/archive.mjs';
import { LocalCopy } from './local-copy.mjs';
import { prove } from './proof.mjs';
import { runShown } from './run-shown.mjs';
import { lettersOf, oneEach, tally, untilLettersCame, visitorsAsk } from './visitors.mjs';

/** @type {import('./all-drills.mjs').Drill} */
export const restoreToMoment = {
  name: 'restore-to-moment',
  about: 'somebody deletes the requests of all visitors: the databases go back to the moment before',
  recipe: 'Put a database back to a moment',
  own: withArchive,
  async play(copy, say) {
    const requests = () => copy.count('requests', 'select count(*) from registration_request');
    const known = await requests();
    const early = await visitorsAsk(copy, 5);
    await untilLettersCame(copy, early);
    const { name, bytes } = await takeBackup(postgresHome(copy.dir), copy.servers.POSTGRES_ADMIN_URL);
    say('recipe', `npm run backup: ${name}, ${(bytes / 1e6).toFixed(0)} MB`);
    const late = await visitorsAsk(copy, 5);
    await untilLettersCame(copy, late);
    prove(say, 'requests before', await requests(), known + 10);
    const [{ now }] = await copy.query('requests', 'select clock_timestamp() as now');
    const after = await visitorsAsk(copy, 3);
    await untilLettersCame(copy, after);
    await copy.query('requests', 'delete from registration_request');
    say('damage', 'all rows of registration_request are deleted, 3 visitors after the moment');
    const { code } = await runShown(
      ['infra/recovery/restore.mjs', '--base', String(copy.base), '--to', now.toISOString()],
      copy.env,
      say,
    );
    prove(say, 'the command ended with', code, 0);
    prove(say, 'requests, those after the moment lost', await requests(), known + 10);
    for (const service of ['requests', 'workspace'])
      prove(
        say,
        `rows of ${service} are what its facts say: ended with`,
        (await copy.rebuild(service, '--check')).code,
        0,
      );
    const again = await visitorsAsk(copy, 5);
    prove(say, 'letters of new visitors', await untilLettersCame(copy, again), oneEach(5));
    prove(say, 'letters of those before', tally(await lettersOf(copy, [...early, ...late])), {
      none: 0,
      one: 10,
      more: 0,
    });
  },
};

/**
 * @param {number} base
 * @param {import('./local-copy.mjs').Say} say
 */
export async function withArchive(base, say) {
  return new LocalCopy(base, say, { flags: ['--fresh', '--no-demo', '--archive'] });
}
