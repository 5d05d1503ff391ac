// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type OwnMarkResult = {
  readonly trademarkList: {
    readonly items: readonly {
      readonly id: string;
      readonly __typename: 'Trademark';
    }[];
    readonly __typename: 'TrademarkPage';
  };
};

export type OwnMarkVariables = {
  readonly office: string;
  readonly number: string;
};

export const OwnMarkDocument = { id: '3ba72ab95d6e2406174ce605136df8289826c02c7c55cee71338c16df9d35647', name: 'OwnMark' } as TypedDocument<OwnMarkResult, OwnMarkVariables>;
