import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import kafkajs from 'kafkajs';
import { chosenKafkaVersion, kafkaLibsDir } from './kafka-version.mjs';
import { copyMavenLibs } from './maven.mjs';
import { run } from './run.mjs';
import { startServer } from './server.mjs';

/**
 * One Kafka broker (KRaft, no ZooKeeper) on the loopback interface.
 * @param {object} options
 * @param {number} options.port
 * @param {number} options.controllerPort
 * @param {string} options.dir the state folder
 * @param {string} [options.version]
 * @returns {Promise<import('./kept.mjs').Server & { brokers: string }>}
 */
export async function startKafka({ port, controllerPort, dir, version = chosenKafkaVersion() }) {
  const libs = await kafkaLibs(version);
  const home = join(dir, 'kafka');
  const config = join(home, 'server.properties');
  const logFile = join(dir, 'logs', 'kafka.log');
  mkdirSync(home, { recursive: true });
  writeFileSync(config, serverProperties({ port, controllerPort, home }));
  const classPath = join(libs, '*');
  if (!existsSync(join(home, 'data', 'meta.properties'))) {
    await run('java', [
      '-Xmx128m',
      '-XX:TieredStopAtLevel=1',
      '-cp',
      classPath,
      'kafka.tools.StorageTool',
      'format',
      '--ignore-formatted',
      '-t',
      clusterId(),
      '-c',
      config,
    ]);
  }
  const heap = ['-Xms128m', '-Xmx384m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  const program = {
    name: 'kafka',
    command: 'java',
    args: [...heap, '-Dlog4j2.level=WARN', '-cp', classPath, 'kafka.Kafka', config],
    logFile,
    cwd: home,
  };
  const brokers = `127.0.0.1:${port}`;
  return { brokers, ...(await startServer({ program, ready: () => answers(brokers), timeoutMs: 180_000 })) };
}

/**
 * The jars of one version, downloaded once and kept.
 * @param {string} version
 * @returns {Promise<string>} the folder
 */
export async function kafkaLibs(version) {
  const dir = kafkaLibsDir(version);
  // The broker logs through slf4j; without a binding it complains and says nothing else.
  const binding = version.startsWith('3.')
    ? { group: 'org.slf4j', name: 'slf4j-reload4j', version: '1.7.36' }
    : { group: 'org.apache.logging.log4j', name: 'log4j-slf4j-impl', version: '2.25.4' };
  await copyMavenLibs([{ group: 'org.apache.kafka', name: 'kafka_2.13', version }, binding], dir);
  return dir;
}

/** A cluster id that no command line takes for a flag. */
function clusterId() {
  for (;;) {
    const id = randomBytes(16).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}

/** @param {string} brokers */
async function answers(brokers) {
  const client = new kafkajs.Kafka({
    brokers: [brokers],
    logLevel: kafkajs.logLevel.NOTHING,
    connectionTimeout: 1000,
    retry: { retries: 0 },
  });
  const admin = client.admin();
  try {
    await admin.connect();
    await admin.listTopics();
    return true;
  } finally {
    await admin.disconnect();
  }
}

/**
 * Small and single: the offsets topic has 4 partitions instead of 50 and the log cleaner 4 MB instead of 128.
 * @param {{ port: number, controllerPort: number, home: string }} options
 */
export function serverProperties({ port, controllerPort, home }) {
  return `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controllerPort}
listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}
advertised.listeners=PLAINTEXT://127.0.0.1:${port}
controller.listener.names=CONTROLLER
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
inter.broker.listener.name=PLAINTEXT
log.dirs=${join(home, 'data')}
auto.create.topics.enable=false
num.partitions=3
offsets.topic.num.partitions=4
offsets.topic.replication.factor=1
transaction.state.log.num.partitions=4
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
log.cleaner.dedupe.buffer.size=4194304
log.segment.bytes=16777216
num.network.threads=2
num.io.threads=2
`;
}
