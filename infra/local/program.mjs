import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './paths.mjs';

/**
 * A Node program of Cotta, in a process group of its own, its output line by line in a log file and to `onLine`.
 * @param {object} options
 * @param {string} options.name
 * @param {readonly string[]} options.command arguments of Node, relative to the checkout
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.logDir
 * @param {(line: string) => void} options.onLine
 * @returns {{ pid: number | undefined, logFile: string, ended: Promise<string>, stop: (graceMs: number) => Promise<void>, kill: () => void }}
 *   `ended` resolves with the way it ended, such as "code 1" or "SIGKILL"
 */
export function startProgram({ name, command, env, logDir, onLine }) {
  mkdirSync(logDir, { recursive: true });
  const logFile = join(logDir, `${name}.log`);
  const log = createWriteStream(logFile, { flags: 'a' });
  const [entry = '', ...args] = command;
  const child = spawn(process.execPath, [join(ROOT, entry), ...args], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      onLine(line);
    });
  }
  let over = false;
  const ended = /** @type {Promise<string>} */ (
    new Promise((resolve) => {
      child.once('close', (code, signal) => {
        over = true;
        log.end(() => resolve(signal ?? `code ${code}`));
      });
      child.once('error', (error) => log.write(`${error.message}\n`));
    })
  );
  const kill = () => {
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
  };
  const stop = async (/** @type {number} */ graceMs) => {
    if (over) return;
    child.kill('SIGTERM');
    const timer = setTimeout(kill, graceMs);
    await ended;
    clearTimeout(timer);
    kill();
  };
  return { pid: child.pid, logFile, ended, stop, kill };
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone, which is what was wanted.
  }
}
