import { stripVTControlCharacters } from 'node:util';
import { spawn, spawnSync } from 'node:child_process';

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number, show?: boolean }} [options]
 *   `show` lets the output through to the terminal
 * @returns {Promise<string>} its standard output (empty with `show`)
 * @throws {Error} with the last lines of its output when it fails
 */
export function run(command, args, { show = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let out = '';
    let all = '';
    child.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
      out += chunk.toString();
      all += chunk.toString();
    });
    child.stderr?.on('data', (/** @type {Buffer} */ chunk) => (all += chunk.toString()));
    child.once('error', (error) => reject(new Error(`${command} cannot be started: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) return resolve(out);
      const tail = all.trimEnd().split('\n').slice(-15).join('\n');
      reject(
        new Error(
          `\`${command} ${args.slice(0, 3).join(' ')}\` ended with ${code}${tail === '' ? '' : `:\n${tail}`}`,
        ),
      );
    });
  });
}

/**
 * The first line a program prints when asked for its version, or undefined when it is not there or does not answer.
 * @param {string} command
 * @param {string[]} args
 * @param {number} [timeoutMs]
 * @returns {string | undefined}
 */
export function probe(command, args, timeoutMs = 10_000) {
  const result = spawnSync(command, args, { encoding: 'utf8', timeout: timeoutMs });
  if (result.error !== undefined || result.status !== 0) return undefined;
  // Maven colours its first line.
  return stripVTControlCharacters(`${result.stdout}${result.stderr}`).trim().split('\n')[0] ?? '';
}
