// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { ServiceRequestStatus } from '../../../../generated/schema.js';

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
