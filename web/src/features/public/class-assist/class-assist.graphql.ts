// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { NiceClassKind } from '../../../generated/schema.js';

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
