// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';
import type { ClassAdviceKind, DistinctivenessBand, NotSearchedReason, OfficeVerdict, RegistrationRequestStatus, RepeatVerificationInput, ReportGapKind, ReportOutcome, ReportStage, RequestKind, RiskBand, SearchCoverage, SearchSource, TimelineSource } from '../../../generated/schema.js';

export type PortalReportFilesResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly report: {
      readonly id: string;
      readonly files: readonly ({
        readonly language: string;
        readonly name: string;
        readonly document: {
          readonly id: string;
          readonly url: string;
          readonly __typename: 'Document';
        } | null;
        readonly __typename: 'ReportFile';
      })[];
      readonly __typename: 'ReportVersion';
    } | null;
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type PortalReportFilesVariables = {
  readonly id: string;
  readonly number: number;
};

export const PortalReportFilesDocument = { id: '8ef54fd6fa9cd0c530824146966b9f8b5da09eb020b76f7dbd9e5eededa4e0f8', name: 'PortalReportFiles' } as TypedDocument<PortalReportFilesResult, PortalReportFilesVariables>;

/** The document itself, for the normalised cache. */
export const PortalReportFilesNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalReportFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFileFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFile"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<PortalReportFilesResult, PortalReportFilesVariables> & {
  __apiType?: (variables: PortalReportFilesVariables) => PortalReportFilesResult;
};

export type PortalReportSinceResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly reportRechecks: {
      readonly items: readonly ({
        readonly id: string;
        readonly number: number;
        readonly ranAt: string | null;
        readonly offices: readonly {
          readonly jurisdiction: string;
          readonly register: string;
          readonly dataOf: string;
          readonly __typename: 'RecheckedOffice';
        }[];
        readonly notRepeated: readonly {
          readonly jurisdiction: string;
          readonly lastSearchedAt: string;
          readonly __typename: 'NotRepeated';
        }[];
        readonly newMarks: readonly ({
          readonly ref: string;
          readonly name: string;
          readonly owner: string | null;
          readonly jurisdictions: readonly string[];
          readonly number: string | null;
          readonly status: string | null;
          readonly classes: readonly number[];
          readonly filingDate: string | null;
          readonly overall: number;
          readonly __typename: 'NewNearMark';
        })[];
        readonly __typename: 'ReportRecheck';
      })[];
      readonly __typename: 'ReportRecheckPage';
    };
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type PortalReportSinceVariables = {
  readonly id: string;
};

export const PortalReportSinceDocument = { id: '4516aad3841ba12dfcaa8ef1977e1b1e9f5801acb774543962ce1734a782bcb9', name: 'PortalReportSince' } as TypedDocument<PortalReportSinceResult, PortalReportSinceVariables>;

/** The document itself, for the normalised cache. */
export const PortalReportSinceNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalReportSince"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reportRechecks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecheckFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecheckFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportRecheck"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ranAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"offices"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dataOf"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notRepeated"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastSearchedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newMarks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ref"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"owner"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdictions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"classes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"filingDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"overall"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<PortalReportSinceResult, PortalReportSinceVariables> & {
  __apiType?: (variables: PortalReportSinceVariables) => PortalReportSinceResult;
};

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
    readonly reportAge: {
      readonly days: number;
      readonly stage: ReportStage;
      readonly __typename: 'ReportAge';
    } | null;
    readonly notCovered: readonly ({
      readonly kind: ReportGapKind;
      readonly jurisdiction: string | null;
      readonly classNumber: number | null;
      readonly since: string;
      readonly __typename: 'ReportGap';
    })[];
    readonly report: {
      readonly id: string;
      readonly publicId: string;
      readonly number: number;
      readonly outcome: ReportOutcome;
      readonly seal: string;
      readonly releasedAt: string;
      readonly releasedOn: string;
      readonly lawyerName: string | null;
      readonly asked: {
        readonly name: string;
        readonly kind: RequestKind;
        readonly meaning: string;
        readonly offices: readonly string[];
        readonly classes: readonly number[];
        readonly description: string;
        readonly websites: readonly string[];
        readonly useInCommerce: boolean | null;
        readonly __typename: 'AskedInReport';
      };
      readonly strategy: string | null;
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
        readonly notSearched: NotSearchedReason | null;
        readonly notSearchedText: string | null;
        readonly sampleNote: string | null;
        readonly __typename: 'OfficeResult';
      })[];
      readonly classAdvice: readonly ({
        readonly classNumber: number;
        readonly jurisdiction: string | null;
        readonly advice: ClassAdviceKind;
        readonly reason: string | null;
        readonly __typename: 'ClassAdvice';
      })[];
      readonly setAside: readonly {
        readonly refs: readonly string[];
        readonly reason: string;
        readonly __typename: 'SetAsideMarks';
      }[];
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
      readonly searches: readonly ({
        readonly searchId: string;
        readonly source: SearchSource;
        readonly query: string;
        readonly classes: readonly number[];
        readonly liveOnly: boolean;
        readonly closenessLimit: number;
        readonly gaps: readonly string[];
        readonly searchedAt: string;
        readonly offices: readonly ({
          readonly jurisdiction: string;
          readonly register: string;
          readonly dataOf: string | null;
          readonly coverage: SearchCoverage | null;
          readonly sinceYear: number | null;
          readonly identical: number;
          readonly similar: number;
          readonly total: number;
          readonly __typename: 'SearchedOffice';
        })[];
        readonly __typename: 'ReportSearch';
      })[];
      readonly dismissReason: string | null;
      readonly dismissAlternatives: readonly string[];
      readonly __typename: 'ReportVersion';
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
  readonly number?: number | null | undefined;
};

export const PortalReportDocument = { id: 'aa582330701e185af12d824568964abca6dfc392d782633fd5e8ce509460bf9d', name: 'PortalReport' } as TypedDocument<PortalReportResult, PortalReportVariables>;

/** The document itself, for the normalised cache. */
export const PortalReportNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFields"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationRequest"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"publicId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdictions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"verificationVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dismissReason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dismissAlternatives"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"by"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportAge"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notCovered"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"classNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"since"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FrozenReport"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FrozenReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportVersion"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"publicId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seal"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"releasedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lawyerName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"asked"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"meaning"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"offices"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"classes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"websites"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"useInCommerce"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"strategy"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"distinctiveness"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"band"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"descriptiveWords"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"whatHelps"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similarity"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"band"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jurisdictions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"risk"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"notSearched"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"notSearchedText"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sampleNote"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classAdvice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"advice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"setAside"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refs"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similarTrademarks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"owner"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"classes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"filingDate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"identical"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"look"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sound"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"meaning"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"goods"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"overall"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searches"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"source"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"query"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"classes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"liveOnly"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"closenessLimit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"searchedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"offices"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dataOf"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sinceYear"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"identical"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dismissReason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dismissAlternatives"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<PortalReportResult, PortalReportVariables> & {
  __apiType?: (variables: PortalReportVariables) => PortalReportResult;
};

export type MarkReportViewedResult = {
  readonly markVerificationResultViewed: {
    readonly __typename: 'RegistrationRequest';
    readonly id: string;
    readonly viewedAt: string | null;
  } | {
    readonly __typename: 'Refusal';
  };
};

export type MarkReportViewedVariables = {
  readonly id: string;
};

export const MarkReportViewedDocument = { id: '57a160a681a6a72b4f56f72ed1494b85a4690ca9dd169f4307805fb6caf2ae9b', name: 'MarkReportViewed' } as TypedDocument<MarkReportViewedResult, MarkReportViewedVariables>;

/** The document itself, for the normalised cache. */
export const MarkReportViewedNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkReportViewed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markVerificationResultViewed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationRequest"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}}]} as unknown as DocumentNode & TypedDocument<MarkReportViewedResult, MarkReportViewedVariables> & {
  __apiType?: (variables: MarkReportViewedVariables) => MarkReportViewedResult;
};

export type RepeatPortalVerificationResult = {
  readonly repeatVerification: {
    readonly __typename: 'RegistrationRequest';
    readonly id: string;
    readonly version: number;
    readonly status: RegistrationRequestStatus | null;
    readonly verificationVersion: number;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type RepeatPortalVerificationVariables = {
  readonly id: string;
  readonly input: RepeatVerificationInput;
};

export const RepeatPortalVerificationDocument = { id: '41051786e330ed313832dccd6ae935954fb4697f24ddd4cdddc092337da674ad', name: 'RepeatPortalVerification' } as TypedDocument<RepeatPortalVerificationResult, RepeatPortalVerificationVariables>;

/** The document itself, for the normalised cache. */
export const RepeatPortalVerificationNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepeatPortalVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepeatVerificationInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repeatVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationRequest"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"verificationVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalFields"},"directives":[]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode & TypedDocument<RepeatPortalVerificationResult, RepeatPortalVerificationVariables> & {
  __apiType?: (variables: RepeatPortalVerificationVariables) => RepeatPortalVerificationResult;
};
