// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type TrademarkSearchOfficesResult = {
  readonly jurisdictionList: readonly {
    readonly code: string;
    readonly __typename: 'Jurisdiction';
  }[];
};

export type TrademarkSearchOfficesVariables = Readonly<Record<string, never>>;

export const TrademarkSearchOfficesDocument = { id: '4d2d30ed910dc60810bb9f1c5191e5811f7a6093d358e6ddbe009f52784d31a4', name: 'TrademarkSearchOffices' } as TypedDocument<TrademarkSearchOfficesResult, TrademarkSearchOfficesVariables>;
