import { describe, expect, it } from '@jest/globals';
import { f } from '../../model/field/field.js';
import type { RecordHistory } from '../../model/decider/record-history.js';
import { stepsOf } from '../../model/decider/step.js';
import { workItem } from '../../model/decider/work-item.js';
import { defineResource, everyRow } from '../../model/resource/define.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import { foldToDay, foldToVersion } from './fold-to-day.js';

const resource = defineResource({
  name: 'Parcel',
  table: 'parcel',
  tier: 'aggregate',
  doc: 'A parcel.',
  readableBy: ['lawyer'],
  rows: { lawyer: everyRow },
  fields: {
    status: f.enumeration('Where it is.', { name: 'ParcelPlace', values: ['Packed', 'Sent', 'There'] }),
    sentOn: f.calendarDate('Day it was sent.', { optional: true }),
    note: f.text('A remark.', { max: 100, optional: true }),
  },
});
const step = stepsOf(resource);
const send = step({
  command: 'SendParcel',
  doc: 'It is on its way.',
  event: 'ParcelSent',
  label: 'Sent',
  audience: 'customer',
  effective: 'sentOn',
  from: ['Packed'],
  to: 'Sent',
  by: ['lawyer'],
});
const events = {
  added: 'ParcelAdded',
  amended: 'ParcelAmended',
  removed: 'ParcelRemoved',
  assigned: 'ParcelAssigned',
};
const rules = {
  writable: ['note', 'sentOn'] as const,
  create: ['lawyer'] as const,
  update: ['lawyer'] as const,
  remove: ['lawyer'] as const,
  starts: 'Packed' as const,
  labels: { added: 'Added', audience: 'customer' as const },
};
const parcel = workItem(resource, events, { ...rules, steps: [send] });
const history: RecordHistory = {
  resource,
  aggregate: parcel.aggregate as unknown as RecordHistory['aggregate'],
  events: parcel.events,
  effective: parcel.effective,
  labels: parcel.labels,
  calendar: { by: 'status', zoneOf: () => 'Europe/Prague' },
};

const told = (version: number, type: string, at: string, data: object): RecordedEvent => ({
  eventId: `e${version}`,
  category: 'parcel',
  streamId: 'p',
  version,
  type,
  schemaVersion: 1,
  data,
  actor: { kind: 'lawyer' },
  correlationId: 'c',
  occurredAt: new Date(at),
  recordedAt: new Date(at),
});
const sent = told(2, 'ParcelSent', '2026-05-10T10:00:00Z', {
  status: 'Sent',
  statusFrom: 'Packed',
  sentOn: '2026-05-03',
});
const log = [told(1, 'ParcelAdded', '2026-05-01T10:00:00Z', { status: 'Packed' }), sent];
const on = (day: string, knownOn: string, of: readonly RecordedEvent[] = log) =>
  foldToDay(history, of, { day, knownOn }, 'Europe/Prague');

describe('a record on a day', () => {
  it.each([
    ['2026-05-02', '2026-05-12', 'Packed'],
    ['2026-05-03', '2026-05-12', 'Sent'],
    ['2026-05-03', '2026-05-09', 'Packed'],
    ['2026-05-10', '2026-05-10', 'Sent'],
  ])('stood on %s, by what was known on %s, at %s', (day, knownOn, status) =>
    expect(on(day, knownOn)?.fields).toMatchObject({ status }),
  );

  it('is not there before it was added, nor after it was removed', () => {
    expect(on('2026-04-30', '2026-05-12')).toBeUndefined();
    const removed = [...log, told(3, 'ParcelRemoved', '2026-05-11T10:00:00Z', {})];
    expect(on('2026-05-11', '2026-05-11', removed)).toBeUndefined();
    expect(on('2026-05-10', '2026-05-11', removed)).toBeDefined();
  });

  it('ends its day at midnight of its zone', () => {
    const late = [
      log[0],
      told(2, 'ParcelAmended', '2026-05-01T22:30:00Z', { note: 'late' }),
    ] as RecordedEvent[];
    expect(on('2026-05-01', '2026-05-02', late)?.fields).not.toHaveProperty('note');
    expect(on('2026-05-02', '2026-05-02', late)?.fields).toMatchObject({ note: 'late' });
  });

  it('takes a date to come for nothing: what was entered stands from its entry', () => {
    const early = { ...sent, data: { ...sent.data, sentOn: '2026-06-01' } };
    expect(on('2026-05-10', '2026-05-10', [log[0] as RecordedEvent, early])?.fields).toMatchObject({
      status: 'Sent',
    });
  });

  it('goes by the corrected date, and by the first one for what was known before', () => {
    const corrected = [...log, told(3, 'ParcelAmended', '2026-05-20T10:00:00Z', { sentOn: '2026-05-06' })];
    expect(on('2026-05-04', '2026-05-20', corrected)?.fields).toMatchObject({ status: 'Packed' });
    expect(on('2026-05-06', '2026-05-20', corrected)?.fields).toEqual({
      status: 'Sent',
      sentOn: '2026-05-06',
    });
    expect(on('2026-05-04', '2026-05-19', corrected)?.fields).toMatchObject({
      status: 'Sent',
      sentOn: '2026-05-03',
    });
  });

  it('knows a prefix of its history: what followed a later entry is later too', () => {
    const skewed = [
      log[0],
      told(2, 'ParcelAmended', '2026-05-03T10:00:00Z', { note: 'two' }),
      told(3, 'ParcelAmended', '2026-05-02T10:00:00Z', { note: 'three' }),
    ] as RecordedEvent[];
    expect(on('2026-05-02', '2026-05-02', skewed)?.fields).not.toHaveProperty('note');
    expect(on('2026-05-03', '2026-05-03', skewed)).toMatchObject({ fields: { note: 'three' }, version: 3 });
  });

  it('takes effect by a calendar date only', () => {
    expect(() => workItem(resource, events, { ...rules, steps: [{ ...send, effective: 'note' }] })).toThrow(
      'SendParcel takes effect on note, which is no calendar date',
    );
  });
});

describe('a record at a version', () => {
  const at = (version: number) => foldToVersion(history, log, version);

  it('is whatever had been entered by then, whenever it took effect', () => {
    expect(at(0)).toBeUndefined();
    expect(at(1)).toMatchObject({ fields: { status: 'Packed' }, version: 1 });
    expect(at(2)).toMatchObject({ fields: { status: 'Sent', sentOn: '2026-05-03' }, version: 2 });
    expect(at(99)).toEqual(at(2));
  });
});
