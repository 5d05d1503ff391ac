// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { StartRegistrationOrderInput } from '../../../generated/schema.js';

export type StartOrderResult = {
  readonly startRegistrationOrder: {
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

export type StartOrderVariables = {
  readonly input: StartRegistrationOrderInput;
};

export const StartOrderDocument = { id: '6462875cd1220f860e694575355587d1282428c5f4d12299e542f23690feac7c', name: 'StartOrder' } as TypedDocument<StartOrderResult, StartOrderVariables>;
