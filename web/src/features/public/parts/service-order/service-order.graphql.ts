// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { CreateTrademarkInput, OrderServiceInput, QuoteCustomerKind, ServiceRequestStatus } from '../../../../generated/schema.js';

export type OwnMarkResult = {
  readonly trademarkList: {
    readonly items: readonly {
      readonly id: string;
      readonly __typename: 'Trademark';
    }[];
    readonly __typename: 'TrademarkPage';
  };
};

export type OwnMarkVariables = {
  readonly office: string;
  readonly number: string;
};

export const OwnMarkDocument = { id: '3ba72ab95d6e2406174ce605136df8289826c02c7c55cee71338c16df9d35647', name: 'OwnMark' } as TypedDocument<OwnMarkResult, OwnMarkVariables>;

export type PlacedServiceOrderResult = {
  readonly serviceRequest: {
    readonly id: string;
    readonly publicId: string;
    readonly serviceName: string;
    readonly status: ServiceRequestStatus;
    readonly parameters: unknown | null;
    readonly jurisdiction: string | null;
    readonly payableProductId: string | null;
    readonly createdAt: string;
    readonly marksOfOrder: readonly {
      readonly serviceRequestId: string;
      readonly jurisdiction: string;
      readonly number: string;
      readonly name: string;
      readonly status: ServiceRequestStatus;
      readonly __typename: 'MarkOfOrder';
    }[];
    readonly price: {
      readonly amountMinor: number;
      readonly currency: string;
      readonly __typename: 'Money';
    } | null;
    readonly __typename: 'ServiceRequest';
  } | null;
};

export type PlacedServiceOrderVariables = {
  readonly id: string;
};

export const PlacedServiceOrderDocument = { id: '122a35b3b56ad11845f062f4a6ab9e7a5100ef8bb5bd4847c17bd3c509686eea', name: 'PlacedServiceOrder' } as TypedDocument<PlacedServiceOrderResult, PlacedServiceOrderVariables>;

export type RegisterLookUpResult = {
  readonly registeredMarkList: readonly ({
    readonly kind: string;
    readonly name: string;
    readonly owner: string | null;
    readonly classes: readonly number[];
    readonly expiresOn: string | null;
    readonly __typename: 'RegisteredMark';
  })[];
};

export type RegisterLookUpVariables = {
  readonly office: string;
  readonly number: string;
};

export const RegisterLookUpDocument = { id: '7f719eb901975f58d158da6da8b1cf89ad94ae2671826f381d0203508e13e973', name: 'RegisterLookUp' } as TypedDocument<RegisterLookUpResult, RegisterLookUpVariables>;

export type ServiceFormResult = {
  readonly jurisdictionList: readonly {
    readonly code: string;
    readonly slug: string;
    readonly __typename: 'Jurisdiction';
  }[];
  readonly countryList: readonly {
    readonly code: string;
    readonly name: string;
    readonly __typename: 'Country';
  }[];
};

export type ServiceFormVariables = {
  readonly locale: string;
};

export const ServiceFormDocument = { id: '50007bdc5543ab45841482511137771e70118702f48b63320b42e57009683b5a', name: 'ServiceForm' } as TypedDocument<ServiceFormResult, ServiceFormVariables>;

export type ServiceQuoteResult = {
  readonly serviceOrderQuote: {
    readonly __typename: 'ServiceOrderQuote';
    readonly id: string;
    readonly quote: string;
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
    readonly surcharge: number;
    readonly windowOpensOn: string | null;
    readonly lastDay: string | null;
    readonly graceEnds: string | null;
    readonly poaWeeks: number | null;
    readonly priceListLabel: string;
    readonly validUntil: string;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly params: readonly {
      readonly name: string;
      readonly value: string;
      readonly __typename: 'RefusalParam';
    }[];
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type ServiceQuoteVariables = {
  readonly serviceName: string;
  readonly jurisdiction: string;
  readonly classes: number;
  readonly expirationDate?: string | null | undefined;
  readonly currency: string;
  readonly country: string;
  readonly customerKind: QuoteCustomerKind;
  readonly vatNumber?: string | null | undefined;
};

export const ServiceQuoteDocument = { id: 'c66db56a335019350cf78d051d5570b51cf394803ae9d6d5d7a37a6bbbbf9a95', name: 'ServiceQuote' } as TypedDocument<ServiceQuoteResult, ServiceQuoteVariables>;

export type AddOwnMarkResult = {
  readonly createTrademark: {
    readonly __typename: 'Trademark';
    readonly id: string;
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

export type AddOwnMarkVariables = {
  readonly input: CreateTrademarkInput;
};

export const AddOwnMarkDocument = { id: '0c481b611eea9004ad843fe2e75646c29e83a0a8064692676a75c161e6977598', name: 'AddOwnMark' } as TypedDocument<AddOwnMarkResult, AddOwnMarkVariables>;

export type AskForServiceAccountResult = {
  readonly askForServiceAccount: {
    readonly __typename: 'ServiceRequest';
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

export type AskForServiceAccountVariables = {
  readonly id: string;
};

export const AskForServiceAccountDocument = { id: '2b49144021fa2702f02a7b0d187b546701e4298b53d97ab12b414ac3df4cbec2', name: 'AskForServiceAccount' } as TypedDocument<AskForServiceAccountResult, AskForServiceAccountVariables>;

export type OrderServiceResult = {
  readonly orderService: {
    readonly __typename: 'ServiceOrderReceipt';
    readonly publicId: string;
    readonly serviceRequestId: string;
    readonly link: string | null;
    readonly productId: string | null;
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly params: readonly {
      readonly name: string;
      readonly value: string;
      readonly __typename: 'RefusalParam';
    }[];
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type OrderServiceVariables = {
  readonly input: OrderServiceInput;
};

export const OrderServiceDocument = { id: '4345c9a442509f2cf9d307246a781fcb2f2505a0ca0b75db87ac6fcaee682912', name: 'OrderService' } as TypedDocument<OrderServiceResult, OrderServiceVariables>;
