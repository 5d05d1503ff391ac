// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { DistinctivenessBand, OfficeVerdict, RegistrationRequestStatus, RequestKind, RiskBand, TimelineSource } from '../../../generated/schema.js';

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
      readonly jurisdictions: readonly {
        readonly jurisdiction: string;
        readonly verdict: OfficeVerdict;
        readonly risk: RiskBand;
        readonly reason: string;
        readonly __typename: 'OfficeResult';
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
      readonly __typename: 'VerificationResult';
    } | null;
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type AdminRequestVariables = {
  readonly id: string;
};

export const AdminRequestDocument = { id: '4728de81089cbf3dd97ac44eba15be5b0e5c63b3e65f277c37f73190b3dd270d', name: 'AdminRequest' } as TypedDocument<AdminRequestResult, AdminRequestVariables>;
