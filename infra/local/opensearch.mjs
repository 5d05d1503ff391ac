import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyMavenLibs } from './maven.mjs';
import { cacheDir, openToOthers, outsideTwin } from './paths.mjs';
import { postgresHome } from './postgres.mjs';
import { serverUser } from './server-user.mjs';
import { startServer } from './server.mjs';

/** The newest line that runs on Java 17. */
export const OPENSEARCH_VERSION = '2.19.6';
const TRANSPORT = 'transport-netty4';

/**
 * One node of OpenSearch on the loopback interface, with what searches by words that are already analysed need: no plugin but its HTTP.
 * @param {object} options
 * @param {number} options.port
 * @param {number} options.transportPort
 * @param {string} options.dir the state folder; the data may live outside it when the server's user cannot reach it
 * @param {number} [options.heapMB]
 * @returns {Promise<import('./kept.mjs').Server & { url: string }>}
 */
export async function startOpenSearch({ port, transportPort, dir, heapMB = 512 }) {
  const home = await openSearchHome();
  const owner = serverUser('OpenSearch');
  const own = join(postgresHome(dir), 'opensearch');
  const config = join(own, 'config');
  for (const folder of ['config', 'data', 'logs']) mkdirSync(join(own, folder), { recursive: true });
  writeFileSync(join(config, 'opensearch.yml'), settings({ port, transportPort, own }));
  writeFileSync(join(config, 'log4j2.properties'), LOG_SETTINGS);
  if ('uid' in owner)
    for (const folder of ['', 'config', 'data', 'logs']) chownSync(join(own, folder), owner.uid, owner.gid);
  const url = `http://127.0.0.1:${port}`;
  const program = {
    name: 'opensearch',
    command: 'java',
    args: [
      `-Xms${heapMB}m`,
      `-Xmx${heapMB}m`,
      '-XX:+UseSerialGC',
      '-Djava.security.manager=allow',
      '-Dlog4j2.disable.jmx=true',
      `-Djava.io.tmpdir=${join(own, 'logs')}`,
      `-Dopensearch.path.home=${home}`,
      `-Dopensearch.path.conf=${config}`,
      '-Dopensearch.distribution.type=tar',
      '-cp',
      join(home, 'lib', '*'),
      'org.opensearch.bootstrap.OpenSearch',
    ],
    logFile: join(dir, 'logs', 'opensearch.log'),
    cwd: own,
    ...owner,
  };
  return { url, ...(await startServer({ program, ready: () => answers(url), timeoutMs: 180_000 })) };
}

/** @param {string} url */
async function answers(url) {
  return (await fetch(`${url}/_cluster/health`).catch(() => undefined))?.ok === true;
}

/**
 * The server as its archive would lay it out, put together from its artefacts once and kept.
 * @returns {Promise<string>} a folder that the server's user may read
 */
async function openSearchHome() {
  const home = join(cacheDir(), `opensearch-${OPENSEARCH_VERSION}`);
  const transport = join(home, 'modules', TRANSPORT);
  const version = OPENSEARCH_VERSION;
  await copyMavenLibs(
    [
      { group: 'org.opensearch', name: 'opensearch', version },
      { group: 'org.opensearch', name: 'opensearch-plugin-classloader', version },
      { group: 'org.apache.logging.log4j', name: 'log4j-core', version: '2.25.4' },
    ],
    join(home, 'lib'),
  );
  await copyMavenLibs(
    [{ group: 'org.opensearch.plugin', name: 'transport-netty4-client', version }],
    transport,
  );
  for (const empty of ['bin', 'plugins', 'extensions']) mkdirSync(join(home, empty), { recursive: true });
  // Neither is in the artefact.
  writeFileSync(join(transport, 'plugin-descriptor.properties'), DESCRIPTOR);
  writeFileSync(join(transport, 'plugin-security.policy'), POLICY);
  if (process.getuid?.() !== 0 || openToOthers(home)) return home;
  const copy = join(outsideTwin(cacheDir()), `opensearch-${version}`);
  if (!existsSync(copy)) cpSync(home, copy, { recursive: true });
  chmodSync(dirname(copy), 0o755);
  return copy;
}

const DESCRIPTOR = `name=${TRANSPORT}
description=HTTP and node to node
version=${OPENSEARCH_VERSION}
opensearch.version=${OPENSEARCH_VERSION}
java.version=11
classname=org.opensearch.transport.Netty4Plugin
has.native.controller=false
`;

/** What Netty does under the server's security manager. */
const POLICY = `grant {
  permission java.lang.RuntimePermission "getClassLoader";
  permission java.lang.RuntimePermission "accessDeclaredMembers";
  permission java.lang.reflect.ReflectPermission "suppressAccessChecks";
  permission java.util.PropertyPermission "*", "read,write";
  permission java.net.SocketPermission "*", "accept,connect,resolve";
  permission java.io.FilePermission "/proc/sys/net/core/somaxconn", "read";
};
`;

const LOG_SETTINGS = `status = error
appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = [%d{ISO8601}][%-5p][%-25c{1.}] [%node_name]%marker%m%n
rootLogger.level = warn
rootLogger.appenderRef.console.ref = console
`;

/**
 * Single and quiet; a full disk of a developer's machine must not make it read-only.
 * @param {{ port: number, transportPort: number, own: string }} options
 */
function settings({ port, transportPort, own }) {
  return `cluster.name: cotta-${port}
node.name: local
discovery.type: single-node
network.host: 127.0.0.1
http.port: ${port}
transport.port: ${transportPort}
path.data: ${join(own, 'data')}
path.logs: ${join(own, 'logs')}
action.auto_create_index: false
cluster.routing.allocation.disk.threshold_enabled: false
`;
}
