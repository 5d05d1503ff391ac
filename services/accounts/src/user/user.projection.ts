import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { EntityManager } from 'typeorm';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { changeRow, insertRow, updateWhere, type RowValues } from '@cotta/kit/model/rows/row.js';
import { displayName, reactivatedTo, type Profile, type UserEvent } from './user.js';

type Stored = UserEvent & RecordedEvent;

/** The rows of `user` and `user_profile`. */
export const userProjection: InlineProjection = {
  name: 'user',
  tables: ['user', 'user_profile'],
  project: async (tx, recorded) => {
    const event = recorded as Stored;
    if (event.type === 'UserInitiated') {
      const { email, role, profile } = event.data;
      await insertRow(tx, 'user', event, {
        email,
        role,
        status: 'Initiated',
        displayName: displayName({ email, profile }),
      });
      await insertRow(tx, 'user_profile', event, {
        ...profile,
        id: profileId(event.streamId),
        userId: event.streamId,
      });
      return;
    }
    if (event.type === 'UserErasureProgressed') await addProgress(tx, event);
    else await changeRow(tx, 'user', event, changes(event));
    if (event.type !== 'UserProfileUpdated') return;
    const columns = { ...event.data.profile, version: event.version, updatedAt: event.occurredAt };
    await updateWhere(tx, 'user_profile', { id: profileId(event.streamId) }, columns);
  },
};

export function profileId(userId: string): string {
  return nameBasedId(userId, 'user_profile');
}

async function addProgress(
  tx: EntityManager,
  { streamId, version, occurredAt, data }: Extract<Stored, { type: 'UserErasureProgressed' }>,
): Promise<void> {
  await tx.query(
    'update "user" set erasure = erasure || $2::jsonb, version = $3, updated_at = $4 where id = $1',
    [streamId, JSON.stringify([data]), version, occurredAt],
  );
}

function changes(event: Stored): RowValues {
  switch (event.type) {
    case 'UserInvited':
      return { status: 'Invited' };
    case 'UserActivated':
      return { status: 'Active' };
    case 'UserReactivated':
      return { status: reactivatedTo(event.data), erasureRequestedAt: null };
    case 'UserDeactivated':
      return { status: 'Deactivated' };
    case 'UserMerged':
      return {
        status: 'Merged',
        mergedIntoId: event.data.intoId,
        mergedAt: event.occurredAt,
        pendingEmail: null,
        secondFactorCount: 0,
      };
    case 'UserAmended':
      return event.data;
    case 'UserErasureRequested':
      return { erasureRequestedAt: event.occurredAt };
    case 'UserErasureApproved':
      return { status: 'Deleted', erasedAt: event.occurredAt };
    case 'EmailChangeAsked':
      return { pendingEmail: event.data.email };
    case 'EmailChangeCancelled':
      return { pendingEmail: null };
    case 'EmailChanged':
      return { email: event.data.email, pendingEmail: null };
    case 'SecondFactorAdded':
    case 'SecondFactorRemoved':
      return { secondFactorCount: event.data.count };
    case 'SecondFactorsReset':
      return { secondFactorCount: 0 };
    case 'DataCopyAsked':
      return { dataCopyId: event.data.copyId, dataCopyAskedAt: event.data.askedAt, dataCopyUntil: null };
    case 'DataCopyReady':
      return { dataCopyUntil: event.data.until };
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
