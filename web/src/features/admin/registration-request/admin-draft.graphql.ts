// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { DraftGapKind, OrderUnitPaid, PowerOfAttorneyForm, RegistrationRequestStatus } from '../../../generated/schema.js';

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
