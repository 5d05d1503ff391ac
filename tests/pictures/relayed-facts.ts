import { handleSlice } from '@cotta/kit/runtime/inbox/handle-slice.js';
import type { IncomingRecord } from '@cotta/kit/runtime/kafka/ports.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { eventEncoder } from '@cotta/kit/runtime/outbox/encoder.js';
import { publishNext } from '@cotta/kit/runtime/outbox/publish-next.js';
import { RelaySession } from '@cotta/kit/runtime/outbox/relay-session.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';

export interface StagedService {
  readonly fixture: ServiceFixture;
  readonly definition: ServiceDefinition;
}

export interface RelayedFacts {
  /** Numbers, seals and encodes what the service said since the last time, as its relay does, and hands it to every consumer that reads it, twice as a broker may. @returns how many facts. */
  carry(): Promise<number>;
  close(): Promise<void>;
}

/** The relay of one service on a stage, with consumers of services on other stages in the broker's place. */
export async function relayFacts(
  { fixture, definition }: StagedService,
  to: readonly StagedService[],
  encryptionKey: string,
): Promise<RelayedFacts> {
  const session = await RelaySession.open(fixture.url, 'relayed-facts');
  let term = await session.takeOver();
  const { publications, unpublished, name } = definition;
  const said: IncomingRecord[] = [];
  const options = {
    encoder: eventEncoder({ source: name, publications, unpublished }),
    topic: `tracking.${name}.v1`,
    shapes: {},
    log: silentLog,
    encryptionKey,
    publisher: {
      publish: async (
        topic: string,
        records: readonly { readonly key: string; readonly value: Uint8Array }[],
      ) =>
        void said.push(
          ...records.map(({ key, value }, index) => ({
            topic,
            partition: 0,
            offset: BigInt(said.length + index),
            key: Buffer.from(key),
            value,
          })),
        ),
      close: async () => undefined,
    },
  };
  return {
    carry: async () => {
      const before = said.length;
      const { published, halted } = await publishNext(session, term, options);
      if (halted !== undefined) throw new Error(halted);
      term = { ...term, published };
      const slice = said.slice(before);
      for (const receiver of to) {
        for (const consumer of receiver.definition.consumers.filter(({ sources }) =>
          sources.includes(name),
        )) {
          for (let time = 0; time < 2; time += 1) {
            const tally = await handleSlice(
              { consumer, runtime: receiver.fixture.runtime, parkDelaysMs: [] },
              slice,
            );
            if (tally.parked + tally.unreadable > 0)
              throw new Error(`${consumer.name} could not handle ${JSON.stringify(tally)}`);
          }
        }
      }
      return slice.length;
    },
    close: () => session.close(),
  };
}
