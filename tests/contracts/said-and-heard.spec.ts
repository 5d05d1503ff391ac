import type { DescEnum, DescMessage } from '@bufbuild/protobuf';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { enumName } from '@cotta/kit/model/field/names.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { letterConsumers } from '@cotta/workspace/testing.js';
import { knownSources } from '../architecture/boundaries.mjs';
import { RUNNING } from '../architecture/runners.mjs';
import { symbolGraph } from '../architecture/symbol-graph.mjs';
import { historyViolations, namedEvents, unheardEvents } from '../architecture/unheard-events.mjs';
import { allServices, testKey } from '../testkit/services.js';
import { onlyHistory } from './only-history.js';

const queue: JobQueue = {
  add: async () => undefined,
  tick: () => undefined,
  waiting: async () => 0,
  close: async () => undefined,
};
const letters = { queue, clock: systemClock, emailFrom: 'Cotta <post@cotta.test>', publicOrigin: '' };

const besides = letterConsumers(letters, { encryptionKey: testKey, linkKey: testKey });

const consumers = [
  ...allServices.flatMap((service) =>
    service.consumers.map((consumer) => ({ service: service.name, consumer })),
  ),
  ...besides.map((consumer) => ({ service: 'workspace', consumer })),
];
const heard = consumers.flatMap(({ service, consumer: { name, sources, handlers, mode } }) =>
  handlers.map(({ schema }) => ({
    service,
    consumer: name,
    sources,
    schema,
    message: schema.typeName,
    copies: mode === 'ordered',
  })),
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

describe('every event that is said', () => {
  const events = allServices.flatMap(({ name: service, publications }) =>
    Object.entries(publications).map(([event, { schema }]) => {
      const list = eventsOf(schema)?.name;
      const member = list === undefined ? {} : { member: `${list}.${enumName(event)}` };
      return { service, event, message: schema.typeName, ...member };
    }),
  );

  it('is acted on by somebody, or stands in the list of what is only history', () => {
    const root = resolve(import.meta.dirname, '..', '..');
    const files = knownSources(root, ['services']);
    const programs = files.filter((path) => RUNNING.test(path));
    const named = namedEvents(symbolGraph(root, files), programs);
    expect(historyViolations(unheardEvents({ said: events, heard, named }), onlyHistory)).toEqual([]);
    expect(events.length).toBeGreaterThan(400);
    expect(named.size).toBeGreaterThan(3);
  });
});
