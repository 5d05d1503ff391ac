import { trackingOf } from '@cotta/kit/model/resource/tracking.js';
import { promisesAtRisk } from './promises-at-risk.js';
import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withSetAside } from '@cotta/kit/edge/set-aside/with-set-aside.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { resolvers, typeDefs } from './extensions.js';
import { applicationJurisdictionEntity } from './application/application-jurisdiction.record.js';
import { applicationEntity } from './application/application.entity.js';
import { defineChooseApplicationLogo } from './application/choose-application-logo.js';
import { consultationRequest } from './consultation/ask-for-consultation.js';
import { defineConsultationBooking } from './consultation/book-consultation.js';
import { consultationEntity } from './consultation/consultation.work-item.js';
import { sendLeftBehind } from './new-links/ask-for-new-links.js';
import { newLinks, noteNewLinksAsked } from './new-links/note-new-links-asked.js';
import { erasableKeys } from './personal-data/erasable-keys.js';
import { forgetPerson } from './personal-data/forget-person.js';
import { specimenEntity } from './pictures/specimen.record.js';
import { judgeSpecimen } from './pictures/judge-specimen.js';
import { useFittedPicture } from './pictures/use-fitted-picture.js';
import { defineSignPowerOfAttorney } from './power-of-attorney/sign-power-of-attorney.js';
import { chooseRepresentative } from './application/choose-representative.js';
import { representativeEntity } from './representative/representative.record.js';
import { askForAccount } from './registration-request/ask-for-account.js';
import { assignRegistrationRequestToBrand } from './registration-request/assign-registration-request-to-brand.js';
import { assignRegistrationRequest } from './registration-request/assign-registration-request.js';
import { claimRequest } from './registration-request/claim-request.js';
import { deleteRegistrationRequest } from './registration-request/delete-registration-request.js';
import { noteMessage } from './registration-request/note-message.js';
import { changeOrderCoupon } from './registration-request/order/change-order-coupon.js';
import { giveUnits, takeUnitsBack } from './registration-request/order/give-units.js';
import { defineNameOrderParties } from './registration-request/order/name-order-parties.js';
import { defineOrderMore } from './registration-request/order/order-more.js';
import { saveOrderDraft } from './registration-request/order/save-order-draft.js';
import {
  confirmAdditionalOrder,
  lapseAdditionalOrder,
} from './registration-request/order/settle-additional-order.js';
import {
  defineCreateRegistrationRequest,
  defineStartRegistrationOrder,
} from './registration-request/order/start-registration-order.js';
import { takeOut } from './registration-request/order/take-out.js';
import { receiptOf } from './registration-request/receipt.js';
import { registrationRequest } from './registration-request/registration-request.aggregate.js';
import { registrationRequestResource } from './registration-request/registration-request.resource.js';
import { pauseReminders } from './registration-request/reminders/pause-reminders.js';
import { remindClient } from './registration-request/reminders/remind-client.js';
import { reportFile } from './registration-request/report-pdf/report-file.aggregate.js';
import { requestSteps } from './registration-request/request-transitions.js';
import { revokeLinks } from './registration-request/revoke-links.js';
import { sendDocuments } from './registration-request/send-documents.js';
import { sendViolationLink } from './registration-request/send-violation-link.js';
import { threadCommentEntity } from './registration-request/thread-comment.record.js';
import { timelineLabels } from './registration-request/timeline.js';
import { updateRegistrationRequest } from './registration-request/update-registration-request.js';
import { updateServiceDescription } from './registration-request/update-service-description.js';
import { approveVerification } from './registration-request/verification/approve-verification.js';
import { questionToLawyer } from './registration-request/verification/ask-lawyer.js';
import { deleteVerificationResult } from './registration-request/verification/delete-verification-result.js';
import { dismissVerification } from './registration-request/verification/dismiss-verification.js';
import { markVerificationResultViewed } from './registration-request/verification/mark-verification-result-viewed.js';
import {
  noteTooManyVerifications,
  verificationLimit,
} from './registration-request/verification/note-too-many-verifications.js';
import { defineRecordSearchByHand } from './registration-request/verification/record-search-by-hand.js';
import { defineRecordVerificationSearch } from './registration-request/verification/record-verification-search.js';
import { recordedSearchResource } from './registration-request/verification/recorded-search.resource.js';
import { defineRepeatVerification } from './registration-request/verification/repeat-verification.js';
import { reportVersionResource } from './registration-request/verification/report-version.resource.js';
import { defineRequestVerification } from './registration-request/verification/request-verification.js';
import { resendVerificationResult } from './registration-request/verification/resend-verification-result.js';
import { saveVerificationResult } from './registration-request/verification/save-verification-result.js';
import { startVerification } from './registration-request/verification/start-verification.js';
import { verificationGuard } from './registration-request/verification/verification-limit.js';
import { verificationResultResource } from './registration-request/verification/verification-result.resource.js';
import { requestPublications, unpublished } from './said/publish.js';
import { cloneServiceRequest } from './service-request/clone-service-request.js';
import { defineServiceOrder } from './service-request/order-service.js';
import { serviceRequestEntity } from './service-request/service-request.work-item.js';
import { accountFacts } from './heard/accounts/on-account-facts.js';
import { partyFacts } from './heard/accounts/on-party-facts.js';
import { provedAddresses } from './heard/accounts/on-proved-address.js';
import { paidAdditions } from './heard/invoicing/on-addition-payments.js';
import { orderPayments } from './heard/invoicing/on-order-payments.js';
import { paidOrders } from './heard/invoicing/on-payments.js';
import { paidServices } from './heard/invoicing/on-service-payments.js';
import { approvedApplications } from './heard/requests/on-application-approved.js';
import { writtenMessages } from './heard/requests/on-messages.js';
import { orderPartiesNamed } from './heard/requests/on-order-parties.js';
import { placedOrders } from './heard/requests/on-order-placed.js';
import { preparedDrafts } from './heard/requests/on-ready-for-drafting.js';
import { renewalParts } from './heard/requests/on-renewal-parts.js';
import { claimedDrafts } from './heard/requests/on-request-claimed.js';
import { orderedSolutions } from './heard/cases/on-ordered-solutions.js';
import { brandItems } from './heard/subscriptions/on-brand-items.js';
import { addedMarks } from './heard/trademarks/on-added-marks.js';
import { markStatusFacts } from './heard/trademarks/on-mark-statuses.js';
import { assignedMarks } from './heard/trademarks/on-assigned-marks.js';
import { ordersOfMarks } from './heard/requests/on-service-orders-of-marks.js';
import { servicesAtOffices } from './heard/trademarks/on-mark-facts.js';
import { filedMarks } from './heard/trademarks/on-marks-filed.js';
import { orderedAtOffices } from './heard/trademarks/on-ordered-work.js';
import { orderedWatches } from './heard/trademarks/on-ordered-watches.js';
import { proofOfUseFacts } from './heard/trademarks/on-proof-of-use-facts.js';
import { adviserFacts } from './heard/workspace/on-adviser-facts.js';
import { documentFacts } from './heard/workspace/on-document-facts.js';
import { fittedSpecimens } from './heard/workspace/on-fitted-specimens.js';
import { verification } from './migrations/0001-verification.js';
import { partyCopy } from './migrations/0002-party-copy.js';
import { orderMark } from './migrations/0003-order-mark.js';
import { staffOnDuty } from './migrations/0004-staff-on-duty.js';
import { paperCopy } from './migrations/0005-paper-copy.js';
import { proofOfUseCopy } from './migrations/0006-proof-of-use-copy.js';
import { paperOwner } from './migrations/0007-paper-owner.js';
import { filedMarkFacts } from './migrations/0008-filed-marks.js';
import { orderPayment } from './migrations/0010-order-payment.js';
import { additionPayment } from './migrations/0012-addition-payment.js';
import { reportFiles } from './migrations/0013-report-file.js';
import { refundTime } from './migrations/0014-refund-time.js';
import { doorAsks } from './migrations/0015-door-asks.js';
import { copiesFollow } from './migrations/0016-copies-follow.js';
import { advisers } from './migrations/0017-advisers.js';
import { markStatuses } from './migrations/0023-mark-statuses.js';
import { proofLinks } from './migrations/0024-proof-links.js';
import { registrationRequestDesk } from './registration-request/registration-request.desk.js';

const tracking = trackingOf(registrationRequestResource, timelineLabels);

export interface RequestsKeys {
  readonly linkKey: string;
  readonly encryptionKey: string;
}

const migrations: ServiceDefinition['migrations'] = [
  verification,
  partyCopy,
  orderMark,
  staffOnDuty,
  paperCopy,
  proofOfUseCopy,
  paperOwner,
  filedMarkFacts,
  orderPayment,
  additionPayment,
  reportFiles,
  refundTime,
  doorAsks,
  copiesFollow,
  advisers,
  markStatuses,
  proofLinks,
];

/** Rows of other services that people may name here. */
const namedElsewhere = {
  brand: 'subscriptions',
  entity: 'accounts',
  address: 'accounts',
  document: 'workspace',
  document_folder: 'workspace',
  product: 'invoicing',
  trademark: 'trademarks',
  use_in_commerce_request: 'trademarks',
  use_in_commerce_request_class: 'trademarks',
};

/** What can be done to a request, and by those who work on it. */
const commands = ({ linkKey, encryptionKey }: RequestsKeys): ServiceDefinition['commands'] => [
  { command: defineRequestVerification(linkKey), result: receiptOf(linkKey) },
  defineRepeatVerification(linkKey),
  updateServiceDescription,
  askForAccount,
  markVerificationResultViewed,
  startVerification,
  assignRegistrationRequest,
  saveVerificationResult,
  defineRecordVerificationSearch(linkKey),
  defineRecordSearchByHand(linkKey),
  approveVerification,
  dismissVerification,
  resendVerificationResult,
  sendDocuments,
  sendViolationLink,
  pauseReminders,
  revokeLinks,
  giveUnits,
  takeUnitsBack,
  defineOrderMore(linkKey),
  takeOut,
  lapseAdditionalOrder,
  confirmAdditionalOrder,
  claimRequest,
  noteMessage,
  defineNameOrderParties(encryptionKey),
  remindClient,
  noteTooManyVerifications,
  noteNewLinksAsked,
  { command: defineStartRegistrationOrder(linkKey), result: receiptOf(linkKey) },
  { command: defineCreateRegistrationRequest(linkKey), batch: true },
  { command: updateRegistrationRequest, batch: true },
  { command: deleteRegistrationRequest, removes: true, batch: true },
  deleteVerificationResult,
  assignRegistrationRequestToBrand,
  saveOrderDraft,
  changeOrderCoupon,
  defineSignPowerOfAttorney(encryptionKey),
  defineChooseApplicationLogo(linkKey),
  chooseRepresentative,
  useFittedPicture,
  judgeSpecimen,
  consultationRequest,
  defineConsultationBooking(linkKey),
  questionToLawyer,
  defineServiceOrder(linkKey),
  cloneServiceRequest,
  ...Object.values(requestSteps(linkKey)).map(({ exposed }) => exposed),
];

/** Whom it listens to. */
const consumers = ({ encryptionKey }: RequestsKeys): ServiceDefinition['consumers'] => [
  orderPartiesNamed(encryptionKey),
  accountFacts,
  provedAddresses(encryptionKey),
  addedMarks(encryptionKey),
  markStatusFacts,
  approvedApplications,
  claimedDrafts,
  brandItems,
  placedOrders,
  preparedDrafts,
  paidOrders,
  paidAdditions,
  orderPayments,
  writtenMessages,
  partyFacts(encryptionKey),
  paidServices,
  renewalParts,
  servicesAtOffices,
  assignedMarks,
  ordersOfMarks,
  filedMarks,
  fittedSpecimens,
  documentFacts(encryptionKey),
  adviserFacts(encryptionKey),
  proofOfUseFacts,
  orderedAtOffices,
  orderedWatches,
  orderedSolutions,
];

/** Table of contents: orders from the first check to the filing. */
export function requestsService(keys: RequestsKeys): ServiceDefinition {
  const own: ServiceDefinition = {
    name: 'requests',
    migrations,
    aggregates: [registrationRequest, verificationLimit, newLinks, reportFile],
    resources: [
      registrationRequestResource,
      verificationResultResource,
      recordedSearchResource,
      reportVersionResource,
      tracking.resource,
    ],
    desks: [registrationRequestDesk],
    views: [tracking.view],
    commands: commands(keys),
    guards: {
      RequestVerification: verificationGuard,
      StartRegistrationOrder: verificationGuard,
    },
    publications: requestPublications(keys),
    unpublished,
    names: namedElsewhere,
    promises: promisesAtRisk,
    consumers: consumers(keys),
    typeDefs,
    resolvers: (runtime) => {
      void sendLeftBehind({ runtime, encryptionKey: keys.encryptionKey });
      return resolvers(keys)(runtime);
    },
  };
  const whole = withEntities(own, [
    applicationEntity,
    applicationJurisdictionEntity,
    representativeEntity,
    specimenEntity,
    threadCommentEntity,
    serviceRequestEntity(keys),
    consultationEntity(keys),
  ]);
  return withSetAside(withPersonalData(whole, { keys: erasableKeys, also: forgetPerson }));
}
