// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { SetPasswordInput } from '../../../generated/schema.js';

export type SetPasswordResult = {
  readonly setPassword: {
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

export type SetPasswordVariables = {
  readonly input: SetPasswordInput;
};

export const SetPasswordDocument = { id: '1b6c4e42d57a9575c66802bbeb6961b460956aec6d7a8eb7f95ef207e5b53f2c', name: 'SetPassword' } as TypedDocument<SetPasswordResult, SetPasswordVariables>;
