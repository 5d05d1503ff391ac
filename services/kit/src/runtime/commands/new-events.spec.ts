import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jar, type JarEvent } from '../../testing/jar.js';
import { nameBasedId } from '../../model/words/ids.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import { systemViewer, type Viewer } from '../../model/words/viewer.js';
import { currentState, eventContext, newEvents, notFoundFor } from './new-events.js';

const opened: JarEvent = { type: 'JarOpened', data: { owner: 'me', limit: 10 } };
const coin = (amount: number): JarEvent => ({ type: 'CoinPut', data: { amount } });
const shaken: JarEvent = { type: 'JarShaken', data: {} };
const now = new Date('2026-03-02T09:00:00Z');
const commandId = nameBasedId('command');

describe('what a stream is', () => {
  it('is nothing before its first event', () =>
    expect(currentState(jar, [])).toEqual({ version: 0, settledAt: 0, state: jar.initial }));

  it('follows from its events', () =>
    expect(currentState(jar, [opened, coin(2), coin(3)])).toEqual({
      version: 3,
      settledAt: 3,
      state: { owner: 'me', limit: 10, total: 5 },
    }));

  it('was settled by the last event that was no notice', () => {
    expect(currentState(jar, [opened, shaken, shaken]).settledAt).toBe(1);
    expect(currentState(jar, [opened, shaken, coin(1), shaken])).toMatchObject({ version: 4, settledAt: 3 });
  });

  it('counts every event, and settles no later than the last', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom<JarEvent>(coin(1), shaken)), (more) => {
        const { version, settledAt, state } = currentState(jar, [opened, ...more]);
        const notices = [...more].reverse().findIndex(({ type }) => type !== 'JarShaken');
        expect(version).toBe(more.length + 1);
        expect(settledAt).toBe(notices < 0 ? 1 : version - notices);
        expect(state.total).toBe(more.filter(({ type }) => type === 'CoinPut').length);
      }),
    ));
});

describe('an id of another entity', () => {
  const recorded = (category: string): RecordedEvent => ({
    eventId: nameBasedId('event'),
    category,
    streamId: nameBasedId('stream'),
    version: 1,
    type: 'JarOpened',
    schemaVersion: 1,
    data: {},
    actor: { kind: 'system' },
    correlationId: commandId,
    occurredAt: now,
    recordedAt: now,
  });

  it('is no id of this one, and nothing stands under an id that was never used', () => {
    expect(notFoundFor(jar, [recorded('box')])).toMatchObject({ refused: 'NOT_FOUND' });
    expect(notFoundFor(jar, [recorded('jar')])).toBeUndefined();
    expect(notFoundFor(jar, [])).toBeUndefined();
  });
});

describe('what was decided, on its way to the store', () => {
  let drawn = 0;
  const runtime = {
    ids: { next: () => nameBasedId('event', String((drawn += 1))) },
  } as Parameters<typeof newEvents>[0];

  it('gets an id each and the schema version of its type, and keeps why and of whom', () => {
    const shapes = { ...jar, versions: { CoinPut: 3 } };
    const made = newEvents(runtime, shapes, [
      { ...opened, subjectId: 'me' },
      { ...coin(1), reason: 'Found it' },
    ]);
    expect(made).toEqual([
      { eventId: nameBasedId('event', '1'), schemaVersion: 1, subjectId: 'me', ...opened },
      { eventId: nameBasedId('event', '2'), schemaVersion: 3, reason: 'Found it', ...coin(1) },
    ]);
  });
});

describe('who did it and why', () => {
  const eva: Viewer = { role: 'customer', userId: 'eva', locale: 'en', scopes: [] };
  const contextOf = (viewer: Viewer, more: object = {}) => eventContext({ commandId, viewer, now, ...more });

  it.each([
    ['a person', eva, { kind: 'customer', id: 'eva' }],
    ['the system', systemViewer, { kind: 'system' }],
    ['a visitor', { ...systemViewer, role: 'visitor' as const }, { kind: 'visitor' }],
    [
      'an admin who acts for a customer',
      { ...eva, actingAdminId: 'ann' },
      { kind: 'admin', id: 'ann', onBehalfOf: 'eva' },
    ],
    [
      'a program that acts for a customer',
      { ...eva, clientId: 'program' },
      { kind: 'partner', id: 'program', onBehalfOf: 'eva' },
    ],
  ])('names %s', (_, viewer, actor) => expect(contextOf(viewer).actor).toEqual(actor));

  it('is the command itself, unless something came before it', () => {
    expect(contextOf(eva)).toEqual({
      actor: { kind: 'customer', id: 'eva' },
      commandId,
      correlationId: commandId,
      causationId: commandId,
      occurredAt: now,
    });
    expect(
      contextOf(eva, { correlationId: 'first', causationId: 'before', traceparent: '00-1-2-01' }),
    ).toMatchObject({ correlationId: 'first', causationId: 'before', traceparent: '00-1-2-01' });
  });
});
