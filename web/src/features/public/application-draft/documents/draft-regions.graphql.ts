// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type DraftRegionsResult = {
  readonly regionList: readonly {
    readonly code: string;
    readonly name: string;
    readonly __typename: 'Region';
  }[];
};

export type DraftRegionsVariables = {
  readonly country: string;
};

export const DraftRegionsDocument = { id: 'b28ba24cb5daea8b14ded1e191d137a2f1ebe3b74bda93146e69a76e493565d7', name: 'DraftRegions' } as TypedDocument<DraftRegionsResult, DraftRegionsVariables>;
