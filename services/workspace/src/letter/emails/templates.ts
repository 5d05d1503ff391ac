import { accountChangeTemplates } from './account-change/email.js';
import { accountChangePreview } from './account-change/preview.fixture.js';
import { accountInvitation } from './account-invitation/email.js';
import { accountInvitationPreview } from './account-invitation/preview.fixture.js';
import { brandNewsTemplates } from './brand-news/email.js';
import { brandNewsPreview } from './brand-news/preview.fixture.js';
import { cardExpires } from './card-expires/email.js';
import { cardExpiresPreview } from './card-expires/preview.fixture.js';
import { consultationCalledOff } from './consultation-called-off/email.js';
import { consultationCalledOffPreview } from './consultation-called-off/preview.fixture.js';
import { consultationDated } from './consultation-dated/email.js';
import { consultationDatedPreview } from './consultation-dated/preview.fixture.js';
import { consultationMissed } from './consultation-missed/email.js';
import { consultationMissedPreview } from './consultation-missed/preview.fixture.js';
import { consultationOutcome } from './consultation-outcome/email.js';
import { consultationOutcomePreview } from './consultation-outcome/preview.fixture.js';
import { consultationReminder } from './consultation-reminder/email.js';
import { consultationReminderPreview } from './consultation-reminder/preview.fixture.js';
import { deadlineDigest } from './deadline-digest/email.js';
import { deadlineDigestPreview } from './deadline-digest/preview.fixture.js';
import { docketOfWeek } from './docket-of-week/email.js';
import { docketOfWeekPreview } from './docket-of-week/preview.fixture.js';
import { markNewsTemplates } from './mark-news/email.js';
import { markNewsPreview } from './mark-news/preview.fixture.js';
import { moneyNewsTemplates } from './money-news/email.js';
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
} from './order-news/email.js';
import { orderNewsPreview } from './order-news/preview.fixture.js';
import { orderReminderTemplates } from './order-reminder/email.js';
import { paymentReminder } from './payment-reminder/email.js';
import { paymentReminderPreview } from './payment-reminder/preview.fixture.js';
import type { EmailTemplate } from './email-template.js';
import { newLinks } from './new-links/email.js';
import { newLinksPreview } from './new-links/preview.fixture.js';
import { officeActionDraft } from './office-action-draft/email.js';
import { officeActionDraftPreview } from './office-action-draft/preview.fixture.js';
import { officeActionKickOff } from './office-action-kick-off/email.js';
import { officeActionKickOffPreview } from './office-action-kick-off/preview.fixture.js';
import { officeActionReminder } from './office-action-reminder/email.js';
import { officeActionReminderPreview } from './office-action-reminder/preview.fixture.js';
import { oppositionEnds } from './opposition-ends/email.js';
import { oppositionEndsPreview } from './opposition-ends/preview.fixture.js';
import { otherSideLetter } from './other-side-letter/email.js';
import { otherSideLetterPreview } from './other-side-letter/preview.fixture.js';
import { passwordChanged } from './password-changed/email.js';
import { passwordChangedPreview } from './password-changed/preview.fixture.js';
import { passwordReset } from './password-reset/email.js';
import { passwordResetPreview } from './password-reset/preview.fixture.js';
import { priorityReminder } from './priority-reminder/email.js';
import { priorityReminderPreview } from './priority-reminder/preview.fixture.js';
import { promiseMoved } from './promise-moved/email.js';
import { promiseMovedPreview } from './promise-moved/preview.fixture.js';
import { proofNewsTemplates } from './proof-news/email.js';
import { proofNewsPreview } from './proof-news/preview.fixture.js';
import { renewalReminder } from './renewal-reminder/email.js';
import { renewalReminderPreview } from './renewal-reminder/preview.fixture.js';
import { resultNotViewed } from './result-not-viewed/email.js';
import { resultNotViewedPreview } from './result-not-viewed/preview.fixture.js';
import { reviewRequest } from './review-request/email.js';
import { reviewRequestPreview } from './review-request/preview.fixture.js';
import { serviceOrder } from './service-order/email.js';
import { serviceOrderPreview } from './service-order/preview.fixture.js';
import { monitoringReport } from './monitoring-report/email.js';
import { monitoringReportPreview } from './monitoring-report/preview.fixture.js';
import { subscriptionNewsTemplates } from './subscription-news/email.js';
import { subscriptionNewsPreview } from './subscription-news/preview.fixture.js';
import { subscriptionStatus } from './subscription-status/email.js';
import { subscriptionStatusPreview } from './subscription-status/preview.fixture.js';
import { supportAnswer } from './support-answer/email.js';
import { supportAnswerPreview } from './support-answer/preview.fixture.js';
import { supportNewsTemplates } from './support-news/email.js';
import { supportNewsPreview } from './support-news/preview.fixture.js';
import { threatReportTemplates } from './threat-report/email.js';
import { threatReportPreview } from './threat-report/preview.fixture.js';
import { tokenReuse } from './token-reuse/email.js';
import { tokenReusePreview } from './token-reuse/preview.fixture.js';
import { tooManyVerifications } from './too-many-verifications/email.js';
import { tooManyVerificationsPreview } from './too-many-verifications/preview.fixture.js';
import { useReminder } from './use-reminder/email.js';
import { useReminderPreview } from './use-reminder/preview.fixture.js';
import { verificationApproved } from './verification-approved/email.js';
import { verificationApprovedPreview } from './verification-approved/preview.fixture.js';
import { verificationDismissed } from './verification-dismissed/email.js';
import { verificationDismissedPreview } from './verification-dismissed/preview.fixture.js';
import { verificationReceived } from './verification-received/email.js';
import { verificationReceivedPreview } from './verification-received/preview.fixture.js';
import { webhookStopped } from './webhook-stopped/email.js';
import { webhookStoppedPreview } from './webhook-stopped/preview.fixture.js';
import { weekOfDates } from './week-of-dates/email.js';
import { weekOfDatesPreview } from './week-of-dates/preview.fixture.js';

export interface ListedTemplate {
  readonly template: EmailTemplate;
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
  { template: cardExpires, preview: cardExpiresPreview },
  { template: webhookStopped, preview: webhookStoppedPreview },
  ...accountChangeTemplates.map((template) => ({ template, preview: accountChangePreview })),
  { template: deadlineDigest, preview: deadlineDigestPreview },
  { template: weekOfDates, preview: weekOfDatesPreview },
  { template: docketOfWeek, preview: docketOfWeekPreview },
  { template: officeActionKickOff, preview: officeActionKickOffPreview },
  { template: officeActionReminder, preview: officeActionReminderPreview },
  { template: officeActionDraft, preview: officeActionDraftPreview },
  { template: priorityReminder, preview: priorityReminderPreview },
  { template: oppositionEnds, preview: oppositionEndsPreview },
  { template: renewalReminder, preview: renewalReminderPreview },
  { template: useReminder, preview: useReminderPreview },
  ...proofNewsTemplates.map((template) => ({ template, preview: proofNewsPreview })),
  { template: serviceOrder, preview: serviceOrderPreview },
  ...moneyNewsTemplates.map((template) => ({ template, preview: moneyNewsPreview })),
  { template: paymentReminder, preview: paymentReminderPreview },
  ...markNewsTemplates.map((template) => ({ template, preview: markNewsPreview })),
  { template: reviewRequest, preview: reviewRequestPreview },
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
  { template: consultationDated, preview: consultationDatedPreview },
  { template: consultationReminder, preview: consultationReminderPreview },
  { template: consultationMissed, preview: consultationMissedPreview },
  { template: consultationCalledOff, preview: consultationCalledOffPreview },
  { template: consultationOutcome, preview: consultationOutcomePreview },
  { template: supportAnswer, preview: supportAnswerPreview },
  ...supportNewsTemplates.map((template) => ({ template, preview: supportNewsPreview })),
  { template: promiseMoved, preview: promiseMovedPreview },
  ...brandNewsTemplates.map((template) => ({ template, preview: brandNewsPreview })),
  { template: otherSideLetter, preview: otherSideLetterPreview },
  { template: monitoringReport, preview: monitoringReportPreview },
  ...subscriptionNewsTemplates.map((template) => ({ template, preview: subscriptionNewsPreview })),
  { template: subscriptionStatus, preview: subscriptionStatusPreview },
  ...threatReportTemplates.map((template) => ({ template, preview: threatReportPreview })),
];

export function findTemplate(name: string): ListedTemplate | undefined {
  return templates.find(({ template }) => template.name === name);
}
