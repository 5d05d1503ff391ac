// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { ClassAdviceKind, OfficeVerdict, OrderMarkForm, OrderOwnerKind, PartyRole, PartyType, QuoteInput, RegistrationRequestStatus, ReportStage, RequestKind, SaveOrderDraftInput, VatNumberStatus } from '../../generated/schema.js';

export type AccountPayerResult = {
  readonly viewer: {
    readonly id: string;
    readonly displayName: string;
    readonly email: string;
    readonly __typename: 'User';
  } | null;
  readonly partyList: {
    readonly items: readonly ({
      readonly id: string;
      readonly type: PartyType;
      readonly roles: readonly PartyRole[];
      readonly businessName: string | null;
      readonly companyId: string | null;
      readonly vat: string | null;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly email: string | null;
      readonly address: {
        readonly id: string;
        readonly street: string;
        readonly city: string;
        readonly postcode: string;
        readonly country: string;
        readonly __typename: 'Address';
      } | null;
      readonly __typename: 'Party';
    })[];
    readonly __typename: 'PartyPage';
  };
};

export type AccountPayerVariables = Readonly<Record<string, never>>;

export const AccountPayerDocument = { id: '30bf4bd9e335790fb7aae2a1061d76ce56ecfc4448c1df3530ccd6b70071027b', name: 'AccountPayer' } as TypedDocument<AccountPayerResult, AccountPayerVariables>;

export type OrderQuoteResult = {
  readonly quote: {
    readonly __typename: 'OrderQuote';
    readonly id: string;
    readonly token: string;
    readonly currency: string;
    readonly ourFee: number;
    readonly officeFee: number;
    readonly discount: number;
    readonly tax: number;
    readonly taxes: readonly ({
      readonly scheme: string;
      readonly rate: string;
      readonly country: string | null;
      readonly officeFees: readonly string[];
      readonly __typename: 'QuotedTax';
    })[];
    readonly total: number;
    readonly lines: readonly {
      readonly code: string;
      readonly jurisdiction: string;
      readonly kind: string;
      readonly quantity: number;
      readonly net: number;
      readonly discount: number;
      readonly taxRate: string;
      readonly __typename: 'QuotedLine';
    }[];
    readonly later: readonly ({
      readonly jurisdiction: string;
      readonly occasion: string;
      readonly net: number | null;
      readonly __typename: 'LaterCost';
    })[];
    readonly couponApplied: boolean;
    readonly flags: readonly string[];
    readonly priceListLabel: string;
    readonly validUntil: string;
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

export type OrderQuoteVariables = {
  readonly input: QuoteInput;
};

export const OrderQuoteDocument = { id: 'c3629f612deb3a683681b63d4159b1e273f353433b70f27e5bbb6bbfcdec6e9e', name: 'OrderQuote' } as TypedDocument<OrderQuoteResult, OrderQuoteVariables>;

export type VatNumberStatusResult = {
  readonly vatNumberStatus: VatNumberStatus;
};

export type VatNumberStatusVariables = {
  readonly vatNumber: string;
};

export const VatNumberStatusDocument = { id: '6a824ab279dd94dba5ca296ce8134d5f4e7978c4d1d86770731ff976e2e3fc0c', name: 'VatNumberStatus' } as TypedDocument<VatNumberStatusResult, VatNumberStatusVariables>;

export type SaveOrderDraftResult = {
  readonly saveOrderDraft: {
    readonly __typename: 'RegistrationRequest';
    readonly id: string;
    readonly orderDraftSavedAt: string | null;
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

export type SaveOrderDraftVariables = {
  readonly id: string;
  readonly input: SaveOrderDraftInput;
};

export const SaveOrderDraftDocument = { id: 'f530aee6beef6903753fe2b4167fc812329846171e7604e99e30b52d07f79c65', name: 'SaveOrderDraft' } as TypedDocument<SaveOrderDraftResult, SaveOrderDraftVariables>;

export type OrderFacts = {
  readonly id: string;
  readonly version: number;
  readonly publicId: string;
  readonly status: RegistrationRequestStatus | null;
  readonly value: string;
  readonly type: RequestKind;
  readonly jurisdictions: readonly string[];
  readonly classes: readonly number[];
  readonly currency: string;
  readonly country: string | null;
  readonly useInCommerce: boolean | null;
  readonly dismissReason: string | null;
  readonly contactEmail: string;
  readonly contactFirstName: string;
  readonly contactLastName: string;
  readonly orderedAt: string | null;
  readonly orderDraftSavedAt: string | null;
  readonly orderDraft: {
    readonly markAlias: string | null;
    readonly markForm: OrderMarkForm | null;
    readonly jurisdictions: readonly string[];
    readonly goods: readonly {
      readonly classNumber: number;
      readonly terms: readonly string[];
      readonly __typename: 'OrderGoods';
    }[];
    readonly officeGoods: readonly {
      readonly jurisdiction: string;
      readonly goods: readonly {
        readonly classNumber: number;
        readonly terms: readonly string[];
        readonly __typename: 'OrderGoods';
      }[];
      readonly __typename: 'OrderOfficeGoods';
    }[];
    readonly owner: {
      readonly kind: OrderOwnerKind | null;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly businessName: string | null;
      readonly companyId: string | null;
      readonly street: string | null;
      readonly city: string | null;
      readonly postcode: string | null;
      readonly country: string | null;
      readonly state: string | null;
      readonly __typename: 'OrderOwner';
    };
    readonly billing: {
      readonly sameAsOwner: boolean;
      readonly kind: OrderOwnerKind | null;
      readonly name: string | null;
      readonly street: string | null;
      readonly city: string | null;
      readonly postcode: string | null;
      readonly country: string | null;
      readonly companyId: string | null;
      readonly vatId: string | null;
      readonly email: string | null;
      readonly __typename: 'OrderBilling';
    };
    readonly useInCommerce: boolean | null;
    readonly e2eProtection: boolean;
    readonly brandProtection: boolean;
    readonly euipoGrantRequested: boolean;
    readonly couponCode: string | null;
    readonly currency: string | null;
    readonly __typename: 'OrderDraft';
  } | null;
  readonly reportAge: {
    readonly days: number;
    readonly stage: ReportStage;
    readonly __typename: 'ReportAge';
  } | null;
  readonly report: {
    readonly id: string;
    readonly number: number;
    readonly verifiedClasses: readonly number[];
    readonly classAdvice: readonly ({
      readonly classNumber: number;
      readonly jurisdiction: string | null;
      readonly advice: ClassAdviceKind;
      readonly reason: string | null;
      readonly __typename: 'ClassAdvice';
    })[];
    readonly jurisdictions: readonly {
      readonly jurisdiction: string;
      readonly verdict: OfficeVerdict;
      readonly __typename: 'OfficeResult';
    }[];
    readonly __typename: 'ReportVersion';
  } | null;
  readonly __typename: 'RegistrationRequest';
};
