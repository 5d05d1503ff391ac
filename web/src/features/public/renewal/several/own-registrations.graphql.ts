// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type OwnRegistrationsResult = {
  readonly trademarkList: {
    readonly totalCount: number;
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

export const OwnRegistrationsDocument = { id: '3a42dd29b7c6c41a6ca0b68b6f8b893c6afee35301ef5a0ea54fc794e87e5a6b', name: 'OwnRegistrations' } as TypedDocument<OwnRegistrationsResult, OwnRegistrationsVariables>;
