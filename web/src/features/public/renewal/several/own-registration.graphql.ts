// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type OwnRegistrationResult = {
  readonly trademarkList: {
    readonly items: readonly ({
      readonly id: string;
      readonly name: string;
      readonly expirationDate: string | null;
      readonly classes: readonly number[];
      readonly __typename: 'Trademark';
    })[];
    readonly __typename: 'TrademarkPage';
  };
};

export type OwnRegistrationVariables = {
  readonly office: string;
  readonly number: string;
};

export const OwnRegistrationDocument = { id: '324f1d1733bd1505177e2b951bb5aa9f1381bfb120bc3e04049fd4c5b3971bc3', name: 'OwnRegistration' } as TypedDocument<OwnRegistrationResult, OwnRegistrationVariables>;
