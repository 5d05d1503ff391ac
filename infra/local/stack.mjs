import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastLines } from './child.mjs';
import { databaseName, ensureDatabases } from './databases.mjs';
import {
  demoEnvironment,
  migrationEnvironment,
  programEnvironment,
  sharedEnvironment,
} from './environment.mjs';
import { ensureKeys } from './keys.mjs';
import { RunNote } from './leftovers.mjs';
import { portsFrom } from './ports.mjs';
import { DEMOS, MIGRATIONS, PROGRAMS, SERVICES } from './processes.mjs';
import { startProgram } from './program.mjs';
import { databasesBehind, keepSchemaPrint, schemaPrint } from './schema-print.mjs';
import { Supervised } from './supervisor.mjs';

const READY_MS = 180_000;

/**
 * @typedef {object} Copy
 * @property {number} base
 * @property {string} dir the state folder
 * @property {import('./start-servers.mjs').ServerEnvironment} servers
 * @property {import('./keys.mjs').Keys} keys
 */

/**
 * Roles, databases and migrations; of these only what this build has not brought up to date before.
 * @param {{ base: number, dir: string, servers: import('./start-servers.mjs').ServerEnvironment, say: (line: string) => void }} options
 * @returns {Promise<void>}
 */
export async function prepareDatabases({ base, dir, servers, say }) {
  const copy = { base, dir, servers, keys: ensureKeys(dir) };
  const admin = servers.POSTGRES_ADMIN_URL;
  await ensureDatabases(admin, copy.keys.passwords);
  const print = schemaPrint(new Date());
  const behind = await databasesBehind(admin, SERVICES.map(databaseName), print);
  await Promise.all(
    MIGRATIONS.filter(({ service }) => behind.includes(databaseName(service))).map(({ service, command }) =>
      runOnce({ name: `${service}-migrate`, command, copy, env: migrationEnvironment(service, copy) }),
    ),
  );
  await keepSchemaPrint(admin, behind, print);
  say('databases are ready');
}

/**
 * Every program of Cotta and the demo data, on servers that already run and databases that are ready.
 * @param {object} options
 * @param {number} options.base
 * @param {string} options.dir
 * @param {import('./start-servers.mjs').ServerEnvironment} options.servers
 * @param {RunNote} [options.note]
 * @param {boolean} [options.demo]
 * @param {boolean} [options.verbose] all log lines on the terminal instead of warnings only
 * @param {(line: string) => void} options.say
 * @param {(stop: () => Promise<void>) => void} [options.register] told how to stop, before the first program starts
 * @returns {Promise<{ programs: readonly Supervised[], signIns: SignIn[], stop: () => Promise<void> }>}
 * @throws {Error} naming the program that failed, with the end of its log
 */
export async function startStack({
  base,
  dir,
  servers,
  note = new RunNote(dir),
  demo = true,
  verbose = false,
  say,
  register = () => undefined,
}) {
  const copy = { base, dir, servers, keys: ensureKeys(dir) };
  const programs = PROGRAMS.map((program) => {
    const env = {
      ...process.env,
      ...sharedEnvironment(base, servers, process.env),
      ...programEnvironment(program, copy),
    };
    const healthUrl = `http://127.0.0.1:${portsFrom(base)[program.port]}`;
    return new Supervised({
      name: program.name,
      command: program.command,
      env,
      healthUrl,
      logDir: join(dir, 'logs'),
      verbose,
      say,
      onChange: () => note.write(),
    });
  });
  // The door closes first, so that nobody asks a service that is going away.
  const stop = async () => {
    const edge = programs.filter(({ name }) => name === 'web' || name === 'gateway');
    await Promise.all(edge.map((program) => program.stop()));
    await Promise.all(programs.map((program) => program.stop()));
  };
  register(stop);
  note.add(() => programs.flatMap(({ pid }) => pid ?? []));
  try {
    for (const program of programs) program.start();
    await Promise.all(programs.map((program) => program.ready(READY_MS)));
    return { programs, signIns: demo ? await loadDemo(copy, say) : [], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Everything of a copy that can be stopped and started again by itself.
 * @param {readonly Supervised[]} programs
 * @param {ReadonlyMap<string, import('./start-servers.mjs').Kept>} servers
 * @returns {Map<string, import('./control.mjs').Part>} by name
 */
export function partsOf(programs, servers) {
  return new Map([
    ...servers,
    ...programs.map((program) => /** @type {const} */ ([program.name, partOf(program)])),
  ]);
}

/**
 * @param {Supervised} program
 * @returns {import('./control.mjs').Part}
 */
function partOf(program) {
  return {
    pid: () => program.pid,
    stop: () => program.stop(),
    again: async (env) => {
      await program.again(env);
      await program.ready(READY_MS);
    },
  };
}

/** @typedef {{ role: string, email: string, password: string }} SignIn */

/**
 * @param {Copy} copy
 * @param {(line: string) => void} say
 * @returns {Promise<SignIn[]>}
 */
async function loadDemo(copy, say) {
  const file = join(copy.dir, 'demo.json');
  // A cluster that came later has none of it; told again the story changes nothing else.
  const done = join(
    copy.dir,
    copy.servers.OPENSEARCH_URL === undefined ? 'demo.done' : 'demo-opensearch.done',
  );
  if (!existsSync(done)) {
    say('loading demo data');
    rmSync(file, { force: true });
    for (const demo of DEMOS)
      await runOnce({ ...demo, copy, env: { ...demoEnvironment(copy), COTTA_DEMO_FILE: file } });
    writeFileSync(done, new Date().toISOString());
  }
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).signIns : [];
}

/**
 * @param {{ name: string, command: readonly string[], copy: Copy, env: Record<string, string> }} options
 * @returns {Promise<void>}
 */
async function runOnce({ name, command, copy, env }) {
  const logDir = join(copy.dir, 'logs');
  mkdirSync(logDir, { recursive: true });
  const all = { ...process.env, ...sharedEnvironment(copy.base, copy.servers, process.env), ...env };
  const { ended, logFile } = startProgram({ name, command, env: all, logDir, onLine: () => undefined });
  const how = await ended;
  if (how !== 'code 0')
    throw new Error(`${name} failed (${how}). Last lines of ${logFile}:\n${lastLines(logFile)}`);
}
