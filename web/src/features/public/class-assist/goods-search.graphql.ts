// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { GoodsAndServicesSearchInput } from '../../../generated/schema.js';

export type GoodsSearchResult = {
  readonly goodsAndServicesSearch: {
    readonly classes: readonly {
      readonly classNumber: number;
      readonly title: string;
      readonly score: number;
      readonly matched: readonly string[];
      readonly __typename: 'SuggestedGoodsClass';
    }[];
    readonly items: readonly ({
      readonly classNumber: number;
      readonly term: string;
      readonly translation: string | null;
      readonly euHarmonised: boolean;
      readonly __typename: 'GoodsTerm';
    })[];
    readonly translated: readonly {
      readonly word: string;
      readonly as: readonly string[];
      readonly __typename: 'TranslatedGoodsWord';
    }[];
    readonly listed: boolean;
    readonly degraded: boolean;
    readonly __typename: 'GoodsAndServicesSearch';
  };
};

export type GoodsSearchVariables = {
  readonly input: GoodsAndServicesSearchInput;
};

export const GoodsSearchDocument = { id: 'b8b663a5cf14acf217591fcb7bb6a9df343ef47e68cc439315e81f0fde3d6087', name: 'GoodsSearch' } as TypedDocument<GoodsSearchResult, GoodsSearchVariables>;
