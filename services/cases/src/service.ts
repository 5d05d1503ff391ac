import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { brandItems } from './heard/subscriptions/on-brand-items.js';
import { orderedSolutions } from './heard/requests/on-service-orders.js';
import { paidProducts } from './heard/invoicing/on-paid-products.js';
import { assignedSubscriptions } from './heard/subscriptions/on-assigned-subscriptions.js';
import { assignedCases } from './heard/cases/on-assigned-cases.js';
import { requestFacts } from './heard/cases/on-request-facts.js';
import { decidedReports } from './heard/cases/on-decided-reports.js';
import { solutionFacts } from './heard/cases/on-solution-facts.js';
import { caseCounterpartyEntity } from './case/case-counterparty.record.js';
import { caseInfringementEntity } from './case/case-infringement.record.js';
import { caseInfringementEvidenceEntity } from './case/case-infringement-evidence.record.js';
import { infringementReport } from './case-request/report-infringement.js';
import { linkedReport } from './case-request/report-by-link.js';
import { reportInvitationResolvers, reportInvitationTypeDefs } from './case-request/report-invitation.js';
import { violationLinks } from './heard/on-violation-links.js';
import { reportInvitations } from './migrations/0001-report-invitations.js';
import { openThreatResolvers, openThreatTypeDefs } from './case/open-threat.js';
import { caseEntity } from './case/case.work-item.js';
import { alreadyHandledResolvers, alreadyHandledTypeDefs } from './case-request/already-handled.js';
import { caseRequestEntity } from './case-request/case-request.work-item.js';
import type { PublicationKeys } from './case-request/publish-reporter-letters.js';
import { caseSolutionEntity } from './case-solution/case-solution.work-item.js';
import { serviceEntity } from './service/service.work-item.js';

const typeDefs = /* GraphQL */ `
  "What a visitor holds after reporting a threat."
  type InfringementReport {
    requestId: ID!
  }
`;

/** For programs that say nothing to others. */
const NO_KEYS: PublicationKeys = { linkKey: '', encryptionKey: '' };

/** Table of contents: threats to brands, and what is done about them. */
export function casesService(keys: PublicationKeys = NO_KEYS): ServiceDefinition {
  const definition = withEntities(
    {
      name: 'cases',
      names: {
        brand: 'subscriptions',
        brand_monitoring_task: 'subscriptions',
        document: 'workspace',
        service_request: 'requests',
      },
      migrations: [reportInvitations],
      aggregates: [],
      resources: [],
      commands: [infringementReport, linkedReport],
      publications: {},
      unpublished: [],
      consumers: [
        solutionFacts,
        requestFacts,
        decidedReports,
        assignedCases,
        assignedSubscriptions,
        brandItems,
        paidProducts,
        orderedSolutions,
        violationLinks,
      ],
      typeDefs: `${typeDefs}${openThreatTypeDefs}${alreadyHandledTypeDefs}${reportInvitationTypeDefs}`,
      resolvers: (runtime) => ({
        ...openThreatResolvers(runtime),
        ...alreadyHandledResolvers(runtime),
        ...reportInvitationResolvers(runtime),
      }),
    },
    [
      caseEntity,
      caseCounterpartyEntity,
      caseInfringementEntity,
      caseInfringementEvidenceEntity,
      caseRequestEntity(keys),
      caseSolutionEntity,
      serviceEntity,
    ],
  );
  return withPersonalData(definition);
}
