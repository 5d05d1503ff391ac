import type { DescEnum, DescMessage } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { consultationLettersConsumer } from '../../services/workspace/src/letter/consultation-letters-consumer.js';
import { deadlineLettersConsumer } from '../../services/workspace/src/letter/deadline-letters-consumer.js';
import { lettersConsumer } from '../../services/workspace/src/letter/letters-consumer.js';
import { markLettersConsumer } from '../../services/workspace/src/letter/mark-letters-consumer.js';
import { moneyLettersConsumer } from '../../services/workspace/src/letter/money-letters-consumer.js';
import { orderLettersConsumer } from '../../services/workspace/src/letter/order-letters-consumer.js';
import { serviceLettersConsumer } from '../../services/workspace/src/letter/service-letters-consumer.js';
import { subscriptionLettersConsumer } from '../../services/workspace/src/letter/subscription-letters-consumer.js';
import { documentFilesConsumer } from '../../services/workspace/src/heard/invoicing/on-document-files.js';
import { signedAuthoritiesConsumer } from '../../services/workspace/src/heard/requests/on-signed-authorities.js';
import { specimenCopies } from '../../services/workspace/src/heard/requests/on-specimens.js';
import { smsConsumer } from '../../services/workspace/src/text-message/sms-consumer.js';
import { allServices, testKey } from '../testkit/services.js';

const queue: JobQueue = {
  add: async () => undefined,
  tick: () => undefined,
  waiting: async () => 0,
  close: async () => undefined,
};
const letters = { queue, clock: systemClock, mailFrom: 'Cotta <post@cotta.test>', publicOrigin: '' };

/** Those of the workspace that need the outside world. */
const besides = [
  ...[
    consultationLettersConsumer,
    deadlineLettersConsumer,
    lettersConsumer,
    markLettersConsumer,
    moneyLettersConsumer,
    orderLettersConsumer,
    serviceLettersConsumer,
    subscriptionLettersConsumer,
    smsConsumer,
  ].map((consumer) => consumer(letters)),
  documentFilesConsumer({ encryptionKey: testKey }),
  signedAuthoritiesConsumer({ encryptionKey: testKey }),
  specimenCopies({ encryptionKey: testKey }),
];

const consumers = [...allServices.flatMap((service) => service.consumers), ...besides];
const heard = consumers.flatMap(({ name, sources, handlers }) =>
  handlers.map(({ schema }) => ({ consumer: name, sources, schema })),
);

/** Message → the types of stored events it is said for, by service. */
const said = new Map(
  allServices.map(({ name, publications }) => {
    const types = new Map<string, Set<string>>();
    for (const [type, { schema }] of Object.entries(publications))
      types.set(schema.typeName, (types.get(schema.typeName) ?? new Set()).add(type));
    return [name, types];
  }),
);

const eventsOf = ({ field }: DescMessage): DescEnum | undefined => field['event']?.enum;

describe('every message that is heard', () => {
  it.each(heard.map(({ consumer, schema, sources }) => [schema.typeName, consumer, sources] as const))(
    '%s by %s is said by a service it listens to',
    (type, _, sources) => {
      expect(sources.filter((source) => said.get(source)?.has(type))).not.toEqual([]);
    },
  );

  it('names no event that nobody says', () => {
    const named = [...new Set(heard.map(({ schema }) => schema))].flatMap((schema) => {
      const events = eventsOf(schema);
      const types = new Set([...said.values()].flatMap((by) => [...(by.get(schema.typeName) ?? [])]));
      return (events?.values ?? [])
        .filter(({ number }) => events !== undefined && number > 0 && !types.has(eventType(events, number)))
        .map(({ name }) => name);
    });
    expect(named).toEqual([]);
    expect(heard.length).toBeGreaterThan(50);
  });
});
