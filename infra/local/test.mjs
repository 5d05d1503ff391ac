// `npm test`: the whole suite on servers of its own, on free ports, beside whatever else runs on this machine.
// Arguments go to the runner: `npm test -- --selectProjects unit`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, stateDir } from './paths.mjs';
import { nodeIsRecentEnough } from './prerequisites.mjs';
import {
  failedTests,
  otherArguments,
  roundsOf,
  selectedProjects,
  slowestFiles,
  summaryOf,
  together,
  workersOf,
} from './test-result.mjs';

const args = process.argv.slice(2);
const projects = selectedProjects(args);
const say = (/** @type {string} */ line) => console.log(`[test] ${line}`);
/** Well away from the bases people choose; the process id spreads runs that begin at the same time. */
const firstBase = 10_300 + (process.pid % 100) * 100;

/** @type {(() => Promise<void>)[]} stops what was started, last first */
const undo = [];
/** @type {import('node:child_process').ChildProcess | undefined} */
let runner;
/** @type {Promise<void> | undefined} once, whoever asks: who comes second must not end this process under the first */
let stopped;

function stopAll() {
  return (stopped ??= stopInTurn());
}

async function stopInTurn() {
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
  const found = folders.some((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
      (file) => file.endsWith(`.${kind}.spec.ts`) && !/(^|\/)node_modules\//.test(file),
    ),
  );
  return selected(kind) && found;
}

/**
 * @typedef {object} Servers
 * @property {Record<string, string>} environment what the tests are told
 * @property {() => Promise<void>} startCopy the complete copy that journeys drive
 */

/** Packages, builds and a browser, as far as any round needs them. */
async function install() {
  const { bootstrap } = await import('./bootstrap.mjs');
  // Journeys drive a complete running copy, fault tests start built programs; the rest reads sources.
  const stackWanted = wanted('journey');
  await bootstrap(say, {
    servers: ['int', 'fault', 'journey'].some(selected),
    build: stackWanted || wanted('fault'),
    browser: stackWanted,
  });
}

/** @returns {Promise<Servers>} */
async function startTestServers() {
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
  const { environment } = await startServers({ base, dir, durable: false, say, register });
  const startCopy = async () => {
    if (!wanted('journey')) return;
    await prepareDatabases({ base, dir, servers: environment, say });
    const { signIns } = await startStack({ base, dir, servers: environment, say, register });
    say(`a complete copy runs at http://localhost:${base}/ with ${signIns.length} demo sign-ins`);
  };
  const {
    NODE_ENV: _production,
    LOG_LEVEL: _level,
    ...shared
  } = sharedEnvironment(base, environment, process.env);
  return {
    environment: {
      ...shared,
      ...environment,
      ...keys.environment,
      COTTA_DEMO_FILE: join(dir, 'demo.json'),
      COTTA_LOG_DIR: join(dir, 'logs'),
    },
    startCopy,
  };
}

/** @param {string} dir */
async function discard(dir) {
  if (process.env.COTTA_KEEP_TEST_STATE) return say(`kept: ${dir}`);
  const { emptyState } = await import('./empty-state.mjs');
  emptyState(dir);
}

/**
 * @param {readonly string[]} round kinds of tests
 * @param {Record<string, string>} environment
 * @param {string} resultFile
 * @returns {Promise<void>}
 */
function runTests(round, environment, resultFile) {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = [
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    ...round,
    `--maxWorkers=${workersOf(round)}`,
    '--passWithNoTests',
    ...otherArguments(args),
    '--json',
    `--outputFile=${resultFile}`,
  ];
  return new Promise((resolve) => {
    // The runner's JSON goes to the file; what tests print (figures of faults, letters, the sweep) is for whoever watches.
    runner = spawn(process.execPath, [...flags, ...jest], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    runner.once('close', () => resolve());
  });
}

/** @returns {Promise<boolean>} */
async function main() {
  if (!nodeIsRecentEnough(process.versions.node))
    throw new Error(`Cotta needs Node 20.19 or newer; this is ${process.version}.`);
  await install();
  const resultFile = stateDir(`test-result-${process.pid}.json`);
  mkdirSync(dirname(resultFile), { recursive: true });
  const results = [];
  /** @type {Servers | undefined} */
  let servers;
  for (const round of roundsOf(projects)) {
    if (!round.includes('unit') && !round.includes('web')) servers ??= await startTestServers();
    if (round.includes('journey')) await servers?.startCopy();
    if (stopped) return false;
    await runTests(round, servers?.environment ?? {}, resultFile);
    if (stopped) return false;
    if (!existsSync(resultFile)) throw new Error('The test runner ended without a result.');
    results.push(JSON.parse(readFileSync(resultFile, 'utf8')));
    rmSync(resultFile);
  }
  await stopAll();
  say('The slowest files:');
  for (const slow of slowestFiles(results, ROOT)) say(slow);
  const { line, good, notes } = summaryOf(together(results));
  for (const note of notes) say(note);
  for (const failed of failedTests(results, ROOT)) say(`failed: ${failed}`);
  console.log(line);
  return good;
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => void stopAll().then(() => process.exit(130)));
}

try {
  const good = await main();
  await stopAll();
  process.exit(good ? 0 : 1);
} catch (error) {
  await stopAll();
  console.error(`[test] ${error instanceof Error ? error.message : error}`);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
