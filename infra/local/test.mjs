// `npm test`: the whole suite on servers of its own, on free ports, beside whatever else runs on this machine.
// Arguments go to the runner: `npm test -- --selectProjects unit`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, stateDir } from './paths.mjs';
import { nodeIsRecentEnough } from './prerequisites.mjs';
import { selectedProjects, summaryOf } from './test-result.mjs';

const args = process.argv.slice(2);
const projects = selectedProjects(args);
const say = (/** @type {string} */ line) => console.log(`[test] ${line}`);
/** Well away from the bases people choose; the process id spreads runs that begin at the same time. */
const firstBase = 10_300 + (process.pid % 100) * 100;

/** @type {(() => Promise<void>)[]} stops what was started, last first */
const undo = [];
/** @type {import('node:child_process').ChildProcess | undefined} */
let runner;
let stopping = false;

async function stopAll() {
  stopping = true;
  runner?.kill('SIGTERM');
  for (const step of undo.splice(0).reverse()) await step().catch((error) => say(String(error)));
}

/** @param {string} name */
function selected(name) {
  return projects === undefined || projects.includes(name);
}

/**
 * Whether tests of a kind were asked for and exist.
 * @param {string} kind
 */
function wanted(kind) {
  const folders = ['tests', 'services', 'gateway', 'infra'].map((name) => join(ROOT, name));
  const found = folders.some((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith(`.${kind}.spec.ts`) && !/(^|\/)node_modules\//.test(file)));
  return selected(kind) && found;
}

/** @returns {Promise<Record<string, string>>} what the tests are told */
async function prepare() {
  const { bootstrap } = await import('./bootstrap.mjs');
  const serversWanted = ['int', 'fault', 'journey'].some(selected);
  // Journeys drive a complete running copy, fault tests start built programs; the rest reads sources.
  const stackWanted = wanted('journey');
  await bootstrap(say, { servers: serversWanted, build: stackWanted || wanted('fault'), browser: stackWanted });
  if (!serversWanted) return {};
  const { freeBase } = await import('./net.mjs');
  const { portsFrom } = await import('./ports.mjs');
  const { startServers } = await import('./start-servers.mjs');
  const { ensureKeys } = await import('./keys.mjs');
  const { sharedEnvironment } = await import('./environment.mjs');
  const base = await freeBase(firstBase, (from) => Object.values(portsFrom(from)));
  const dir = stateDir(`test-${base}`);
  const register = (/** @type {() => Promise<void>} */ stop) => void undo.push(stop);
  register(async () => discard(dir));
  rmSync(dir, { recursive: true, force: true });
  const keys = ensureKeys(dir);
  const { prepareDatabases, startStack } = await import('./stack.mjs');
  const afterPostgres = async (/** @type {import('./start-servers.mjs').ServerEnvironment} */ servers) => {
    if (stackWanted) await prepareDatabases({ base, dir, servers, say });
  };
  const { environment } = await startServers({ base, dir, durable: false, say, register, afterPostgres });
  if (stackWanted) {
    const { signIns } = await startStack({ base, dir, servers: environment, say, register });
    say(`a complete copy runs at http://localhost:${base}/ with ${signIns.length} demo sign-ins`);
  }
  const { NODE_ENV: _production, LOG_LEVEL: _level, ...shared } = sharedEnvironment(base, environment, process.env);
  return { ...shared, ...environment, ...keys.environment, COTTA_DEMO_FILE: join(dir, 'demo.json'), COTTA_LOG_DIR: join(dir, 'logs') };
}

/** @param {string} dir */
async function discard(dir) {
  if (process.env.COTTA_KEEP_TEST_STATE) return say(`kept: ${dir}`);
  const { postgresHome } = await import('./postgres.mjs');
  rmSync(join(postgresHome(dir), 'postgres'), { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
}

/**
 * @param {Record<string, string>} environment
 * @param {string} resultFile
 * @returns {Promise<void>}
 */
function runTests(environment, resultFile) {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = [join(ROOT, 'node_modules/jest/bin/jest.js'), '--maxWorkers=2', ...args, '--json', `--outputFile=${resultFile}`];
  return new Promise((resolve) => {
    // The runner's JSON goes to the file; what tests print (figures of faults, letters, the sweep) is for whoever watches.
    runner = spawn(process.execPath, [...flags, ...jest], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } });
    runner.once('close', () => resolve());
  });
}

/** @returns {Promise<boolean>} */
async function main() {
  if (!nodeIsRecentEnough(process.versions.node)) throw new Error(`Cotta needs Node 20.19 or newer; this is ${process.version}.`);
  const environment = await prepare();
  const resultFile = stateDir(`test-result-${process.pid}.json`);
  mkdirSync(dirname(resultFile), { recursive: true });
  if (stopping) return false;
  await runTests(environment, resultFile);
  await stopAll();
  if (!existsSync(resultFile)) throw new Error('The test runner ended without a result.');
  const { line, good, notes } = summaryOf(JSON.parse(readFileSync(resultFile, 'utf8')));
  rmSync(resultFile);
  for (const note of notes) say(note);
  console.log(line);
  return good;
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => void stopAll().then(() => process.exit(130)));
}

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  await stopAll();
  console.error(`[test] ${error instanceof Error ? error.message : error}`);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
