import { promisesAtRisk } from './promises-at-risk.js';
import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withSetAside } from '@cotta/kit/edge/set-aside/with-set-aside.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import { mergeResolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { ownAccounts } from './heard/subscriptions/on-own-accounts.js';
import { brandPlanFacts } from './heard/subscriptions/on-brand-plans.js';
import { brandItems } from './heard/subscriptions/on-brand-items.js';
import { orderedSolutions } from './heard/requests/on-service-orders.js';
import { pursuedMarks } from './heard/trademarks/on-pursued-marks.js';
import { paidProducts } from './heard/invoicing/on-paid-products.js';
import { assignedSubscriptions } from './heard/subscriptions/on-assigned-subscriptions.js';
import { assignedCases } from './heard/cases/on-assigned-cases.js';
import { requestFacts } from './heard/cases/on-request-facts.js';
import { decidedReports } from './heard/cases/on-decided-reports.js';
import { solutionWork } from './heard/cases/on-solution-work.js';
import { solutionFacts } from './heard/cases/on-solution-facts.js';
import { caseCounterpartyEntity } from './case/case-counterparty.record.js';
import { caseInfringementEntity } from './case/case-infringement.record.js';
import { caseInfringementEvidenceEntity } from './case/case-infringement-evidence.record.js';
import { infringementReport } from './case-request/report-infringement.js';
import { linkedReport } from './case-request/report-by-link.js';
import { reportInvitationResolvers, reportInvitationTypeDefs } from './case-request/report-invitation.js';
import { violationLinks } from './heard/on-violation-links.js';
import { reportInvitations } from './migrations/0001-report-invitations.js';
import { evidenceCaptureEntity } from './evidence/evidence-capture.record.js';
import {
  evidenceBundleRoute,
  evidenceProofResolvers,
  evidenceProofTypeDefs,
} from './evidence/evidence-proof.js';
import { keptCaptures } from './heard/cases/on-kept-captures.js';
import { decidedObjections } from './heard/cases/on-decided-objections.js';
import { leftAloneSides } from './heard/cases/on-left-alone.js';
import { otherSideWords } from './heard/workspace/on-other-side-words.js';
import { settledEmails } from './heard/workspace/on-settled-emails.js';
import { offeredLetters } from './heard/cases/on-offered-letters.js';
import { reportedPages } from './heard/cases/on-reported-pages.js';
import { evidenceStore } from './migrations/0002-evidence-store.js';
import { brandPlans } from './migrations/0003-brand-plans.js';
import { brandPlanStatus } from './migrations/0004-brand-plan-status.js';
import { openThreatResolvers, openThreatTypeDefs } from './case/open-threat.js';
import {
  opponentExperienceResolvers,
  opponentExperienceTypeDefs,
} from './case/opponent-experience-answer.js';
import { threatMonthsResolvers, threatMonthsTypeDefs } from './case/threat-months.js';
import { caseEntity } from './case/case.work-item.js';
import { alreadyHandledResolvers, alreadyHandledTypeDefs } from './case-request/already-handled.js';
import { caseRequestEntity } from './case-request/case-request.work-item.js';
import type { PublicationKeys } from './case-request/publish-reporter-letters.js';
import { caseSolutionEntity } from './case-solution/case-solution.work-item.js';
import { caseLetterEntity } from './case-letter/case-letter.work-item.js';
import { caseObjectionEntity } from './case-objection/case-objection.work-item.js';
import {
  otherSideAnswer,
  otherSideAnswerPublications,
} from './case-objection/other-side-answer.aggregate.js';
import { caseLetterFile, letterFilePublications } from './case-letter/letter-file.aggregate.js';
import { platformReportEntity } from './platform-report/platform-report.work-item.js';
import { serviceEntity } from './service/service.work-item.js';

const typeDefs = /* GraphQL */ `
  "What a visitor holds after reporting a threat."
  type InfringementReport {
    requestId: ID!
  }
`;

/** For programs that say nothing to others. */
const NO_KEYS: PublicationKeys = { linkKey: '', encryptionKey: '' };

/** What is heard whatever the keys. */
const consumers = [
  solutionFacts,
  requestFacts,
  decidedReports,
  assignedCases,
  assignedSubscriptions,
  brandItems,
  ownAccounts,
  brandPlanFacts,
  paidProducts,
  orderedSolutions,
  violationLinks,
  reportedPages,
  keptCaptures,
  settledEmails,
  solutionWork,
  leftAloneSides,
];

/** Table of contents: threats to brands, and what is done about them. */
export function casesService(
  keys: PublicationKeys = NO_KEYS,
  /** Roots trusted for time stamps, DER; where proofs are asked for. */
  stampRoots: readonly Uint8Array[] = [],
): ServiceDefinition {
  const definition = withEntities(
    {
      name: 'cases',
      names: {
        brand: 'subscriptions',
        brand_monitoring_task: 'subscriptions',
        brand_subscription: 'subscriptions',
        document: 'workspace',
        service_request: 'requests',
        support_ticket: 'workspace',
      },
      migrations: [reportInvitations, evidenceStore, brandPlans, brandPlanStatus],
      aggregates: [caseLetterFile, otherSideAnswer],
      resources: [],
      commands: [infringementReport, linkedReport],
      publications: { ...letterFilePublications, ...otherSideAnswerPublications },
      unpublished: [],
      promises: promisesAtRisk,
      consumers: [
        ...consumers,
        pursuedMarks(keys.encryptionKey),
        otherSideWords(keys.encryptionKey),
        decidedObjections(keys.encryptionKey),
        offeredLetters(keys),
      ],
      typeDefs: `${typeDefs}${openThreatTypeDefs}${alreadyHandledTypeDefs}${reportInvitationTypeDefs}${opponentExperienceTypeDefs}${threatMonthsTypeDefs}${evidenceProofTypeDefs}`,
      resolvers: (runtime) =>
        mergeResolvers(
          openThreatResolvers(runtime),
          alreadyHandledResolvers(runtime),
          reportInvitationResolvers(runtime),
          opponentExperienceResolvers(runtime),
          threatMonthsResolvers(runtime),
          evidenceProofResolvers(runtime, stampRoots),
        ),
      internalRoutes: (runtime) => [evidenceBundleRoute(runtime)],
    },
    [
      caseEntity,
      caseCounterpartyEntity,
      caseInfringementEntity,
      caseInfringementEvidenceEntity,
      evidenceCaptureEntity,
      caseRequestEntity(keys),
      caseSolutionEntity,
      platformReportEntity,
      caseLetterEntity(keys),
      caseObjectionEntity,
      serviceEntity,
    ],
  );
  return withSetAside(withPersonalData(definition));
}
