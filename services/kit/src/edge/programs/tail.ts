import { randomToken } from '../../model/words/ids.js';
import { decodeEnvelope } from '../../runtime/inbox/decode-envelope.js';
import { kafkajsSubscribe } from '../../runtime/kafka/kafkajs-subscription.js';
import type { Slice } from '../../runtime/kafka/ports.js';
import { kafkajsTopics } from '../../runtime/kafka/kafkajs-topics.js';
import { sourcesOf, trackingTopic } from '../../runtime/kafka/tracking-topics.js';
import { openLog } from '../../runtime/process/log.js';
import { eventLine } from '../../runtime/outbox/event-line.js';

const usage =
  'usage: events:tail [--all] [service …]   prints public events as they pass; --all begins with what the broker still has';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const sayAside = (line: string): void => void process.stderr.write(`${line}\n`);

async function tail(args: readonly string[], brokers: string): Promise<void> {
  const kafka = {
    brokers,
    namespace: process.env['KAFKA_NAMESPACE'] ?? '',
    clientId: 'events-tail',
    log: openLog({ service: 'events-tail', level: 'error' }),
  };
  const admin = await kafkajsTopics(kafka);
  const there = sourcesOf(await admin.topicNames());
  await admin.close();
  const chosen = args.filter((arg) => !arg.startsWith('--'));
  const unknown = chosen.filter((source) => !there.includes(source));
  if (unknown.length > 0 || there.length === 0) {
    sayAside(
      there.length === 0
        ? `no service has said anything on ${brokers} yet: start a copy first`
        : `${unknown.join(', ')} says nothing here; those who do: ${there.join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }
  const sources = chosen.length > 0 ? chosen : there;
  const since = args.includes('--all') ? 0 : Date.now();
  const subscription = kafkajsSubscribe(kafka)({
    groupId: `events-tail.${randomToken(6)}`,
    readers: [
      { name: 'tail', topics: sources.map(trackingTopic), handle: async (slice) => print(slice, since) },
    ],
  });
  process.once('SIGINT', () => void subscription.close());
  await subscription.run();
  sayAside(`watching ${sources.join(', ')} on ${brokers}; Ctrl+C ends`);
}

function print(slice: Slice, since: number): void {
  for (const { value, topic, partition, offset } of slice) {
    const decoded = decodeEnvelope(value);
    if ('unreadable' in decoded) say(`${topic}/${partition}@${offset} unreadable: ${decoded.unreadable}`);
    else if (Number(decoded.envelope.recordedAt?.seconds ?? 0n) * 1000 + 1000 >= since)
      say(eventLine(decoded.envelope));
  }
}

const [, , ...args] = process.argv;
const readable = args.every((arg) => arg === '--all' || !arg.startsWith('-'));
const base = Number(process.env['COTTA_PORT_BASE'] ?? 4300);
if (readable) await tail(args, process.env['KAFKA_BROKERS'] ?? `127.0.0.1:${base + 21}`);
else {
  sayAside(usage);
  process.exitCode = 2;
}
