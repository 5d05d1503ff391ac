import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { noProfile, type Addressee, type Profile, type UserEvent, type UserRole } from '../user/user.js';

/** The stream that sentences are about unless they say otherwise. */
export const userId = '01990000-0000-7000-8000-000000000001';
export const requestId = nameBasedId('request');
export const sealedLink = 'c2VhbGVk';

export const profile: Profile = { ...noProfile, firstname: 'Jana', lastname: 'Nováková', language: 'sk' };
export const jana: Addressee = {
  email: 'jana@client.test',
  firstname: 'Jana',
  lastname: 'Nováková',
  language: 'sk',
};

export const initiated = (role: UserRole = 'customer'): UserEvent => ({
  type: 'UserInitiated',
  data: { email: jana.email, role, profile },
});
export const invitedFor = (request: string | null = null): UserEvent => ({
  type: 'UserInvited',
  data: { addressee: jana, sealedLink, requestId: request },
});
export const activated = (role: UserRole = 'customer'): UserEvent => ({
  type: 'UserActivated',
  data: { role, displayName: 'Jana Nováková', addressee: jana },
});
export const tied: UserEvent = { type: 'RequestTiedToUser', data: { requestId } };
export const deactivated: UserEvent = { type: 'UserDeactivated', data: {} };
export const reactivated = (proved = true): UserEvent => ({ type: 'UserReactivated', data: { proved } });

export const waiting: readonly UserEvent[] = [initiated(), invitedFor()];
export const active: readonly UserEvent[] = [...waiting, activated()];
export const closed: readonly UserEvent[] = [...active, deactivated];

export function someone(role: Role, id: string = nameBasedId(role)): Viewer {
  return { role, userId: id, locale: 'en', scopes: [] };
}
