// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

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
