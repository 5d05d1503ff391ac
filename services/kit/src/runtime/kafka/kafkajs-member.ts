import type { Consumer, EachBatchPayload } from 'kafkajs';
import { brokerName, type KafkaOptions, openKafka } from './kafkajs-client.js';
import { type IncomingRecord, sliceSize } from './ports.js';

/** A member of a group with our limits, not connected yet. `restarts`: whether it takes itself up again after a crash. */
export function openGroupMember(kafka: KafkaOptions, groupId: string, restarts: () => boolean): Consumer {
  return openKafka(kafka).consumer({
    groupId: brokerName(kafka, groupId),
    sessionTimeout: kafka.sessionTimeoutMs ?? 30_000,
    heartbeatInterval: 3_000,
    rebalanceTimeout: 60_000,
    // The broker answers as soon as there is something; this is how long it waits when there is nothing, and how long a goodbye may take.
    maxWaitTimeInMs: 1_000,
    // What one turn does not use of it is fetched again.
    maxBytesPerPartition: 262_144,
    readUncommitted: false,
    metadataMaxAge: 60_000,
    allowAutoTopicCreation: false,
    retry: {
      retries: 8,
      initialRetryTime: 100,
      maxRetryTime: 5_000,
      restartOnFailure: async () => restarts(),
    },
  });
}

/** The slice of a batch that begins with its record number `at`. */
export function recordsOf(
  { topic, partition, messages }: EachBatchPayload['batch'],
  at: number,
): IncomingRecord[] {
  return messages.slice(at, at + sliceSize).map((message) => ({
    topic,
    partition,
    offset: BigInt(message.offset),
    key: message.key ?? undefined,
    value: message.value ?? Buffer.alloc(0),
  }));
}
