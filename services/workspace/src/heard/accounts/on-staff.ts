import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  UserActivatedSchema,
  UserDeactivatedSchema,
  UserReactivatedSchema,
} from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { staffProfile } from '../../staff/staff-profile.record.js';

/** The profile of a colleague. */
export const profileId = (userId: string): string => nameBasedId('staff profile', userId);

/** Everybody who works here has a profile, which says nothing until an admin says what this person does. */
export const staffAccounts = defineConsumer({
  name: 'staff-accounts',
  sources: ['accounts'],
  mode: 'once',
  handlers: [
    on(UserActivatedSchema, async ({ message: { userId, role }, run }) => {
      if (role !== 'lawyer' && role !== 'admin') return;
      await run(staffProfile.create, {
        streamId: profileId(userId),
        input: { userId, role, active: true, lead: role === 'admin', offices: [], works: [], languages: [] },
      });
    }),
    // Refused where there is no profile: most accounts are customers'.
    on(UserDeactivatedSchema, async ({ message: { userId }, run }) => {
      await run(staffProfile.update, { streamId: profileId(userId), input: { active: false } });
    }),
    on(UserReactivatedSchema, async ({ message: { userId }, run }) => {
      await run(staffProfile.update, { streamId: profileId(userId), input: { active: true } });
    }),
  ],
});
