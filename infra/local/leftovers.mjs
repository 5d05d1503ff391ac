import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from './wait.mjs';

/** @typedef {{ pid: number, since: string }} Run a process; `since` tells it from a later one with the same number */

/** A file that says who runs this copy and what it started, kept up to date for the start after a crash. */
export class RunNote {
  /** @type {(() => readonly number[])[]} */
  #sources = [];

  /** @param {string} dir the state folder */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {() => readonly number[]} pids the process ids of one part, asked at each writing */
  add(pids) {
    this.#sources.push(pids);
    this.write();
  }

  /** To be called when a process was started or started again. */
  write() {
    const children = this.#sources.flatMap((pids) => pids());
    writeFileSync(
      runFile(this.dir),
      JSON.stringify({ launcher: runOf(process.pid), children: children.map(runOf) }),
    );
  }

  forget() {
    rmSync(runFile(this.dir), { force: true });
  }
}

/**
 * Ends the programs of a launcher that died without stopping them.
 * @param {string} dir the state folder
 * @throws {Error} when a launcher of this copy is still alive
 */
export async function clearLeftovers(dir) {
  if (!existsSync(runFile(dir))) return;
  /** @type {{ launcher: Run, children: Run[] }} */
  const { launcher, children } = JSON.parse(readFileSync(runFile(dir), 'utf8'));
  if (launcher.pid !== process.pid && stillRuns(launcher)) {
    throw new Error(
      `This copy is already running (process ${launcher.pid}). Stop it, or start another with \`--base 4400\`.`,
    );
  }
  const left = children.filter(stillRuns);
  for (const { pid } of left) signal(pid, 'SIGTERM');
  await waitFor('The programs of an earlier start', async () => !left.some(stillRuns), {
    timeoutMs: 15_000,
  }).catch(() => {
    for (const { pid } of left.filter(stillRuns)) signal(-pid, 'SIGKILL');
  });
  rmSync(runFile(dir), { force: true });
}

/** @param {string} dir */
function runFile(dir) {
  return join(dir, 'run.json');
}

/**
 * @param {number} pid
 * @returns {Run}
 */
function runOf(pid) {
  return { pid, since: startOf(pid) ?? '' };
}

/** @param {Run} run */
function stillRuns({ pid, since }) {
  return since !== '' && startOf(pid) === since;
}

/**
 * When a process began, in whatever unit the system has; undefined when it is gone.
 * @param {number} pid
 * @returns {string | undefined}
 */
function startOf(pid) {
  if (process.platform !== 'linux') {
    const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may hold spaces; the start time is the 22nd, and a
    // zombie (state Z) has ended.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
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
