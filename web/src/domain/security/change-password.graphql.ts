// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { ChangePasswordInput } from '../../generated/schema.js';

export type ChangePasswordResult = {
  readonly changePassword: {
    readonly __typename: 'PasswordSet';
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

export type ChangePasswordVariables = {
  readonly input: ChangePasswordInput;
};

export const ChangePasswordDocument = { id: '93ea45662e14e4921ac9c495ef5e6320e909492d0d902302cee88edc9ca3c2d8', name: 'ChangePassword' } as TypedDocument<ChangePasswordResult, ChangePasswordVariables>;
