import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DescEnum } from '@bufbuild/protobuf';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import { partnerEventTypeNames, partnerEventTypes } from '@cotta/reference/partner-event-types.js';
import { timelineLabels } from '@cotta/requests/testing.js';
import { partnerEventSources } from '@cotta/workspace/testing.js';
import { knownSources } from '../architecture/boundaries.mjs';

const root = resolve(import.meta.dirname, '..', '..');

interface Walkable {
  readonly labels: Readonly<Record<string, { readonly audience: string }>>;
}
const isWalkable = (value: unknown): value is Walkable =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'labels' in value;

/** As far as this contract reads the description. */
interface Described {
  readonly get: {
    readonly responses: Record<
      '200',
      {
        readonly content: Record<
          'application/json',
          {
            readonly schema: {
              readonly properties: {
                readonly events: {
                  readonly items: { readonly properties: Record<'type', Record<'x-event-types', object[]>> };
                };
              };
            };
          }
        >;
      }
    >;
  };
}

/** Who reads a step in the history of its record. */
async function audiences(): Promise<ReadonlyMap<string, string>> {
  const paths = knownSources(root, ['services']).filter((path) => path.endsWith('.work-item.ts'));
  const modules: object[] = [];
  // One after the other: two at once that need the same third one trip over it while it is being loaded.
  for (const path of paths) modules.push(await import(pathToFileURL(resolve(root, path)).href));
  const labels = modules.flatMap((module) => Object.values(module).filter(isWalkable));
  return new Map(
    [...labels.map((item) => item.labels), timelineLabels].flatMap((each) =>
      Object.entries(each).map(([event, { audience }]): [string, string] => [event, audience]),
    ),
  );
}

const mapped = partnerEventSources.flatMap(({ events, types }) =>
  Object.entries(types).map(([number, type]): [string, string] => [
    eventType(events as DescEnum, Number(number)),
    String(type),
  ]),
);

describe('what partners hear', () => {
  let read: ReadonlyMap<string, string> = new Map();
  beforeAll(async () => {
    read = await audiences();
  });

  it.each(mapped)('%s is what its client reads in the history as well', (event) => {
    expect([event, read.get(event)]).toEqual([event, 'customer']);
  });

  it('is looked at, of every kind', () => {
    expect(mapped.length).toBeGreaterThan(45);
  });

  it('is described, each type with its scope and version, and nothing else is', () => {
    const described = readFileSync(resolve(root, 'gateway/partner-client/derived/openapi.json'), 'utf8');
    const { paths } = JSON.parse(described) as Record<'paths', Record<string, Described>>;
    const events =
      paths['/api/partner/events']?.get.responses['200'].content['application/json'].schema.properties.events;
    expect(events?.items.properties.type['x-event-types']).toEqual(
      partnerEventTypeNames.map((type) => ({ type, ...partnerEventTypes[type] })),
    );
  });
});
