import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import type { Profile, UserEvent } from './user.js';
import { active, profile, someone, userId } from '../testing/facts.js';
import { finishOnboarding, updateUserProfile } from './update-user-profile.js';

const self = { viewer: someone('customer', userId) };
const stranger = { viewer: someone('customer', nameBasedId('stranger')) };
const updated = (change: Partial<Profile>): UserEvent => ({
  type: 'UserProfileUpdated',
  data: { profile: { ...profile, ...change } },
});

describe('changing a profile', () => {
  it('changes what is given and leaves the rest', () => {
    given(...active)
      .when(updateUserProfile, { language: 'cs' }, self)
      .then(updated({ language: 'cs' }))
      .thenState({ profile: { ...profile, language: 'cs' } });
    given(...active)
      .when(updateUserProfile, { marketingEmailsEnabled: true, firstname: null }, self)
      .then(updated({ marketingEmailsEnabled: true }));
  });

  it('takes the phone away when it is cleared', () => {
    given(...active, updated({ phoneNumber: '+421900000000' }))
      .when(updateUserProfile, { phoneNumber: null }, self)
      .then(updated({ phoneNumber: '' }));
  });

  it('takes a time zone of the world, or none, and nothing else', () => {
    given(...active)
      .when(updateUserProfile, { timeZone: 'America/Lima' }, self)
      .then(updated({ timeZone: 'America/Lima' }));
    given(...active, updated({ timeZone: 'America/Lima' }))
      .when(updateUserProfile, { timeZone: null }, self)
      .then(updated({ timeZone: null }));
    given(...active)
      .when(updateUserProfile, { timeZone: 'Middle/Earth' }, self)
      .thenRefused('INPUT_INVALID');
  });

  it('writes nothing when nothing changes', () =>
    void given(...active)
      .when(updateUserProfile, { firstname: profile.firstname }, self)
      .then());

  it("is for one's own account, and for staff", () => {
    given(...active)
      .when(updateUserProfile, { firstname: 'Eva' }, stranger)
      .thenRefused('NOT_FOUND');
    given().when(updateUserProfile, { firstname: 'Eva' }, stranger).thenRefused('NOT_FOUND');
    given(...active)
      .when(updateUserProfile, { firstname: 'Eva' }, { viewer: someone('lawyer') })
      .then(updated({ firstname: 'Eva' }));
    expect(shutOut(updateUserProfile)).toEqual(['visitor', 'partner']);
  });
});

describe('finishing the first steps', () => {
  it('is told by the customer of the account alone', () => {
    given(...active)
      .when(finishOnboarding, {}, self)
      .then({ type: 'OnboardingFinished', data: {} });
    given(...active)
      .when(finishOnboarding, {}, stranger)
      .thenRefused('NOT_FOUND');
    expect(shutOut(finishOnboarding)).toEqual(['visitor', 'lawyer', 'admin', 'partner']);
  });
});
