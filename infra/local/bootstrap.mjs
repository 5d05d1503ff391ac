// What `npm start` and `npm test` do before anything else. Node's own modules only.
import { dockerAnswers } from './docker.mjs';
import { ensureBuilt, ensureGenerated, ensureInstalled } from './install.mjs';
import { kafkaIsCached } from './kafka-version.mjs';
import { ensurePrerequisites, findPrerequisites } from './prerequisites.mjs';
import { DEMOS, MIGRATIONS, PROGRAMS } from './processes.mjs';

/**
 * The machine, the packages, the generated files and the build, each brought up to date.
 * @param {(line: string) => void} say
 * @param {{ servers?: boolean, build?: boolean, browser?: boolean }} [needs] false leaves a part out
 */
export async function bootstrap(say, { servers = true, build = true, browser = false } = {}) {
  if (servers) {
    const docker = process.env.COTTA_SERVERS !== 'embedded' && dockerAnswers();
    await ensurePrerequisites({
      look: () => findPrerequisites({ env: process.env, docker, kafkaCached: kafkaIsCached(), browser }),
      say,
    });
  }
  await ensureInstalled(say);
  await ensureGenerated(say);
  const entries = [...PROGRAMS, ...MIGRATIONS, ...DEMOS].map(({ command }) => command[0] ?? '');
  if (build) await ensureBuilt({ entries, say });
}
