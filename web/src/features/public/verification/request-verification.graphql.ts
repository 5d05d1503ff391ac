// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { RequestVerificationInput } from '../../../generated/schema.js';

export type RequestVerificationResult = {
  readonly requestVerification: {
    readonly __typename: 'VerificationReceipt';
    readonly requestId: string;
    readonly link: string;
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

export type RequestVerificationVariables = {
  readonly input: RequestVerificationInput;
};

export const RequestVerificationDocument = { id: '5d985e8b88bf69e59cd56758bd63137d55c58cbec77db13811a0bdb4235483a5', name: 'RequestVerification' } as TypedDocument<RequestVerificationResult, RequestVerificationVariables>;
