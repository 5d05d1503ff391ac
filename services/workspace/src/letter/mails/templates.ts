import { accountChangeTemplates } from './account-change/mail.js';
import { accountChangePreview } from './account-change/preview.fixture.js';
import { accountInvitation } from './account-invitation/mail.js';
import { accountInvitationPreview } from './account-invitation/preview.fixture.js';
import { consultationOutcome } from './consultation-outcome/mail.js';
import { consultationOutcomePreview } from './consultation-outcome/preview.fixture.js';
import { deadlineDigest } from './deadline-digest/mail.js';
import { deadlineDigestPreview } from './deadline-digest/preview.fixture.js';
import { markNewsTemplates } from './mark-news/mail.js';
import { markNewsPreview } from './mark-news/preview.fixture.js';
import { moneyNewsTemplates } from './money-news/mail.js';
import { moneyNewsPreview } from './money-news/preview.fixture.js';
import {
  additionalOrder,
  applicationApproved,
  applicationPostponed,
  changedDraft,
  clientUnresponsive,
  documentsSent,
  endAsked,
  messageAnswered,
  readyForDrafting,
  sentForReview,
  violationLink,
  withdrawn,
} from './order-news/mail.js';
import { orderNewsPreview } from './order-news/preview.fixture.js';
import { orderReminderTemplates } from './order-reminder/mail.js';
import { paymentReminder } from './payment-reminder/mail.js';
import { paymentReminderPreview } from './payment-reminder/preview.fixture.js';
import type { MailTemplate } from './mail-template.js';
import { newLinks } from './new-links/mail.js';
import { newLinksPreview } from './new-links/preview.fixture.js';
import { officeActionKickOff } from './office-action-kick-off/mail.js';
import { officeActionKickOffPreview } from './office-action-kick-off/preview.fixture.js';
import { officeActionOrdered } from './office-action-ordered/mail.js';
import { officeActionOrderedPreview } from './office-action-ordered/preview.fixture.js';
import { officeActionReminder } from './office-action-reminder/mail.js';
import { officeActionReminderPreview } from './office-action-reminder/preview.fixture.js';
import { passwordChanged } from './password-changed/mail.js';
import { passwordChangedPreview } from './password-changed/preview.fixture.js';
import { passwordReset } from './password-reset/mail.js';
import { passwordResetPreview } from './password-reset/preview.fixture.js';
import { priorityReminder } from './priority-reminder/mail.js';
import { priorityReminderPreview } from './priority-reminder/preview.fixture.js';
import { renewalReminder } from './renewal-reminder/mail.js';
import { renewalReminderPreview } from './renewal-reminder/preview.fixture.js';
import { resultNotViewed } from './result-not-viewed/mail.js';
import { resultNotViewedPreview } from './result-not-viewed/preview.fixture.js';
import { serviceOrder } from './service-order/mail.js';
import { serviceOrderPreview } from './service-order/preview.fixture.js';
import { subscriptionStatus } from './subscription-status/mail.js';
import { subscriptionStatusPreview } from './subscription-status/preview.fixture.js';
import { tokenReuse } from './token-reuse/mail.js';
import { tokenReusePreview } from './token-reuse/preview.fixture.js';
import { tooManyVerifications } from './too-many-verifications/mail.js';
import { tooManyVerificationsPreview } from './too-many-verifications/preview.fixture.js';
import { useReminder } from './use-reminder/mail.js';
import { useReminderPreview } from './use-reminder/preview.fixture.js';
import { verificationApproved } from './verification-approved/mail.js';
import { verificationApprovedPreview } from './verification-approved/preview.fixture.js';
import { verificationDismissed } from './verification-dismissed/mail.js';
import { verificationDismissedPreview } from './verification-dismissed/preview.fixture.js';
import { verificationReceived } from './verification-received/mail.js';
import { verificationReceivedPreview } from './verification-received/preview.fixture.js';
import { weekOfDates } from './week-of-dates/mail.js';
import { weekOfDatesPreview } from './week-of-dates/preview.fixture.js';

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
  { template: newLinks, preview: newLinksPreview },
  { template: accountInvitation, preview: accountInvitationPreview },
  { template: passwordReset, preview: passwordResetPreview },
  { template: passwordChanged, preview: passwordChangedPreview },
  { template: tokenReuse, preview: tokenReusePreview },
  ...accountChangeTemplates.map((template) => ({ template, preview: accountChangePreview })),
  { template: deadlineDigest, preview: deadlineDigestPreview },
  { template: weekOfDates, preview: weekOfDatesPreview },
  { template: officeActionKickOff, preview: officeActionKickOffPreview },
  { template: officeActionOrdered, preview: officeActionOrderedPreview },
  { template: officeActionReminder, preview: officeActionReminderPreview },
  { template: priorityReminder, preview: priorityReminderPreview },
  { template: renewalReminder, preview: renewalReminderPreview },
  { template: useReminder, preview: useReminderPreview },
  { template: serviceOrder, preview: serviceOrderPreview },
  ...moneyNewsTemplates.map((template) => ({ template, preview: moneyNewsPreview })),
  { template: paymentReminder, preview: paymentReminderPreview },
  ...markNewsTemplates.map((template) => ({ template, preview: markNewsPreview })),
  ...[
    ...orderReminderTemplates,
    readyForDrafting,
    sentForReview,
    changedDraft,
    applicationApproved,
    applicationPostponed,
    clientUnresponsive,
    documentsSent,
    violationLink,
    additionalOrder,
    messageAnswered,
    endAsked,
    withdrawn,
  ].map((template) => ({ template, preview: orderNewsPreview })),
  { template: consultationOutcome, preview: consultationOutcomePreview },
  { template: subscriptionStatus, preview: subscriptionStatusPreview },
];

export function findTemplate(name: string): ListedTemplate | undefined {
  return templates.find(({ template }) => template.name === name);
}
