// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { NiceClassKind } from '../../../generated/schema.js';

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
