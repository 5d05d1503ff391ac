import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * Plays one journey with the real browser against a copy that runs.
 * @param {{ file: string, name?: string, env: Record<string, string> }} journey `file` and `name`: patterns of its file and of its tests;
 *   `env`: PUBLIC_ORIGIN, MAIL_INBOX_URL, COTTA_DEMO_FILE of the copy
 * @returns {Promise<string>} its last lines
 * @throws {Error} with them when it failed
 */
export function playJourney({ file, name, env }) {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = [join(ROOT, 'node_modules/jest/bin/jest.js'), '--selectProjects', 'journey'];
  const which = ['--testPathPatterns', file, ...(name === undefined ? [] : ['--testNamePattern', name])];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, ...jest, ...which], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    child.once('close', (code) => {
      const last = text
        .trimEnd()
        .split('\n')
        .slice(code === 0 ? -6 : -60)
        .join('\n');
      if (code === 0) resolve(last);
      else reject(new Error(`The journey failed:\n${last}`));
    });
  });
}
