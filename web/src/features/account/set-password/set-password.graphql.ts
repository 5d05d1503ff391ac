// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { LinkStateKind, SetPasswordInput } from '../../../generated/schema.js';

export type PasswordLinkResult = {
  readonly passwordLink: {
    readonly state: LinkStateKind;
    readonly email: string | null;
    readonly __typename: 'LinkState';
  };
};

export type PasswordLinkVariables = {
  readonly token: string;
};

export const PasswordLinkDocument = { id: '4191b6247cc3516d6c9f34a3742d29d30df01667e10633adb0a3b8c6ffa2b08e', name: 'PasswordLink' } as TypedDocument<PasswordLinkResult, PasswordLinkVariables>;

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
