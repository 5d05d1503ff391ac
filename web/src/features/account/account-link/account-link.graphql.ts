// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { AccountLinkKind, LinkStateKind } from '../../../generated/schema.js';

export type AccountLinkResult = {
  readonly accountLink: {
    readonly state: LinkStateKind;
    readonly email: string | null;
    readonly __typename: 'LinkState';
  };
};

export type AccountLinkVariables = {
  readonly kind: AccountLinkKind;
  readonly token: string;
};

export const AccountLinkDocument = { id: '6eed234e60c8b5e7507229700bee5f94cd90bb77d7225140cfc2e8b0ea10eac7', name: 'AccountLink' } as TypedDocument<AccountLinkResult, AccountLinkVariables>;

export type UseAccountLinkResult = {
  readonly useAccountLink: {
    readonly __typename: 'AccountLinkUsed';
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

export type UseAccountLinkVariables = {
  readonly kind: AccountLinkKind;
  readonly token: string;
};

export const UseAccountLinkDocument = { id: 'ff2f437bdb0a236d5f3a88d7146fe1c25fd4144aa168b936d2ada77ec75dc4b1', name: 'UseAccountLink' } as TypedDocument<UseAccountLinkResult, UseAccountLinkVariables>;
