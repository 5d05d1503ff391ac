// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { DraftGapKind, OrderUnitPaid, PowerOfAttorneyForm, RegistrationRequestStatus } from '../../../generated/schema.js';

export type AdminDraftCommentsResult = {
  readonly threadCommentList: {
    readonly items: readonly ({
      readonly id: string;
      readonly text: string;
      readonly visibleToCustomer: boolean | null;
      readonly createdAt: string;
      readonly author: {
        readonly displayName: string;
        readonly __typename: 'User';
      } | null;
      readonly __typename: 'ThreadComment';
    })[];
    readonly __typename: 'ThreadCommentPage';
  };
};

export type AdminDraftCommentsVariables = {
  readonly subjects: readonly string[];
};

export const AdminDraftCommentsDocument = { id: '8a72d257de4877cd2379bdc5377e849a3a765b81258df5569edb9083a84e9807', name: 'AdminDraftComments' } as TypedDocument<AdminDraftCommentsResult, AdminDraftCommentsVariables>;

export type AdminDraftResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly status: RegistrationRequestStatus | null;
    readonly userId: string | null;
    readonly postponedUntil: string | null;
    readonly logo: {
      readonly id: string;
      readonly url: string;
      readonly __typename: 'Document';
    } | null;
    readonly poaDocument: {
      readonly name: string;
      readonly url: string;
      readonly __typename: 'Document';
    } | null;
    readonly units: readonly ({
      readonly jurisdiction: string;
      readonly classNumber: number;
      readonly paid: OrderUnitPaid;
      readonly drafted: boolean;
      readonly additionalOrder: {
        readonly id: string;
        readonly publicId: string;
        readonly total: {
          readonly amountMinor: number;
          readonly currency: string;
          readonly __typename: 'Money';
        };
        readonly __typename: 'AdditionalOrder';
      } | null;
      readonly __typename: 'OrderUnit';
    })[];
    readonly draftGaps: readonly ({
      readonly kind: DraftGapKind;
      readonly jurisdiction: string | null;
      readonly classes: readonly number[];
      readonly __typename: 'DraftGap';
    })[];
    readonly powerOfAttorneyOffices: readonly {
      readonly jurisdiction: string;
      readonly form: PowerOfAttorneyForm;
      readonly __typename: 'PowerOfAttorneyOffice';
    }[];
    readonly applications: {
      readonly items: readonly ({
        readonly id: string;
        readonly jurisdictions: {
          readonly items: readonly ({
            readonly id: string;
            readonly logo: {
              readonly id: string;
              readonly url: string;
              readonly __typename: 'Document';
            } | null;
            readonly __typename: 'ApplicationJurisdiction';
          })[];
          readonly __typename: 'ApplicationJurisdictionPage';
        };
        readonly __typename: 'Application';
      })[];
      readonly __typename: 'ApplicationPage';
    };
    readonly __typename: 'RegistrationRequest';
  } | null;
  readonly filingCopy: {
    readonly digest: string;
    readonly sealedAt: string | null;
    readonly offices: readonly {
      readonly applicationJurisdictionId: string;
      readonly jurisdiction: string;
      readonly content: unknown;
      readonly __typename: 'FilingCopyOffice';
    }[];
    readonly __typename: 'FilingCopy';
  };
};

export type AdminDraftVariables = {
  readonly id: string;
};

export const AdminDraftDocument = { id: '6389496ae23f448f93f1ae618d2e179b0d64dc65d0e62e0e3ae8ee1408c9af94', name: 'AdminDraft' } as TypedDocument<AdminDraftResult, AdminDraftVariables>;

export type AdminMarkSearchResult = {
  readonly verificationSearch: {
    readonly degraded: boolean;
    readonly record: string | null;
    readonly __typename: 'VerificationSearch';
  };
};

export type AdminMarkSearchVariables = {
  readonly query: string;
  readonly jurisdictions: readonly string[];
  readonly since?: string | null | undefined;
  readonly classes?: readonly number[] | null | undefined;
  readonly requestId: string;
};

export const AdminMarkSearchDocument = { id: '4717e1a5a20b8a1683f332560a40d5d7ff2cfb02be34adad9f86145b148348ec', name: 'AdminMarkSearch' } as TypedDocument<AdminMarkSearchResult, AdminMarkSearchVariables>;
