// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type OrderRegionsResult = {
  readonly regionList: readonly {
    readonly code: string;
    readonly name: string;
    readonly __typename: 'Region';
  }[];
};

export type OrderRegionsVariables = {
  readonly country: string;
};

export const OrderRegionsDocument = { id: '1e5f8732578042d97c84ff394db87724981b7d83a9bf4de99f2719d1d67ebc03', name: 'OrderRegions' } as TypedDocument<OrderRegionsResult, OrderRegionsVariables>;
