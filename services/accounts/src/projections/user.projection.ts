import { nameBasedId } from '@cotta/kit/ids/ids.js';
import type { InlineProjection, RecordedEvent } from '@cotta/kit/projection/projection.js';
import { changeRow, insertRow, updateWhere, type RowValues } from '@cotta/kit/projection/row.js';
import { displayName, reactivatedTo, type Profile, type UserEvent } from '../domain/user.js';

type Stored = UserEvent & RecordedEvent;

/** The rows of `user` and `user_profile`. */
export const userProjection: InlineProjection = {
  name: 'user',
  tables: ['user', 'user_profile'],
  project: async (tx, recorded) => {
    const event = recorded as Stored;
    if (event.type === 'UserInitiated') {
      const { email, role, profile } = event.data;
      await insertRow(tx, 'user', event, { email, role, status: 'Initiated', displayName: displayName({ email, profile }) });
      await insertRow(tx, 'user_profile', event, { ...profile, id: profileId(event.streamId), userId: event.streamId });
      return;
    }
    await changeRow(tx, 'user', event, changes(event));
    if (event.type !== 'UserProfileUpdated') return;
    const columns = { ...event.data.profile, version: event.version, updatedAt: event.occurredAt };
    await updateWhere(tx, 'user_profile', { id: profileId(event.streamId) }, columns);
  },
};

export function profileId(userId: string): string {
  return nameBasedId(userId, 'user_profile');
}

function changes(event: Stored): RowValues {
  switch (event.type) {
    case 'UserInvited':
      return { status: 'Invited' };
    case 'UserActivated':
      return { status: 'Active' };
    case 'UserReactivated':
      return { status: reactivatedTo(event.data) };
    case 'UserDeactivated':
      return { status: 'Deactivated' };
    case 'UserAdminAssigned':
      return { assignedAdminId: event.data.adminId };
    case 'OnboardingFinished':
      return { cpOnboardingFinished: true };
    case 'UserProfileUpdated':
      return nameChange(event.data.profile);
    default:
      return {};
  }
}

function nameChange(profile: Profile): RowValues {
  const name = `${profile.firstname} ${profile.lastname}`.trim();
  return name === '' ? {} : { displayName: name };
}
