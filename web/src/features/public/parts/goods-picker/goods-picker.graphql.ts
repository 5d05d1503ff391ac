// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { GoodsAndServicesSearchInput } from '../../../../generated/schema.js';

export type GoodsPickerResult = {
  readonly goodsAndServicesSearch: {
    readonly classes: readonly {
      readonly classNumber: number;
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
  readonly goodsAndServicesPackageList: readonly {
    readonly id: string;
    readonly title: string;
    readonly terms: readonly {
      readonly classNumber: number;
      readonly term: string;
      readonly need: string;
      readonly __typename: 'GoodsPackageTerm';
    }[];
    readonly __typename: 'GoodsPackage';
  }[];
};

export type GoodsPickerVariables = {
  readonly input: GoodsAndServicesSearchInput;
  readonly query: string;
  readonly locale: string;
};

export const GoodsPickerDocument = { id: '055894968829e796b8e68f57be6458807d8c26f060ff5df70526f3e9318b9e30', name: 'GoodsPicker' } as TypedDocument<GoodsPickerResult, GoodsPickerVariables>;
