import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { readRows } from '@cotta/kit/runtime/reading/read.js';
import { trackingOf } from '@cotta/kit/model/resource/tracking.js';
import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import type { CommandDone } from '@cotta/kit/edge/call/exposed-command.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { linkExpiry } from './domain/links.js';
import { timelineLabels } from './domain/timeline.js';
import { resolvers, typeDefs } from './graphql/extensions.js';
import { verificationGate } from './limits/verification-limit.js';
import { accountFacts } from './messages/on-account-facts.js';
import { addedMarks } from './messages/on-added-marks.js';
import { approvedApplications } from './messages/on-application-approved.js';
import { brandItems } from './messages/on-brand-items.js';
import { preparedDrafts } from './messages/on-ready-for-drafting.js';
import { claimedDrafts } from './messages/on-request-claimed.js';
import { placedOrders } from './messages/on-order-placed.js';
import { provedAddresses } from './messages/on-proved-address.js';
import { orderPartiesNamed } from './messages/on-order-parties.js';
import { documentFacts } from './messages/on-document-facts.js';
import { fittedSpecimens } from './messages/on-fitted-specimens.js';
import { writtenMessages } from './messages/on-messages.js';
import { orderPayments } from './messages/on-order-payments.js';
import { filedMarks } from './messages/on-marks-filed.js';
import { partyFacts } from './messages/on-party-facts.js';
import { servicesAtOffices } from './messages/on-mark-facts.js';
import { renewalParts } from './messages/on-renewal-parts.js';
import { proofOfUseFacts } from './messages/on-proof-of-use-facts.js';
import { paidAdditions } from './messages/on-addition-payments.js';
import { paidOrders } from './messages/on-payments.js';
import { paidServices } from './messages/on-service-payments.js';
import { requestPublications, unpublished } from './messages/publish.js';
import { verification } from './migrations/0001-verification.js';
import { partyCopy } from './migrations/0002-party-copy.js';
import { orderMark } from './migrations/0003-order-mark.js';
import { filedMarkFacts } from './migrations/0008-filed-marks.js';
import { additionPayment } from './migrations/0012-addition-payment.js';
import { orderPayment } from './migrations/0010-order-payment.js';
import { reportFiles } from './migrations/0013-report-file.js';
import { refundTime } from './migrations/0014-refund-time.js';
import { doorAsks } from './migrations/0015-door-asks.js';
import { paperOwner } from './migrations/0007-paper-owner.js';
import { proofOfUseCopy } from './migrations/0006-proof-of-use-copy.js';
import { paperCopy } from './migrations/0005-paper-copy.js';
import { staffOnDuty } from './migrations/0004-staff-on-duty.js';
import { sendLeftBehind } from './new-links/ask-for-new-links.js';
import { erasableKeys } from './personal-data/erasable-keys.js';
import { forgetPerson } from './personal-data/forget-person.js';
import { registrationRequest } from './registration-request.aggregate.js';
import { applicationEntity } from './records/application.entity.js';
import { applicationJurisdictionEntity } from './records/application-jurisdiction.record.js';
import { specimenEntity } from './records/specimen.record.js';
import { threadCommentEntity } from './records/thread-comment.record.js';
import { reportFile } from './report-pdf/report-file.aggregate.js';
import { registrationRequestResource } from './resources/registration-request.resource.js';
import { reportVersionResource } from './resources/report-version.resource.js';
import { recordedSearchResource } from './resources/recorded-search.resource.js';
import { verificationResultResource } from './resources/verification-result.resource.js';
import { approveVerification } from './slices/approve-verification.js';
import { askForAccount } from './slices/ask-for-account.js';
import { consultationWish } from './slices/ask-for-consultation.js';
import { questionToLawyer } from './slices/ask-lawyer.js';
import { assignRegistrationRequest } from './slices/assign-registration-request.js';
import { assignRegistrationRequestToBrand } from './slices/assign-registration-request-to-brand.js';
import { defineChooseApplicationLogo } from './slices/choose-application-logo.js';
import { claimRequest } from './slices/claim-request.js';
import { dismissVerification } from './slices/dismiss-verification.js';
import { giveUnits, takeUnitsBack } from './slices/give-units.js';
import { markVerificationResultViewed } from './slices/mark-verification-result-viewed.js';
import { defineNameOrderParties } from './slices/name-order-parties.js';
import { defineOrderMore } from './slices/order-more.js';
import { confirmAdditionalOrder, lapseAdditionalOrder } from './slices/settle-additional-order.js';
import { takeOut } from './slices/take-out.js';
import { noteMessage } from './slices/note-message.js';
import { newLinks, noteNewLinksAsked } from './slices/note-new-links-asked.js';
import { noteTooManyVerifications, verificationLimit } from './slices/note-too-many-verifications.js';
import { defineServiceOrder } from './slices/order-service.js';
import { pauseReminders } from './slices/pause-reminders.js';
import { remindClient } from './slices/remind-client.js';
import { cloneServiceRequest } from './slices/clone-service-request.js';
import { deleteRegistrationRequest } from './slices/delete-registration-request.js';
import { deleteVerificationResult } from './slices/delete-verification-result.js';
import { defineSignPowerOfAttorney } from './power-of-attorney/sign-power-of-attorney.js';
import { defineRepeatVerification } from './slices/repeat-verification.js';
import { requestSteps } from './moves/request-moves.js';
import { defineRequestVerification } from './slices/request-verification.js';
import { defineRecordSearchByHand } from './slices/record-search-by-hand.js';
import { defineRecordVerificationSearch } from './slices/record-verification-search.js';
import { resendVerificationResult } from './slices/resend-verification-result.js';
import { revokeLinks } from './slices/revoke-links.js';
import { sendDocuments } from './slices/send-documents.js';
import { sendViolationLink } from './slices/send-violation-link.js';
import { changeOrderCoupon } from './slices/change-order-coupon.js';
import { saveOrderDraft } from './slices/save-order-draft.js';
import { saveVerificationResult } from './slices/save-verification-result.js';
import {
  defineCreateRegistrationRequest,
  defineStartRegistrationOrder,
} from './slices/start-registration-order.js';
import { startVerification } from './slices/start-verification.js';
import { updateRegistrationRequest } from './slices/update-registration-request.js';
import { useFittedPicture } from './slices/use-fitted-picture.js';
import { updateServiceDescription } from './slices/update-service-description.js';
import { consultationEntity } from './work-items/consultation/consultation.work-item.js';
import { serviceRequestEntity } from './work-items/service-request/service-request.work-item.js';

const tracking = trackingOf(registrationRequestResource, timelineLabels);

export interface RequestsKeys {
  readonly linkKey: string;
  readonly sealKey: string;
}

/** Table of contents: orders from the first check to the filing. */
export function requestsService(keys: RequestsKeys): ServiceDefinition {
  let opened: CommandRuntime | undefined;
  const runtime = (): CommandRuntime => {
    if (opened === undefined) throw new Error('the service is not running yet');
    return opened;
  };
  const own: ServiceDefinition = {
    name: 'requests',
    migrations: [
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
    ],
    aggregates: [registrationRequest, verificationLimit, newLinks, reportFile],
    resources: [
      registrationRequestResource,
      verificationResultResource,
      recordedSearchResource,
      reportVersionResource,
      tracking.resource,
    ],
    views: [tracking.view],
    commands: [
      {
        command: defineRequestVerification(keys.linkKey),
        result: { typeName: 'VerificationReceipt', resolve: receipt(keys.linkKey) },
      },
      defineRepeatVerification(keys.linkKey),
      updateServiceDescription,
      askForAccount,
      markVerificationResultViewed,
      startVerification,
      assignRegistrationRequest,
      saveVerificationResult,
      defineRecordVerificationSearch(keys.linkKey),
      defineRecordSearchByHand(keys.linkKey),
      approveVerification,
      dismissVerification,
      resendVerificationResult,
      sendDocuments,
      sendViolationLink,
      pauseReminders,
      revokeLinks,
      giveUnits,
      takeUnitsBack,
      defineOrderMore(keys.linkKey),
      takeOut,
      lapseAdditionalOrder,
      confirmAdditionalOrder,
      claimRequest,
      noteMessage,
      defineNameOrderParties(keys.sealKey),
      remindClient,
      noteTooManyVerifications,
      noteNewLinksAsked,
      {
        command: defineStartRegistrationOrder(keys.linkKey),
        result: { typeName: 'VerificationReceipt', resolve: receipt(keys.linkKey) },
      },
      { command: defineCreateRegistrationRequest(keys.linkKey), batch: true },
      { command: updateRegistrationRequest, batch: true },
      { command: deleteRegistrationRequest, removes: true, batch: true },
      deleteVerificationResult,
      assignRegistrationRequestToBrand,
      saveOrderDraft,
      changeOrderCoupon,
      defineSignPowerOfAttorney(keys.sealKey),
      defineChooseApplicationLogo(keys.linkKey),
      useFittedPicture,
      consultationWish,
      questionToLawyer,
      defineServiceOrder(keys.linkKey),
      cloneServiceRequest,
      ...Object.values(requestSteps(keys.linkKey)).map(({ exposed }) => exposed),
    ],
    gates: {
      RequestVerification: verificationGate(runtime),
      StartRegistrationOrder: verificationGate(runtime),
    },
    publications: requestPublications(keys),
    unpublished,
    names: {
      brand: 'subscriptions',
      entity: 'accounts',
      address: 'accounts',
      document: 'workspace',
      document_folder: 'workspace',
      product: 'invoicing',
      trademark: 'trademarks',
      use_in_commerce_request: 'trademarks',
      use_in_commerce_request_class: 'trademarks',
    },
    consumers: [
      orderPartiesNamed(keys.sealKey),
      accountFacts,
      provedAddresses(keys.sealKey),
      addedMarks(keys.sealKey),
      approvedApplications,
      claimedDrafts,
      brandItems,
      placedOrders,
      preparedDrafts,
      paidOrders,
      paidAdditions,
      orderPayments,
      writtenMessages,
      partyFacts(keys.sealKey),
      paidServices,
      renewalParts,
      servicesAtOffices,
      filedMarks,
      fittedSpecimens,
      documentFacts(keys.sealKey),
      proofOfUseFacts,
    ],
    typeDefs,
    resolvers: (running) => {
      opened = running;
      void sendLeftBehind({ runtime: running, sealKey: keys.sealKey });
      return resolvers(keys)(running);
    },
  };
  const whole = withEntities(own, [
    applicationEntity,
    applicationJurisdictionEntity,
    specimenEntity,
    threadCommentEntity,
    serviceRequestEntity(keys),
    consultationEntity(keys.sealKey),
  ]);
  return withPersonalData(whole, { keys: erasableKeys, also: forgetPerson });
}

/** Right after asking, the visitor is shown the way back to the request, whoever he is. */
function receipt(linkKey: string) {
  return async (done: CommandDone, { manager }: RequestContext): Promise<object> => {
    const [request] = await readRows(
      manager,
      registrationRequestResource,
      { ...systemViewer, role: 'admin' },
      { where: { id: done.streamId }, limit: 1 },
    );
    const requestedAt = request?.createdAt ?? new Date(0);
    const link = signLink(
      {
        purpose: 'verification-receipt',
        subjectId: done.streamId,
        revision: request?.linkRevision ?? 0,
        expiresAt: linkExpiry(requestedAt),
      },
      linkKey,
    );
    return { requestId: done.streamId, publicId: request?.publicId, promisedAt: request?.promisedAt, link };
  };
}
