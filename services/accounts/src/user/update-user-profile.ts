import { isDeepStrictEqual } from 'node:util';
import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { no } from '../refusals.js';
import { noProfile, type Profile, type UserEvent, type UserState } from './user.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { user } from './user.aggregate.js';

const fields = {
  firstname: f.text('First name.', { max: 100, optional: true }),
  lastname: f.text('Last name.', { max: 100, optional: true }),
  phoneNumber: f.phone('Phone.', { optional: true }),
  language: f.code('LanguageCode', 'Language of letters.', { optional: true }),
  currency: f.code('CurrencyCode', 'Currency of prices.', { optional: true }),
  region: f.text('Site region.', { max: 10, optional: true }),
  timeZone: f.text(
    'Zone in whose working hours they are written to, as Europe/Prague; none: that of their country or language.',
    { max: 60, optional: true },
  ),
  billingEntityId: f.ref('Party', 'Who is invoiced.', { as: 'billingEntity', optional: true }),
  registrationEntityId: f.ref('Party', 'Who owns the marks.', { as: 'registrationEntity', optional: true }),
  orderUpdateEmailsEnabled: f.boolean('Letters about orders.', { optional: true }),
  marketingEmailsEnabled: f.boolean('Offers.', { optional: true }),
  newsletterEmailsEnabled: f.boolean('Newsletter.', { optional: true }),
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Own account only; staff by role. */
const isSelf = (_: UserState, viewer: Viewer, userId: string): boolean =>
  viewer.role === 'customer' && viewer.userId === userId;

export const updateUserProfile = defineCommand({
  name: 'UpdateUserProfile',
  doc: 'Changes names, language and consents; what is left out stays as it is.',
  aggregate: user,
  stream: 'existing',
  allowed: ['customer', 'lawyer', 'admin'],
  input: fields,
  mayTouch: isSelf,
  decide: (state, input): readonly UserEvent[] | Refusal => {
    if (state.status === 'Deleted') return no('ERASED');
    if (state.status === 'Merged') return no('MERGED');
    if (input.timeZone && !isTimeZone(input.timeZone))
      return refuseFields([
        {
          path: ['timeZone'],
          code: 'UNKNOWN_CODE',
          message: 'This is no time zone; choose one of the list, such as Europe/Prague.',
        },
      ]);
    const given = Object.fromEntries(
      Object.entries(input).filter(([, value]) => value !== undefined && value !== null),
    );
    const cleared = {
      ...(input.phoneNumber === null ? { phoneNumber: '' } : {}),
      ...(input.billingEntityId === null ? { billingEntityId: null } : {}),
      ...(input.registrationEntityId === null ? { registrationEntityId: null } : {}),
      ...(input.timeZone === null ? { timeZone: null } : {}),
    };
    const profile: Profile = { ...state.profile, ...given, ...cleared };
    return isDeepStrictEqual(profile, state.profile)
      ? []
      : [{ type: 'UserProfileUpdated', data: { profile } }];
  },
});

export const finishOnboarding = defineCommand({
  name: 'FinishOnboarding',
  doc: 'The first steps in the portal are done or were skipped.',
  aggregate: user,
  stream: 'existing',
  allowed: ['customer'],
  input: {},
  mayTouch: isSelf,
  decide: (): readonly UserEvent[] => [{ type: 'OnboardingFinished', data: {} }],
});

export const deleteUserProfile = defineCommand({
  name: 'DeleteUserProfile',
  doc: 'Empties names, phone and consents; the account itself stays. `id`: the user.',
  aggregate: user,
  stream: 'existing',
  allowed: ['admin'],
  input: {},
  decide: ({ profile: { language, currency, region }, status }): readonly UserEvent[] | Refusal =>
    status === 'Deleted'
      ? no('ERASED')
      : [
          {
            type: 'UserProfileUpdated',
            data: {
              profile: {
                ...noProfile,
                language,
                currency,
                region,
                orderUpdateEmailsEnabled: false,
                billingEntityId: null,
                registrationEntityId: null,
              },
            },
          },
        ],
});
