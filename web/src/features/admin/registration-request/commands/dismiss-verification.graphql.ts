// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { DismissVerificationInput } from '../../../../generated/schema.js';

export type DismissVerificationResult = {
  readonly dismissVerification: {
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

export type DismissVerificationVariables = {
  readonly id: string;
  readonly input: DismissVerificationInput;
  readonly expectedVersion?: number | null | undefined;
};

export const DismissVerificationDocument = { id: '9dc38669a347e2398b25c4a1efe4a5dabe2e573c813809df48bb7d910509d23d', name: 'DismissVerification' } as TypedDocument<DismissVerificationResult, DismissVerificationVariables>;
