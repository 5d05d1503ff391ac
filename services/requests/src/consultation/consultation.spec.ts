import { describe, expect, it } from '@jest/globals';
import type { Role } from '@cotta/kit/model/words/viewer.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { given } from '@cotta/kit/testing/spec.js';
import { consultationStatuses } from './consultation-status.js';
import { byLink, client, clientId, lawyer, stranger } from '../testing/facts.js';
import { consultation as item } from './consultation.work-item.js';

const now = '2026-03-20T10:00:00Z';
const past = {
  userId: clientId,
  questionsAndAnswers: [],
  missedCount: 0,
  eventTimestamp: '2026-03-20T09:30:00.000Z',
};
const staff: readonly Role[] = ['lawyer', 'admin'];
const everyone: readonly Role[] = ['visitor', 'customer', ...staff];

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
  SendConsultationOutcome: {
    from: ['Held', 'Closed'],
    to: stays,
    by: staff,
    input: { outcome: 'File in the EU first.' },
  },
  CloseConsultation: { from: ['Held'], to: 'Closed', by: staff, input: { outcome: 'File in the EU first.' } },
  CancelConsultation: {
    from: ['Requested', 'Scheduled', 'Rescheduled', 'No-show'],
    to: 'Cancelled',
    by: everyone,
  },
  PassOverConsultationReminder: {
    from: ['Scheduled'],
    to: 'Scheduled',
    by: [],
  },
  RemindOfConsultation: {
    from: ['Scheduled'],
    to: 'Scheduled',
    by: [],
    input: { step: 1 },
    facts: { eventTimestamp: '2026-03-21T10:00:00.000Z' },
  },
  RevokeConsultationLinks: { from: consultationStatuses, to: stays, by: staff },
  ClaimConsultation: {
    from: consultationStatuses,
    to: stays,
    by: [],
    input: { userId: clientId },
    facts: { userId: null },
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

  it('is changed by whoever holds its link, and by no other link', () => {
    const booked = { eventTimestamp: '2026-03-24T10:00:00.000Z', userId: null, linkRevision: 2 };
    const cancel = item.steps.cancelConsultation;
    const by = (link: { subjectId?: string; revision?: number }) =>
      at('Scheduled', booked).when(cancel, {}, { viewer: byLink('consultation', link), now });
    expect(by({ revision: 2 }).events()).toMatchObject([
      { type: 'ConsultationCancelled', data: { sequence: 1, plannedAt: booked.eventTimestamp } },
    ]);
    by({ revision: 1 }).thenRefused('NOT_FOUND');
    by({ revision: 2, subjectId: clientId }).thenRefused('NOT_FOUND');
    at('Scheduled', booked)
      .when(cancel, {}, { viewer: byLink('verification-receipt', { revision: 2 }), now })
      .thenRefused('NOT_FOUND');
  });

  it('is called off by whoever is advised until two hours before, by staff at any time', () => {
    const cancel = item.steps.cancelConsultation;
    const near = at('Scheduled', { eventTimestamp: '2026-03-20T12:00:00.000Z', linkRevision: 1 });
    near.when(cancel, {}, { viewer: client, now }).thenRefused('TOO_LATE');
    near.when(cancel, {}, { viewer: byLink('consultation'), now }).thenRefused('TOO_LATE');
    expect(near.when(cancel, {}, { viewer: lawyer, now }).events()).toHaveLength(1);
  });

  it('is nobody reminded of once its hour has come', () => {
    at('Scheduled', { eventTimestamp: '2026-03-20T10:00:00.000Z' })
      .when(item.steps.remindOfConsultation, { step: 2 }, { now })
      .thenRefused('REMINDER_NOT_WANTED');
  });

  it('counts the changes of its entry in calendars', () => {
    const to = '2026-03-24T10:00:00.000Z';
    const first = at('Requested').when(
      item.steps.scheduleConsultation,
      { eventTimestamp: to },
      { viewer: lawyer, now },
    );
    expect(first.events()).toMatchObject([{ data: { sequence: 0, linkRevision: 1 } }]);
    const next = at('Scheduled', { eventTimestamp: to, sequence: 4, linkRevision: 3 }).when(
      item.steps.rescheduleConsultation,
      { eventTimestamp: '2026-03-25T10:00:00.000Z' },
      { viewer: lawyer, now },
    );
    expect(next.events()).toMatchObject([{ data: { sequence: 5, linkRevision: 3 } }]);
  });
});

describe('the outcome of a talk', () => {
  const words = { outcome: 'File the word.', advice: 'Now.', resolution: 'Classes 9 and 42.' };
  const noted = { ...words, offers: ['registration'] };
  const send = (status: string, more: object, input: object) =>
    at(status, more).when(item.steps.sendConsultationOutcome, input, { viewer: lawyer, now });
  const close = (more: object, input: object) =>
    at('Held', more).when(item.steps.closeConsultation, input, { viewer: lawyer, now });

  it('is sent and the talk stays open, again after a change and once it is closed', () => {
    for (const status of ['Held', 'Closed'])
      expect(send(status, { ...noted, outcomeSentAt: now }, { advice: 'Wait.' }).events()).toMatchObject([
        {
          type: 'ConsultationOutcomeSent',
          data: { ...noted, advice: 'Wait.', outcomeSentAt: new Date(now).toISOString(), linkRevision: 1 },
        },
      ]);
  });

  it('says what was said: an empty one is refused at its field', () => {
    const missing = [{ path: ['outcome'], code: 'REQUIRED', message: 'Write what came of the talk.' }];
    send('Held', {}, { advice: 'Wait.' }).thenRefused('INPUT_INVALID', { fields: missing });
    send('Held', noted, { outcome: '  ' }).thenRefused('INPUT_INVALID', { fields: missing });
    close({}, {}).thenRefused('INPUT_INVALID', { fields: missing });
  });

  it('is written with the closing, unless the same letter was written before', () => {
    expect(close(noted, {}).events()).toMatchObject([{ data: { ...noted, wasSent: false } }]);
    const sentBefore = { ...noted, outcomeSentAt: now };
    const same = close(sentBefore, { ...words, offers: ['registration'] }).events();
    expect(same).toMatchObject([{ data: { wasSent: true } }]);
    for (const changed of [{ advice: 'Wait.' }, { offers: [] }])
      expect(close(sentBefore, changed).events()).toMatchObject([{ data: { ...changed, wasSent: false } }]);
  });
});
