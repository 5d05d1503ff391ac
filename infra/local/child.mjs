import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A running program.
 * @typedef {object} Child
 * @property {string} name
 * @property {number} pid
 * @property {string} logFile
 * @property {() => boolean} alive
 * @property {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} ended never rejects
 * @property {(graceMs?: number, signal?: NodeJS.Signals) => Promise<void>} stop asks nicely, then kills the whole group
 */

/**
 * The end of a log file, for messages about what failed.
 * @param {string} file
 * @param {number} [lines]
 */
export function lastLines(file, lines = 20) {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '(no log)';
  }
}

/**
 * Starts a program in a process group of its own, so that Ctrl+C in the terminal reaches only the launcher, which
 * then stops its programs in order. Output goes to `logFile`.
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.command
 * @param {string[]} options.args
 * @param {string} options.logFile appended to
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string} [options.cwd]
 * @param {number} [options.uid]
 * @param {number} [options.gid]
 * @returns {Promise<Child>}
 */
export async function startChild({ name, command, args, logFile, env = process.env, cwd, uid, gid }) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const identity = uid === undefined || gid === undefined ? {} : { uid, gid };
  const child = spawn(command, args, {
    env,
    detached: true,
    stdio: ['ignore', log, log],
    ...(cwd === undefined ? {} : { cwd }),
    ...identity,
  });
  closeSync(log);
  let over = false;
  const ended = /** @type {Child['ended']} */ (
    new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        over = true;
        resolve({ code, signal });
      });
    })
  );
  await new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (error) => reject(new Error(`${name} cannot be started: ${error.message}`)));
  });
  const pid = /** @type {number} */ (child.pid);
  const stop = async (graceMs = 25_000, signal = /** @type {NodeJS.Signals} */ ('SIGTERM')) => {
    if (over) return;
    child.kill(signal);
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
    await ended;
    clearTimeout(timer);
    signalGroup(pid, 'SIGKILL');
  };
  return { name, pid, logFile, alive: () => !over, ended, stop };
}

/**
 * @param {number} pid the leader of the group
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone, which is what was wanted.
  }
}
