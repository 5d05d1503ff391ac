// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { DistinctivenessBand, OfficeVerdict, RegistrationRequestStatus, RequestKind, RiskBand, TimelineSource } from '../../../generated/schema.js';

export type PortalReportResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly version: number;
    readonly publicId: string;
    readonly value: string;
    readonly type: RequestKind;
    readonly status: RegistrationRequestStatus | null;
    readonly jurisdictions: readonly string[];
    readonly verificationVersion: number;
    readonly promisedAt: string | null;
    readonly requestedAt: string | null;
    readonly answeredAt: string | null;
    readonly viewedAt: string | null;
    readonly dismissReason: string | null;
    readonly dismissAlternatives: readonly string[];
    readonly timeline: readonly ({
      readonly id: string;
      readonly type: string;
      readonly label: string;
      readonly occurredAt: string;
      readonly by: TimelineSource;
      readonly reason: string | null;
      readonly __typename: 'TimelineEntry';
    })[];
    readonly verificationResult: {
      readonly id: string;
      readonly resultVersion: number;
      readonly recommendedClasses: readonly number[];
      readonly verifiedClasses: readonly number[];
      readonly strategy: string | null;
      readonly lawyerName: string | null;
      readonly releasedAt: string | null;
      readonly distinctiveness: {
        readonly band: DistinctivenessBand;
        readonly explanation: string;
        readonly descriptiveWords: readonly string[];
        readonly whatHelps: string | null;
        readonly __typename: 'Distinctiveness';
      } | null;
      readonly similarity: {
        readonly band: RiskBand;
        readonly explanation: string;
        readonly __typename: 'Similarity';
      } | null;
      readonly jurisdictions: readonly ({
        readonly jurisdiction: string;
        readonly verdict: OfficeVerdict;
        readonly risk: RiskBand | null;
        readonly reason: string;
        readonly __typename: 'OfficeResult';
      })[];
      readonly similarTrademarks: readonly ({
        readonly name: string;
        readonly owner: string | null;
        readonly jurisdiction: string;
        readonly status: string | null;
        readonly classes: readonly number[];
        readonly number: string | null;
        readonly filingDate: string | null;
        readonly identical: boolean;
        readonly look: number | null;
        readonly sound: number | null;
        readonly meaning: number | null;
        readonly goods: number | null;
        readonly overall: number | null;
        readonly note: string | null;
        readonly __typename: 'SimilarTrademark';
      })[];
      readonly __typename: 'VerificationResult';
    } | null;
    readonly __typename: 'RegistrationRequest';
  } | null;
  readonly orderLinks: {
    readonly edit: string;
    readonly __typename: 'OrderLinks';
  } | null;
};

export type PortalReportVariables = {
  readonly id: string;
};

export const PortalReportDocument = { id: 'bf9f50648e151681b88a69f65a9c2076d6939cf0943d8bfcae92307b91883be9', name: 'PortalReport' } as TypedDocument<PortalReportResult, PortalReportVariables>;

/** The document itself, for the normalised cache. */
export const PortalReportNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationRequest"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"publicId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdictions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"verificationVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dismissReason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dismissAlternatives"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"by"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verificationResult"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"resultVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"recommendedClasses"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"verifiedClasses"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"strategy"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lawyerName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"distinctiveness"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"band"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"descriptiveWords"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"whatHelps"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similarity"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"band"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jurisdictions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"risk"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similarTrademarks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"owner"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"classes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"filingDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"identical"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"look"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sound"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"meaning"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"goods"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"overall"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<PortalReportResult, PortalReportVariables> & {
  __apiType?: (variables: PortalReportVariables) => PortalReportResult;
};
