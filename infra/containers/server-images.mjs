import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosenKafkaVersion } from '../local/kafka-version.mjs';
import { kafkaLibs } from '../local/kafka.mjs';
import { ROOT } from '../local/paths.mjs';
import { nativeDir } from '../local/postgres.mjs';

const FOLDER = join(ROOT, 'infra', 'images', 'servers');

/**
 * Images of the servers, made from what local copies run. `public`: the name by which infra/compose.yaml and the tests ask
 * for the same server.
 * @type {readonly { name: string, public?: string, brings?: () => Promise<Record<string, string>>, files?: string[] }[]}
 */
const SERVERS = [
  {
    name: 'postgres',
    public: 'postgres:18',
    brings: async () => ({ native: nativeDir() }),
    files: ['postgres-entry.sh'],
  },
  {
    name: 'kafka',
    public: `apache/kafka:${chosenKafkaVersion()}`,
    brings: async () => ({ libs: await kafkaLibs(chosenKafkaVersion()) }),
    files: ['kafka-entry.sh', 'kafka-topics.sh'],
  },
  { name: 'redis', public: 'redis:7' },
  { name: 'ingress' },
];

/** @param {string} name @returns {string} the image of a server */
export function serverImage(name) {
  return `cotta-server/${name}:local`;
}

/**
 * @param {import('./docker.mjs').Docker} docker
 * @param {string} base the image they stand on
 * @returns {Promise<void>}
 */
export async function buildServerImages(docker, base) {
  for (const { name, brings, files = [], public: publicName } of SERVERS) {
    const context = mkdtempSync(join(tmpdir(), `cotta-${name}-`));
    try {
      for (const file of files) cpSync(join(FOLDER, file), join(context, file));
      for (const [folder, from] of Object.entries((await brings?.()) ?? {}))
        cpSync(from, join(context, folder), { recursive: true, verbatimSymlinks: true });
      const file = join(FOLDER, `${name}.Dockerfile`);
      await docker.build(serverImage(name), { file, context, values: { RUN_BASE: base } });
    } finally {
      rmSync(context, { recursive: true, force: true });
    }
    // Where a registry gave the public image, that one is used by compose and by tests.
    if (publicName !== undefined && !(await docker.has(publicName)))
      await docker.call('tag', serverImage(name), publicName);
  }
}
