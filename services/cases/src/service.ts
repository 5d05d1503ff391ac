import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { brandItems } from './messages/on-brand-items.js';
import { solutionFacts } from './messages/on-solution-facts.js';
import { caseCounterpartyEntity } from './records/case-counterparty.record.js';
import { caseInfringementEntity } from './records/case-infringement.record.js';
import { caseInfringementEvidenceEntity } from './records/case-infringement-evidence.record.js';
import { infringementReport } from './slices/report-infringement.js';
import { caseEntity } from './work-items/case/case.work-item.js';
import { caseRequestEntity } from './work-items/case-request/case-request.work-item.js';
import { caseSolutionEntity } from './work-items/case-solution/case-solution.work-item.js';
import { serviceEntity } from './work-items/service/service.work-item.js';

const typeDefs = /* GraphQL */ `
  "What a visitor holds after reporting a threat."
  type InfringementReport {
    requestId: ID!
  }
`;

/** Table of contents: threats to brands, and what is done about them. */
export function casesService(): ServiceDefinition {
  const definition = withEntities(
    {
      name: 'cases',
      names: { brand: 'subscriptions' },
      migrations: [],
      aggregates: [],
      resources: [],
      commands: [infringementReport],
      publications: {},
      unpublished: [],
      consumers: [solutionFacts, brandItems],
      typeDefs,
    },
    [
      caseEntity,
      caseCounterpartyEntity,
      caseInfringementEntity,
      caseInfringementEvidenceEntity,
      caseRequestEntity,
      caseSolutionEntity,
      serviceEntity,
    ],
  );
  return withPersonalData(definition);
}
