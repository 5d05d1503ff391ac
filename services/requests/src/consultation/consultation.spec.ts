import { describe, expect, it } from '@jest/globals';
import type { Role } from '@cotta/kit/model/words/viewer.js';
import { walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { given } from '@cotta/kit/testing/spec.js';
import { consultationStatuses } from './consultation-status.js';
import { client, clientId, lawyer, stranger } from '../testing/facts.js';
import { consultation as item } from './consultation.work-item.js';

const now = '2026-03-20T10:00:00Z';
const past = {
  userId: clientId,
  questionsAndAnswers: [],
  missedCount: 0,
  eventTimestamp: '2026-03-20T09:30:00.000Z',
};
const staff: readonly Role[] = ['lawyer', 'admin'];
const everyone: readonly Role[] = ['customer', ...staff];

describe('a consultation that is asked for', () => {
  const asked = (input: object, viewer: typeof lawyer = lawyer) =>
    given().when(item.create, { questionsAndAnswers: [], ...input }, { now, viewer });
  const wrong = (fields: readonly { path: string[]; message: string }[]) => ({
    fields: fields.map((field) => ({ ...field, code: 'REQUIRED' })),
  });
  const nobody = {
    path: ['userId'],
    message: 'Say who is advised: a client, or an e-mail address to write to.',
  };
  const nothing = {
    path: ['description'],
    message: 'Say what it shall be about, or which order it is about.',
  };

  it('names somebody who can be reached and what it is about, each refused at its field', () => {
    asked({}).thenRefused('INPUT_INVALID', wrong([nobody, nothing]));
    asked({ description: 'The name of a bakery.' }).thenRefused('INPUT_INVALID', wrong([nobody]));
    asked({ userId: clientId }).thenRefused('INPUT_INVALID', wrong([nothing]));
    asked({ userId: clientId, description: '   ' }).thenRefused('INPUT_INVALID', wrong([nothing]));
    expect(asked({ userId: clientId, description: 'A bakery.' }).events()).toHaveLength(1);
    expect(asked({ contactEmail: 'jana@client.test', description: 'A bakery.' }).events()).toHaveLength(1);
    // Customers are advised themselves.
    expect(asked({ description: 'A bakery.' }, client).events()).toHaveLength(1);
  });
});

/** By hand from the state machine of consultations. */
const lines: Lines = {
  ScheduleConsultation: {
    from: ['Requested', 'Rescheduled', 'No-show'],
    to: 'Scheduled',
    by: everyone,
    input: { eventTimestamp: '2026-03-23T10:30:00.000Z' },
  },
  RescheduleConsultation: { from: ['Scheduled'], to: 'Rescheduled', by: everyone },
  HoldConsultation: {
    from: ['Scheduled'],
    to: 'Held',
    by: ['lawyer'],
    input: { outcome: 'File in the EU first.' },
  },
  NoteMissedConsultation: { from: ['Scheduled'], to: 'No-show', by: ['lawyer'] },
  CloseConsultation: { from: ['Held'], to: 'Closed', by: staff },
  CancelConsultation: {
    from: ['Requested', 'Scheduled', 'Rescheduled', 'No-show'],
    to: 'Cancelled',
    by: everyone,
  },
};

const at = (status: string, more: object = {}) =>
  given({ type: item.events.added, data: { ...past, ...more, status } });

describe('a consultation', () => {
  it('walks as its state machine says, and no other way', () =>
    walkEveryStep({ item, statuses: consultationStatuses, past, lines, now }));

  it.each([
    ['in the past', '2026-03-20T09:30:00.000Z', 'IN_PAST', 'Choose a time in the future.'],
    ['now', '2026-03-20T10:00:00.000Z', 'IN_PAST', 'Choose a time in the future.'],
    ['between two slots', '2026-03-23T10:15:00.000Z', 'NO_SLOT', 'Talks begin on the hour or the half hour.'],
  ])('is not scheduled %s', (_, eventTimestamp, code, message) => {
    at('Requested')
      .when(item.steps.scheduleConsultation, { eventTimestamp }, { viewer: client, now })
      .thenRefused('INPUT_INVALID', { fields: [{ path: ['eventTimestamp'], code, message }] });
  });

  it('is moved by its customer until two hours before, by staff at any time', () => {
    const move = item.steps.rescheduleConsultation;
    const inTwoHours = at('Scheduled', { eventTimestamp: '2026-03-20T12:00:00.000Z' });
    inTwoHours.when(move, {}, { viewer: client, now }).thenRefused('TOO_LATE');
    expect(inTwoHours.when(move, {}, { viewer: lawyer, now }).events()).toMatchObject([
      { data: { eventTimestamp: null } },
    ]);
    expect(
      at('Scheduled', { eventTimestamp: '2026-03-20T12:00:01.000Z' })
        .when(move, {}, { viewer: client, now })
        .events(),
    ).toHaveLength(1);
    at('Scheduled').when(move, {}, { viewer: stranger, now }).thenRefused('NOT_FOUND');
    const to = '2026-03-24T10:00:00.000Z';
    expect(inTwoHours.when(move, { eventTimestamp: to }, { viewer: lawyer, now }).events()).toMatchObject([
      { data: { eventTimestamp: to, userId: clientId } },
    ]);
    inTwoHours
      .when(move, { eventTimestamp: '2026-03-24T10:10:00.000Z' }, { viewer: lawyer, now })
      .thenRefused('INPUT_INVALID');
  });

  it('is missed after 15 minutes, once more after that, never a third time', () => {
    const miss = item.steps.noteMissedConsultation;
    at('Scheduled', { eventTimestamp: '2026-03-20T09:46:00.000Z' })
      .when(miss, {}, { viewer: lawyer, now })
      .thenRefused('TOO_EARLY');
    expect(
      at('Scheduled', { eventTimestamp: '2026-03-20T09:45:00.000Z' })
        .when(miss, {}, { viewer: lawyer, now })
        .events(),
    ).toMatchObject([{ data: { missedCount: 1, status: 'No-show' } }]);
    at('No-show', { missedCount: 2 })
      .when(
        item.steps.scheduleConsultation,
        { eventTimestamp: '2026-03-23T10:30:00.000Z' },
        { viewer: client, now },
      )
      .thenRefused('MISSED_TWICE');
  });
});
