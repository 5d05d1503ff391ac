import { accountInvitation } from './account-invitation/mail.js';
import { accountInvitationPreview } from './account-invitation/preview.fixture.js';
import type { MailTemplate } from './mail-template.js';
import { passwordChanged } from './password-changed/mail.js';
import { passwordChangedPreview } from './password-changed/preview.fixture.js';
import { passwordReset } from './password-reset/mail.js';
import { passwordResetPreview } from './password-reset/preview.fixture.js';
import { resultNotViewed } from './result-not-viewed/mail.js';
import { resultNotViewedPreview } from './result-not-viewed/preview.fixture.js';
import { tokenReuse } from './token-reuse/mail.js';
import { tokenReusePreview } from './token-reuse/preview.fixture.js';
import { tooManyVerifications } from './too-many-verifications/mail.js';
import { tooManyVerificationsPreview } from './too-many-verifications/preview.fixture.js';
import { verificationApproved } from './verification-approved/mail.js';
import { verificationApprovedPreview } from './verification-approved/preview.fixture.js';
import { verificationDismissed } from './verification-dismissed/mail.js';
import { verificationDismissedPreview } from './verification-dismissed/preview.fixture.js';
import { verificationReceived } from './verification-received/mail.js';
import { verificationReceivedPreview } from './verification-received/preview.fixture.js';

export interface ListedTemplate {
  readonly template: MailTemplate;
  /** Parameters for looking at it. */
  readonly preview: Readonly<Record<string, unknown>>;
}

/** Every letter this service can write. */
export const templates: readonly ListedTemplate[] = [
  { template: verificationReceived, preview: verificationReceivedPreview },
  { template: verificationApproved, preview: verificationApprovedPreview },
  { template: verificationDismissed, preview: verificationDismissedPreview },
  { template: resultNotViewed, preview: resultNotViewedPreview },
  { template: tooManyVerifications, preview: tooManyVerificationsPreview },
  { template: accountInvitation, preview: accountInvitationPreview },
  { template: passwordReset, preview: passwordResetPreview },
  { template: passwordChanged, preview: passwordChangedPreview },
  { template: tokenReuse, preview: tokenReusePreview },
];

export function findTemplate(name: string): ListedTemplate | undefined {
  return templates.find(({ template }) => template.name === name);
}
