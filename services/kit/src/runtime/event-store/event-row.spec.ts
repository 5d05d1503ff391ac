import { describe, expect, it } from '@jest/globals';
import { type EventRow, toRecordedEvent } from './event-row.js';

const row = (category: string): EventRow => ({
  stream_id: 's',
  category,
  version: 4,
  event_id: 'e',
  type: 'ResultSaved',
  schema_version: 2,
  data: { verdict: 'GO' },
  actor_kind: 'lawyer',
  actor_id: null,
  on_behalf_of: null,
  reason: null,
  subject_id: null,
  correlation_id: 'c',
  causation_id: null,
  command_id: null,
  traceparent: null,
  occurred_at: new Date(0),
  recorded_at: new Date(0),
});

describe('an event that is newer than the aggregate that reads it', () => {
  it('stops whoever owns the stream', () => {
    expect(() => toRecordedEvent(row('request'), { category: 'request' })).toThrow('schema version 2');
  });

  it('is told as it was stored to an aggregate of another kind, which then refuses it', () => {
    expect(toRecordedEvent(row('request'), { category: 'order' })).toMatchObject({
      category: 'request',
      schemaVersion: 2,
      data: { verdict: 'GO' },
    });
  });
});
