import { Fault } from '../model/words/fault.js';
import { randomToken } from '../model/words/ids.js';
import type { KafkaOptions } from '../runtime/kafka/kafkajs-client.js';
import { kafkajsTopics } from '../runtime/kafka/kafkajs-topics.js';
import { silentLog } from '../runtime/process/log.js';

export interface TestTopics {
  readonly kafka: KafkaOptions;
  /** The same name with this test's own prefix, for topics and groups. */
  name(plain: string): string;
  /** Makes a topic under its prefixed name. */
  make(plain: string, partitions?: number): Promise<string>;
  drop(): Promise<void>;
}

/** Topics of one test on the broker at `KAFKA_BROKERS`, deleted at its end. */
export async function testTopics(): Promise<TestTopics> {
  const brokers = process.env['KAFKA_BROKERS'];
  if (brokers === undefined)
    throw new Fault('set KAFKA_BROKERS to a broker for tests (npm run servers starts one)');
  const kafka = { brokers, clientId: 'spec', log: silentLog };
  const prefix = `test-${randomToken(6)}`;
  const made: string[] = [];
  const admin = await kafkajsTopics(kafka);
  return {
    kafka,
    name: (plain) => `${prefix}.${plain}`,
    make: async (plain, partitions = 3) => {
      const name = `${prefix}.${plain}`;
      await admin.ensureTopics([{ name, partitions, replicationFactor: 1 }]);
      made.push(name);
      return name;
    },
    drop: async () => {
      await admin.deleteTopics(made);
      await admin.close();
    },
  };
}
