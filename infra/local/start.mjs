// `npm start`: from a fresh clone to a running copy of Cotta. Flags: --fresh empties this copy's data first,
// --base N chooses its ports, --verbose shows every log line, --no-demo leaves the demo data out, --archive keeps the log of Postgres, so that it
// can be put back to a moment, --search opensearch lets candidates of the search come from a cluster of one node.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isStopping, live, register, say, seconds } from './command-life.mjs';
import { stateDir } from './paths.mjs';
import { baseFrom } from './ports.mjs';
import { nodeIsRecentEnough } from './prerequisites.mjs';

const args = process.argv.slice(2);

/** @param {number} base */
async function start(base) {
  const { bootstrap } = await import('./bootstrap.mjs');
  await bootstrap(say);
  // From here on packages are installed.
  const { clearLeftovers, RunNote } = await import('./leftovers.mjs');
  const { startServers } = await import('./start-servers.mjs');
  const { openControl } = await import('./control.mjs');
  const { partsOf, prepareDatabases, startStack } = await import('./stack.mjs');
  const { startPage } = await import('./page.mjs');
  const dir = stateDir(base);
  await clearLeftovers(dir);
  if (args.includes('--fresh')) await empty(base, dir);
  keepPreviousLogs(dir);
  if (args.includes('--archive')) {
    const { postgresHome } = await import('./postgres.mjs');
    const { keepArchive } = await import('../recovery/archive.mjs');
    keepArchive(postgresHome(dir));
  }
  const note = new RunNote(dir);
  register(async () => note.forget());
  const { environment, servers } = await startServers({
    base,
    dir,
    say,
    register,
    note,
    openSearch: wantsOpenSearch(),
    afterPostgres: (servers) => prepareDatabases({ base, dir, servers, say }),
  });
  if (isStopping()) return;
  const stack = await startStack({
    base,
    dir,
    servers: environment,
    note,
    register,
    demo: !args.includes('--no-demo'),
    verbose: args.includes('--verbose'),
    say,
  });
  register(await openControl(dir, partsOf(stack.programs, servers)));
  console.log(
    startPage({
      base,
      inboxUrl: environment.MAIL_INBOX_URL,
      signIns: stack.signIns,
      logDir: join(dir, 'logs'),
      seconds: seconds(),
    }),
  );
}

/** @throws {Error} when `--search` names neither of the two sources */
function wantsOpenSearch() {
  const at = args.indexOf('--search');
  const source = at < 0 ? 'embedded' : args[at + 1];
  if (source !== 'embedded' && source !== 'opensearch')
    throw new Error(`--search is either embedded or opensearch, not "${source ?? ''}".`);
  return source === 'opensearch';
}

/**
 * The logs of the last run stay beside those of this one; older ones go.
 * @param {string} dir
 */
function keepPreviousLogs(dir) {
  const logs = join(dir, 'logs');
  if (!existsSync(logs)) return;
  rmSync(`${logs}.previous`, { recursive: true, force: true });
  renameSync(logs, `${logs}.previous`);
}

/**
 * @param {number} base
 * @param {string} dir
 */
async function empty(base, dir) {
  const { emptyState } = await import('./empty-state.mjs');
  const { dockerAnswers, removeCompose } = await import('./docker.mjs');
  say('emptying the data of this copy');
  emptyState(dir);
  if (process.env.COTTA_SERVERS !== 'embedded' && dockerAnswers()) await removeCompose(base);
}

await live(
  async () => {
    if (!nodeIsRecentEnough(process.versions.node))
      throw new Error(
        `Cotta needs Node 20.19 or newer; this is ${process.version}. Install Node 20, 22 or 24.`,
      );
    await start(baseFrom(args, process.env));
  },
  { onSignal: 0, failed: 'Cotta did not start.' },
);
