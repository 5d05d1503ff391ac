import kafkajs from 'kafkajs';
import type { Kafka, logLevel, LogEntry } from 'kafkajs';
import type { Log } from '../process/log.js';
import { mendRequestQueue } from './kafkajs-timer-fix.js';

/** How a process reaches the broker. */
export interface KafkaOptions {
  /** `host:port`, comma separated, as in `KAFKA_BROKERS`. */
  readonly brokers: string;
  /** Shown in the broker's logs: `requests-relay`. */
  readonly clientId: string;
  readonly log: Log;
  /** After this much silence the broker takes a member for dead. Slices must end far below. @defaultValue 30 s */
  readonly sessionTimeoutMs?: number;
  /** Silence after which a group's client is thrown away for another one. @defaultValue 60 s */
  readonly silenceMs?: number;
  /** How often a group asks how far its partitions reach, and for later versions of its topics. @defaultValue 10 s */
  readonly lookEveryMs?: number;
  /** Put before the name of every topic and group: copies of the product that share a broker neither hear nor starve each other. @defaultValue '' */
  readonly namespace?: string;
  /** Proves who we are to the broker (SCRAM-SHA-512). @defaultValue nobody asks */
  readonly login?: { readonly username: string; readonly password: string };
  /** Whether the line is encrypted, and the broker proves itself by a certificate. `ca`: PEM of the authority that alone is trusted. @defaultValue false */
  readonly tls?: boolean | { readonly ca: string };
}

/** The name that the broker knows a topic or group by. */
export function brokerName({ namespace = '' }: KafkaOptions, name: string): string {
  return `${namespace}${name}`;
}

/** A client with our limits; its words go to the log as warnings at most. */
export function openKafka({ brokers, clientId, log, login, tls = false }: KafkaOptions): Kafka {
  mendRequestQueue();
  return new kafkajs.Kafka({
    clientId,
    brokers: brokers.split(','),
    ssl: typeof tls === 'boolean' ? tls : { ca: [tls.ca] },
    ...(login === undefined ? {} : { sasl: { mechanism: 'scram-sha-512', ...login } }),
    // A busy broker needs its time; giving up early only makes more connections for it to refuse.
    connectionTimeout: 10_000,
    // Not below the session timeout: SyncGroup waits that long, and a shorter limit makes members leave and join in a circle.
    requestTimeout: 30_000,
    retry: { retries: 8, initialRetryTime: 100, maxRetryTime: 5_000 },
    logLevel: kafkajs.logLevel.WARN,
    logCreator: () => (entry) => forward(log, entry),
  });
}

const QUIET: readonly logLevel[] = [kafkajs.logLevel.INFO, kafkajs.logLevel.DEBUG];

/** What every start of several services beside one broker brings: two make the same topic, a coordinator still loads, a retry limit we chose. */
const USUAL_AT_START =
  /^(?:Limiting retries for the idempotent producer|Response CreateTopics|Crash: .*coordinator is loading|Restarting the consumer)/;

/** The client calls an ERROR what it then repairs by itself, so nothing of it is louder than a warning here. */
function forward(log: Log, { level, namespace, log: entry }: LogEntry): void {
  const fields = {
    namespace,
    groupId: entry['groupId'],
    broker: entry['broker'],
    detail: entry.message,
    cause: entry['error'],
  };
  if (QUIET.includes(level)) log.debug(fields, 'kafka client');
  else if (USUAL_AT_START.test(entry.message)) log.info(fields, 'kafka client');
  else log.warn(fields, 'kafka client');
}
