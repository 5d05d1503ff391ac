import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { nameBasedId } from '../words/ids.js';
import type { RecordedEvent } from '../words/recorded-event.js';
import type { InlineProjection } from './inline-projection.js';
import { oneAfterAnother } from './one-after-another.js';

const event = (version: number): RecordedEvent => ({
  eventId: nameBasedId('event', String(version)),
  category: 'jar',
  streamId: nameBasedId('jar'),
  version,
  type: 'CoinPut',
  schemaVersion: 1,
  data: {},
  actor: { kind: 'system' },
  correlationId: nameBasedId('cause'),
  occurredAt: new Date(0),
  recordedAt: new Date(0),
});
const tx = {} as EntityManager;

describe('projections one after another', () => {
  it('own the tables of all, and give each event to each in their order', async () => {
    const done: string[] = [];
    const noting = (name: string): InlineProjection => ({
      name,
      tables: [`${name}_table`],
      project: async (_, { version }) => {
        await Promise.resolve();
        done.push(`${name} ${version}`);
      },
      projectMany: async () => void done.push(`${name} many`),
    });
    const both = oneAfterAnother('both', [noting('first'), noting('second')]);
    await both.project(tx, event(1));
    await both.project(tx, event(2));
    expect(both.tables).toEqual(['first_table', 'second_table']);
    expect(done).toEqual(['first 1', 'second 1', 'first 2', 'second 2']);
  });

  it('take no events together, where the second would not see what the first wrote', () =>
    expect(oneAfterAnother('both', []).projectMany).toBeUndefined());

  it('stop at the first that fails', async () => {
    const done: string[] = [];
    const failing: InlineProjection = {
      name: 'a',
      tables: [],
      project: () => Promise.reject(new Error('no')),
    };
    const next: InlineProjection = { name: 'b', tables: [], project: async () => void done.push('b') };
    await expect(oneAfterAnother('both', [failing, next]).project(tx, event(1))).rejects.toThrow('no');
    expect(done).toEqual([]);
  });
});
