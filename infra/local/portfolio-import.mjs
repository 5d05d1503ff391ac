// npm run portfolio:import -- FILE --account EMAIL [--dry-run] [--base N]: brings a portfolio into a copy that runs, under an account of it (docs/portable-history.md).
// The file is proved whole before anything is written; then the program of each service brings in what is its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrationEnvironment, sharedEnvironment } from './environment.mjs';
import { ensureKeys } from './keys.mjs';
import { portAnswers } from './net.mjs';
import { ROOT, stateDir } from './paths.mjs';
import { baseFrom, portsFrom } from './ports.mjs';
import { serverEnvironment } from './start-servers.mjs';

const USAGE = 'npm run portfolio:import -- FILE --account EMAIL [--dry-run] [--base N]';
const { values, positionals } = readArguments();
const [file, more] = positionals;
if (file === undefined || more !== undefined || values.account === undefined) end(2, USAGE);
const base = baseFrom(process.argv.slice(2), process.env);
if (!(await portAnswers(portsFrom(base).postgres)) && process.env.POSTGRES_ADMIN_URL === undefined)
  end(2, `No copy runs at base ${base}: start one first (npm start), or name its base with --base N.`);
const servers = serverEnvironment(base);
const copy = { servers, keys: ensureKeys(stateDir(base)) };
const folder = mkdtempSync(join(tmpdir(), 'cotta-portfolio-'));
process.exitCode = bringIn();
rmSync(folder, { recursive: true });

/** @returns {number} */
function bringIn() {
  const checked = run('gateway/dist/portfolio-check.js', [file ?? '', folder], {});
  if (checked !== 0) return checked;
  const account = spawnSync(
    process.execPath,
    ['services/accounts/dist/account-id.js', values.account ?? ''],
    {
      cwd: ROOT,
      env: environmentOf('accounts'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (account.status !== 0) return account.status ?? 1;
  const ownerId = account.stdout.trim();
  // All of them try before one of them writes.
  for (const dry of values['dry-run'] === true ? [true] : [true, false])
    for (const service of ['trademarks', 'invoicing', 'workspace']) {
      const status = run(
        `services/${service}/dist/import-history.js`,
        [folder, ownerId, ...(dry ? ['--dry-run'] : [])],
        environmentOf(service),
      );
      if (status !== 0) return status;
    }
  return 0;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function run(program, args, env) {
  return (
    spawnSync(process.execPath, [program, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    }).status ?? 1
  );
}

/** @param {string} service */
function environmentOf(service) {
  return {
    ...process.env,
    ...sharedEnvironment(base, servers, process.env),
    ...migrationEnvironment(service, copy),
  };
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { account: { type: 'string' }, 'dry-run': { type: 'boolean' }, base: { type: 'string' } },
    });
  } catch (error) {
    return end(2, `${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

/**
 * @param {number} code
 * @param {string} said
 * @returns {never}
 */
function end(code, said) {
  console.error(said);
  process.exit(code);
}
