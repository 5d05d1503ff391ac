import { postgresHome } from '../local/postgres.mjs';
import { takeBackup } from '../recovery/archive.mjs';
import { countEvents } from '../recovery/back-to-moment.mjs';
import { proveBackup } from '../recovery/scratch-copy.mjs';
import { prove } from './proof.mjs';
import { withArchive } from './restore-to-moment.mjs';
import { untilLettersCame, visitorsAsk } from './visitors.mjs';

/** @type {import('./all-drills.mjs').Drill} */
export const backupProof = {
  name: 'backup-proof',
  about: 'the last backup is brought up beside the running copy and compared with its own facts',
  recipe: 'Prove a backup',
  own: withArchive,
  async play(copy, say) {
    await untilLettersCame(copy, await visitorsAsk(copy, 5));
    const { name, bytes } = await takeBackup(postgresHome(copy.dir), copy.servers.POSTGRES_ADMIN_URL);
    say('recipe', `npm run backup: ${name}, ${(bytes / 1e6).toFixed(0)} MB`);
    const then = await countEvents(copy);
    await untilLettersCame(copy, await visitorsAsk(copy, 5));
    const { events, differing } = await proveBackup(copy);
    prove(say, 'services whose rows are not what their facts say', differing, []);
    const fewer = Object.keys(then).filter((service) => (events[service] ?? 0) < (then[service] ?? 0));
    prove(say, 'services with fewer events than at the end of the backup', fewer, []);
    say('damage', 'a row of the backup of requests is missing');
    await copy.query(
      'requests',
      'delete from registration_request where id in (select id from registration_request limit 1)',
    );
    await takeBackup(postgresHome(copy.dir), copy.servers.POSTGRES_ADMIN_URL);
    prove(say, 'services whose rows are not what their facts say', (await proveBackup(copy)).differing, [
      'requests',
    ]);
  },
};
