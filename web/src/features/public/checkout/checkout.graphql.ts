// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { ChangeProductPaymentMethodInput, OrderOwnerKind, PaymentType, ProductPaymentState, ProductStatus, RegistrationRequestStatus, StartProductCheckoutInput, TransferCodeKind, UserPaymentMethodStatus } from '../../../generated/schema.js';

export type PayerCountriesResult = {
  readonly countryList: readonly {
    readonly code: string;
    readonly name: string;
    readonly __typename: 'Country';
  }[];
};

export type PayerCountriesVariables = {
  readonly locale: string;
};

export const PayerCountriesDocument = { id: '3a7461e4d8c8951f0ec8d738f6d3104fa746c44915f10dc52cee6a413fdee878', name: 'PayerCountries' } as TypedDocument<PayerCountriesResult, PayerCountriesVariables>;

export type PayerOfOrderResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly orderDraft: {
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
      readonly __typename: 'OrderDraft';
    } | null;
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type PayerOfOrderVariables = {
  readonly requestId: string;
};

export const PayerOfOrderDocument = { id: '706e1cd4f23a3fb9879937ef3f04c6034e56183ed44fc1fe3a5c92fdbe20678f', name: 'PayerOfOrder' } as TypedDocument<PayerOfOrderResult, PayerOfOrderVariables>;

export type PayerOfServiceOrderResult = {
  readonly serviceRequest: {
    readonly id: string;
    readonly contactName: string | null;
    readonly contactEmail: string | null;
    readonly __typename: 'ServiceRequest';
  } | null;
};

export type PayerOfServiceOrderVariables = {
  readonly requestId: string;
};

export const PayerOfServiceOrderDocument = { id: 'bf11b583e82e037c958ca8b378aa3be14b922deb25bc3390be214c154ca5994a', name: 'PayerOfServiceOrder' } as TypedDocument<PayerOfServiceOrderResult, PayerOfServiceOrderVariables>;

export type ProductOfOrderResult = {
  readonly orderProduct: {
    readonly id: string;
    readonly __typename: 'Product';
  } | null;
  readonly registrationRequest: {
    readonly id: string;
    readonly status: RegistrationRequestStatus | null;
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type ProductOfOrderVariables = {
  readonly requestId: string;
};

export const ProductOfOrderDocument = { id: 'bfb11dcc1f301cc92aee3224e630944241b7be6767dabf0636d837d2825f0ac5', name: 'ProductOfOrder' } as TypedDocument<ProductOfOrderResult, ProductOfOrderVariables>;

export type ProductToPayResult = {
  readonly product: {
    readonly id: string;
    readonly userId: string | null;
    readonly name: string;
    readonly status: ProductStatus;
    readonly paymentState: ProductPaymentState | null;
    readonly paymentType: PaymentType | null;
    readonly orderReference: string | null;
    readonly subjectType: string | null;
    readonly subjectId: string | null;
    readonly currency: string;
    readonly net: {
      readonly amountMinor: number;
      readonly __typename: 'Money';
    };
    readonly vat: {
      readonly amountMinor: number;
      readonly __typename: 'Money';
    };
    readonly total: {
      readonly amountMinor: number;
      readonly __typename: 'Money';
    };
    readonly priceBreakdown: unknown | null;
    readonly billing: {
      readonly name: string;
      readonly street: string;
      readonly city: string;
      readonly postcode: string | null;
      readonly country: string;
      readonly companyId: string | null;
      readonly vatId: string | null;
      readonly email: string;
      readonly __typename: 'ProductBilling';
    } | null;
    readonly stillToPay: {
      readonly amountMinor: number;
      readonly __typename: 'Money';
    } | null;
    readonly paymentMethodId: string | null;
    readonly checkoutUrl: string | null;
    readonly declineReason: string | null;
    readonly payableUntil: string;
    readonly __typename: 'Product';
  } | null;
};

export type ProductToPayVariables = {
  readonly id: string;
};

export const ProductToPayDocument = { id: 'e4991b490c7d365ae252daea504f72811d733811af4c8c7d75556e4cb166b169', name: 'ProductToPay' } as TypedDocument<ProductToPayResult, ProductToPayVariables>;

export type SavedCardsResult = {
  readonly savedCardsOffered: boolean;
  readonly userPaymentMethodList: {
    readonly items: readonly ({
      readonly id: string;
      readonly status: UserPaymentMethodStatus;
      readonly cardBrand: string | null;
      readonly cardLastFour: string | null;
      readonly cardExpiration: string | null;
      readonly __typename: 'UserPaymentMethod';
    })[];
    readonly __typename: 'UserPaymentMethodPage';
  };
};

export type SavedCardsVariables = Readonly<Record<string, never>>;

export const SavedCardsDocument = { id: 'd54ae4ef94a81681b169f0c62fec3378f88040fa8c235299b2156055f2279ec3', name: 'SavedCards' } as TypedDocument<SavedCardsResult, SavedCardsVariables>;

export type TransferInstructionsResult = {
  readonly transferInstructions: {
    readonly accountName: string;
    readonly bankName: string | null;
    readonly iban: string;
    readonly bic: string | null;
    readonly amountMinor: number;
    readonly currency: string;
    readonly variableSymbol: string;
    readonly reference: string;
    readonly codes: readonly {
      readonly kind: TransferCodeKind;
      readonly text: string;
      readonly __typename: 'TransferCode';
    }[];
    readonly __typename: 'TransferInstructions';
  } | null;
};

export type TransferInstructionsVariables = {
  readonly productId: string;
};

export const TransferInstructionsDocument = { id: '6be835867ac0bb3e2fb1990601848cfbc360ad35e6ee187a61ec6f6d9f2a9190', name: 'TransferInstructions' } as TypedDocument<TransferInstructionsResult, TransferInstructionsVariables>;

export type ChangePaymentMethodResult = {
  readonly changeProductPaymentMethod: {
    readonly __typename: 'Product';
    readonly id: string;
    readonly status: ProductStatus;
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

export type ChangePaymentMethodVariables = {
  readonly id: string;
  readonly input: ChangeProductPaymentMethodInput;
};

export const ChangePaymentMethodDocument = { id: '8a375507776ca73c5066cda241eb3e4add21413a80c7bdfbde17ef7bfab164b1', name: 'ChangePaymentMethod' } as TypedDocument<ChangePaymentMethodResult, ChangePaymentMethodVariables>;

export type StartCheckoutResult = {
  readonly startProductCheckout: {
    readonly __typename: 'Product';
    readonly id: string;
    readonly status: ProductStatus;
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

export type StartCheckoutVariables = {
  readonly id: string;
  readonly input: StartProductCheckoutInput;
};

export const StartCheckoutDocument = { id: '6d741642f4d07c6a410d7316d3836bb2c48920b34bbaf36256622133d328ef61', name: 'StartCheckout' } as TypedDocument<StartCheckoutResult, StartCheckoutVariables>;
