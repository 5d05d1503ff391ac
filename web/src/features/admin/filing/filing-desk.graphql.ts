// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { FilingRoute, FilingStatus, FilingWay, OrderUnitPaid, RegistrationRequestStatus, TrademarkStatus } from '../../../generated/schema.js';

export type AdminFilingDeskResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly publicId: string;
    readonly value: string;
    readonly status: RegistrationRequestStatus | null;
    readonly units: readonly ({
      readonly jurisdiction: string;
      readonly classNumber: number;
      readonly paid: OrderUnitPaid;
      readonly approvedAt: string | null;
      readonly __typename: 'OrderUnit';
    })[];
    readonly poaDocumentId: string | null;
    readonly logo: {
      readonly id: string;
      readonly url: string;
      readonly __typename: 'Document';
    } | null;
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
  readonly trademarkList: {
    readonly items: readonly ({
      readonly id: string;
      readonly name: string;
      readonly jurisdiction: string;
      readonly status: TrademarkStatus;
      readonly number: string | null;
      readonly filingDate: string | null;
      readonly filingReadiness: {
        readonly way: FilingWay;
        readonly missing: readonly string[];
        readonly digest: string | null;
        readonly partners: readonly {
          readonly code: string;
          readonly name: string;
          readonly __typename: 'FilingPartner';
        }[];
        readonly __typename: 'FilingReadiness';
      } | null;
      readonly filings: {
        readonly items: readonly ({
          readonly id: string;
          readonly createdAt: string;
          readonly route: FilingRoute;
          readonly partner: string | null;
          readonly status: FilingStatus;
          readonly officeFee: {
            readonly amountMinor: number;
            readonly currency: string;
            readonly __typename: 'Money';
          } | null;
          readonly pictureDigest: string | null;
          readonly attempts: number | null;
          readonly trouble: string | null;
          readonly nextTryAt: string | null;
          readonly acknowledgedAt: string | null;
          readonly number: string | null;
          readonly filingDate: string | null;
          readonly returnReason: string | null;
          readonly __typename: 'Filing';
        })[];
        readonly __typename: 'FilingPage';
      };
      readonly __typename: 'Trademark';
    })[];
    readonly __typename: 'TrademarkPage';
  };
};

export type AdminFilingDeskVariables = {
  readonly id: string;
};

export const AdminFilingDeskDocument = { id: '8c792a29a447ba3fa860ce57687c4eb3fd7b426c7b6e0beb52febd3212dae577', name: 'AdminFilingDesk' } as TypedDocument<AdminFilingDeskResult, AdminFilingDeskVariables>;
