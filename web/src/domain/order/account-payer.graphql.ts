// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { PartyRole, PartyType } from '../../generated/schema.js';

export type AccountPayerResult = {
  readonly viewer: {
    readonly id: string;
    readonly displayName: string;
    readonly email: string;
    readonly __typename: 'User';
  } | null;
  readonly partyList: {
    readonly items: readonly ({
      readonly id: string;
      readonly type: PartyType;
      readonly roles: readonly PartyRole[];
      readonly businessName: string | null;
      readonly companyId: string | null;
      readonly vat: string | null;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly email: string | null;
      readonly address: {
        readonly id: string;
        readonly street: string;
        readonly city: string;
        readonly postcode: string;
        readonly country: string;
        readonly __typename: 'Address';
      } | null;
      readonly __typename: 'Party';
    })[];
    readonly __typename: 'PartyPage';
  };
};

export type AccountPayerVariables = Readonly<Record<string, never>>;

export const AccountPayerDocument = { id: '30bf4bd9e335790fb7aae2a1061d76ce56ecfc4448c1df3530ccd6b70071027b', name: 'AccountPayer' } as TypedDocument<AccountPayerResult, AccountPayerVariables>;
