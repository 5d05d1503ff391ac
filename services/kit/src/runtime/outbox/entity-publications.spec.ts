import { describe, expect, it } from '@jest/globals';
import { EntityChange } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import { bicycleResource, workshop } from '../../testing/repair.js';
import { eventEncoder } from './encoder.js';
import { entityPublications } from './entity-publications.js';
import { publishedEntity } from './published-entity.js';

const event = (type: string, data: object): RecordedEvent => ({
  type,
  data,
  eventId: 'e',
  streamId: 'the row',
  category: 'repair',
  version: 1,
  schemaVersion: 1,
  occurredAt: new Date(0),
  recordedAt: new Date(0),
  correlationId: 'c',
  actor: { kind: 'system' },
});

describe('what an entity says', () => {
  it('is the event by its number, the row, and the columns others may know', () => {
    const added = workshop.publications['BicycleAdded'];
    const data = { frameNumber: 'F-1', userId: 'eva', weight: '9.50', parts: null };
    expect(added?.schema.typeName).toBe('cotta.workshop.v1.BicycleChanged');
    expect(added?.map(event('BicycleAdded', data))).toEqual({
      entityId: 'the row',
      event: 1,
      change: EntityChange.ADDED,
      facts: { userId: 'eva', weight: '9.50' },
    });
  });

  it('is said for every event of its declaration', () => {
    const { name: source, publications, unpublished } = workshop;
    const encoder = eventEncoder({ source, publications, unpublished });
    const types = (workshop.published ?? []).flatMap(({ changes }) => Object.keys(changes));
    expect(types.length).toBeGreaterThan(8);
    for (const type of types) expect(() => encoder.check(event(type, {}))).not.toThrow();
  });

  it('leaves events with a message of their own to that message', () => {
    const events = { added: 'BicycleAdded', amended: 'BicycleAmended', removed: 'BicycleRemoved' };
    const { changes } = publishedEntity(bicycleResource, events, { BicycleAmended: {} });
    expect(changes).toEqual({ BicycleAdded: EntityChange.ADDED, BicycleRemoved: EntityChange.REMOVED });
  });

  it('fails loud where its message is not generated, at the first event and not before', () => {
    const said = entityPublications('workshop', workshop.published ?? [], () => undefined);
    expect(() => said['BicycleAdded']?.schema).toThrow('npm run derive');
  });
});
