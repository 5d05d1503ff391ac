import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_IMAGE } from './images.mjs';

/**
 * The invented people of the demo, as `npm start` loads them: the images of the product do not carry that program.
 * @param {import('./run.mjs').Run} run
 * @param {{ tag: string, given: { secret: Record<string, Record<string, string>> }, folder: string }} options
 * @returns {Promise<string>} the file with their sign-ins
 */
export async function loadPeople(run, { tag, given: { secret }, folder }) {
  const out = join(folder, 'people');
  mkdirSync(out, { recursive: true });
  const environment = {
    ACCOUNTS_DATABASE_URL: secret['accounts-database']?.url,
    SEAL_KEY: secret['cotta-keys']?.SEAL_KEY,
    SESSION_KEY: secret['cotta-keys']?.SESSION_KEY,
    COTTA_DEMO_FILE: '/run/people/demo.json',
  };
  await run.docker.call(
    'run',
    '--rm',
    `--network=${run.network}`,
    `--label=cotta-run=${run.name}`,
    `--volume=${out}:/run/people`,
    ...Object.entries(environment).map(([name, value]) => `--env=${name}=${value}`),
    `${BUILD_IMAGE}:${tag}`,
    'node',
    'services/accounts/dist/demo.js',
  );
  return join(out, 'demo.json');
}
