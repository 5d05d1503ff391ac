import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freeBase } from '../local/net.mjs';
import { ROOT } from '../local/paths.mjs';
import { portsFrom } from '../local/ports.mjs';

/**
 * The other two ways in which servers of Cotta run in containers, each started, asked and stopped: infra/compose.yaml as
 * `npm start` uses it, and the throw-away containers of the tests.
 * @param {{ host: string | undefined, folder: string, say: (line: string) => void }} options
 * @returns {Promise<void>}
 * @throws {Error} with what was printed when one does not serve
 */
export async function testOtherWays({ host, folder, say }) {
  for (const way of ['compose', 'testcontainers']) {
    if (way === 'compose' && !composeIsThere()) {
      say('compose: NOT tried, `docker compose` 2 is not installed here');
      continue;
    }
    const base = await freeBase(14_300, (from) => Object.values(portsFrom(from)));
    const dir = join(folder, way);
    mkdirSync(dir, { recursive: true });
    const began = performance.now();
    // A process of its own: these read the engine's address from their environment when they are loaded.
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'infra', 'containers', 'other-way.mjs'), way, String(base), dir],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          ...(host === undefined ? {} : { DOCKER_HOST: host }),
          COTTA_SERVERS: 'docker',
          // Would ask a registry for its helper; the process that asked stops what it started.
          TESTCONTAINERS_RYUK_DISABLED: 'true',
        },
      },
    );
    if (status !== 0) throw new Error(`Servers by ${way} did not serve:\n${stdout}${stderr}`);
    say(`${way}: ${stdout.trim().split('\n').at(-1)} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  }
}

function composeIsThere() {
  return spawnSync('docker', ['compose', 'version']).status === 0;
}
