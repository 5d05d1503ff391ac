// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { NiceClassKind } from '../../../generated/schema.js';

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
