// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { ClassAdviceKind, DistinctivenessBand, NotSearchedReason, OfficeVerdict, RegistrationRequestStatus, RepeatVerificationInput, ReportGapKind, ReportOutcome, ReportStage, RequestKind, RiskBand, SearchCoverage, SearchSource, TimelineSource } from '../../../generated/schema.js';

export type ReportFilesResult = {
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

export type ReportFilesVariables = {
  readonly id: string;
  readonly number: number;
};

export const ReportFilesDocument = { id: '1fd3f0890b456f8bf0141e3687a521fb26aaf98521fe28a46c40fe6fffc1d655', name: 'ReportFiles' } as TypedDocument<ReportFilesResult, ReportFilesVariables>;

export type ReportSinceResult = {
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

export type ReportSinceVariables = {
  readonly id: string;
};

export const ReportSinceDocument = { id: '650354e255ae7f5da49c0bbe881bbe984fa8db73f845b592b2c1d866aa5df7ad', name: 'ReportSince' } as TypedDocument<ReportSinceResult, ReportSinceVariables>;

export type VerificationSummaryResult = {
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
};

export type VerificationSummaryVariables = {
  readonly id: string;
  readonly number?: number | null | undefined;
};

export const VerificationSummaryDocument = { id: '7e4767400b6cac04b3d64b8c83109424cbcab87a6f31b3b0ab6f2d149f8d8e23', name: 'VerificationSummary' } as TypedDocument<VerificationSummaryResult, VerificationSummaryVariables>;

export type MarkVerificationResultViewedResult = {
  readonly markVerificationResultViewed: {
    readonly __typename: 'RegistrationRequest';
  } | {
    readonly __typename: 'Refusal';
  };
};

export type MarkVerificationResultViewedVariables = {
  readonly id: string;
};

export const MarkVerificationResultViewedDocument = { id: '66a20f5dc8959567e14a8419f75a0bdebf91b868fe186659f45078406dc160c3', name: 'MarkVerificationResultViewed' } as TypedDocument<MarkVerificationResultViewedResult, MarkVerificationResultViewedVariables>;

export type RepeatVerificationResult = {
  readonly repeatVerification: {
    readonly __typename: 'RegistrationRequest';
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

export type RepeatVerificationVariables = {
  readonly id: string;
  readonly input: RepeatVerificationInput;
};

export const RepeatVerificationDocument = { id: '8bb35bbfc30484b4043bb77e73b1057bf88d71ffc797a18ff4b6bc455069a4b7', name: 'RepeatVerification' } as TypedDocument<RepeatVerificationResult, RepeatVerificationVariables>;
