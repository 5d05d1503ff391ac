// Written by `npm run documents`; change the .graphql file beside it.
import type { DistinctivenessBand, OfficeVerdict, RegistrationRequestStatus, RequestKind, RiskBand, TimelineSource } from '../../generated/schema.js';

export type ReportFields = {
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
};
