// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { GoodsAndServicesSearchInput, NiceClassKind } from '../../../generated/schema.js';

export type ClassAssistResult = {
  readonly niceClassList: readonly {
    readonly number: number;
    readonly kind: NiceClassKind;
    readonly title: string;
    readonly __typename: 'NiceClass';
  }[];
  readonly goodsAndServicesPackageList: readonly {
    readonly id: string;
    readonly title: string;
    readonly industry: {
      readonly id: string;
      readonly title: string;
      readonly __typename: 'GoodsIndustry';
    };
    readonly terms: readonly {
      readonly classNumber: number;
      readonly term: string;
      readonly need: string;
      readonly __typename: 'GoodsPackageTerm';
    }[];
    readonly __typename: 'GoodsPackage';
  }[];
};

export type ClassAssistVariables = {
  readonly locale: string;
};

export const ClassAssistDocument = { id: 'b6cfbd940453d2ed177a7c41520fb8f200d6b3e65e5666988455e0f8c8159e3d', name: 'ClassAssist' } as TypedDocument<ClassAssistResult, ClassAssistVariables>;

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

export type ClassAssistTradeResult = {
  readonly niceClassList: readonly ({
    readonly number: number;
    readonly kind: NiceClassKind;
    readonly title: string;
    readonly heading: string;
    readonly note: string | null;
    readonly __typename: 'NiceClass';
  })[];
  readonly goodsAndServicesPackageList: readonly {
    readonly id: string;
    readonly title: string;
    readonly industry: {
      readonly id: string;
      readonly title: string;
      readonly __typename: 'GoodsIndustry';
    };
    readonly terms: readonly {
      readonly classNumber: number;
      readonly term: string;
      readonly need: string;
      readonly __typename: 'GoodsPackageTerm';
    }[];
    readonly __typename: 'GoodsPackage';
  }[];
};

export type ClassAssistTradeVariables = {
  readonly locale: string;
};

export const ClassAssistTradeDocument = { id: 'a0dc6da0c8e5ef871a0bd54f4547bdec1d9b7f9a75df1b02a0431086fd55d541', name: 'ClassAssistTrade' } as TypedDocument<ClassAssistTradeResult, ClassAssistTradeVariables>;

export type TrademarkClassResult = {
  readonly niceClassList: readonly ({
    readonly number: number;
    readonly kind: NiceClassKind;
    readonly title: string;
    readonly heading: string;
    readonly examples: readonly string[];
    readonly note: string | null;
    readonly __typename: 'NiceClass';
  })[];
  readonly niceTermList: readonly {
    readonly term: string;
    readonly euHarmonised: boolean;
    readonly __typename: 'NiceTerm';
  }[];
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
  readonly relatedGoodsClassList: readonly {
    readonly classNumber: number;
    readonly title: string;
    readonly strength: number;
    readonly __typename: 'RelatedGoodsClass';
  }[];
};

export type TrademarkClassVariables = {
  readonly locale: string;
  readonly number: number;
};

export const TrademarkClassDocument = { id: '0f8f142f5dca36cdbc3ad513860c2a7258dd13e02ba283f4e2a78388c7f75308', name: 'TrademarkClass' } as TypedDocument<TrademarkClassResult, TrademarkClassVariables>;
