// `npm run side-by-side -- REVISION`: a release beside this commit, as a roll-out has them: both are built, share servers, databases and
// topics, and each stage plays a journey in a real browser. Without REVISION the last release. Flag: --base N (4600).
import { join } from 'node:path';
import { bootstrap } from '../local/bootstrap.mjs';
import { live, register, say, stopAll } from '../local/command-life.mjs';
import { emptyState } from '../local/empty-state.mjs';
import { stateDir } from '../local/paths.mjs';
import { playJourney } from '../local/play-journey.mjs';
import { portsFrom, SPAN } from '../local/ports.mjs';
import { startServers } from '../local/start-servers.mjs';
import { builtCheckout, commitOf } from './checkout.mjs';
import { openFront } from './front.mjs';
import { askAsOpenPages } from './open-pages.mjs';
import { Release } from './release.mjs';
import { takeOver } from './take-over.mjs';

const args = process.argv.slice(2);
const EDGE = ['gateway', 'web'];
/** Named once for both: they stand for the world outside. */
const OUTSIDE = ['simulators', 'cases-capture'];
/** @param {string} name */
const isOurs = (name) => !OUTSIDE.includes(name);
/** @param {string} name */
const isService = (name) => isOurs(name) && !EDGE.includes(name);

const CHECK = { file: 'journeys/verification\\.', name: 'a name is checked by a lawyer, in en at 1280 px' };
const WALK = { file: 'journeys/customer-walk\\.', name: 'en' };

/**
 * @param {number} base
 * @param {string | undefined} named
 */
async function main(base, named) {
  const [before, now] = [await commitOf(named), await commitOf('HEAD')];
  if (before === now) throw new Error('Both are the same commit: name an earlier one.');
  await bootstrap(say, { build: false, browser: true });
  const roots = [];
  for (const commit of [before, now]) {
    say(`release ${commit.slice(0, 8)}`);
    roots.push(await builtCheckout(commit, say));
  }
  const [rootBefore = '', rootNow = ''] = roots;
  takeOver(rootBefore, rootNow);
  const dir = stateDir('side-by-side');
  emptyState(dir);
  const { environment: servers } = await startServers({ base, dir, durable: false, say, register });
  const copy = { base, front: base + 2 * SPAN, dir, servers, say };
  const old = new Release('before', rootBefore, base, copy);
  const young = new Release('now', rootNow, base + SPAN, copy);
  for (const release of [old, young]) register(() => release.stop());
  await play({ old, young, copy });
}

/** @param {{ old: Release, young: Release, copy: import('./release.mjs').Copy }} run */
async function play({ old, young, copy }) {
  const street = await openStreet(copy);
  const demoFile = join(copy.dir, 'demo.json');
  const journey = (/** @type {string} */ stage, /** @type {{ file: string, name: string }} */ which) =>
    playPart({ stage, which, copy, demoFile });
  const stage = { old, young, street, journey };

  street.lead(street.names, old);
  await old.migrate();
  await old.start();
  await old.loadDemo(demoFile);
  say('the release before runs, with its demo data');

  await Promise.all([journey('the check, while the schemas change', CHECK), young.migrate()]);
  await rollOut(stage);
  await rollBack(stage);
}

/** @typedef {{ old: Release, young: Release, street: Awaited<ReturnType<typeof openStreet>>, journey: (stage: string, which: { file: string, name: string }) => Promise<void> }} Stage */

/** Services, gateway, web, as docs/runbook.md has it. @param {Stage} stage */
async function rollOut({ old, young, street, journey }) {
  await young.start(isService);
  street.lead(street.names.filter(isService), old, young);
  say('every service, worker and consumer runs in both releases');
  await journey('the check, services of both', CHECK);
  await journey('from the check to the filing, services of both', WALK);

  await young.start((name) => name === 'gateway');
  street.lead(['gateway'], old, young);
  await journey('the check, gateways of both', CHECK);

  street.lead(['gateway'], young);
  await young.start((name) => name === 'web');
  const asked = await askAsOpenPages({
    root: old.root,
    web: young.ports.web,
    gateway: young.ports.gateway,
  });
  say(
    `pages of before that are open: ${asked.files} files and ${asked.documents} stored documents are answered by now`,
  );
  street.lead(street.names, young);
  await report('in both', old, young);
  await old.stop(isOurs);
  await journey('from the check to the filing, now alone', WALK);
  await young.checkRows();
  say('rebuild --check of now: what both wrote folds to the rows that are there');
  await report('now', young);
}

/** @param {Stage} stage */
async function rollBack({ old, young, street, journey }) {
  await old.start();
  street.lead(street.names, old);
  await young.stop();
  await journey('the check, rolled back to the release before', CHECK);
  await old.checkRows();
  say('rebuild --check of the release before: it reads what now has written');
  await report('before', old);
}

/** A front before each name. @param {import('./release.mjs').Copy} copy */
async function openStreet(copy) {
  const ports = portsFrom(copy.front);
  const names = /** @type {const} */ ([
    'web',
    'gateway',
    'accounts',
    'requests',
    'trademarks',
    'subscriptions',
    'cases',
    'invoicing',
    'workspace',
  ]);
  const fronts = new Map();
  for (const name of names) {
    const opened = await openFront(ports[name]);
    register(opened.close);
    fronts.set(name, opened);
  }
  const lead = (/** @type {readonly string[]} */ which, /** @type {Release[]} */ ...to) => {
    for (const name of which)
      fronts.get(name).lead(to.map((release) => release.ports[/** @type {'web'} */ (name)]));
  };
  return { names, lead };
}

/** @param {{ stage: string, which: { file: string, name: string }, copy: import('./release.mjs').Copy, demoFile: string }} played */
async function playPart({ stage, which, copy, demoFile }) {
  const from = performance.now();
  const env = {
    PUBLIC_ORIGIN: `http://localhost:${portsFrom(copy.front).web}`,
    COTTA_PORT_BASE: String(copy.base),
    MAIL_INBOX_URL: copy.servers.MAIL_INBOX_URL,
    COTTA_DEMO_FILE: demoFile,
  };
  await playJourney({ ...which, env });
  say(`${stage}: green in ${((performance.now() - from) / 1000).toFixed(0)} s`);
}

/** @param {string} where @param {...Release} releases */
async function report(where, ...releases) {
  for (const release of releases) {
    const { parked, unread } = await release.left();
    if (parked + unread > 0)
      throw new Error(`${release.name} could not handle ${parked} events and read ${unread} messages.`);
  }
  say(`nothing parked, nothing that nobody could read (${where})`);
}

const at = args.indexOf('--base');
const base = at < 0 ? 4600 : Number(args[at + 1]);
const named = args.find((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1));
// Of one visitor come more pages than any visitor asks for.
process.env.PAGES_PER_MINUTE = '0';
await live(
  async () => {
    await main(base, named);
    say('both releases work side by side');
    await stopAll(0);
  },
  { onSignal: 1, failed: 'The two releases do not work side by side.' },
);
