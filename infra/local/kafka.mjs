import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
 * @param {number} [options.passwordPort] where it asks who comes (SCRAM-SHA-512), as a cluster does; nobody is known until `giveKafkaPassword`
 * @param {string} [options.version]
 * @returns {Promise<import('./kept.mjs').Server & { brokers: string }>}
 */
export async function startKafka({
  port,
  controllerPort,
  dir,
  passwordPort,
  version = chosenKafkaVersion(),
}) {
  const libs = await kafkaLibs(version);
  const home = join(dir, 'kafka');
  const config = join(home, 'server.properties');
  const logFile = join(dir, 'logs', 'kafka.log');
  mkdirSync(home, { recursive: true });
  const asking = passwordPort === undefined ? '' : passwordProperties({ port, controllerPort, passwordPort });
  writeFileSync(config, `${serverProperties({ port, controllerPort, home })}${asking}`);
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
  const classes = readClasses(libs, home);
  const program = {
    name: 'kafka',
    command: 'java',
    args: [...heap, ...classes.flags, '-Dlog4j2.level=WARN', '-cp', classPath, 'kafka.Kafka', config],
    logFile,
    cwd: home,
  };
  const brokers = `127.0.0.1:${port}`;
  const server = await startServer({ program, ready: () => answers(brokers), timeoutMs: 180_000 });
  const stop = async () => {
    await server.stop();
    classes.keep();
  };
  return { brokers, ...server, stop };
}

/**
 * A broker reads seven thousand classes; the first one leaves them as the next can map them into memory, which takes a third of its start away.
 * Java that finds them made by another Java reads them as ever, and one that knows none of this ignores it.
 * @param {string} libs
 * @param {string} home
 * @returns {{ flags: string[], keep: () => void }} `keep`: after the broker ended
 */
function readClasses(libs, home) {
  const kept = `${libs}.jsa`;
  if (existsSync(kept)) return { flags: [`-XX:SharedArchiveFile=${kept}`], keep: () => undefined };
  const left = join(home, 'classes.jsa');
  const keep = () => {
    if (!existsSync(left)) return;
    // By name at once: other brokers may start meanwhile.
    const whole = `${kept}.${process.pid}`;
    copyFileSync(left, whole);
    renameSync(whole, kept);
    rmSync(left);
  };
  return { flags: ['-XX:+IgnoreUnrecognizedVMOptions', `-XX:ArchiveClassesAtExit=${left}`], keep };
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

/**
 * The user has this password from now on, and no other: a broker keeps one for each.
 * @param {string} brokers where nobody is asked who comes
 * @param {{ user: string, password: string }} login made where it is not there
 */
export async function giveKafkaPassword(brokers, { user, password }) {
  const libs = await kafkaLibs(chosenKafkaVersion());
  await run('java', [
    '-Xmx128m',
    '-XX:TieredStopAtLevel=1',
    '-cp',
    join(libs, '*'),
    'kafka.admin.ConfigCommand',
    '--bootstrap-server',
    brokers,
    '--alter',
    '--entity-type',
    'users',
    '--entity-name',
    user,
    '--add-config',
    `SCRAM-SHA-512=[password=${password}]`,
  ]);
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

/**
 * Read behind those above: of a setting that stands twice the later one counts.
 * @param {{ port: number, controllerPort: number, passwordPort: number }} options
 */
function passwordProperties({ port, controllerPort, passwordPort }) {
  const clients = `PLAINTEXT://127.0.0.1:${port},CLIENTS://127.0.0.1:${passwordPort}`;
  return `listeners=${clients},CONTROLLER://127.0.0.1:${controllerPort}
advertised.listeners=${clients}
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT,CLIENTS:SASL_PLAINTEXT
sasl.enabled.mechanisms=SCRAM-SHA-512
listener.name.clients.scram-sha-512.sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required;
`;
}
