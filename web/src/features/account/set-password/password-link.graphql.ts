// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { LinkStateKind } from '../../../generated/schema.js';

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
