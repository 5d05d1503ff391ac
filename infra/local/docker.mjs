import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { probe, run } from './run.mjs';

/** Whether a Docker engine answers, and not only its client is installed. */
export function dockerAnswers() {
  return probe('docker', ['info', '--format', '{{.ServerVersion}}'], 5000) !== undefined;
}

/**
 * Postgres, Kafka and Redis from infra/compose.yaml on the ports of this copy.
 * @param {object} options
 * @param {number} options.base
 * @param {import('./ports.mjs').Ports} options.ports
 * @param {readonly ('postgres' | 'kafka' | 'redis')[]} options.services
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startCompose({ base, ports, services }) {
  const project = ['compose', '-f', join(ROOT, 'infra', 'compose.yaml'), '-p', `cotta-${base}`];
  const env = {
    ...process.env,
    COTTA_POSTGRES_PORT: String(ports.postgres),
    COTTA_KAFKA_PORT: String(ports.kafka),
    COTTA_REDIS_PORT: String(ports.redis),
  };
  await run('docker', [...project, 'up', '-d', '--wait', '--wait-timeout', '240', ...services], { env });
  const stop = async () => {
    await run('docker', [...project, 'stop', ...services], { env });
  };
  return { stop };
}

/**
 * Removes the containers and their data, for a fresh start.
 * @param {number} base
 */
export async function removeCompose(base) {
  await run('docker', [
    'compose',
    '-f',
    join(ROOT, 'infra', 'compose.yaml'),
    '-p',
    `cotta-${base}`,
    'down',
    '-v',
  ]);
}
