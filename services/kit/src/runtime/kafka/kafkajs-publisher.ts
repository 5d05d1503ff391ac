import kafkajs from 'kafkajs';
import type { Kafka, Producer } from 'kafkajs';
import { brokerName, type KafkaOptions, openKafka } from './kafkajs-client.js';
import type { EventPublisher, OutgoingRecord } from './ports.js';

/** One idempotent producer, one batch at a time. After a failure the producer is thrown away: a new one has a new id, and the sequence
 *  numbers of the old one can break nothing. */
export function kafkajsPublisher(options: KafkaOptions): EventPublisher {
  const kafka = openKafka(options);
  let current: Promise<Producer> | undefined;

  const discard = async (): Promise<void> => {
    const producer = await current?.catch(() => undefined);
    current = undefined;
    // It may have no connection to say goodbye on; that is why it goes.
    await producer?.disconnect().catch(() => undefined);
  };

  return {
    async publish(topic: string, records: readonly OutgoingRecord[]): Promise<void> {
      if (records.length === 0) return;
      try {
        current ??= connect(kafka);
        await (
          await current
        ).send({
          topic: brokerName(options, topic),
          acks: -1,
          messages: records.map(({ key, value, headers }) => ({ key, value: bytesOf(value), headers })),
        });
      } catch (error) {
        await discard();
        throw error;
      }
    },
    close: discard,
  };
}

/** The same bytes, not copied. */
const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

async function connect(kafka: Kafka): Promise<Producer> {
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
    // Bounded: the default of an idempotent producer never gives up, and `send` would never settle.
    retry: { retries: 8, initialRetryTime: 100, maxRetryTime: 5_000 },
  });
  await producer.connect();
  return producer;
}
