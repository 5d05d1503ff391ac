import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { loadRowsBy } from '@cotta/kit/runtime/reading/loader.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { caseFileResolvers, caseFileTypeDefs } from '@cotta/kit/edge/subgraph/case-file.js';
import { mergeResolvers, type Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { linkExpiry, linkPath } from './registration-request/links.js';
import { registrationRequestResource } from './registration-request/registration-request.resource.js';
import { verificationResultResource } from './registration-request/verification/verification-result.resource.js';
import {
  applicationPartyResolvers,
  applicationPartyTypeDefs,
} from './registration-request/draft/application-parties.js';
import {
  assigneeSuggestionResolvers,
  assigneeSuggestionTypeDefs,
} from './registration-request/assignee-suggestion.js';
import { orderFiles } from './case-file/order-files.js';
import { slotResolvers, slotTypeDefs } from './consultation/slots/slots-extension.js';
import { copyGoodsResolvers, copyGoodsTypeDefs } from './application/copy-goods.js';
import { countResolvers, countTypeDefs } from './registration-request/counts.js';
import {
  affiliateMonthResolvers,
  affiliateMonthTypeDefs,
} from './registration-request/order/affiliate-months.js';
import { orderLinkResolvers, orderLinkTypeDefs } from './registration-request/order/order-links.js';
import { draftByRequestResolvers, draftByRequestTypeDefs } from './application/draft-by-request.js';
import { draftResolvers, draftTypeDefs } from './application/draft.js';
import { ownerByLinkResolvers } from './registration-request/owner-by-link.js';
import {
  filingCopyResolvers,
  filingCopyTypeDefs,
} from './registration-request/approval/filing-copy-extension.js';
import { newLinksResolvers, newLinksTypeDefs } from './new-links/new-links.js';
import { marksOfOrderResolvers, marksOfOrderTypeDefs } from './registration-request/order/marks-of-order.js';
import { orderUnitResolvers, orderUnitTypeDefs } from './registration-request/order/order-units.js';
import {
  payableProductResolvers,
  payableProductTypeDefs,
} from './registration-request/order/payable-product.js';
import { nextStepResolvers, nextStepTypeDefs } from './registration-request/next-step-extension.js';
import { jurisdictionResolvers, jurisdictionTypeDefs } from './registration-request/jurisdiction-list.js';
import { referenceResolvers, referenceTypeDefs } from './registration-request/reference-lists.js';
import { strategyResolvers, strategyTypeDefs } from './registration-request/trademark-strategy.js';
import { lawyerInChargeResolvers, lawyerInChargeTypeDefs } from './service-request/lawyer-in-charge.js';
import { renewalDaysResolvers, renewalDaysTypeDefs } from './service-request/renewal-days.js';
import { serviceFormResolvers, serviceFormTypeDefs } from './service-request/service-form-list.js';
import { requestMessageResolvers, requestMessageTypeDefs } from './registration-request/request-messages.js';
import { reportResolvers, reportTypeDefs } from './registration-request/verification/report.js';
import { specimenByLinkResolvers, specimenByLinkTypeDefs } from './pictures/specimen-by-link.js';
import { timelineOf } from './registration-request/timeline-extension.js';

/** What cannot be derived: the timeline, the current report, reference lists, and links staff hand out. */
export const typeDefs = /* GraphQL */ `
  extend type RegistrationRequest {
    "The newest report this viewer may read."
    verificationResult: VerificationResult
    "What has happened, oldest first; staff see more entries and who did it."
    timeline: [TimelineEntry!]!
  }

  type TimelineEntry {
    id: ID!
    "Label of the specification; translation key."
    label: String!
    type: String!
    occurredAt: DateTime!
    actorKind: String!
    actorId: ID @tag(name: "admin")
    by: TimelineSource!
    reason: String
    "Name of the member of the firm who did it; null for everybody else."
    actorName: String
    "Of a reminder: which one, as the letter is called."
    reminder: String
    audience: String! @tag(name: "admin")
  }

  enum TimelineSource {
    US
    YOU
    OFFICE
  }

  "What a visitor holds after asking for a check."
  type VerificationReceipt {
    requestId: ID!
    publicId: String!
    promisedAt: DateTime!
    "Token for /verification/{token}/success."
    link: String!
  }

  "What a visitor holds after asking for a talk."
  type ConsultationReceipt {
    consultationId: ID!
  }

  "What whoever booked a talk holds in hand."
  type ConsultationBooking {
    consultationId: ID!
    "Token that opens the page of the talk."
    link: String!
  }

  "What whoever ordered a service holds in hand."
  type ServiceOrderReceipt {
    "What people quote on the phone."
    publicId: String!
    serviceRequestId: ID!
    "Token that opens the order and its payment without an account; null for who has one."
    link: String
    "What is to be paid, there within seconds; null where a person quotes first."
    productId: ID
  }

  extend type Query {
    "Path of the report's page with a fresh token. For: lawyer, admin."
    summaryLink(id: ID!): String @tag(name: "admin")
  }
  ${filingCopyTypeDefs}
  ${orderUnitTypeDefs}
  ${draftTypeDefs}
  ${draftByRequestTypeDefs}
  ${copyGoodsTypeDefs}
  ${jurisdictionTypeDefs}
  ${referenceTypeDefs}
  ${strategyTypeDefs}
  ${countTypeDefs}
  ${affiliateMonthTypeDefs}
  ${applicationPartyTypeDefs}
  ${orderLinkTypeDefs}
  ${payableProductTypeDefs}
  ${marksOfOrderTypeDefs}
  ${lawyerInChargeTypeDefs}
  ${renewalDaysTypeDefs}
  ${serviceFormTypeDefs}
  ${assigneeSuggestionTypeDefs}
  ${nextStepTypeDefs}
  ${reportTypeDefs}
  ${requestMessageTypeDefs}
  ${newLinksTypeDefs}
  ${slotTypeDefs}
  ${specimenByLinkTypeDefs}
  ${caseFileTypeDefs(orderFiles)}
`;

/** What an order of a service says beside its columns. */
const ofServices = mergeResolvers(
  payableProductResolvers,
  marksOfOrderResolvers,
  lawyerInChargeResolvers,
  serviceFormResolvers,
  caseFileResolvers(orderFiles),
);

export function resolvers({
  linkKey,
  encryptionKey,
}: {
  readonly linkKey: string;
  readonly encryptionKey: string;
}) {
  return (runtime: CommandRuntime): Resolvers =>
    mergeResolvers(
      reportResolvers(runtime),
      assigneeSuggestionResolvers,
      ofServices,
      renewalDaysResolvers(runtime.clock),
      ownerByLinkResolvers,
      filingCopyResolvers,
      orderUnitResolvers(runtime),
      draftResolvers,
      specimenByLinkResolvers(runtime, linkKey),
      draftByRequestResolvers(runtime),
      copyGoodsResolvers(runtime),
      jurisdictionResolvers,
      referenceResolvers,
      strategyResolvers,
      countResolvers,
      affiliateMonthResolvers,
      applicationPartyResolvers,
      orderLinkResolvers(linkKey, runtime),
      nextStepResolvers(linkKey, runtime),
      requestMessageResolvers,
      newLinksResolvers(runtime, encryptionKey),
      slotResolvers(runtime),
      {
        RegistrationRequest: {
          verificationResult: async ({ id }: { id: string }, _: unknown, context: RequestContext) =>
            (await loadRowsBy(context, verificationResultResource, 'requestId', id))[0] ?? null,
          timeline: ({ id }: { id: string }, _: unknown, context: RequestContext) => timelineOf(id, context),
        },
        Query: {
          summaryLink: async (_: unknown, { id }: { id: string }, { manager, viewer }: RequestContext) => {
            const [request] = await readByIds(manager, registrationRequestResource, viewer, [id]);
            if (request === undefined || (viewer.role !== 'lawyer' && viewer.role !== 'admin')) return null;
            const expiresAt = linkExpiry(runtime.clock.now());
            return linkPath(
              'verification-summary',
              signLink(
                {
                  purpose: 'verification-summary',
                  subjectId: id,
                  revision: request.linkRevision ?? 0,
                  expiresAt,
                },
                linkKey,
              ),
            );
          },
        },
      },
    );
}
