// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { OrderOwnerKind } from '../../../generated/schema.js';

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
