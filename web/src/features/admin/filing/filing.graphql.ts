// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { CancelFilingInput, ConfirmFilingInput, CreateFilingInput, FileTrademarkInput, FilingRoute, FilingStatus, FilingWay, OrderUnitPaid, RegistrationRequestStatus, TrademarkStatus } from '../../../generated/schema.js';

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

export type DeskCancelFilingResult = {
  readonly cancelFiling: {
    readonly __typename: 'Filing';
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

export type DeskCancelFilingVariables = {
  readonly id: string;
  readonly input: CancelFilingInput;
};

export const DeskCancelFilingDocument = { id: '96a0ca28aa767c9fa1326afd98fddf232b0be519466e70977935f14ebb1507ce', name: 'DeskCancelFiling' } as TypedDocument<DeskCancelFilingResult, DeskCancelFilingVariables>;

export type DeskConfirmFilingResult = {
  readonly confirmFiling: {
    readonly __typename: 'Filing';
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

export type DeskConfirmFilingVariables = {
  readonly id: string;
  readonly input: ConfirmFilingInput;
};

export const DeskConfirmFilingDocument = { id: '8a9a0b1814ebb9ab1fae63fa1d6759b0ba171d96f1202803478533054280b947', name: 'DeskConfirmFiling' } as TypedDocument<DeskConfirmFilingResult, DeskConfirmFilingVariables>;

export type DeskCreateFilingResult = {
  readonly createFiling: {
    readonly __typename: 'Filing';
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

export type DeskCreateFilingVariables = {
  readonly input: CreateFilingInput;
};

export const DeskCreateFilingDocument = { id: '2202f45715f7882e0f4a5647aae97035d0efa5ba72622f12429ce129291b153f', name: 'DeskCreateFiling' } as TypedDocument<DeskCreateFilingResult, DeskCreateFilingVariables>;

export type DeskFileTrademarkResult = {
  readonly fileTrademark: {
    readonly __typename: 'Trademark';
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

export type DeskFileTrademarkVariables = {
  readonly id: string;
  readonly input: FileTrademarkInput;
};

export const DeskFileTrademarkDocument = { id: '668f4e1bdbe00562f7de6b8356360b88f32d5ca56ec309cebc02a2032212a663', name: 'DeskFileTrademark' } as TypedDocument<DeskFileTrademarkResult, DeskFileTrademarkVariables>;
