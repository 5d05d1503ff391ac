// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { RepeatVerificationInput } from '../../../generated/schema.js';

export type RepeatVerificationResult = {
  readonly repeatVerification: {
    readonly __typename: 'RegistrationRequest';
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

export type RepeatVerificationVariables = {
  readonly id: string;
  readonly input: RepeatVerificationInput;
};

export const RepeatVerificationDocument = { id: '8bb35bbfc30484b4043bb77e73b1057bf88d71ffc797a18ff4b6bc455069a4b7', name: 'RepeatVerification' } as TypedDocument<RepeatVerificationResult, RepeatVerificationVariables>;
