import { GenericContainer, Wait } from 'testcontainers';

/** @typedef {'postgres' | 'kafka' | 'redis'} Service */

/**
 * Postgres, Kafka and Redis in throw-away containers, for tests where a Docker engine answers. The same images as
 * infra/compose.yaml; they vanish with the process that asked for them.
 * @param {object} options
 * @param {import('./ports.mjs').Ports} options.ports
 * @param {readonly Service[]} options.services
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startContainers({ ports, services }) {
  const started = await Promise.all(services.map((service) => containers[service](ports).start()));
  const stop = async () => {
    await Promise.all(started.map((container) => container.stop()));
  };
  return { stop };
}

/** @type {Record<Service, (ports: import('./ports.mjs').Ports) => GenericContainer>} */
const containers = {
  postgres: ({ postgres }) =>
    new GenericContainer('postgres:18')
      .withEnvironment({
        POSTGRES_PASSWORD: 'postgres',
        POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C.UTF-8 --no-sync',
      })
      .withCommand([
        'postgres',
        '-c',
        'max_connections=300',
        '-c',
        'fsync=off',
        '-c',
        'synchronous_commit=off',
        '-c',
        'full_page_writes=off',
        '-c',
        'timezone=UTC',
      ])
      .withExposedPorts({ container: 5432, host: postgres })
      // It starts twice: once to initialise, once to serve.
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2)),
  kafka: ({ kafka }) =>
    new GenericContainer('apache/kafka:4.3.1')
      .withEnvironment({
        KAFKA_NODE_ID: '1',
        KAFKA_PROCESS_ROLES: 'broker,controller',
        KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:29093',
        KAFKA_LISTENERS: 'CONTROLLER://:29093,OUTSIDE://:9092',
        KAFKA_ADVERTISED_LISTENERS: `OUTSIDE://127.0.0.1:${kafka}`,
        KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,OUTSIDE:PLAINTEXT',
        KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
        KAFKA_INTER_BROKER_LISTENER_NAME: 'OUTSIDE',
        KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
        KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '4',
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
        KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
        KAFKA_HEAP_OPTS: '-Xms128m -Xmx384m',
      })
      .withExposedPorts({ container: 9092, host: kafka })
      .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/)),
  redis: ({ redis }) =>
    new GenericContainer('redis:7')
      .withCommand(['redis-server', '--maxmemory-policy', 'noeviction'])
      .withExposedPorts({ container: 6379, host: redis })
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/)),
};
