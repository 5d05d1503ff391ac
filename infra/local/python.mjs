// Programs in Python that tests run beside ours.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir } from './paths.mjs';
import { run } from './run.mjs';

/**
 * An environment of its own with just the packages of a list, made once for each list and machine.
 * @param {string} requirements the list, each package with its version
 * @returns {Promise<string>} the folder of its programs
 */
export async function pythonWith(requirements) {
  const key = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const dir = join(cacheDir(), `python-${key}`);
  const done = join(dir, 'done');
  if (!existsSync(done)) {
    mkdirSync(dirname(dir), { recursive: true });
    // Programs of an environment know its path, so it is made where it stays; what was interrupted is begun anew.
    await run('python3', ['-m', 'venv', '--clear', dir]);
    await run(join(dir, 'bin', 'python'), ['-m', 'pip', 'install', '-q', '-r', requirements]);
    writeFileSync(done, '');
  }
  return join(dir, 'bin');
}
