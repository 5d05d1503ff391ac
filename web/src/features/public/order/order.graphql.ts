// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { ClassAdviceKind, CreateOrderInput, OfficeVerdict, OrderMarkForm, OrderOwnerKind, RegistrationRequestStatus, ReportStage, RequestKind } from '../../../generated/schema.js';

export type OrderPageResult = {
  readonly registrationRequest: {
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
  } | null;
  readonly orderLinks: {
    readonly edit: string;
    readonly share: string;
    readonly __typename: 'OrderLinks';
  } | null;
  readonly jurisdictionList: readonly ({
    readonly code: string;
    readonly madridMember: boolean;
    readonly office: {
      readonly short: string;
      readonly __typename: 'Office';
    };
    readonly typicalMonths: {
      readonly min: number;
      readonly max: number;
      readonly __typename: 'MonthRange';
    } | null;
    readonly __typename: 'Jurisdiction';
  })[];
  readonly suggestedJurisdictionList: readonly string[];
  readonly countryList: readonly {
    readonly code: string;
    readonly name: string;
    readonly regionRequired: boolean;
    readonly __typename: 'Country';
  }[];
  readonly currencyList: readonly {
    readonly code: string;
    readonly symbol: string;
    readonly __typename: 'Currency';
  }[];
};

export type OrderPageVariables = {
  readonly id: string;
  readonly country?: string | null | undefined;
  readonly locale: string;
};

export const OrderPageDocument = { id: '9749b09bece587e72ca19c58132cd242d57994ea4e179557fec9a0aef4f00b7f', name: 'OrderPage' } as TypedDocument<OrderPageResult, OrderPageVariables>;

export type OrderRegionsResult = {
  readonly regionList: readonly {
    readonly code: string;
    readonly name: string;
    readonly __typename: 'Region';
  }[];
};

export type OrderRegionsVariables = {
  readonly country: string;
};

export const OrderRegionsDocument = { id: '1e5f8732578042d97c84ff394db87724981b7d83a9bf4de99f2719d1d67ebc03', name: 'OrderRegions' } as TypedDocument<OrderRegionsResult, OrderRegionsVariables>;

export type PlaceOrderResult = {
  readonly createOrder: {
    readonly __typename: 'RegistrationRequest';
    readonly id: string;
    readonly status: RegistrationRequestStatus | null;
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

export type PlaceOrderVariables = {
  readonly id: string;
  readonly input: CreateOrderInput;
};

export const PlaceOrderDocument = { id: 'b659ad6599c558a2f4fca17431bbd2bc4917609afbe4c1570751674438d3c603', name: 'PlaceOrder' } as TypedDocument<PlaceOrderResult, PlaceOrderVariables>;
