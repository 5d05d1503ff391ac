import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from './wait.mjs';

/** The variable that marks every program of one copy, so that a later start recognises what an aborted one left. */
export const MARK = 'COTTA_STATE_DIR';

/**
 * Notes who runs and what it started.
 * @param {string} dir the state folder
 * @param {readonly number[]} children process ids
 */
export function noteRun(dir, children) {
  writeFileSync(runFile(dir), JSON.stringify({ launcher: process.pid, children }));
}

/** @param {string} dir */
export function forgetRun(dir) {
  rmSync(runFile(dir), { force: true });
}

/**
 * Ends the programs of a launcher that died without stopping them. A process is ended only when it still carries
 * this copy's mark: its number may belong to somebody else by now.
 * @param {string} dir the state folder
 * @throws {Error} when a launcher of this copy is still alive
 */
export async function clearLeftovers(dir) {
  if (!existsSync(runFile(dir))) return;
  /** @type {{ launcher: number, children: number[] }} */
  const { launcher, children } = JSON.parse(readFileSync(runFile(dir), 'utf8'));
  if (launcher !== process.pid && isOurs(launcher, 'infra/local/')) {
    throw new Error(`This copy is already running (process ${launcher}). Stop it, or start another with \`--base 4400\`.`);
  }
  const left = children.filter((pid) => isOurs(pid, dir));
  for (const pid of left) signal(pid, 'SIGTERM');
  await waitFor('The programs of an earlier start', async () => !left.some((pid) => isOurs(pid, dir)), { timeoutMs: 15_000 }).catch(() => {
    for (const pid of left) signal(-pid, 'SIGKILL');
  });
  forgetRun(dir);
}

/** @param {string} dir */
function runFile(dir) {
  return join(dir, 'run.json');
}

/**
 * @param {number} pid
 * @param {string} token text that its command line or environment must hold
 */
function isOurs(pid, token) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    return ['cmdline', 'environ'].some((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(token));
  } catch {
    return false;
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}
