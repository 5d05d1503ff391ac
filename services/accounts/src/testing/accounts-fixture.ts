import type { Consumers } from '@cotta/kit/runtime/inbox/start-consumers.js';
import { startConsumers } from '@cotta/kit/runtime/inbox/start-consumers.js';
import { MemoryBroker } from '@cotta/kit/runtime/kafka/memory-broker.js';
import { smallTopics, trackingTopicPlans } from '@cotta/kit/runtime/kafka/tracking-topics.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { eventEncoder } from '@cotta/kit/runtime/outbox/encoder.js';
import { startRelay, type Relay } from '@cotta/kit/runtime/outbox/relay.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { accountsService } from '../service.js';

/** 32 bytes, base64url; for tests only. */
export const encryptionKey = Buffer.alloc(32, 7).toString('base64url');
const sessionKey = Buffer.alloc(32, 9).toString('base64url');

export interface AccountsFixture extends ServiceFixture {
  readonly definition: ServiceDefinition;
  readonly clock: FakeClock;
  readonly broker: MemoryBroker;
}

/** The whole service with its relay and consumers on a broker in memory. Needs `POSTGRES_ADMIN_URL`. */
export async function openAccountsFixture(start: string): Promise<AccountsFixture> {
  const clock = new FakeClock(start);
  const feed = { announce: async () => undefined, close: async () => undefined };
  const definition = accountsService({
    encryptionKey,
    sessionKey,
    feed,
    publicOrigins: ['http://localhost:4300'],
    staffSecondFactor: 'optional',
  });
  const fixture = await openServiceFixture(definition, clock);
  const broker = new MemoryBroker();
  await broker.ensureTopics(
    trackingTopicPlans(
      [definition.name, ...definition.consumers.flatMap(({ sources }) => sources)],
      smallTopics,
    ),
  );
  const relay = relayOf(fixture, { definition, broker, clock });
  const consumers: Consumers = await startConsumers({
    service: definition.name,
    consumers: definition.consumers,
    subscribe: broker.subscribe,
    runtime: fixture.runtime,
    parkedEveryMs: 50,
    retryDelaysMs: [50],
  });
  return {
    ...fixture,
    definition,
    clock,
    broker,
    close: async () => {
      await consumers.stop();
      await relay.stop();
      await fixture.close();
    },
  };
}

function relayOf(
  { db }: ServiceFixture,
  { definition, broker, clock }: Pick<AccountsFixture, 'definition' | 'broker' | 'clock'>,
): Relay {
  const { name: source, publications, unpublished } = definition;
  const { url: databaseUrl = '' } = db.options as { url?: string };
  return startRelay({
    databaseUrl,
    encryptionKey,
    encoder: eventEncoder({ source, publications, unpublished }),
    publisher: broker.publisher(),
    clock,
    log: silentLog,
  });
}
