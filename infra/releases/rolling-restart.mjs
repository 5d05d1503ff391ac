// `npm run rolling-restart`: two of each program behind one address each, as a cluster has them; all are replaced in turn while
// visitors and customers go on asking, and nothing that they ask may fail. Flag: --base N (4700).
import { bootstrap } from '../local/bootstrap.mjs';
import { live, register, say, stopAll } from '../local/command-life.mjs';
import { emptyState } from '../local/empty-state.mjs';
import { ensureKeys } from '../local/keys.mjs';
import { ROOT, stateDir } from '../local/paths.mjs';
import { portsFrom, SPAN } from '../local/ports.mjs';
import { PROGRAMS, SERVICES } from '../local/processes.mjs';
import { startServers } from '../local/start-servers.mjs';
import { evenBalancer } from './even-balancer.mjs';
import { Release } from './release.mjs';
import { steadyLoad } from './steady-load.mjs';

/** They stand for the world outside, and there is one of each. */
const OUTSIDE = ['simulators', 'cases-capture'];
const ADDRESSES = /** @type {const} */ (['web', 'gateway', ...SERVICES]);
/** How long a program that is asked to stop still answers, while whoever leads to it learns that. */
const DRAIN_MS = '1500';
/** So many answers lie between two steps, so that each state is asked. */
const BETWEEN = 150;

/** @param {number} base */
async function main(base) {
  await bootstrap(say, { build: true, browser: false });
  const dir = stateDir('rolling-restart');
  emptyState(dir);
  const { environment: servers } = await startServers({ base, dir, durable: false, say, register });
  // Members of a group come and go all the while.
  const quietly = (/** @type {string} */ line) => line.includes('kafka client') || say(line);
  const copy = { base, front: base + 2 * SPAN, dir, servers, say: quietly };
  const one = new Release('one', ROOT, base, copy);
  const other = new Release('other', ROOT, base + SPAN, copy);
  for (const release of [one, other]) register(() => release.stop());
  await openAddresses(copy, [one, other]);
  await one.migrate();
  await one.start();
  await other.start((name) => !OUTSIDE.includes(name));
  say('two of each program run');
  const load = await steadyLoad({
    root: ROOT,
    web: portsFrom(copy.front).web,
    accessKeyFile: ensureKeys(dir).environment.ACCESS_TOKEN_PRIVATE_JWK_FILE,
  });
  register(load.stop);
  await replaceAll([one, other], load);
  await load.stop();
  await report([one, other], load);
}

/** @param {import('./release.mjs').Copy} copy @param {readonly Release[]} releases */
async function openAddresses(copy, releases) {
  const ports = portsFrom(copy.front);
  for (const name of ADDRESSES) {
    const programs = releases.map((release) => ({ port: release.ports[name] }));
    const balancer = await evenBalancer(programs, ports[name]);
    register(async () => balancer.close());
  }
}

/** @param {readonly Release[]} releases @param {import('./steady-load.mjs').Load} load */
async function replaceAll(releases, load) {
  await answers(load, BETWEEN);
  const before = load.state();
  if (before.wrong.length > 0) throw new Error(`Before anything is replaced: ${before.wrong[0]}`);
  for (const { name } of PROGRAMS) {
    if (OUTSIDE.includes(name)) continue;
    const failed = load.state().wrong.length;
    for (const release of releases) {
      await release.stop((program) => program === name);
      await answers(load, BETWEEN);
      await release.start((program) => program === name);
      await answers(load, BETWEEN);
    }
    const { asked, wrong } = load.state();
    say(`${name}: both replaced; ${asked} asked so far, ${wrong.length - failed} failed meanwhile`);
  }
}

/** Waits until so many more were answered or failed. @param {import('./steady-load.mjs').Load} load @param {number} more */
async function answers(load, more) {
  const count = () => load.state().answered + load.state().wrong.length;
  const from = count();
  while (count() < from + more) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** @param {readonly Release[]} releases @param {import('./steady-load.mjs').Load} load */
async function report(releases, load) {
  const { asked, answered, slowest, wrong, byKind } = load.state();
  const kinds = Object.entries(byKind)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
  say(`${asked} asked: ${kinds} answered, ${wrong.length} failed; the slowest took ${slowest} ms`);
  for (const line of wrong.slice(0, 10)) say(`  ${line}`);
  const left = await Promise.all(releases.map((release) => release.left()));
  const parked = left.reduce((sum, one) => sum + one.parked + one.unread, 0);
  if (wrong.length > 0 || answered !== asked || parked > 0)
    throw new Error(`${asked - answered} of ${asked} requests failed; ${parked} events wait for a person.`);
}

const args = process.argv.slice(2);
const at = args.indexOf('--base');
Object.assign(process.env, { PAGES_PER_MINUTE: '0', GATEWAY_ADHOC: '1', DRAIN_MS });
await live(
  async () => {
    await main(at < 0 ? 4700 : Number(args[at + 1]));
    say('every program was replaced, and nothing that was asked failed');
    await stopAll(0);
  },
  { onSignal: 1, failed: 'A rolling restart is not without failures.' },
);
