// `npm run servers`: Postgres, Kafka, Redis and the mail server in the foreground, without Cotta itself.
// `node infra/local/servers.mjs env` prints their addresses for a shell: eval "$(node infra/local/servers.mjs env)".
import { clearLeftovers, RunNote } from './leftovers.mjs';
import { stateDir } from './paths.mjs';
import { baseFrom } from './ports.mjs';
import { serverEnvironment, startServers } from './start-servers.mjs';

const args = process.argv.slice(2);
const say = (/** @type {string} */ line) => console.log(`[servers] ${line}`);

/** @param {import('./start-servers.mjs').ServerEnvironment} environment */
function exportsOf(environment) {
  return Object.entries(environment)
    .map(([name, value]) => `export ${name}='${value}'`)
    .join('\n');
}

/** @param {number} base */
async function serve(base) {
  const dir = stateDir(`servers-${base}`);
  await clearLeftovers(dir);
  const note = new RunNote(dir);
  const { environment, stop } = await startServers({ base, dir, say, note });
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    say('stopping');
    await stop();
    note.forget();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  console.log(exportsOf(environment));
  say('ready; Ctrl+C stops them');
}

try {
  const base = baseFrom(args, process.env);
  if (args[0] === 'env') console.log(exportsOf(serverEnvironment(base)));
  else await serve(base);
} catch (error) {
  console.error(`[servers] ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
