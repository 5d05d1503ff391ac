import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import type { NotificationEvent } from './notification.js';
import { markNotificationSeen, raiseNotification } from './notify.js';

const addresseeId = nameBasedId('addressee');
const published = {
  userId: addresseeId,
  kind: 'assigned-to-you',
  subjectType: 'RegistrationRequest',
  subjectId: nameBasedId('request'),
  title: 'V-7K2M9QX4 · Lumara',
} as const;
const raised: NotificationEvent = { type: 'NotificationRaised', data: published };
const seen: NotificationEvent = { type: 'NotificationSeen', data: {} };
const viewer = (role: Role, userId: string): Viewer => ({ role, userId, locale: 'en', scopes: [] });

describe('telling a person', () => {
  it('is raised once', () => {
    given().when(raiseNotification, published).then(raised).thenState({ userId: addresseeId, seen: false });
    given(raised).when(raiseNotification, published).thenRefused('ALREADY_EXISTS');
  });

  it('is done by the system alone', () =>
    expect(shutOut(raiseNotification)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']));
});

describe('having seen it', () => {
  it.each(['customer', 'lawyer', 'admin'] as const)('is said by its addressee, a %s, once', (role) => {
    given(raised)
      .when(markNotificationSeen, {}, { viewer: viewer(role, addresseeId) })
      .then(seen)
      .thenState({ seen: true });
    given<NotificationEvent>(raised, seen)
      .when(markNotificationSeen, {}, { viewer: viewer(role, addresseeId) })
      .then();
  });

  it.each(['customer', 'lawyer', 'admin'] as const)(
    'is not said by another %s, who learns no more than of an unknown id',
    (role) => {
      const stranger = { viewer: viewer(role, nameBasedId('stranger')) };
      given(raised)
        .when(markNotificationSeen, {}, stranger)
        .thenRefused('NOT_FOUND', { message: 'There is nothing under this id.' });
      given()
        .when(markNotificationSeen, {}, stranger)
        .thenRefused('NOT_FOUND', { message: 'There is nothing under this id.' });
    },
  );

  it('is for the signed-in', () => expect(shutOut(markNotificationSeen)).toEqual(['visitor', 'partner']));
});
