// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { ClassAdviceKind, DistinctivenessBand, LetterState, NotSearchedReason, OfficeVerdict, RegistrationRequestStatus, ReportGapKind, ReportOutcome, ReportProblemCode, ReportStage, RequestKind, RiskBand, SearchCoverage, SearchSource, TimelineSource } from '../../../generated/schema.js';

export type AdminReportFilesResult = {
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

export type AdminReportFilesVariables = {
  readonly id: string;
  readonly number: number;
};

export const AdminReportFilesDocument = { id: '176d72393f252b8b0ea146db7f3dc67f0fc49e3eab711e7baae800f5de3bcf22', name: 'AdminReportFiles' } as TypedDocument<AdminReportFilesResult, AdminReportFilesVariables>;

export type AdminReportSinceResult = {
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

export type AdminReportSinceVariables = {
  readonly id: string;
};

export const AdminReportSinceDocument = { id: '644028e81ad9d0e9eff45a7305fe4329353cb59184b04567ef5644dbaa7ba0dc', name: 'AdminReportSince' } as TypedDocument<AdminReportSinceResult, AdminReportSinceVariables>;

export type AdminRequestNotesResult = {
  readonly noteList: {
    readonly items: readonly ({
      readonly id: string;
      readonly text: string;
      readonly author: {
        readonly id: string;
        readonly displayName: string;
        readonly __typename: 'User';
      } | null;
      readonly createdAt: string;
      readonly __typename: 'Note';
    })[];
    readonly __typename: 'NotePage';
  };
  readonly letterList: {
    readonly items: readonly ({
      readonly id: string;
      readonly template: string;
      readonly state: LetterState;
      readonly locale: string;
      readonly sentAt: string | null;
      readonly createdAt: string;
      readonly __typename: 'Letter';
    })[];
    readonly __typename: 'LetterPage';
  };
};

export type AdminRequestNotesVariables = {
  readonly id: string;
};

export const AdminRequestNotesDocument = { id: '214c7881ed80b3b29c4ad6ba6b6e47d1a957d67f07ed64e33186a1e70dcd546f', name: 'AdminRequestNotes' } as TypedDocument<AdminRequestNotesResult, AdminRequestNotesVariables>;

export type AdminRequestResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly version: number;
    readonly publicId: string;
    readonly type: RequestKind;
    readonly value: string;
    readonly meaning: string;
    readonly status: RegistrationRequestStatus | null;
    readonly jurisdictions: readonly string[];
    readonly jurisdictionsUndecided: boolean;
    readonly websites: readonly string[];
    readonly businessDescription: string;
    readonly useInCommerce: boolean | null;
    readonly contactFirstName: string;
    readonly contactLastName: string;
    readonly contactEmail: string;
    readonly contactPhone: string;
    readonly language: string;
    readonly country: string | null;
    readonly currency: string;
    readonly verificationVersion: number;
    readonly requestedAt: string | null;
    readonly promisedAt: string | null;
    readonly answeredAt: string | null;
    readonly viewedAt: string | null;
    readonly endAskedAt: string | null;
    readonly nextStep: {
      readonly promisedAt: string | null;
      readonly product: {
        readonly id: string;
        readonly refunded: {
          readonly amountMinor: number;
          readonly currency: string;
          readonly __typename: 'Money';
        } | null;
        readonly __typename: 'Product';
      } | null;
      readonly __typename: 'NextStep';
    };
    readonly dismissReason: string | null;
    readonly dismissAlternatives: readonly string[];
    readonly remindersPaused: boolean | null;
    readonly assignedAdminId: string | null;
    readonly logoDocumentId: string | null;
    readonly logo: {
      readonly id: string;
      readonly name: string;
      readonly mediaType: string;
      readonly url: string;
      readonly __typename: 'Document';
    } | null;
    readonly timeline: readonly ({
      readonly id: string;
      readonly label: string;
      readonly type: string;
      readonly occurredAt: string;
      readonly by: TimelineSource;
      readonly actorKind: string;
      readonly reason: string | null;
      readonly audience: string;
      readonly __typename: 'TimelineEntry';
    })[];
    readonly classes: readonly number[];
    readonly reportAge: {
      readonly days: number;
      readonly stage: ReportStage;
      readonly __typename: 'ReportAge';
    } | null;
    readonly orderedReportVersion: number | null;
    readonly oldReportDays: number | null;
    readonly unitsAgainstAdvice: readonly string[];
    readonly userId: string | null;
    readonly applications: {
      readonly items: readonly {
        readonly id: string;
        readonly __typename: 'Application';
      }[];
      readonly __typename: 'ApplicationPage';
    };
    readonly reportProblems: readonly ({
      readonly code: ReportProblemCode;
      readonly jurisdiction: string | null;
      readonly classNumber: number | null;
      readonly refs: readonly string[];
      readonly __typename: 'ReportProblem';
    })[];
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
    readonly recordedSearches: {
      readonly items: readonly ({
        readonly id: string;
        readonly source: SearchSource;
        readonly query: string;
        readonly classes: readonly number[];
        readonly since: string | null;
        readonly closenessLimit: number;
        readonly degraded: boolean;
        readonly incomplete: boolean;
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
        readonly hits: readonly ({
          readonly ref: string;
          readonly name: string;
          readonly owner: string | null;
          readonly jurisdictions: readonly string[];
          readonly numbers: readonly string[];
          readonly status: string | null;
          readonly live: boolean;
          readonly classes: readonly number[];
          readonly filingDate: string | null;
          readonly identical: boolean;
          readonly look: number;
          readonly sound: number;
          readonly meaning: number;
          readonly goods: number;
          readonly overall: number;
          readonly __typename: 'SearchedHit';
        })[];
        readonly __typename: 'RecordedSearch';
      })[];
      readonly __typename: 'RecordedSearchPage';
    };
    readonly verificationResult: {
      readonly id: string;
      readonly resultVersion: number;
      readonly completed: boolean;
      readonly textValue: string | null;
      readonly recommendedClasses: readonly number[];
      readonly verifiedClasses: readonly number[];
      readonly strategy: string | null;
      readonly overallRisk: RiskBand | null;
      readonly releasedAt: string | null;
      readonly lawyerName: string | null;
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
        readonly ref: string | null;
        readonly __typename: 'SimilarTrademark';
      })[];
      readonly __typename: 'VerificationResult';
    } | null;
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type AdminRequestVariables = {
  readonly id: string;
};

export const AdminRequestDocument = { id: 'e435c808eda313e47adc0d3c452923bf76844a50299a33b4da387786fc9e32e2', name: 'AdminRequest' } as TypedDocument<AdminRequestResult, AdminRequestVariables>;
