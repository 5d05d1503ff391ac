// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { ApproveVerificationInput } from '../../../../generated/schema.js';

export type ApproveVerificationResult = {
  readonly approveVerification: {
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

export type ApproveVerificationVariables = {
  readonly id: string;
  readonly input: ApproveVerificationInput;
  readonly expectedVersion?: number | null | undefined;
};

export const ApproveVerificationDocument = { id: 'c3d49906459e5c87d5ecd1da11cd93a3a7ff7c5e6a810590bb9f7dfe0488f6e5', name: 'ApproveVerification' } as TypedDocument<ApproveVerificationResult, ApproveVerificationVariables>;
