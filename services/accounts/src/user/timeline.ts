import type { UserEvent } from './user.js';

/** How the history of an account names what happened; for staff. Exhaustive by the compiler. */
const labels: Readonly<Record<UserEvent['type'], string>> = {
  UserInitiated: 'User initiated',
  UserInvited: 'Invitation sent',
  UserActivated: 'User activated',
  RequestTiedToUser: 'Request tied to account',
  SignInSuggested: 'Told that the account is there',
  PasswordResetRequested: 'Password reset requested',
  PasswordChanged: 'Password changed',
  UserProfileUpdated: 'Profile updated',
  OnboardingFinished: 'Onboarding finished',
  UserDeactivated: 'User deactivated',
  UserReactivated: 'User reactivated',
  UserMerged: 'Became another account',
  UserAdminAssigned: 'Assigned',
  UserAmended: 'Details changed',
  UserErasureRequested: 'Erasure requested',
  UserErasureApproved: 'Erasure approved',
  UserErasureProgressed: 'Erased in a service',
  TokenReuseDetected: 'Token reuse detected',
  NewBrowserSeen: 'Signed in from a new browser',
  SecondFactorAdded: 'Second step added',
  SecondFactorRemoved: 'Second step removed',
  SecondFactorsReset: 'Second steps reset',
  EmailChangeAsked: 'New e-mail address asked for',
  EmailChangeCancelled: 'New e-mail address dropped',
  EmailChanged: 'E-mail address changed',
  DataCopyAsked: 'Copy of the data asked for',
  DataCopyGathered: 'Data gathered in a service',
  DataCopyReady: 'Copy of the data ready',
  RecoveryCodeUsed: 'Recovery code used',
};

/** Fact → its line in the history of an account; staff alone read it. */
export const timelineLabels = Object.fromEntries(
  Object.entries(labels).map(([type, label]) => [type, { label, audience: 'staff' }]),
);
