import kafkajs from 'kafkajs';

/**
 * The broker of a copy, by hand: what no program of ours does.
 * @template T
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {(kafka: import('kafkajs').Kafka) => Promise<T>} work
 */
export function byHand(copy, work) {
  return work(
    new kafkajs.Kafka({
      clientId: 'drill',
      brokers: copy.servers.KAFKA_BROKERS.split(','),
      logLevel: kafkajs.logLevel.NOTHING,
    }),
  );
}

/**
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {string} topic
 * @param {readonly string[]} values one message each, to one partition
 */
export function writeByHand(copy, topic, values) {
  return byHand(copy, async (kafka) => {
    const producer = kafka.producer();
    await producer.connect();
    await producer.send({ topic, messages: values.map((value) => ({ partition: 0, value })) });
    await producer.disconnect();
  });
}

/**
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {string} topic
 */
export function deleteTopic(copy, topic) {
  return byHand(copy, async (kafka) => {
    const admin = kafka.admin();
    await admin.connect();
    await admin.deleteTopics({ topics: [topic] });
    await copy.until(`${topic} is gone`, async () => !(await admin.listTopics()).includes(topic));
    await admin.disconnect();
  });
}
