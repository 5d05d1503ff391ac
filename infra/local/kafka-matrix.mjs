// `npm run kafka:matrix`: the smoke suite against the oldest and the newest broker that Cotta supports.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startKafka } from './kafka.mjs';
import { KAFKA_OLD_VERSION, KAFKA_VERSION } from './kafka-version.mjs';
import { freeBase } from './net.mjs';
import { ROOT, stateDir } from './paths.mjs';
import { portsFrom } from './ports.mjs';

const versions = process.argv.length > 2 ? process.argv.slice(2) : [KAFKA_OLD_VERSION, KAFKA_VERSION];

/** @param {string} version */
async function passes(version) {
  const base = await freeBase(15_300, (from) => [portsFrom(from).kafka, portsFrom(from).kafkaController]);
  const { kafka: port, kafkaController: controllerPort } = portsFrom(base);
  const dir = stateDir(`kafka-${version}`);
  rmSync(dir, { recursive: true, force: true });
  const { brokers, stop } = await startKafka({ port, controllerPort, dir, version });
  try {
    const args = [
      '--experimental-vm-modules',
      '--no-warnings',
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      '--selectProjects',
      'int',
      '--runTestsByPath',
      'infra/local/kafka-smoke.int.spec.ts',
    ];
    return (
      spawnSync(process.execPath, args, {
        cwd: ROOT,
        stdio: 'inherit',
        env: { ...process.env, KAFKA_BROKERS: brokers },
      }).status === 0
    );
  } finally {
    await stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

let failed = 0;
for (const version of versions) {
  console.log(`Kafka ${version}`);
  const good = await passes(version);
  console.log(`Kafka ${version}: ${good ? 'passed' : 'FAILED'}`);
  if (!good) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
