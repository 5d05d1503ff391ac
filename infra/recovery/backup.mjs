// npm run backup -- --base N: a whole copy of the Postgres of a running local copy, while it works.
import { baseFrom } from '../local/ports.mjs';
import { stateDir } from '../local/paths.mjs';
import { postgresHome } from '../local/postgres.mjs';
import { serverEnvironment } from '../local/start-servers.mjs';
import { takeBackup } from './archive.mjs';

const base = baseFrom(process.argv.slice(2), process.env);
const begin = performance.now();
try {
  const { name, bytes } = await takeBackup(
    postgresHome(stateDir(base)),
    serverEnvironment(base).POSTGRES_ADMIN_URL,
  );
  console.log(
    `Backup of ${name}: ${(bytes / 1e6).toFixed(0)} MB in ${((performance.now() - begin) / 1000).toFixed(1)} s.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
