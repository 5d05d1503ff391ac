// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type OwnRegistrationsResult = {
  readonly trademarkList: {
    readonly items: readonly ({
      readonly id: string;
      readonly name: string;
      readonly jurisdiction: string;
      readonly number: string | null;
      readonly expirationDate: string | null;
      readonly classes: readonly number[];
      readonly __typename: 'Trademark';
    })[];
    readonly __typename: 'TrademarkPage';
  };
};

export type OwnRegistrationsVariables = Readonly<Record<string, never>>;

export const OwnRegistrationsDocument = { id: 'b94c7ab80806f8ae5d0314aab9021b919d2486313378f695c2de876e02307770', name: 'OwnRegistrations' } as TypedDocument<OwnRegistrationsResult, OwnRegistrationsVariables>;
