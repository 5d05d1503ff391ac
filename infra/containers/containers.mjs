// `npm run containers`: every image built, the whole product started from them under the settings of the cluster, one journey
// through the ingress, and everything stopped again. Flags: --images builds only, --built takes those of the last run,
// --one-line also shows that a line changed in one service makes one new image, --pin records which base a registry gives,
// --keep leaves it running until Ctrl+C, --port N for the ingress (8443).
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from '../local/bootstrap.mjs';
import { live, register, say, stopAll } from '../local/command-life.mjs';
import { ensureDatabases } from '../local/databases.mjs';
import { ensureKeys } from '../local/keys.mjs';
import { cacheDir, ROOT, stateDir } from '../local/paths.mjs';
import { run as runCommand } from '../local/run.mjs';
import { baseImages, pinBase } from './base-images.mjs';
import { ownCertificate } from './certificate.mjs';
import { Docker } from './docker.mjs';
import { openEngine } from './engine.mjs';
import { handedOut } from './handed-out.mjs';
import { buildImages } from './images.mjs';
import { playCheck } from './journey.mjs';
import { loadPeople } from './people.mjs';
import { readConfigMaps, readWorkloads } from './manifests.mjs';
import { Programs } from './programs.mjs';
import { replaceUnderLoad } from './replace-under-load.mjs';
import { Run } from './run.mjs';
import { buildServerImages } from './server-images.mjs';
import { startIngress, startServers } from './servers.mjs';
import { changedImages } from './one-line.mjs';
import { testOtherWays } from './other-ways.mjs';
import { countVisitors } from './visitors.mjs';

const TAG = 'local';
const args = process.argv.slice(2);
async function main() {
  const folder = stateDir('containers');
  const engine = await openEngine(join(cacheDir(), 'engine'), say);
  register(engine.stop);
  const docker = new Docker(engine.host);
  if (args.includes('--pin')) return say(`recorded: ${await pinBase(docker)}`);
  const bases = await baseImages(docker, say);
  if (!args.includes('--built')) await buildAll(docker, bases);
  if (args.includes('--images')) return;
  await bootstrap(say, { servers: false, build: false, browser: true });
  await buildServerImages(docker, bases.run);
  say('images of the servers are built');
  await testOtherWays({ host: engine.host, folder, say });
  await playCopy(docker, folder);
}

/**
 * @param {Docker} docker
 * @param {{ build: string, run: string }} bases
 */
async function buildAll(docker, bases) {
  const built = await buildImages(docker, { bases, tag: TAG, say });
  if (args.includes('--one-line')) {
    const changed = await changedImages(docker, { bases, built, say });
    say(`a line changed in requests made new: ${changed.join(', ')}`);
    if (changed.join() !== 'requests')
      throw new Error('A line of one service must change the image of that service alone.');
  }
}

/**
 * @param {Docker} docker
 * @param {string} folder
 */
async function playCopy(docker, folder) {
  const run = new Run(docker, 'cotta-containers');
  register(() => run.close());
  const state = join(folder, 'copy');
  rmSync(state, { recursive: true, force: true });
  mkdirSync(state, { recursive: true });
  const subnet = await run.open();
  const port = Number(args[args.indexOf('--port') + 1] ?? 0) || 8443;
  const origin = `https://localhost:${port}`;
  const keys = ensureKeys(state);
  const redisPassword = randomBytes(16).toString('base64url');
  const certificate = await ownCertificate(join(state, 'certificate'));
  const servers = await startServers(run, { tag: TAG, redisPassword, passwords: keys.passwords });
  say('servers are ready');
  await ensureDatabases(servers.adminUrl, keys.passwords);
  const rendered = await runCommand('kubectl', ['kustomize', join(ROOT, 'k8s', 'base')]);
  const { config, secret } = handedOut({
    keys,
    keyFolder: join(state, 'keys'),
    origin,
    subnet,
    redisPassword,
    authority: certificate.certificate,
  });
  const inManifests = readConfigMaps(rendered);
  const settings = Object.fromEntries(
    [...new Set([...Object.keys(inManifests), ...Object.keys(config)])].map((name) => [
      name,
      { ...inManifests[name], ...config[name] },
    ]),
  );
  const workloads = readWorkloads(rendered);
  const given = { config: settings, secret };
  const programs = new Programs(run, { workloads, given, folder: join(state, 'workloads'), tag: TAG });
  say(`${await programs.migrate()} databases are migrated, each by its job`);
  const instances = await programs.serve();
  say(`${instances.length} containers are ready: ${instances.join(' ')}`);
  await startIngress(run, { port, folder: join(state, 'ingress'), certificate });
  const demoFile = await loadPeople(run, { tag: TAG, given, folder: state });
  await playCheck({ origin, inboxUrl: servers.inboxUrl, demoFile, certificate }).then(say, async (error) => {
    if (!args.includes('--keep')) throw error;
    // Somebody wants to look at what it met.
    say(error.message);
  });
  say(await countVisitors(run, { image: `cotta/web:${TAG}`, redisPassword }));
  for (const name of ['web', 'gateway'])
    say(await replaceUnderLoad(run, programs, { name, port, certificate: certificate.certificate }));
  for (const line of (await memory(docker, run)).split('\n')) say(line);
  if (args.includes('--keep')) {
    say(`running at ${origin}; Ctrl+C stops it`);
    await new Promise(() => setInterval(() => undefined, 60_000));
  }
}

/** @param {Docker} docker @param {Run} run @returns {Promise<string>} a container a line */
async function memory(docker, run) {
  const ids = (await docker.call('ps', '--quiet', '--filter', `label=cotta-run=${run.name}`)).split('\n');
  return docker.call('stats', '--no-stream', '--format', '{{.Name}}  {{.MemUsage}}', ...ids);
}

await live(() => main().then(() => stopAll(0)), { onSignal: 0, failed: 'The containers did not do it.' });
